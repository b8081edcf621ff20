import type { Birth, Moment } from '@nebosvod/contracts/birth';
import { wallClock } from '@nebosvod/terms/clock';

/**
 * A birth moved by whole minutes, on the clock that stood at the birth: the offset is named, so that a change of the
 * clocks in between is not counted twice.
 */
export function shiftedBirth(
  birth: Birth,
  moment: Pick<Moment, 'instant' | 'utcOffsetSeconds'>,
  minutes: number,
): Birth {
  if (minutes === 0) return birth;
  const instant = new Date(Date.parse(moment.instant) + minutes * 60_000).toISOString();
  return birthAt(birth, instant, moment.utcOffsetSeconds);
}

/** The birth at another instant (ISO 8601), read on a clock with the given offset; an old-style date becomes a new-style one. */
export function birthAt(birth: Birth, instant: string, utcOffsetSeconds: number): Birth {
  const { date, time } = wallClock(instant, { utcOffsetSeconds });
  const { calendar: _calendar, disambiguation: _disambiguation, ...rest } = birth;
  return { ...rest, date, time: time.endsWith(':00') ? time.slice(0, 5) : time, utcOffsetSeconds };
}
