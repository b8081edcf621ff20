import type { CivilDate } from './civil-date.ts';
import { type ConfirmationId, type Confirmations, marks } from './confirmation.ts';
import type { YEAR_TURNS } from './numerology.ids.ts';
import { digitChain, digitSum, lastOf, masterChain, toDigit } from './reduction.ts';
import { type Step, sumChainText, Trace } from './trace.ts';

/** When the personal year begins. */
export type YearTurn = (typeof YEAR_TURNS)[number];

export interface PersonalCyclesInput {
  readonly birthDay: number;
  readonly birthMonth: number;
  readonly year: number;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly yearTurn?: YearTurn | undefined;
}

export interface PersonalCycles {
  readonly yearTurn: YearTurn;
  /** The calendar year whose number is used, after the school's turn of the year. */
  readonly countedYear: number;
  /** 1–9. */
  readonly personalYear: number;
  /** 1–9; null when no month was asked for. */
  readonly personalMonth: number | null;
  /** 1–9, 11, 22 or 33; null when no day was asked for. */
  readonly personalDay: number | null;
  readonly trace: readonly Step[];
  readonly confirmation: Confirmations;
}

/** Year whose digits count on a date. Without a month (or, for the birthday turn, a day in the birth month) the year itself. */
function countedYear(input: PersonalCyclesInput): number {
  const { year, month, day, birthDay, birthMonth } = input;
  if (month === undefined) return year;
  if (input.yearTurn === 'october') return month >= 10 ? year + 1 : year;
  if (input.yearTurn !== 'birthday') return year;
  if (month < birthMonth) return year - 1;
  return month === birthMonth && day !== undefined && day < birthDay ? year - 1 : year;
}

/**
 * Personal year r9(r9(day) + r9(month) + S(year)), month r9(year + month), day rM(month + day).
 * @see [inspiredcreatively] [tarotkingdom]
 */
export function personalCycles(input: PersonalCyclesInput): PersonalCycles {
  const trace = new Trace();
  const turn = input.yearTurn ?? 'january';
  const counted = countedYear(input);
  if (counted !== input.year) {
    trace.step('countedYear', 'Год по выбранному началу личного года', `${input.year} → ${counted}`, counted);
  }
  const terms = [toDigit(input.birthDay), toDigit(input.birthMonth), digitSum(counted)] as const;
  const yearChain = digitChain(terms[0] + terms[1] + terms[2]);
  const year = trace.step(
    'personalYear',
    'Личный год: день, месяц рождения и цифры года',
    sumChainText(terms, yearChain),
    lastOf(yearChain),
  );
  let month: number | null = null;
  let day: number | null = null;
  if (input.month !== undefined) {
    const chain = digitChain(year + input.month);
    month = trace.step(
      'personalMonth',
      'Личный месяц: личный год и месяц',
      sumChainText([year, input.month], chain),
      lastOf(chain),
    );
    if (input.day !== undefined) {
      const dayChain = masterChain(month + input.day);
      day = trace.step(
        'personalDay',
        'Личный день: личный месяц и число',
        sumChainText([month, input.day], dayChain),
        lastOf(dayChain),
      );
    }
  }
  const mark: ConfirmationId = turn === 'january' ? 'personalCycles' : 'yearTurn';
  return {
    yearTurn: turn,
    countedYear: counted,
    personalYear: year,
    personalMonth: month,
    personalDay: day,
    trace: trace.steps,
    confirmation: marks({ personalYear: mark, personalMonth: mark, personalDay: mark }),
  };
}

/** Personal year, month and day of a birth on a date. */
export function personalCyclesOn(birth: CivilDate, at: CivilDate, yearTurn: YearTurn = 'january'): PersonalCycles {
  return personalCycles({ birthDay: birth.day, birthMonth: birth.month, ...at, yearTurn });
}
