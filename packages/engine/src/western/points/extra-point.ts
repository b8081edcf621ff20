import { declinationOf } from '../../chart/chart.ts';
import type { Ephemeris, EphemerisBody } from '../../ephemeris/ephemeris.ts';
import type { EXTRA_POINTS } from '../western.ids.ts';
import { CHIRON_FIRST, CHIRON_LAST } from '../western-body.ts';
import { type TropicalPoint, tropicalPoint, type WesternChart } from '../western-chart.ts';

export type ExtraPointId = (typeof EXTRA_POINTS)[number];

/** A body beside those of the chart. Degrees, degrees a day. */
export interface ExtraPoint extends TropicalPoint {
  readonly id: ExtraPointId;
  readonly latitude: number;
  readonly declination: number;
  readonly speed: number;
  readonly isRetrograde: boolean;
}

const BODY_OF: Readonly<Record<ExtraPointId, EphemerisBody>> = {
  ceres: 'ceres',
  pallas: 'pallas',
  juno: 'juno',
  vesta: 'vesta',
  'true-lilith': 'true-apogee',
};

/** The four great asteroids and the osculating apogee; asteroids are missing in the same hours as Chiron, whose file they share. */
export function extraPoints(ephemeris: Ephemeris, { julianDay, trueObliquity }: WesternChart): readonly ExtraPoint[] {
  const ids = ['ceres', 'pallas', 'juno', 'vesta', 'true-lilith'] as const;
  const isKnown = julianDay >= CHIRON_FIRST && julianDay <= CHIRON_LAST;
  return ids
    .filter((id) => isKnown || id === 'true-lilith')
    .map((id) => {
      const { longitude, latitude, speed } = ephemeris.position(julianDay, BODY_OF[id]);
      const declination = declinationOf(longitude, latitude, trueObliquity);
      return { id, ...tropicalPoint(longitude), latitude, declination, speed, isRetrograde: speed < 0 };
    });
}
