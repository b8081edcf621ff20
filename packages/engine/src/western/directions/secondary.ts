import { normalizeDegrees } from '../../angle/degrees.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { nextReach } from '../../search/monotone.ts';
import { tropicalSun } from '../../search/sun-moon.ts';
import { LAST_JULIAN_DAY } from '../../time/julian-day.ts';
import { type MoonPhase, moonPhases } from '../../transit/sky-events.ts';
import type { AspectPoint } from '../aspects.ts';
import { transitHits } from '../natal-transits.ts';
import { MAJOR_ASPECTS } from '../western.ids.ts';
import { type WesternChart, westernBody } from '../western-chart.ts';
import { DIRECTED_YEARS, type DirectedContact, SIDES } from './contact.ts';

/** Bodies quick enough to come to an aspect in a life of days for years. */
const PROGRESSED = ['sun', 'moon', 'mercury', 'venus', 'mars'] as const;

/** Days of progressions that the ephemeris has. */
function progressedEnd(birth: number): number {
  return Math.max(birth, Math.min(birth + DIRECTED_YEARS, LAST_JULIAN_DAY - 1));
}

/** Exact aspects of secondary progressed Sun … Mars to natal points, a day for a year, with every retrograde pass. [Placidus] */
export function progressedContacts(
  ephemeris: Ephemeris,
  { julianDay: birth }: WesternChart,
  natal: readonly AspectPoint[],
): readonly DirectedContact[] {
  const search = { bodies: PROGRESSED, natal, aspects: MAJOR_ASPECTS };
  return transitHits(ephemeris, search, birth, progressedEnd(birth)).map(
    ({ julianDay, body, aspect, natal: significator }) => {
      return { years: julianDay - birth, promissor: body, aspect, significator };
    },
  );
}

/**
 * Exact aspects of points moved by the solar arc: all go as far as the Sun has progressed. [modern]
 * @param natal the points that move and that are come to
 */
export function solarArcContacts(
  ephemeris: Ephemeris,
  chart: WesternChart,
  natal: readonly AspectPoint[],
): readonly DirectedContact[] {
  const birth = chart.julianDay;
  const end = progressedEnd(birth);
  const from = westernBody(chart, 'sun').longitude;
  const sun = tropicalSun(ephemeris);
  const most = normalizeDegrees(sun.at(end) - from);
  return natal
    .flatMap((promissor) =>
      natal
        .filter(({ id }) => id !== promissor.id)
        .flatMap((significator) =>
          SIDES.flatMap(({ aspect, angle }): readonly DirectedContact[] => {
            const arc = normalizeDegrees(significator.longitude + angle - promissor.longitude);
            if (arc > most) return [];
            const years = nextReach(sun, normalizeDegrees(from + arc), birth) - birth;
            return [{ years, promissor: promissor.id, aspect, significator: significator.id }];
          }),
        ),
    )
    .sort((a, b) => a.years - b.years);
}

/** Quarters of the progressed Moon: the lunar phases of a life, some seven years each. [modern] */
export function progressedPhases(
  ephemeris: Ephemeris,
  { julianDay: birth }: WesternChart,
): readonly { readonly phase: MoonPhase; readonly years: number }[] {
  return moonPhases(ephemeris, birth, progressedEnd(birth)).map(({ phase, julianDay }) => {
    return { phase, years: julianDay - birth };
  });
}
