import { normalizeDegrees } from '../angle/degrees.ts';
import { signOf } from '../angle/sign.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import type { Span } from '../panchanga/span.ts';
import { angleCrossings } from '../search/crossings.ts';
import type { GeoPlace, Settings } from '../settings.ts';

/** Signs take at least this long to rise below the polar circles; shorter ones are found by their neighbours' edges. */
const STEP = 10 / 1440;

/** A sign rising, with the stretch in which it does. */
export interface RisingSign extends Span {
  readonly sign: number;
}

/**
 * Signs rising over a place in a stretch of time, in order, edges to a second.
 * @param ayanamsha the sidereal zodiac's
 */
export function risingSigns(
  ephemeris: Ephemeris,
  place: GeoPlace,
  ayanamsha: Settings['ayanamsha'],
  span: Span,
): RisingSign[] {
  const shift = ephemeris.ayanamsha((span.start + span.end) / 2, ayanamsha);
  const ascendant = (julianDay: number) => normalizeDegrees(ephemeris.angles(julianDay, place).ascendant - shift);
  const edges: number[] = [];
  let left = span.start;
  let sign = signOf(ascendant(left));
  while (left < span.end) {
    const right = Math.min(left + STEP, span.end);
    const next = signOf(ascendant(right));
    if (next !== sign) {
      const boundary = (next - 1) * 30;
      edges.push(angleCrossings(ascendant, boundary, left, right, right - left)[0]?.julianDay ?? right);
      sign = next;
    }
    left = right;
  }
  const bounds = [span.start, ...edges, span.end];
  return bounds
    .slice(1)
    .map((end, index) => ({ start: bounds[index], end, sign: signOf(ascendant((bounds[index] + end) / 2)) }));
}
