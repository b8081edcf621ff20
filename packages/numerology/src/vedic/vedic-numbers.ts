import { type CivilDate, dateDigits } from '../civil-date.ts';
import { type Confirmations, marks } from '../confirmation.ts';
import { countDigits, DIGITS, type DigitCounts } from '../psychomatrix.ts';
import { digitChain, lastOf } from '../reduction.ts';
import { chainText, type Step, sumChainText, Trace } from '../trace.ts';
import { kua, type Sex } from './kua.ts';
import { LO_SHU_LAYOUTS, missingDigits, type Plane, planeSteps, planesOf } from './lo-shu.ts';
import { type DashaOptions, type MahadashaPeriod, mahadasha } from './mahadasha.ts';

export interface VedicNumbers {
  /** Number of the soul 1–9: the day, no masters. */
  readonly soul: number;
  /** Number of destiny 1–9: all digits of the date. */
  readonly destiny: number;
  /** Kua of the asked sex; null when none was named. Not counted in the square. */
  readonly kua: number | null;
  readonly reason: 'NO_SEX' | null;
  readonly kuaMale: number;
  readonly kuaFemale: number;
  /** Digits of the full date without zeros plus the soul and destiny numbers. */
  readonly square: DigitCounts;
  /** Where the digits stand, row by row; the second layout is that of one program. */
  readonly layouts: { readonly loShu: readonly number[]; readonly vedic: readonly number[] };
  readonly missing: readonly number[];
  readonly planes: readonly Plane[];
  readonly mahadasha: readonly MahadashaPeriod[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

/** Vedic numbers of a date with the Indian square and the periods of the numbers. @see [horocscopes] [shoperclub] */
export function vedicNumbers(date: CivilDate, sex?: Sex, options: DashaOptions = {}): VedicNumbers {
  const trace = new Trace();
  const soulChain = digitChain(date.day);
  const soul = trace.step('soul', 'Число души: день рождения', chainText(soulChain), lastOf(soulChain));
  const digits = dateDigits(date);
  const destinyChain = digitChain(digits.reduce((sum, d) => sum + d, 0));
  const destiny = trace.step(
    'destiny',
    'Число судьбы: все цифры даты',
    sumChainText(digits, destinyChain),
    lastOf(destinyChain),
  );
  const square = countDigits([...digits, soul, destiny]);
  const row = `${digits.filter((d) => d !== 0).join(' ')}, душа ${soul}, судьба ${destiny}`;
  for (const digit of DIGITS)
    trace.step(`square-${digit}`, `Квадрат: сколько раз встречается ${digit}`, row, square[digit]);
  const planes = planesOf(square);
  const years = kua(date.year, sex);
  const periods = mahadasha(date, options);
  return {
    soul,
    destiny,
    kua: sex === undefined ? null : sex === 'm' ? years.male : years.female,
    reason: sex === undefined ? 'NO_SEX' : null,
    kuaMale: years.male,
    kuaFemale: years.female,
    square,
    layouts: LO_SHU_LAYOUTS,
    missing: missingDigits(square),
    planes,
    mahadasha: periods,
    trace: [
      ...trace.steps,
      ...planeSteps(planes),
      ...years.trace.slice(0, 3),
      ...periods.map((p) => ({
        id: `mahadasha-${p.fromAge}`,
        label: `Махадаша числа ${p.number}: ${p.start} — ${p.end}`,
        expression: `${p.fromAge} + ${p.number} = ${p.toAge}`,
        value: p.number,
      })),
    ],
    confirmation: marks({
      soul: 'vedicNumbers',
      destiny: 'vedicNumbers',
      kua: 'kua',
      square: 'vedicSquare',
      missing: 'vedicSquare',
      layouts: 'vedicSecondLayout',
      planes: 'loShuPlanes',
      mahadasha: 'mahadasha',
      ...(date.month === 2 && date.day === 29 ? { leapBirthday: 'leapBirthday' } : {}),
    }),
  };
}
