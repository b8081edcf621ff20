import type { Sign } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { bodyOf, type Chart } from '../chart/chart.ts';

/** A value for each of the nine grahas. */
export type ByGraha<Value> = Readonly<Record<Graha, Value>>;

/** Builds a value for each of the nine grahas. */
export function byGraha<Value>(at: (graha: Graha) => Value): ByGraha<Value> {
  return {
    sun: at('sun'),
    moon: at('moon'),
    mars: at('mars'),
    mercury: at('mercury'),
    jupiter: at('jupiter'),
    venus: at('venus'),
    saturn: at('saturn'),
    rahu: at('rahu'),
    ketu: at('ketu'),
  };
}

/** Sign of each graha in the rasi chart. */
export function grahaSigns(chart: Chart): ByGraha<Sign> {
  return byGraha((graha) => bodyOf(chart, graha).sign);
}

/** Longitude of each graha in degrees, in the zodiac of the chart. */
export function grahaLongitudes(chart: Chart): ByGraha<number> {
  return byGraha((graha) => bodyOf(chart, graha).longitude);
}

/** Grahas in a sign, in the order of the week and then the nodes. */
export function grahasIn(signs: ByGraha<Sign>, sign: Sign): Graha[] {
  return GRAHAS.filter((graha) => signs[graha] === sign);
}
