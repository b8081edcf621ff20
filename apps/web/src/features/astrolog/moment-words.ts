import { formatDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatUtcOffset, type WallClock, wallClock } from '@nebosvod/terms/clock';

/** Clock of a chart: that of its place's zone, else of its offset. */
export function clockOf({
  timeZone,
  utcOffsetSeconds,
}: {
  readonly timeZone: string;
  readonly utcOffsetSeconds: number;
}): ClockZone {
  return timeZone.includes('/') ? { timeZone } : { utcOffsetSeconds };
}

/** Offset of a clock, which shows whole seconds alone, from the instant that it shows. */
function offsetOf({ date, time }: WallClock, instant: string): number {
  return Date.parse(`${date}T${time}Z`) / 1000 - Math.floor(Date.parse(instant) / 1000);
}

/** «17 мая 2026, 13:05:12 (UTC+3)». */
export function momentWords(instant: string, moment: Parameters<typeof clockOf>[0]): string {
  const clock = wallClock(instant, clockOf(moment));
  return `${formatDate(clock.date, { weekday: false })}, ${clock.time} (${formatUtcOffset(offsetOf(clock, instant))})`;
}

/** «UTC+5»: by which clock this device shows a moment. */
export function deviceOffset(at = new Date()): string {
  return formatUtcOffset(-at.getTimezoneOffset() * 60);
}
