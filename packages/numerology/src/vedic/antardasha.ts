import {
  birthdayIn,
  type CivilDate,
  dateOfDayNumber,
  dayNumber,
  isoDate,
  type LeapBirthday,
  weekday,
} from '../civil-date.ts';
import { type Confirmations, marks } from '../confirmation.ts';
import { itemAt } from '../item-at.ts';
import { countDigits, type DigitCounts } from '../psychomatrix.ts';
import { digitChain, lastOf, toDigit } from '../reduction.ts';
import { type Step, sumChainText, Trace } from '../trace.ts';
import { mahadashaAt } from './mahadasha.ts';
import { vedicNumbers } from './vedic-numbers.ts';
import { WEEKDAY_NUMBERS } from './weekday-numbers.table.ts';

export interface PratyantarPeriod {
  /** 1–9; the period lasts eight times as many days unless the birthday cuts it. */
  readonly number: number;
  readonly start: string;
  /** Day on which the next one begins. */
  readonly end: string;
}

export interface AntardashaYear {
  /** Full years at its beginning. */
  readonly age: number;
  readonly start: string;
  /** The next birthday. */
  readonly end: string;
  readonly mahadasha: number;
  readonly antardasha: number;
  /** Square of birth with the two numbers of the year added. */
  readonly square: DigitCounts;
  readonly pratyantar: readonly PratyantarPeriod[];
}

export interface Antardasha {
  readonly leapBirthday: LeapBirthday;
  readonly years: readonly AntardashaYear[];
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

const DAYS_PER_UNIT = 8;

/**
 * Periods of the year, from the year's own number on, number × 8 days each. Nine of them take 360 days;
 * the sequence goes on into the days left and the next birthday cuts it. @see [ankshastra]
 */
function pratyantar(number: number, start: CivilDate, end: CivilDate): PratyantarPeriod[] {
  const last = dayNumber(end);
  const periods: PratyantarPeriod[] = [];
  let current = number;
  let begin = isoDate(start);
  for (let from = dayNumber(start); from < last; ) {
    from = Math.min(last, from + current * DAYS_PER_UNIT);
    const next = isoDate(dateOfDayNumber(from));
    periods.push({ number: current, start: begin, end: next });
    begin = next;
    current = current === 9 ? 1 : current + 1;
  }
  return periods;
}

/**
 * Number of each year of life from birthday to birthday:
 * r9(r9(day) + month + last two digits of the calendar year + number of the birthday's weekday).
 * Ages are full years, `fromAge` ≤ `toAge`, both included. @see [code 32585545315]
 */
export function antardasha(
  birth: CivilDate,
  fromAge: number,
  toAge: number,
  leapBirthday: LeapBirthday = 'mar-1',
): Antardasha {
  const trace = new Trace();
  const { soul, destiny } = vedicNumbers(birth);
  const own = [birth.day, birth.month, birth.year, soul, destiny];
  const years: AntardashaYear[] = [];
  for (let age = fromAge; age <= toAge; age++) {
    const year = birth.year + age;
    const start = birthdayIn(birth, year, leapBirthday);
    const end = birthdayIn(birth, year + 1, leapBirthday);
    const terms = [
      toDigit(birth.day),
      birth.month,
      year % 100,
      itemAt(WEEKDAY_NUMBERS, weekday(start), 'weekday'),
    ] as const;
    const chain = digitChain(terms[0] + terms[1] + terms[2] + terms[3]);
    const great = mahadashaAt(birth, age);
    const number = trace.step(
      `antardasha-${age}`,
      `Антардаша с ${isoDate(start)}: день, месяц, две цифры года, день недели`,
      sumChainText(terms, chain),
      lastOf(chain),
    );
    years.push({
      age,
      start: isoDate(start),
      end: isoDate(end),
      mahadasha: great,
      antardasha: number,
      square: countDigits([...own, great, number]),
      pratyantar: pratyantar(number, start, end),
    });
  }
  return {
    leapBirthday,
    years,
    trace: trace.steps,
    confirmation: marks({
      mahadasha: 'mahadasha',
      antardasha: 'antardasha',
      pratyantar: 'pratyantar',
      square: 'vedicSecondLayout',
      ...(birth.month === 2 && birth.day === 29 ? { leapBirthday: 'leapBirthday' } : {}),
    }),
  };
}
