import { DAY_MS } from '@nebosvod/engine/time/durations';
import { formatDateRange, formatMonth } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { lengthOf, type TimeWindow } from '../../chart/time-window.ts';
import { longDate } from '../../ui/date-input.ts';

const year = 365.25 * DAY_MS;

/** Civil date of an instant by an offset of its own, ГГГГ-ММ-ДД. */
export function dateAt(instant: number, utcOffsetSeconds: number): string {
  return wallClock(new Date(instant).toISOString(), { utcOffsetSeconds }).date;
}

/** A window in words: «2024–2030» from three years on, «3–9 мая 2026 г.» under it. */
export function windowWords({ from, to }: TimeWindow, utcOffsetSeconds: number): string {
  const [first, last] = [dateAt(from, utcOffsetSeconds), dateAt(to - 1, utcOffsetSeconds)];
  if (to - from < 3 * year) return formatDateRange(first, last);
  return `${first.slice(0, 4)}–${last.slice(0, 4)}`;
}

/** A beginning in words: the day, and the minute where a window of weeks is read. */
export function whenWords(instant: number, window: TimeWindow, utcOffsetSeconds: number): string {
  const day = longDate(dateAt(instant, utcOffsetSeconds));
  if (lengthOf(window) > 62 * DAY_MS) return day;
  return `${day}, ${formatTime(new Date(instant).toISOString(), { utcOffsetSeconds })}`;
}

/** A stretch in months: «январь 2025 – июнь 2027», «июнь 2027». */
export function monthWords({ from, to }: TimeWindow, utcOffsetSeconds: number): string {
  const [first, last] = [formatMonth(dateAt(from, utcOffsetSeconds)), formatMonth(dateAt(to, utcOffsetSeconds))];
  return first === last ? first : `${first} – ${last}`;
}
