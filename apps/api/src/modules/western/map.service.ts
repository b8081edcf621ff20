import type { BodyOf, ComputedOf } from '@nebosvod/contracts/endpoint';
import type { getMap } from '@nebosvod/contracts/western-map';
import { rightAscension } from '@nebosvod/engine/western/equatorial';
import { angleLines, anglesNear, arcKm, type BodyOverEarth, overEarth } from '@nebosvod/engine/western/map/angle-lines';
import { localSpace } from '@nebosvod/engine/western/map/local-space';
import { mapParans } from '@nebosvod/engine/western/map/map-parans';
import type { SpherePoint } from '@nebosvod/engine/western/map/sphere';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import type { WesternBodyId } from '@nebosvod/engine/western/western-body';
import { westernBodies } from '@nebosvod/engine/western/western-chart';
import { largeCities } from '@nebosvod/gazetteer/large-cities';
import type { WesternComputation } from './western-chart.service.ts';

type Answer = ComputedOf<typeof getMap>;
type CityNear = NonNullable<Answer['map']>['cities'][number];

/** How far a line is felt on the ground, and how many cities stand for it. Our own measures, `modern`. */
const NEAR_KM = 300;
const CITIES_A_LINE = 5;

/** Lines of a birth over the Earth; nothing without an hour. */
export function mapOf(
  { ephemeris, western, moment }: WesternComputation,
  { bodies: asked = [...WESTERN_PLANETS] }: BodyOf<typeof getMap>,
): Answer {
  if (!moment.isTimeKnown) return { map: null, reason: 'UNKNOWN_TIME' };
  const siderealTime = ephemeris.angles(western.julianDay, { latitude: 0, longitude: 0 }).armc;
  const bodies = westernBodies(western, asked).map(({ id, longitude, latitude, declination }) => {
    const alpha = rightAscension(longitude, latitude, western.trueObliquity);
    return overEarth({ id, rightAscension: alpha, declination }, siderealTime);
  });
  return {
    map: {
      lines: bodies.map(angleLines).map((line) => ({
        ...line,
        rising: line.rising.map(written),
        setting: line.setting.map(written),
      })),
      parans: mapParans(bodies).sort((a, b) => b.latitude - a.latitude),
      localSpace: localSpace(bodies, western.place).map((line) => ({
        ...line,
        ahead: line.ahead.map(written),
        behind: line.behind.map(written),
      })),
      cities: bodies.flatMap(citiesNear).sort((a, b) => a.distanceKm - b.distanceKm),
    },
  };
}

const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
const written = ({ latitude, longitude }: SpherePoint): [number, number] => [rounded(latitude), rounded(longitude)];

/** The cities of most weight beside each line of a body. */
function citiesNear(body: BodyOverEarth<WesternBodyId>): CityNear[] {
  const found = new Map<string, CityNear[]>();
  for (const { id, name, country, latitude, longitude, population } of largeCities()) {
    for (const { angle, degrees } of anglesNear(body, { latitude, longitude })) {
      const distanceKm = arcKm(degrees);
      const beside = found.get(angle) ?? [];
      if (distanceKm > NEAR_KM || beside.length === CITIES_A_LINE) continue;
      found.set(angle, [
        ...beside,
        { id, name, country, latitude, longitude, population, body: body.id, angle, distanceKm },
      ]);
    }
  }
  return [...found.values()].flat();
}
