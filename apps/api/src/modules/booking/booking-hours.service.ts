import type { BookingPage } from '@nebosvod/contracts/booking';
import { addDays, datesBetween, partsOf, utcDate, utcMidnight, weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { DAY_MS, HOUR_MS } from '@nebosvod/engine/time/durations';
import { isTimeZone, offsetAt, resolveLocalTime } from '@nebosvod/engine/time/local-time';

const MINUTE_MS = 60_000;
/** Meetings begin at every so many minutes of a stretch of hours. */
const STEP_MINUTES = 30;

/** A stretch of time, ms since 1970, the end not in it. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

export interface HoursAsked {
  readonly page: Pick<BookingPage, 'timeZone' | 'hours' | 'daysOff' | 'leadHours' | 'daysAhead'>;
  /** Length of a meeting. */
  readonly minutes: number;
  /** Days of the practitioner's calendar; unset = all that are open. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** What is taken, in the order of time, without overlaps. */
  readonly taken: readonly Stretch[];
  readonly now: number;
}

/** Whether a zone of a request is one we can count by. */
export const isKnownZone = isTimeZone;

/**
 * Beginnings of free hours, ms since 1970, in the order of time. Hours are of the practitioner's wall clock: on the day the clocks
 * change those that are skipped are not offered, and of those that come twice the first is.
 */
export function freeHours({ page, minutes, from, to, taken, now }: HoursAsked): number[] {
  const earliest = now + page.leadHours * HOUR_MS;
  const today = utcDate(now + offsetAt(page.timeZone, now) * 1000);
  const last = addDays(today, page.daysAhead);
  const days = datesBetween(from && from > today ? from : today, to && to < last ? to : last);
  const starts = days
    .filter((day) => !page.daysOff.includes(day))
    .flatMap((day) => startsOf(day, page, minutes))
    .filter((start) => start >= earliest);
  return withoutTaken(
    [...new Set(starts)].sort((a, b) => a - b),
    minutes,
    taken,
  );
}

function startsOf(day: string, { timeZone, hours }: HoursAsked['page'], minutes: number): number[] {
  const weekday = weekdayOf(day);
  const windows = hours.filter((one) => one.weekday === weekday);
  if (windows.length === 0) return [];
  const instantOf = clockOf(day, timeZone);
  return windows.flatMap(({ from, to }) => {
    const end = instantOf(minuteOf(to)) ?? Number.POSITIVE_INFINITY;
    const starts: number[] = [];
    for (let minute = minuteOf(from); minute + minutes <= minuteOf(to); minute += STEP_MINUTES) {
      const start = instantOf(minute);
      if (start !== null && start + minutes * MINUTE_MS <= end) starts.push(start);
    }
    return starts;
  });
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Instants of the minutes of a day; null for one that the clock skips. Days round which the clocks stand still need no search. */
function clockOf(day: string, timeZone: string): (minute: number) => number | null {
  const midnight = utcMidnight(day);
  const offset = offsetAt(timeZone, midnight - DAY_MS);
  if (offset === offsetAt(timeZone, midnight + 2 * DAY_MS))
    return (minute) => midnight + minute * MINUTE_MS - offset * 1000;
  return (minute) => {
    const clock = { ...partsOf(day), hour: Math.floor(minute / 60), minute: minute % 60, second: 0 };
    const { kind, candidates } = resolveLocalTime(clock, timeZone, 0);
    return kind === 'skipped' ? null : midnight + minute * MINUTE_MS - candidates[0].utcOffsetSeconds * 1000;
  };
}

/** Both lists are in the order of time: one walk. */
function withoutTaken(starts: readonly number[], minutes: number, taken: readonly Stretch[]): number[] {
  let next = 0;
  return starts.filter((start) => {
    while ((taken[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const busy = taken[next];
    return busy === undefined || busy.start >= start + minutes * MINUTE_MS;
  });
}

/** Two stretches of one weekday that overlap, by the index of the second; −1 when none do. */
export function overlappingHours(hours: BookingPage['hours']): number {
  return hours.findIndex(({ weekday, from, to }, index) =>
    hours.slice(0, index).some((other) => other.weekday === weekday && from < other.to && other.from < to),
  );
}
