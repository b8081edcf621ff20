import { formatDate } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { deviceZone } from '../../platform/device-zone.ts';

const zone = { timeZone: deviceZone() };

/** Day of an instant on the clock of this browser: «21 ноября 2026 г.». */
export const dayOf = (instant: string): string => formatDate(wallClock(instant, zone).date, { weekday: false });

/** The same with its time: «21 ноября 2026 г., 14:02». */
export const momentOf = (instant: string): string => `${dayOf(instant)}, ${formatTime(instant, zone)}`;
