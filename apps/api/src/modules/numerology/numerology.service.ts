import type { NumerologyAnswer, NumerologyAnswerOf } from '@nebosvod/contracts/numerology';
import type { NumerologyInput, NumerologyRequest } from '@nebosvod/contracts/numerology-requests';
import { board } from '@nebosvod/numerology/board';
import { isoDate, readBirthday, readCivilDate } from '@nebosvod/numerology/civil-date';
import { compatibility } from '@nebosvod/numerology/compatibility';
import { family } from '@nebosvod/numerology/family';
import { fourNumbers } from '@nebosvod/numerology/four-numbers';
import { lifePath } from '@nebosvod/numerology/life-path';
import { destinyMatrix } from '@nebosvod/numerology/matrix/destiny-matrix';
import { destinyMatrixPair } from '@nebosvod/numerology/matrix/matrix-pair';
import { type NameNumbers, nameNumbers } from '@nebosvod/numerology/name/name-number';
import { type NameText, readNameParts } from '@nebosvod/numerology/name/read-name';
import { objectNumber } from '@nebosvod/numerology/object/object-number';
import { personalCycles } from '@nebosvod/numerology/personal-cycles';
import { pinnacles } from '@nebosvod/numerology/pinnacles';
import { psychomatrix, psychomatrixSchoolFits } from '@nebosvod/numerology/psychomatrix';
import { psychomatrixPair } from '@nebosvod/numerology/psychomatrix-pair';
import { schools } from '@nebosvod/numerology/schools';
import { SUITABLE_DATES_LIMIT, suitableDates } from '@nebosvod/numerology/suitable-dates';
import { antardasha } from '@nebosvod/numerology/vedic/antardasha';
import { kua, solarYears } from '@nebosvod/numerology/vedic/kua';
import { loShuDigitsOnly } from '@nebosvod/numerology/vedic/lo-shu';
import { vedicNumbers } from '@nebosvod/numerology/vedic/vedic-numbers';
import { ProblemError } from '../../problem-error.ts';
import { InputReader, utcDate } from './numerology-input.service.ts';

const LATE_SCHOOL = 'Школа «2000+» считает только рождённых с 2000 года: выберите классическую.';
/** Ages listed when none are asked for. */
const DASHA_TO_AGE = 90;

/** Reads the input of a system and computes it. `now` (ms since 1970) bounds births and dates «сегодня». */
export function calculate(request: NumerologyRequest, now: number): NumerologyAnswer {
  const read = new InputReader(now);
  switch (request.system) {
    case 'psychomatrix': {
      const { school } = request.input;
      const date = read.birth('date', request.input.date);
      if (school !== undefined && !psychomatrixSchoolFits(date, school)) read.fault('school', LATE_SCHOOL);
      read.done();
      return { system: request.system, ...psychomatrix(date, school) };
    }
    case 'psychomatrixPair':
      return squarePair(request.input, read);
    case 'destinyMatrix': {
      const { date, at, ...options } = request.input;
      const birth = read.birth('date', date);
      const day = at === undefined ? utcDate(now) : read.date('at', at);
      read.done();
      return { system: request.system, ...destinyMatrix(birth, { ...options, at: day }) };
    }
    case 'destinyMatrixTriads': {
      const { date, ...options } = request.input;
      const birth = read.birth('date', date);
      read.done();
      const { triads, trace, confirmation } = destinyMatrix(birth, options);
      return { system: request.system, ...triads, trace, confirmation };
    }
    case 'destinyMatrixPair': {
      const { dates, ...options } = request.input;
      const births = read.pair('dates', dates);
      read.done();
      return { system: request.system, ...destinyMatrixPair(births, options) };
    }
    case 'nameLetters':
      return letters(request.input, read);
    case 'nameNumber':
      return name(request.input, read);
    case 'lifePath': {
      const date = read.birth('date', request.input.date);
      read.done();
      return { system: request.system, ...lifePath(date, request.input.method) };
    }
    case 'personalCycles':
      return cycles(request.input, read);
    case 'pinnacles': {
      const date = read.birth('date', request.input.date);
      read.done();
      return { system: request.system, ...pinnacles(date, request.input.keepMaster) };
    }
    case 'vedicNumbers': {
      const { date, sex, leapBirthday } = request.input;
      const birth = read.birth('date', date);
      read.done();
      return { system: request.system, ...vedicNumbers(birth, sex, { leapBirthday }) };
    }
    case 'antardasha': {
      const { date, fromAge = 0, toAge = Math.max(fromAge, DASHA_TO_AGE), leapBirthday } = request.input;
      const birth = read.birth('date', date);
      if (toAge < fromAge) read.fault('toAge', 'Конечный возраст меньше начального.');
      read.done();
      return { system: request.system, ...antardasha(birth, fromAge, toAge, leapBirthday) };
    }
    case 'loShuDigitsOnly': {
      const date = read.birth('date', request.input.date);
      read.done();
      return { system: request.system, ...loShuDigitsOnly(date) };
    }
    case 'kua':
      return kuaOf(request.input, read);
    case 'fourNumbers': {
      const date = read.birth('date', request.input.date);
      read.done();
      return { system: request.system, ...fourNumbers(date, request.input.keepMaster) };
    }
    case 'objectNumber': {
      const found = read.take('text', objectNumber(request.input.text, request.input.kind));
      read.done();
      return { system: request.system, ...real(found) };
    }
    case 'suitableDates': {
      const { date, from, to, ...options } = request.input;
      const birth = read.birth('date', date);
      const span = read.span(from, to, SUITABLE_DATES_LIMIT);
      read.done();
      return { system: request.system, ...suitableDates({ birth, ...span, ...options }) };
    }
    case 'compatibility':
      return couple(request.input, read);
    case 'family': {
      const { dates, friendship, ...options } = request.input;
      const births = read.births('dates', dates);
      read.done();
      return { system: request.system, ...family(births, options, friendship) };
    }
    case 'schools': {
      const date = read.birth('date', request.input.date);
      const at = request.input.at === undefined ? utcDate(now) : read.date('at', request.input.at);
      const named = read.optionalName(request.input);
      read.done();
      const compared = schools(date, { at, ...(named === null ? {} : { name: named }) });
      return { system: request.system, at: isoDate(at), ...compared, warnings: named?.warnings ?? [] };
    }
    case 'board':
      return wholeBoard(request.input, read, now);
  }
}

/** A board and the date of birth as `YYYY-MM-DD`, however it was typed: for whoever prints it. `now` as in {@link calculate}. */
export function calculateBoard(input: NumerologyInput<'board'>, now: number) {
  const board = wholeBoard(input, new InputReader(now), now);
  const birth = readCivilDate(input.date);
  if (!birth.ok) throw new ProblemError('INTERNAL');
  return { board, date: isoDate(birth.value) };
}

/** A value that `done()` has vouched for. */
function real<T>(value: T | null): T {
  if (value === null) throw new ProblemError('INTERNAL');
  return value;
}

function squarePair(
  input: NumerologyInput<'psychomatrixPair'>,
  read: InputReader,
): NumerologyAnswerOf<'psychomatrixPair'> {
  const dates = read.pair('dates', input.dates);
  const chosen = [input.schools?.[0] ?? undefined, input.schools?.[1] ?? undefined] as const;
  for (const i of [0, 1] as const) {
    const school = chosen[i];
    if (school !== undefined && !psychomatrixSchoolFits(dates[i], school)) read.fault(`schools.${i}`, LATE_SCHOOL);
  }
  read.done();
  return { system: 'psychomatrixPair', ...psychomatrixPair(dates, chosen) };
}

function letters(input: NumerologyInput<'nameLetters'>, read: InputReader): NumerologyAnswerOf<'nameLetters'> {
  const text = read.take('parts', readNameParts(input.parts));
  const numbers = text === null ? null : read.take('table', nameNumbers(text, input));
  read.done();
  const { table, parts, warnings, trace, confirmation } = real(numbers);
  return {
    system: 'nameLetters',
    table,
    letters: parts.map((part) => part.letters.map((letter) => letter.value)),
    sums: parts.map((part) => part.sum),
    warnings,
    trace,
    confirmation,
  };
}

function name(input: NumerologyInput<'nameNumber'>, read: InputReader): NumerologyAnswerOf<'nameNumber'> {
  if (input.name === undefined && input.parts === undefined)
    read.fault('name', 'Введите имя: хотя бы одно слово буквами.');
  const text = read.optionalName(input);
  const numbers = text === null ? null : read.take('table', nameNumbers(text, input));
  const minor = read.nameNumbers('shortName', input.shortName, input);
  read.done();
  return { system: 'nameNumber', ...real(numbers), minor };
}

function cycles(input: NumerologyInput<'personalCycles'>, read: InputReader): NumerologyAnswerOf<'personalCycles'> {
  read.take('birthDay', readBirthday(input.birthDay, input.birthMonth));
  const { year, month, day } = input;
  if (day !== undefined && month === undefined) read.fault('month', 'Чтобы посчитать личный день, укажите и месяц.');
  if (day !== undefined && month !== undefined) {
    read.take('day', readCivilDate(isoDate({ year, month, day })));
  }
  read.done();
  return { system: 'personalCycles', ...personalCycles(input) };
}

function kuaOf(input: NumerologyInput<'kua'>, read: InputReader): NumerologyAnswerOf<'kua'> {
  const date = input.date === undefined ? null : read.birth('date', input.date);
  const year = input.year ?? date?.year;
  if (year === undefined) read.fault('year', 'Укажите год или дату рождения.');
  else read.birthYear('year', year);
  if (date !== null && input.year !== undefined && input.year !== date.year) {
    read.fault('year', 'Год не совпадает с годом в дате рождения.');
  }
  read.done();
  return { system: 'kua', ...kua(real(year ?? null), input.sex, date === null ? undefined : solarYears(date)) };
}

function couple(input: NumerologyInput<'compatibility'>, read: InputReader): NumerologyAnswerOf<'compatibility'> {
  const { dates, names: typed, friendship, ...matrix } = input;
  const births = read.pair('dates', dates);
  const first = read.nameNumbers('names.0', typed?.[0], {});
  const second = read.nameNumbers('names.1', typed?.[1], {});
  read.done();
  const names: readonly [NameNumbers, NameNumbers] | undefined =
    first === null || second === null ? undefined : [first, second];
  return { system: 'compatibility', ...compatibility(births, { names, matrix, friendship }), names: names ?? null };
}

function wholeBoard(input: NumerologyInput<'board'>, read: InputReader, now: number): NumerologyAnswerOf<'board'> {
  const { date, sex, name: whole, parts, shortName, at, psychomatrixSchool, method, ...options } = input;
  const { school, ringStart, ancestralCentre, ...rest } = options;
  const birth = read.birth('date', date);
  const day = at === undefined ? utcDate(now) : read.date('at', at);
  if (psychomatrixSchool !== undefined && !psychomatrixSchoolFits(birth, psychomatrixSchool)) {
    read.fault('psychomatrixSchool', LATE_SCHOOL);
  }
  const named = read.optionalName({ name: whole, parts });
  const short: NameText | null = shortName === undefined ? null : read.take('shortName', readNameParts([shortName]));
  read.done();
  const person = { date: birth, sex, name: named ?? undefined, shortName: short ?? undefined };
  const matrix = { school, ringStart, ancestralCentre };
  const answer = read.take(
    'table',
    board(person, { at: day, psychomatrixSchool, lifePathMethod: method, matrix, ...rest }),
  );
  read.done();
  return { system: 'board', at: isoDate(day), ...real(answer) };
}
