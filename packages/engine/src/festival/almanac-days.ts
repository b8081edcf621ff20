import type { Almanac } from '../panchanga/almanac.ts';
import type { VedicDay } from '../panchanga/vedic-day.ts';
import { addDaysTo, type CivilDate } from '../time/date-arithmetic.ts';
import { DAY_SECONDS } from '../time/durations.ts';
import { gregorianFromJulianDayNumber } from '../time/julian-day.ts';

/** A civil date with its Vedic day; null where the Sun does not rise. */
export interface DatedDay {
  readonly date: CivilDate;
  readonly day: VedicDay | null;
}

/** Offset of a civil date's noon, seconds east of UTC. */
export type OffsetOf = (date: CivilDate) => number;

/** The Vedic days around an instant, found by the almanac of a place. */
export class DayWalk {
  readonly almanac: Almanac;
  readonly #offsetOf: OffsetOf;

  constructor(almanac: Almanac, offsetOf: OffsetOf) {
    this.almanac = almanac;
    this.#offsetOf = offsetOf;
  }

  /** The day of a civil date. */
  on(date: CivilDate): DatedDay {
    return { date, day: this.almanac.civilDay(date, this.#offsetOf(date)).day };
  }

  /** The day after a given one. */
  next({ date }: DatedDay, steps = 1): DatedDay {
    return this.on(addDaysTo(date, steps));
  }

  /** The civil date, by the place's clock, of an instant (Julian day, UT). */
  dateOf(julianDay: number): CivilDate {
    const guess = gregorianFromJulianDayNumber(Math.floor(julianDay + 0.5));
    return gregorianFromJulianDayNumber(Math.floor(julianDay + this.#offsetOf(guess) / DAY_SECONDS + 0.5));
  }

  /** The Vedic day that holds an instant; null where the Sun does not rise around it. */
  holding(julianDay: number): (DatedDay & { readonly day: VedicDay }) | null {
    for (const shift of [0, -1, 1]) {
      const { date, day } = this.on(addDaysTo(this.dateOf(julianDay), shift));
      if (day && day.sunrise <= julianDay && julianDay < day.nextSunrise) return { date, day };
    }
    return null;
  }

  /** The Vedic days that touch a stretch of time, in order; null where one of them has no sunrise. */
  touching(start: number, end: number): (DatedDay & { readonly day: VedicDay })[] | null {
    const first = this.holding(start);
    if (!first) return null;
    const found = [first];
    for (let last = first; last.day.nextSunrise < end; last = found[found.length - 1]) {
      const { date, day } = this.next(last);
      if (!day) return null;
      found.push({ date, day });
    }
    return found;
  }
}
