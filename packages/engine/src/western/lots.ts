import { normalizeDegrees } from '../angle/degrees.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { LOT_FORMULAS, type LotEnd, type LotId } from './lot.table.ts';
import { type WesternChart, westernBody } from './western-chart.ts';

/**
 * Longitude of a lot, tropical degrees: the ascendant and the arc between the two ends of its formula, turned round by night where
 * the formula says so.
 */
export function lotLongitude(chart: WesternChart, id: LotId): number {
  const { from, to, turnsByNight } = LOT_FORMULAS[id];
  const arc = endOf(chart, to) - endOf(chart, from);
  return normalizeDegrees(chart.ascendant.longitude + (turnsByNight && !chart.isDay ? -arc : arc));
}

function endOf(chart: WesternChart, end: LotEnd): number {
  return isPlanet(end) ? westernBody(chart, end).longitude : lotLongitude(chart, end);
}

function isPlanet(end: LotEnd): end is ClassicalGraha {
  return CLASSICAL_GRAHAS.some((id) => id === end);
}
