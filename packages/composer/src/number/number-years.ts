import type { Rule } from '@nebosvod/contracts/rule';
import { partsOf } from '@nebosvod/engine/time/date-arithmetic';
import type { CivilDate } from '@nebosvod/numerology/civil-date';
import { personalCycles } from '@nebosvod/numerology/personal-cycles';
import type { PersonalYear } from './number-area.ts';

/** The personal year of a day and the three after it. */
export function yearsFrom({ day, month }: CivilDate, asOf: string): PersonalYear[] {
  const { year: first } = partsOf(asOf);
  return [0, 1, 2, 3].map((shift) => {
    const year = first + shift;
    const number = personalCycles({ birthDay: day, birthMonth: month, year }).personalYear;
    return { year, number, rule: { kind: 'personal-year', year, number } };
  });
}

/** From this month on little is left of a year. */
const YEAR_CLOSES = 10;

/** The years that something can still be done in: without one about to end. */
export const yearsAhead = (date: CivilDate, asOf: string): PersonalYear[] =>
  yearsFrom(date, asOf).slice(partsOf(asOf).month < YEAR_CLOSES ? 0 : 1);

/** A personal month with the rule that it is so. */
export interface PersonalMonth {
  readonly month: number;
  readonly number: number;
  readonly rule: Extract<Rule, { kind: 'personal-month' }>;
}

/** The month of a day and the eleven after it. */
export function monthsFrom({ day, month: birthMonth }: CivilDate, asOf: string): PersonalMonth[] {
  const first = partsOf(asOf);
  return Array.from({ length: 12 }, (_, shift) => {
    const index = first.month - 1 + shift;
    const [year, month] = [first.year + Math.floor(index / 12), (index % 12) + 1];
    const number = personalCycles({ birthDay: day, birthMonth, year, month }).personalMonth ?? 1;
    return { month, number, rule: { kind: 'personal-month', year, month, number } };
  });
}
