import type { Birth } from '@nebosvod/contracts/birth';

/**
 * The person behind a birth, whatever time is tried: day and place of birth. What belongs to the person (events of the
 * life, a chosen partner) outlives a change of the time.
 */
export function personKey({ date, latitude, longitude, calendar = 'gregorian' }: Birth): string {
  return [date, calendar, latitude, longitude].join(' ');
}
