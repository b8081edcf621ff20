import { textInForce } from '../base/in-force.ts';
import type { Interpretation } from '../text.ts';
import { PERSONAL_DAY_TEXTS, PERSONAL_MONTH_TEXTS, PERSONAL_YEAR_TEXTS } from './personal-cycle.table.ts';

/** The text of a personal year 1–9; null for another number. @see [Decoz] */
export function personalYearText(number: number): Interpretation | null {
  return textInForce(`personal-year-${number}`, PERSONAL_YEAR_TEXTS[number - 1]);
}

/** The text of a personal month 1–9; null for another number. @see [Decoz] */
export function personalMonthText(number: number): Interpretation | null {
  return textInForce(`personal-month-${number}`, PERSONAL_MONTH_TEXTS[number - 1]);
}

/** The text of a personal day 1–9, 11, 22 or 33; null for another number. @see [Decoz] */
export function personalDayText(number: number): Interpretation | null {
  return textInForce(`personal-day-${number}`, PERSONAL_DAY_TEXTS[number]);
}
