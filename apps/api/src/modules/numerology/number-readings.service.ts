import type { NumerologyAnswerOf } from '@nebosvod/contracts/numerology';
import type { NumerologyText } from '@nebosvod/contracts/numerology-texts';
import { personalDayText, personalMonthText, personalYearText } from '@nebosvod/interpretations/numerology/cycle-texts';
import { karmicDebtText, type NumberPosition, numberText } from '@nebosvod/interpretations/numerology/number-texts';
import { pairText } from '@nebosvod/interpretations/numerology/pair-texts';
import { unitOfNumber } from '@nebosvod/interpretations/numerology/unit-of-number';
import { vedicDestinyText, vedicSoulText } from '@nebosvod/interpretations/numerology/vedic-texts';
import type { NumberPair } from '@nebosvod/numerology/compatibility';
import type { KarmicDebt } from '@nebosvod/numerology/karmic-debt';
import { DIGITS } from '@nebosvod/numerology/psychomatrix';
import { toDigit, toMaster } from '@nebosvod/numerology/reduction';
import { paragraph, unitParagraph } from './reading.service.ts';

type LifePath = Pick<NumerologyAnswerOf<'lifePath'>, 'lifePath' | 'karmicDebts' | 'birthday'>;
type Name = Pick<NumerologyAnswerOf<'nameNumber'>, 'expression' | 'soul' | 'personality' | 'karmicDebts'>;
type Cycles = Pick<NumerologyAnswerOf<'personalCycles'>, 'personalYear' | 'personalMonth' | 'personalDay'>;
type Vedic = Pick<NumerologyAnswerOf<'vedicNumbers'>, 'soul' | 'destiny' | 'kua' | 'square'>;
type LoShuDigits = Pick<NumerologyAnswerOf<'loShuDigitsOnly'>, 'counts'>;
type Kua = Pick<NumerologyAnswerOf<'kua'>, 'male' | 'female'>;
type Thing = Pick<NumerologyAnswerOf<'objectNumber'>, 'kind' | 'variants'>;
type Periods = Pick<NumerologyAnswerOf<'pinnacles'>, 'periods'>;

const positionNames: Readonly<Record<NumberPosition, string>> = {
  lifePath: 'Число пути',
  birthday: 'Число рождения',
  expression: 'Число имени',
  soul: 'Число души',
  personality: 'Число личности',
};

function numberReading(position: NumberPosition, number: number | null, scope = ''): readonly NumerologyText[] {
  if (number === null) return [];
  const name = positionNames[position];
  const subject = { id: `${scope}${position}`, position: name, factor: `${name} ${number}` };
  return paragraph(subject, numberText(position, number));
}

function debtReadings(debts: readonly KarmicDebt[], scope = ''): readonly NumerologyText[] {
  return debts.flatMap((debt) => {
    const factor = `Кармический долг ${debt}`;
    return paragraph({ id: `${scope}karmicDebt.${debt}`, position: factor, factor }, karmicDebtText(debt));
  });
}

/** Life path, birthday and the debts of both. Ids `lifePath`, `birthday`, `karmicDebt.13/4`. */
export function lifePathReadings({ lifePath, karmicDebts, birthday }: LifePath): readonly NumerologyText[] {
  return [
    ...numberReading('lifePath', lifePath),
    ...numberReading('birthday', birthday.number),
    ...debtReadings([...new Set([...karmicDebts, ...birthday.karmicDebts])]),
  ];
}

/** Numbers of a name. Ids `name.expression`, or `minorName.expression` of the name used daily. */
export function nameReadings(name: Name, scope: 'name' | 'minorName' = 'name'): readonly NumerologyText[] {
  return [
    ...numberReading('expression', name.expression, `${scope}.`),
    ...numberReading('soul', name.soul, `${scope}.`),
    ...numberReading('personality', name.personality, `${scope}.`),
    ...debtReadings(name.karmicDebts, `${scope}.`),
  ];
}

/** Personal year, month and day, as far as they were counted. Ids `personalYear`, `personalMonth`, `personalDay`. */
export function cycleReadings({ personalYear, personalMonth, personalDay }: Cycles): readonly NumerologyText[] {
  const cycles = [
    ['personalYear', 'Личный год', personalYear, personalYearText],
    ['personalMonth', 'Личный месяц', personalMonth, personalMonthText],
    ['personalDay', 'Личный день', personalDay, personalDayText],
  ] as const;
  return cycles.flatMap(([id, position, number, textOf]) =>
    number === null ? [] : paragraph({ id, position, factor: `${position} ${number}` }, textOf(number)),
  );
}

/** Vedic numbers, then the cells of the Indian square of Lo Shu. Ids `vedic.soul`, `vedic.destiny`, `vedic.kua`, `loShu.1`. */
export function vedicReadings({ soul, destiny, kua, square }: Vedic): readonly NumerologyText[] {
  return [
    ...paragraph(
      { id: 'vedic.soul', position: 'Ведическое число души', factor: `Ведическое число души ${soul}` },
      vedicSoulText(soul),
    ),
    ...paragraph(
      { id: 'vedic.destiny', position: 'Ведическое число судьбы', factor: `Ведическое число судьбы ${destiny}` },
      vedicDestinyText(destiny),
    ),
    ...(kua === null ? [] : kuaReading('vedic.kua', 'Число куа', kua)),
    ...DIGITS.flatMap((digit) => loShuReading(digit, square[digit])),
  ];
}

/** Kua of a man and of a woman born in a year. Ids `kua.male`, `kua.female`. */
export function kuaReadings({ male, female }: Kua): readonly NumerologyText[] {
  return [...kuaReading('kua.male', 'Куа, мужское', male), ...kuaReading('kua.female', 'Куа, женское', female)];
}

function kuaReading(id: string, position: string, number: number): readonly NumerologyText[] {
  return unitParagraph({ id, position, factor: `${position}: ${number}` }, unitOfNumber({ kind: 'kua', number }));
}

const loShuState = (count: number) => (count === 0 ? 'absent' : count === 1 ? 'one' : 'many');

/**
 * Where schools part: cells that the square of the date's digits alone reads otherwise than the Indian one, which adds the numbers of
 * soul and destiny. Ids `loShuDigits.1`.
 */
export function loShuSchoolReadings(
  { counts }: LoShuDigits,
  { square }: Pick<Vedic, 'square'>,
): readonly NumerologyText[] {
  return DIGITS.flatMap((digit) => {
    const state = loShuState(counts[digit]);
    if (state === loShuState(square[digit])) return [];
    const digits = (count: number) => (count === 0 ? 'нет' : String(digit).repeat(count));
    const subject = {
      id: `loShuDigits.${digit}`,
      position: `Клетка ${digit} Ло Шу без чисел души и судьбы`,
      factor: `Клетка ${digit}: только из даты ${digits(counts[digit])}, с числами души и судьбы ${digits(square[digit])}`,
    };
    return unitParagraph(subject, unitOfNumber({ kind: 'lo-shu', digit, state }));
  });
}

function loShuReading(digit: number, count: number): readonly NumerologyText[] {
  const state = loShuState(count);
  const factor =
    count === 0 ? `Цифры ${digit} в квадрате Ло Шу нет` : `${String(digit).repeat(count)} в квадрате Ло Шу`;
  const subject = { id: `loShu.${digit}`, position: `Клетка ${digit} Ло Шу`, factor };
  return unitParagraph(subject, unitOfNumber({ kind: 'lo-shu', digit, state }));
}

const thingNames = { phone: 'телефона', car: 'автомобиля', flat: 'дома или квартиры', business: 'названия' } as const;

/** Each number that readings of a thing give, the default one first. Ids `object.5`. */
export function objectReadings({ kind, variants }: Thing): readonly NumerologyText[] {
  const numbers = [...new Set(variants.map(({ number }) => number))];
  return numbers.flatMap((number) => {
    const labels = variants.filter((one) => one.number === number).map(({ label }) => label.toLowerCase());
    const factor = `Число ${thingNames[kind]} ${number}: ${labels.join(', ')}`;
    const subject = { id: `object.${number}`, position: `Число ${thingNames[kind]}`, factor };
    return unitParagraph(subject, unitOfNumber({ kind: 'object', object: kind, number }));
  });
}

/** The four pinnacles and challenges. Ids `pinnacle.1`, `challenge.1`. */
export function pinnacleReadings({ periods }: Periods): readonly NumerologyText[] {
  return periods.flatMap(({ pinnacle, challenge }, index) => {
    const at = index + 1;
    const peak = `${at}-я вершина`;
    const test = `${at}-е испытание`;
    return [
      ...unitParagraph(
        { id: `pinnacle.${at}`, position: peak, factor: `${peak}: ${pinnacle}` },
        unitOfNumber({ kind: 'pinnacle', number: toMaster(pinnacle) }),
      ),
      ...unitParagraph(
        { id: `challenge.${at}`, position: test, factor: `${test}: ${challenge}` },
        unitOfNumber({ kind: 'challenge', number: challenge }),
      ),
    ];
  });
}

/** Two people's numbers of one kind: what they are the numbers of, in the lower case. */
type NamedPair = readonly [id: string, name: string, pair: Pick<NumberPair, 'first' | 'second'>];

/**
 * Numbers of two people side by side. The same two digits are read once, whatever they are the numbers of:
 * life path and destiny always come down to the same digit. Ids `pair.lifePath`.
 */
export function pairReadings(pairs: readonly NamedPair[], scope = 'pair'): readonly NumerologyText[] {
  const byDigits = new Map<string, { id: string; names: string[]; digits: [number, number] }>();
  for (const [id, name, { first, second }] of pairs) {
    const digits: [number, number] = [toDigit(first), toDigit(second)];
    const key = digits.toSorted().join();
    const found = byDigits.get(key);
    if (found) found.names.push(name);
    else byDigits.set(key, { id: `${scope}.${id}`, names: [name], digits });
  }
  return [...byDigits.values()].flatMap(({ id, names, digits: [first, second] }) => {
    const position = names.join(', ');
    const subject = {
      id,
      position: position.charAt(0).toUpperCase() + position.slice(1),
      factor: `Числа ${first} и ${second}: ${position}`,
    };
    return paragraph(subject, pairText(first, second));
  });
}
