import type { Birth } from '@nebosvod/contracts/birth';
import { formatUtcOffset } from '@nebosvod/terms/clock';
import { formatCoordinates } from '@nebosvod/terms/degree';
import { counted } from '@nebosvod/terms/plural';
import { longDate } from '../ui/date-input.ts';

/** «17 мая 1990, 14:30 ± 15 минут (UTC+4) · Москва»; without a time «17 мая 1990, время неизвестно · Москва». */
export function birthWords(birth: Birth, utcOffsetSeconds: number | null): string {
  const date = `${longDate(birth.date)}${birth.calendar === 'julian' ? ' (ст.\u00a0ст.)' : ''}`;
  const place = birth.place ?? formatCoordinates(birth.latitude, birth.longitude);
  if (birth.time === null) return `${date}, время неизвестно\u00a0· ${place}`;
  const spread = birth.timeUncertaintyMinutes
    ? ` ±\u00a0${counted(birth.timeUncertaintyMinutes, 'минута', 'минуты', 'минут')}`
    : '';
  const offset = utcOffsetSeconds === null ? '' : ` (${formatUtcOffset(utcOffsetSeconds)})`;
  return `${date}, ${birth.time}${spread}${offset}\u00a0· ${place}`;
}
