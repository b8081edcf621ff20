import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must } from '../../../scripts/must.ts';
import { board } from './board.ts';
import {
  type CivilDate,
  completedYears,
  dateDigits,
  dateOfDayNumber,
  dayNumber,
  exactAge,
  isoDate,
  readCivilDate,
} from './civil-date.ts';
import { fourNumbers } from './four-numbers.ts';
import { lifePath } from './life-path.ts';
import { destinyMatrix } from './matrix/destiny-matrix.ts';
import { destinyMatrixPair } from './matrix/matrix-pair.ts';
import { nameNumbers } from './name/name-number.ts';
import { readName } from './name/read-name.ts';
import { LIFE_PATH_METHODS, NAME_TABLES } from './numerology.ids.ts';
import { objectNumber } from './object/object-number.ts';
import { personalCycles } from './personal-cycles.ts';
import { pinnacles } from './pinnacles.ts';
import { DIGITS, psychomatrix } from './psychomatrix.ts';
import { digitChain, digitSum, masterChain, toArcanum, toDigit, toMaster } from './reduction.ts';
import { schools } from './schools.ts';
import { antardasha } from './vedic/antardasha.ts';
import { mahadasha, mahadashaAt } from './vedic/mahadasha.ts';

const FIRST = dayNumber({ year: 1, month: 1, day: 1 });
const LAST = dayNumber({ year: 9999, month: 12, day: 31 });
const anyDate: fc.Arbitrary<CivilDate> = fc.integer({ min: FIRST, max: LAST }).map(dateOfDayNumber);
const modernDate: fc.Arbitrary<CivilDate> = fc
  .integer({ min: dayNumber({ year: 1900, month: 1, day: 1 }), max: dayNumber({ year: 2100, month: 12, day: 31 }) })
  .map(dateOfDayNumber);
const arcanumSchool = fc.constantFrom('digit-sum' as const, 'subtract-22' as const);
const ringStart = fc.constantFrom('A' as const, 'C' as const);
const ancestralCentre = fc.constantFrom('E' as const, 'own' as const);

function everyNumber(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (Array.isArray(value)) return value.flatMap(everyNumber);
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(everyNumber) : [];
}

describe('reductions', () => {
  test('the digit of a number is its remainder modulo 9, with 9 for 0', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (n) => {
        expect(toDigit(n) % 9).toBe(n % 9);
        expect(digitChain(n).at(-1)).toBe(toDigit(n));
        expect(masterChain(n).at(-1)).toBe(toMaster(n));
        expect(toMaster(n) % 9).toBe(n % 9);
        expect(digitSum(n) % 9).toBe(n % 9);
      }),
    );
  });

  test('an arcanum is 1–22 and keeps its remainder: modulo 9 by digit sums, modulo 22 by subtraction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (n) => {
        const byDigits = toArcanum(n);
        const byMinus = toArcanum(n, 'subtract-22');
        expect(byDigits >= 1 && byDigits <= 22 && byMinus >= 1 && byMinus <= 22).toBe(true);
        expect(byDigits % 9).toBe(n % 9);
        expect(byMinus % 22).toBe(n % 22);
      }),
    );
    expect(toArcanum(0)).toBe(22);
  });
});

describe('dates', () => {
  test('day numbers and ISO texts go there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST, max: LAST }), (n) => {
        const date = dateOfDayNumber(n);
        expect(dayNumber(date)).toBe(n);
        expect(readCivilDate(isoDate(date))).toEqual({ ok: true, value: date });
      }),
    );
  });

  test('the exact age lies between full years', () => {
    fc.assert(
      fc.property(modernDate, fc.integer({ min: 0, max: 40_000 }), (birth, days) => {
        const at = dateOfDayNumber(dayNumber(birth) + days);
        const age = exactAge(birth, at);
        expect(age).not.toBeNull();
        expect(Math.floor(age ?? -1)).toBe(completedYears(birth, at));
      }),
    );
  });
});

describe('numbers of a date', () => {
  test('life path is congruent to the sum of all digits modulo 9, by every method', () => {
    fc.assert(
      fc.property(anyDate, fc.constantFrom(...LIFE_PATH_METHODS), (date, method) => {
        const sum = dateDigits(date).reduce((a, b) => a + b, 0);
        expect(lifePath(date, method).lifePath % 9).toBe(sum % 9);
      }),
    );
  });

  test('the square counts every non-zero digit written down, and lines are sums of their cells', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const square = psychomatrix(date);
        const written = [...square.working, ...(square.added === null ? [] : [square.added])];
        const digits = `${dateDigits(date).join('')}${written.map(Math.abs).join('')}`.replaceAll('0', '');
        expect(DIGITS.reduce((sum, digit) => sum + square.counts[digit], 0)).toBe(digits.length);
        const { purpose_147, family_258, stability_369, selfEsteem_123, finance_456, talent_789 } = square.lines;
        expect(purpose_147 + family_258 + stability_369).toBe(digits.length);
        expect(selfEsteem_123 + finance_456 + talent_789).toBe(digits.length);
      }),
    );
  });

  test('challenges are 0–8, pinnacles 1–9 or masters, periods follow one another', () => {
    fc.assert(
      fc.property(anyDate, fc.boolean(), (date, keepMaster) => {
        const life = pinnacles(date, keepMaster);
        for (const value of life.challenges) expect(value >= 0 && value <= 8).toBe(true);
        for (const value of life.pinnacles) {
          expect((value >= 1 && value <= 9) || (keepMaster && [11, 22, 33].includes(value))).toBe(true);
        }
        for (let i = 1; i < 4; i++)
          expect(must(life.periods[i]).fromAge).toBe((must(life.periods[i - 1]).toAge ?? 0) + 1);
        expect(life.periods.map((period) => period.pinnacle)).toEqual([...life.pinnacles]);
      }),
    );
  });

  test('personal year rises by one digit from year to year unless the millennium turns', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 28 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 9998 }),
        (d, m, y) => {
          const now = personalCycles({ birthDay: d, birthMonth: m, year: y }).personalYear;
          const next = personalCycles({ birthDay: d, birthMonth: m, year: y + 1 }).personalYear;
          expect(next).toBe(now === 9 ? 1 : now + 1);
        },
      ),
    );
  });

  test('without masters mission and realisation always coincide', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const four = fourNumbers(date);
        expect(four.mission).toBe(four.realisation);
      }),
    );
  });
});

describe('matrix of destiny', () => {
  test('every point of every school is an arcanum 1–22', () => {
    fc.assert(
      fc.property(anyDate, arcanumSchool, ringStart, ancestralCentre, (date, school, start, centre) => {
        const { trace, confirmation, yearEnergy, reason, ...points } = destinyMatrix(date, {
          school,
          ringStart: start,
          ancestralCentre: centre,
        });
        expect(points.ring).toHaveLength(64);
        for (const value of everyNumber(points))
          expect(Number.isInteger(value) && value >= 1 && value <= 22).toBe(true);
        for (const step of trace) expect(step.value >= 1 && step.value <= 22).toBe(true);
        expect([yearEnergy, reason]).toEqual([null, 'NO_DATE']);
        expect(Object.keys(confirmation).length).toBeGreaterThan(5);
      }),
    );
  });

  test('a couple is the same whoever comes first, and its points are arcana', () => {
    fc.assert(
      fc.property(anyDate, anyDate, arcanumSchool, (a, b, school) => {
        const { first, second, trace, ...pair } = destinyMatrixPair([a, b], { school });
        const { first: f, second: s, trace: t, ...swapped } = destinyMatrixPair([b, a], { school });
        expect(swapped).toEqual(pair);
        for (const value of everyNumber(pair)) expect(value >= 1 && value <= 22).toBe(true);
        expect([first.A, trace.length]).toEqual([s.A, t.length]);
        expect(second.A).toBe(f.A);
      }),
      { numRuns: 40 },
    );
  });

  test('both starts of the age ring agree at 20 and at 60', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const [a, c] = [destinyMatrix(date), destinyMatrix(date, { ringStart: 'C' })];
        expect([a.ring[16], a.ring[48]]).toEqual([a.B, a.D]);
        expect([c.ring[16], c.ring[48]]).toEqual([a.B, a.D]);
      }),
      { numRuns: 40 },
    );
  });
});

describe('names', () => {
  const letter = fc.constantFrom(...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя');
  const word = fc.string({ unit: letter, minLength: 2, maxLength: 15 });
  const latinWord = fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 2, maxLength: 15 });
  const names = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 4 }),
    fc.array(latinWord, { minLength: 1, maxLength: 4 }),
  );

  test('soul + personality ≡ expression modulo 9, in every table', () => {
    fc.assert(
      fc.property(names, fc.constantFrom(...NAME_TABLES), (words, table) => {
        const name = readName(words.join(' '));
        if (!name.ok) throw new Error(name.problem.message);
        const numbers = nameNumbers(name.value, { table });
        if (!numbers.ok) return;
        const { soul, personality, expression, expressionWhole, sum } = numbers.value;
        expect(((soul ?? 0) + (personality ?? 0)) % 9).toBe(expression % 9);
        expect(expressionWhole % 9).toBe(sum % 9);
        expect(expression % 9).toBe(sum % 9);
      }),
    );
  });

  test('case, spaces and hyphens never change a name', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const plain = readName(`${a}${b}`);
        const dressed = readName(` ${a.toUpperCase()}-${b} `);
        if (!plain.ok || !dressed.ok) throw new Error('a name of letters is readable');
        expect(dressed.value.parts.map((part) => part.letters)).toEqual(plain.value.parts.map((part) => part.letters));
      }),
    );
  });

  test('no text whatever throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 })), (text) => {
        const name = readName(text);
        if (name.ok) nameNumbers(name.value);
        else expect(name.problem.message).toMatch(/[а-яё].*[.?]$/isu);
        const object = objectNumber(text);
        if (object.ok) expect(object.value.number >= 0 && object.value.number <= 9).toBe(true);
        else expect(object.problem.message).toMatch(/[а-яё].*\.$/isu);
        readCivilDate(text);
      }),
      { numRuns: 300 },
    );
  });
});

describe('periods of numbers', () => {
  test('great periods cover 45 years a cycle without gaps and say the same as the number at an age', () => {
    fc.assert(
      fc.property(modernDate, (birth) => {
        const periods = mahadasha(birth);
        expect(must(periods[9]).fromAge).toBe(45);
        for (const [i, period] of periods.entries()) {
          if (i > 0) expect(period.start).toBe(must(periods[i - 1]).end);
          for (let age = period.fromAge; age < period.toAge; age++) expect(mahadashaAt(birth, age)).toBe(period.number);
        }
      }),
      { numRuns: 50 },
    );
  });

  test('years of life and their small periods join up from birthday to birthday', () => {
    fc.assert(
      fc.property(modernDate, fc.constantFrom('feb-28' as const, 'mar-1' as const), (birth, leap) => {
        const { years } = antardasha(birth, 0, 12, leap);
        for (const [i, year] of years.entries()) {
          if (i > 0) expect(year.start).toBe(must(years[i - 1]).end);
          expect(year.antardasha >= 1 && year.antardasha <= 9).toBe(true);
          expect(must(year.pratyantar[0]).start).toBe(year.start);
          expect(year.pratyantar.at(-1)?.end).toBe(year.end);
          for (let j = 1; j < year.pratyantar.length; j++)
            expect(must(year.pratyantar[j]).start).toBe(must(year.pratyantar[j - 1]).end);
        }
      }),
      { numRuns: 50 },
    );
  });
});

test('every date of the calendar has a whole board and a comparison of schools', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (date, at) => {
      expect(board({ date, sex: 'f' }, { at }).ok).toBe(true);
      const compared = schools(date, { at });
      expect(compared.differing).toBe(compared.groups.flatMap((g) => g.rows).filter((row) => row.differs).length);
      for (const group of compared.groups) {
        for (const row of group.rows) expect(row.values).toHaveLength(group.schools.length);
      }
    }),
    { numRuns: 60 },
  );
});
