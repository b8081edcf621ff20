import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import type { getDirections } from '@nebosvod/contracts/western-directions';
import { isoFromJulianDay } from '@nebosvod/engine/time/julian-day';
import { primaryDirections } from '@nebosvod/engine/western/directions/primary';
import { progressedContacts, progressedPhases, solarArcContacts } from '@nebosvod/engine/western/directions/secondary';
import { TROPICAL_YEAR } from '@nebosvod/engine/western/returns';
import { DIRECTION_SYSTEMS, WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { aspectPoints } from '@nebosvod/engine/western/western-chart';
import type { WesternComputation } from './western-chart.service.ts';

/** Dated contacts of a life. The date is that of the age, also past the end of the ephemeris. */
export function directionsOf(
  { ephemeris, western, moment }: WesternComputation,
  body: BodyOf<typeof getDirections>,
): ComputedOf<typeof getDirections> {
  const { method = 'placidus', key = 'naibod' } = body;
  const hasHour = moment.isTimeKnown;
  const natal = aspectPoints(western, WESTERN_PLANETS, hasHour).filter(({ id }) => id !== 'fortune');
  const found = {
    primary: hasHour ? primaryDirections(western, method, key) : [],
    'solar-arc': solarArcContacts(ephemeris, western, natal),
    progression: progressedContacts(ephemeris, western, natal),
  };
  const dated = (years: number) => isoFromJulianDay(western.julianDay + years * TROPICAL_YEAR);
  return {
    method,
    key,
    contacts: DIRECTION_SYSTEMS.flatMap((system) =>
      found[system].map((contact) => ({ system, at: dated(contact.years), ...contact })),
    ),
    phases: progressedPhases(ephemeris, western).map((one) => ({ ...one, at: dated(one.years) })),
    ...(hasHour ? {} : { reason: 'UNKNOWN_TIME' as const }),
  };
}
