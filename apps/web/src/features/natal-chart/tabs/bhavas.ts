import { middleOfArc } from '@nebosvod/engine/angle/degrees';
import type { PlanetsAnswer } from '../../../birth/use-planets.ts';
import { type ChartBody, chartBodies } from '../../../chart/chart-body.ts';

/** A graha in a house that is no whole sign. */
export interface BhavaBody {
  readonly body: ChartBody;
  /** House by signs from the lagna, where it is another; null where both agree. */
  readonly movedFrom: number | null;
}

/** A house from its beginning to that of the next. Degrees of the chart's zodiac. */
export interface Bhava {
  readonly house: number;
  readonly start: number;
  readonly middle: number;
  readonly bodies: readonly BhavaBody[];
}

/**
 * The twelve houses of an answer whose house system has cusps, with the grahas that stand in each.
 * @returns null without a birth time, and where the system does not exist (inside the polar circle)
 */
export function bhavasOf(answer: PlanetsAnswer): readonly Bhava[] | null {
  const cusps = answer.houses?.cusps ?? null;
  const lagna = answer.ascendant;
  if (cusps === null || lagna === null) return null;
  const bodies = chartBodies(answer, null);
  return cusps.map((start, index) => ({
    house: index + 1,
    start,
    middle: middleOfArc(start, cusps[(index + 1) % 12] ?? start),
    bodies: bodies
      .filter(({ house }) => house === index + 1)
      .map((body) => {
        const bySigns = ((body.sign - lagna.sign + 12) % 12) + 1;
        return { body, movedFrom: bySigns === index + 1 ? null : bySigns };
      }),
  }));
}
