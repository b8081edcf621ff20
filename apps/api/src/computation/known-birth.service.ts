import { Births, type KnownBirth } from '@nebosvod/composer/birth/births';
import type { ResolvedBirth, Role } from '@nebosvod/composer/birth/resolved-birth';
import type { Birth } from '@nebosvod/contracts/birth';
import type { Computation } from './computation.service.ts';
import type { ResolvedMoment } from './moment.service.ts';

/** A resolved birth as the composer takes it, typed back so that it resolves to the same instant anywhere. */
export function asResolved(role: Role, birth: Birth, moment: ResolvedMoment): ResolvedBirth {
  const { julianDay, place, timeZone, utcOffsetSeconds, isTimeKnown } = moment;
  return { role, typed: { ...birth, timeZone }, julianDay, place, timeZone, utcOffsetSeconds, isTimeKnown };
}

/** What the texts of a chart are chosen by: sidereal, houses by signs, whatever else the request's settings say. */
export function knownBirthOf({ ephemeris, birth, moment, settings }: Computation): KnownBirth {
  const known = new Births(ephemeris, [asResolved('client', birth, moment)], settings).get('client');
  if (!known) throw new Error('The births of a chart are of its client');
  return known;
}
