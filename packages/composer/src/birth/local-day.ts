import { utcDate, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { julianDayFromUnixMs, unixMsFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { offsetAt } from '@nebosvod/engine/time/local-time';

/** Civil days of one zone against Julian days (UT); the dates of a reading are those of the birth's zone. */
export class LocalDays {
  readonly timeZone: string;

  constructor(timeZone: string) {
    this.timeZone = timeZone;
  }

  /** The local date, ГГГГ-ММ-ДД, of an instant. */
  dateOf(julianDay: number): string {
    const unixMs = unixMsFromJulianDay(julianDay);
    return utcDate(unixMs + this.#offset(unixMs) * 1000);
  }

  /** The instant of an hour 0 … 24 of a local date. */
  instantOf(date: string, hour: number): number {
    const local = utcMidnight(date) + hour * HOUR_MS;
    return julianDayFromUnixMs(local - this.#offset(local) * 1000);
  }

  /** What the clocks show at an instant, ЧЧ:ММ, the minute that has begun. */
  timeOf(julianDay: number): string {
    const unixMs = unixMsFromJulianDay(julianDay);
    return new Date(unixMs + this.#offset(unixMs) * 1000).toISOString().slice(11, 16);
  }

  /** Seconds east of UTC at noon of a local date. */
  offsetOf(date: string): number {
    return this.#offset(utcMidnight(date) + 12 * HOUR_MS);
  }

  #offset(unixMs: number): number {
    return offsetAt(this.timeZone, unixMs);
  }
}
