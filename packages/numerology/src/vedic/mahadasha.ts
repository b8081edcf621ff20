import { birthdayIn, type CivilDate, isoDate, type LeapBirthday } from '../civil-date.ts';
import { toDigit } from '../reduction.ts';

export interface DashaOptions {
  /** Which day a birthday of 29 February falls on in a common year; 1 March unless said. */
  readonly leapBirthday?: LeapBirthday | undefined;
  /** Age up to which periods are listed; 120 unless said. */
  readonly toAge?: number | undefined;
}

export interface MahadashaPeriod {
  /** 1–9, also its length in years. */
  readonly number: number;
  readonly fromAge: number;
  /** Age at which it ends; the next period begins then. */
  readonly toAge: number;
  readonly start: string;
  /** Birthday on which the next period begins. */
  readonly end: string;
}

/**
 * Great periods: the soul number first, as many years as its value, then the next number, 9 → 1, 45 years a cycle.
 * @see [code 32585545315]
 */
export function mahadasha(birth: CivilDate, options: DashaOptions = {}): MahadashaPeriod[] {
  const { leapBirthday = 'mar-1', toAge = 120 } = options;
  const on = (age: number) => isoDate(birthdayIn(birth, birth.year + age, leapBirthday));
  const periods: MahadashaPeriod[] = [];
  let number = toDigit(birth.day);
  for (let age = 0; age < toAge; ) {
    periods.push({ number, fromAge: age, toAge: age + number, start: on(age), end: on(age + number) });
    age += number;
    number = number === 9 ? 1 : number + 1;
  }
  return periods;
}

/** Number 1–9 of the great period at an age in full years. */
export function mahadashaAt(birth: CivilDate, age: number): number {
  let number = toDigit(birth.day);
  let rest = age % 45;
  while (rest >= number) {
    rest -= number;
    number = number === 9 ? 1 : number + 1;
  }
  return number;
}
