import { normalizeDegrees } from '../angle/degrees.ts';
import { signOf } from '../angle/sign.ts';
import type { TimeInterval } from '../chart/interval.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { trackOf } from '../transit/track.ts';
import { westernMotion } from './natal-transits.ts';
import { CHIRON_FIRST, CHIRON_LAST, type WesternBodyId } from './western-body.ts';

/** Longitudes a body passes in an interval, degrees running forward from `min` to `max`, and whether it keeps its sign. */
export function bodyUncertainty(
  ephemeris: Ephemeris,
  id: WesternBodyId,
  { from, to }: TimeInterval,
): { readonly range: { readonly min: number; readonly max: number }; readonly signHolds: boolean } {
  const isChiron = id === 'chiron';
  const start = isChiron ? Math.max(from, CHIRON_FIRST) : from;
  const end = isChiron ? Math.min(to, CHIRON_LAST) : to;
  const { longitudes } = trackOf(westernMotion(ephemeris, id), start, end);
  const [min, max] = [Math.min(...longitudes), Math.max(...longitudes)].map(normalizeDegrees);
  return { range: { min, max }, signHolds: signOf(min) === signOf(max) };
}
