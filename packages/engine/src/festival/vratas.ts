import type { Span } from '../panchanga/span.ts';
import type { CivilDate } from '../time/date-arithmetic.ts';
import { julianDayNumber } from '../time/julian-day.ts';
import type { DayWalk } from './almanac-days.ts';
import { mayTouch, tithiOf } from './festivals.ts';
import { type Observed, observe } from './observance.ts';
import type { ObservanceRule } from './rule.ts';
import { VRATAS, type VrataId } from './vrata.table.ts';

/** A recurring fast on its day. */
export interface Vrata {
  readonly id: VrataId;
  readonly date: CivilDate;
  readonly rule: ObservanceRule;
  readonly because: Observed['because'];
  readonly tithi: number;
  readonly span: Span;
}

/** Recurring fasts on civil dates from one to another, both included, in order of date. */
export function vratasBetween(walk: DayWalk, from: CivilDate, to: CivilDate): Vrata[] {
  const first = julianDayNumber(from.year, from.month, from.day);
  const last = julianDayNumber(to.year, to.month, to.day);
  const found: Vrata[] = [];
  for (const month of walk.almanac.months(first - 2, last + 2)) {
    for (const { id, tithis, rule } of VRATAS) {
      for (const tithi of tithis) {
        if (!mayTouch(month, tithi, first - 1, last + 1)) continue;
        const span = tithiOf(walk, month, tithi);
        const observed = observe(walk, rule, span);
        if (observed) found.push({ id, date: observed.day.date, rule, because: observed.because, tithi, span });
      }
    }
  }
  const numberOf = ({ date }: Vrata) => julianDayNumber(date.year, date.month, date.day);
  return found
    .filter((vrata) => numberOf(vrata) >= first && numberOf(vrata) <= last)
    .sort((a, b) => numberOf(a) - numberOf(b));
}
