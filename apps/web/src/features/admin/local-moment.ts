import { formatDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { deviceZone } from '../../platform/device-zone.ts';

const zone = { timeZone: deviceZone() };

/** An instant on the clock of this browser: «21 ноября 2026 г., 14:02»; a dash where there is none. */
export function momentOf(instant: string | null): string {
  if (instant === null) return '—';
  return `${formatDate(wallClock(instant, zone).date, { weekday: false })}, ${formatTime(instant, zone)}`;
}
