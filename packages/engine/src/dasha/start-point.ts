import { normalizeDegrees } from '../angle/degrees.ts';
import { NAKSHATRA_ARC } from '../angle/nakshatra.ts';
import { GRAHAS, type Graha } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';

/** Stars counted from the Moon's own, inclusively: kshema the 4th, utpanna the 5th, adhana the 8th. [PVR 16] */
const STARS_FROM_MOON = { kshema: 4, utpanna: 5, adhana: 8 } as const;

export const START_POINTS = [...GRAHAS, 'lagna', 'kshema', 'utpanna', 'adhana'] as const;
/** From which point a star dasha begins; the Moon unless said. */
export type StartPoint = Graha | 'lagna' | keyof typeof STARS_FROM_MOON;

/** Longitude of the point a dasha begins from, degrees. */
export function startLongitude(chart: Chart, point: StartPoint): number {
  switch (point) {
    case 'lagna':
      return chart.ascendant.longitude;
    case 'kshema':
    case 'utpanna':
    case 'adhana':
      return normalizeDegrees(bodyOf(chart, 'moon').longitude + (STARS_FROM_MOON[point] - 1) * NAKSHATRA_ARC);
    default:
      return bodyOf(chart, point).longitude;
  }
}
