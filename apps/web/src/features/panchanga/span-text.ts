import { formatShortDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTimeRange, wallClock } from '@nebosvod/terms/clock';

/** A stretch beside its day's date: «10:20–11:17», «23:43–00:48, 22 нояб.», and «01:06–02:38, 22 нояб.» with the date said once. */
export function spanText(start: string, end: string, zone: ClockZone, date: string): string {
  const [from, to] = [wallClock(start, zone), wallClock(end, zone)];
  return from.date === to.date && from.date !== date
    ? `${formatTimeRange(start, end, zone)}, ${formatShortDate(from.date)}`
    : formatTimeRange(start, end, zone, { from: date });
}
