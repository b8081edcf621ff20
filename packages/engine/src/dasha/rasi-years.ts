import { countSigns, type Sign } from '../angle/sign.ts';
import { debilitationSign, exaltationSign, type NodeExaltation } from '../state/dignity.ts';
import type { RasiChart } from './rasi-chart.ts';
import { rulingLord } from './rasi-strength.ts';

/** Signs counted forward (odd-footed, vishamapada): Aries Taurus Gemini, Libra Scorpio Sagittarius. [JS 1.1.25–27] */
const ODD_FOOTED: readonly Sign[] = [1, 2, 3, 7, 8, 9];

/** Whether counting from a sign runs forward. */
export function isOddFooted(sign: Sign): boolean {
  return ODD_FOOTED.includes(sign);
}

/**
 * Years of a sign by the distance of its lord: signs from it to the lord, not counting itself, forward for odd-footed signs and
 * backward for the others; twelve when the lord is at home. [JS 1.1.28], [BPHS 46.155–160]
 * @param nodes list of the nodes' exaltations by which an exalted lord adds a year and a debilitated one takes one; null leaves
 *   dignity out. Mercury at home in Virgo, exalted too, then gives 13.
 * @returns 0 … 13 (0 when a debilitated lord stands in the very next sign)
 */
export function yearsByLord(chart: RasiChart, sign: Sign, nodes: NodeExaltation | null): number {
  const lord = rulingLord(chart, sign);
  const at = chart.placement[lord];
  const distance = at === sign ? 12 : (isOddFooted(sign) ? countSigns(sign, at) : countSigns(at, sign)) - 1;
  if (nodes === null) return distance;
  if (at === exaltationSign(lord, nodes)) return distance + 1;
  return at === debilitationSign(lord, nodes) ? distance - 1 : distance;
}
