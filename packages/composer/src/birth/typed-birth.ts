import type { Birth } from '@nebosvod/contracts/birth';
import { isCivilDate, partsOf } from '@nebosvod/engine/time/date-arithmetic';
import { gregorianFromOldStyle } from '@nebosvod/engine/time/julian-day';
import { instantWithOffset, isTimeZone, type Reading, resolveLocalTime } from '@nebosvod/engine/time/local-time';
import type { ResolvedBirth, Role } from './resolved-birth.ts';

/**
 * A birth as a document repeats it, resolved anew from nothing but what stands there.
 * @returns null where it does not resolve to one instant: no such date, no such zone, an hour that came twice and nothing chosen
 */
export function resolveTyped(role: Role, birth: Birth): ResolvedBirth | null {
  const { date, time, timeZone, latitude, longitude, altitude } = birth;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const julian = birth.calendar === 'julian';
  const gregorian = julian ? gregorianFromOldStyle(year, month, day) : isCivilDate(date) ? partsOf(date) : null;
  if (!gregorian || timeZone === undefined || !isTimeZone(timeZone)) return null;
  const [hour = 0, minute = 0, second = 0] = (time ?? '12:00:00').split(':').map(Number);
  const clock = { ...gregorian, hour, minute, second };
  const reading =
    birth.utcOffsetSeconds === undefined
      ? chosen(
          resolveLocalTime(clock, timeZone, longitude).candidates,
          time === null ? 'earlier' : birth.disambiguation,
        )
      : instantWithOffset(clock, birth.utcOffsetSeconds);
  if (!reading) return null;
  return {
    ...reading,
    role,
    typed: birth,
    timeZone,
    place: { latitude, longitude, altitude },
    isTimeKnown: time !== null,
  };
}

function chosen(candidates: readonly Reading[], choice: Birth['disambiguation']): Reading | null {
  const [first, second] = candidates;
  if (!second) return first ?? null;
  if (choice === undefined) return null;
  return choice === 'earlier' ? (first ?? null) : second;
}
