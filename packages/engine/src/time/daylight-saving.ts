import { DAY_MS, HOUR_MS } from './durations.ts';
import { julianDayNumber, unixMsFromJulianDay } from './julian-day.ts';
import { SUMMER_OF_1991 } from './summer-of-1991.table.ts';

/** Days away at which a zone is asked what it shows in another season: every quarter of a year. */
const QUARTERS = [91, 182, 273, 364];
/** By the clocks of each zone. */
const SUMMER_1991 = {
  from: midnight(1991, 3, 31) + 2 * HOUR_MS,
  until: midnight(1991, 9, 29) + 3 * HOUR_MS,
  within: midnight(1991, 6, 15),
};

/**
 * Whether the offset that a clock reading stands under is daylight saving: it exceeds the smaller one of that year's January and July, and
 * a smaller one was left within the year before and is come back to within the year after. So the hour that Russia added for good in 1930,
 * and again in 2011, is none. The database of a runtime tells offsets alone; the summer of 1991, whose beginning no clock showed, is a table.
 * @param wallMs the reading as if it were UTC, ms since 1970
 * @param offsetAt offset of the zone at an instant (ms since 1970), seconds east of UTC
 */
export function isDaylightSaving(
  timeZone: string,
  wallMs: number,
  utcOffsetSeconds: number,
  offsetAt: (unixMs: number) => number,
): boolean {
  const at = wallMs - utcOffsetSeconds * 1000;
  if (isSummerOf1991(timeZone, wallMs)) return utcOffsetSeconds === offsetAt(SUMMER_1991.within);
  const year = new Date(wallMs).getUTCFullYear();
  const [january, july] = [1, 7].map((month) => offsetAt(at - wallMs + midnight(year, month, 1)));
  if (january === july || utcOffsetSeconds !== Math.max(january, july)) return false;
  const isLower = (days: number) => offsetAt(at + days * DAY_MS) < utcOffsetSeconds;
  return QUARTERS.some((days) => isLower(-days)) && QUARTERS.some(isLower);
}

/** Of UTC, ms since 1970; without Temporal, which a browser may not have yet when this is loaded. */
function midnight(year: number, month: number, day: number): number {
  return unixMsFromJulianDay(julianDayNumber(year, month, day) - 0.5);
}

const isSummerOf1991 = (timeZone: string, wallMs: number): boolean =>
  wallMs >= SUMMER_1991.from && wallMs < SUMMER_1991.until && SUMMER_OF_1991.has(timeZone);
