import { formatDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatUtcOffset, wallClock } from '@nebosvod/terms/clock';

/** Clock of a chart: that of its place's zone, else of its offset. */
export function clockOf({
  timeZone,
  utcOffsetSeconds,
}: {
  readonly timeZone: string;
  readonly utcOffsetSeconds: number;
}): { readonly zone: ClockZone; readonly name: string } {
  return timeZone.includes('/')
    ? { zone: { timeZone }, name: timeZone }
    : { zone: { utcOffsetSeconds }, name: formatUtcOffset(utcOffsetSeconds) };
}

/** «17 мая 2026, 13:05:12 (Europe/Moscow)». */
export function momentWords(instant: string, moment: Parameters<typeof clockOf>[0]): string {
  const { zone, name } = clockOf(moment);
  const { date, time } = wallClock(instant, zone);
  return `${formatDate(date, { weekday: false })}, ${time} (${name})`;
}
