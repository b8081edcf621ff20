import { type Sign, signOf } from '../../angle/sign.ts';
import { lotLongitude } from '../lots.ts';
import type { RELEASED_LOTS } from '../western.ids.ts';
import type { WesternChart } from '../western-chart.ts';
import { spiritStart } from './releasing.ts';

export type ReleasedLot = (typeof RELEASED_LOTS)[number];

/** Where times of a lot are released from. */
export interface ReleaseStart {
  /** Longitude of the lot, tropical degrees. */
  readonly longitude: number;
  /** The sign of the first period. */
  readonly sign: Sign;
  /** Whether it is the sign after the lot's own: Spirit in one sign with Fortune. */
  readonly isShifted: boolean;
  /** Sign of Fortune, from which peaks are counted. */
  readonly fortune: Sign;
}

/** Where the times of a lot begin in a chart. */
export function releaseStart(chart: WesternChart, lot: ReleasedLot): ReleaseStart {
  const longitude = lotLongitude(chart, lot);
  const own = signOf(longitude);
  const fortune = signOf(lotLongitude(chart, 'fortune'));
  const sign = lot === 'spirit' ? spiritStart(own, fortune) : own;
  return { longitude, sign, isShifted: sign !== own, fortune };
}
