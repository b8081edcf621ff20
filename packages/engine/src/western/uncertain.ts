import { normalizeDegrees } from '../angle/degrees.ts';
import { signOf } from '../angle/sign.ts';
import type { TimeInterval } from '../chart/interval.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { trackOf } from '../transit/track.ts';
import { westernMotion } from './natal-transits.ts';
import type { WesternBodyId } from './western-body.ts';

/** Longitudes a body passes in an interval, degrees running forward from `min` to `max`, and whether it keeps its sign. */
export function bodyUncertainty(
  ephemeris: Ephemeris,
  id: WesternBodyId,
  { from, to }: TimeInterval,
): { readonly range: { readonly min: number; readonly max: number }; readonly signHolds: boolean } {
  const { longitudes } = trackOf(westernMotion(ephemeris, id), from, to);
  const [min, max] = [Math.min(...longitudes), Math.max(...longitudes)].map(normalizeDegrees);
  return { range: { min, max }, signHolds: signOf(min) === signOf(max) };
}
