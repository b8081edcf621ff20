import type { Birth } from '@nebosvod/contracts/birth';
import type { GeoPlace } from '@nebosvod/engine/settings';

/** Whose birth it is in a document. */
export type Role = 'client' | 'second' | 'person3' | 'person4' | 'person5' | 'person6';

/** A birth whose every choice has been made: what a composer works from. */
export interface ResolvedBirth {
  readonly role: Role;
  /** As it was typed; a document repeats it. */
  readonly typed: Birth;
  /** Julian day (UT); local noon of an unknown time. */
  readonly julianDay: number;
  readonly place: GeoPlace;
  readonly timeZone: string;
  readonly utcOffsetSeconds: number;
  readonly isTimeKnown: boolean;
  /** What the person is called, where numbers are counted from it. */
  readonly name?: string | undefined;
  /** Asked for where a school reads a pair by it. */
  readonly sex?: 'female' | 'male' | undefined;
}

/** Minutes by which a birth may be off either way: half a day of an unknown time, what is said of another, 0 of a sure one. */
export function uncertainMinutes({ isTimeKnown, typed }: Pick<ResolvedBirth, 'isTimeKnown' | 'typed'>): number {
  return isTimeKnown ? (typed.timeUncertaintyMinutes ?? 0) : 720;
}
