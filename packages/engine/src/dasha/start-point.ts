import { normalizeDegrees } from '../angle/degrees.ts';
import { NAKSHATRA_ARC } from '../angle/nakshatra.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';
import type { START_POINTS } from './dasha.ids.ts';

/** Stars counted from the Moon's own, inclusively: kshema the 4th, utpanna the 5th, adhana the 8th. [PVR 16] */
const STARS_FROM_MOON = { kshema: 4, utpanna: 5, adhana: 8 } as const;

/** From which point a star dasha begins; the Moon unless said. */
export type StartPoint = (typeof START_POINTS)[number];

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
