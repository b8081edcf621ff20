import { shortestArc } from '../../angle/degrees.ts';
import { isOddSign } from '../../angle/sign.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import { type WesternChart, westernBody } from '../western-chart.ts';

/** A planet by the sect of the chart. */
export interface SectStanding {
  /** Whether the planet is of the sect that rules the chart. */
  readonly isOfSect: boolean;
  /** In its sect, on the side of the horizon and in a sign of its own kind: day planets with the Sun in male signs. */
  readonly isHayz: boolean;
}

/** Standing of a planet by sect: Sun, Jupiter, Saturn of the day, Moon, Venus, Mars of the night, Mercury as he rises before the Sun or after. [Tetrabiblos I.7] */
export function sectStanding(chart: WesternChart, planet: ClassicalGraha): SectStanding {
  const { longitude, sign } = westernBody(chart, planet);
  const sun = westernBody(chart, 'sun').longitude;
  const isOfDay =
    planet === 'mercury'
      ? shortestArc(sun, longitude) < 0
      : planet === 'sun' || planet === 'jupiter' || planet === 'saturn';
  const isAbove = shortestArc(chart.ascendant.longitude, longitude) < 0;
  const isOnItsSide = isOfDay === (isAbove === chart.isDay);
  const isOfSect = isOfDay === chart.isDay;
  return { isOfSect, isHayz: isOfSect && isOnItsSide && isOddSign(sign) === isOfDay };
}
