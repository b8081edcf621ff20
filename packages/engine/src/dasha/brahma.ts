import { countSigns, isOddSign, type Sign, signFrom } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import { signLord } from '../state/dignity.ts';
import type { RasiChart } from './rasi-chart.ts';
import { rulingLord, strongerGraha, strongerSign } from './rasi-strength.ts';

/**
 * Brahma, from whose sign sthira dasha begins. From the stronger of the ascendant and the seventh, of the lords of the 6th, 8th and 12th
 * those in odd signs of the visible half (houses 7 … 12), or of all three when none is there; the strongest of them. Saturn and the nodes hand on
 * to the lord of the sixth sign from them; where that is Saturn again, to another of the lords, at last to that of the base or its seventh.
 * [JS 2.1.48–53], [PVR 14]
 */
export function brahmaOf(chart: RasiChart): Graha {
  const base = strongerSign(chart, chart.lagna, signFrom(chart.lagna, 7)).sign;
  const lords = [...new Set([6, 8, 12].map((house) => rulingLord(chart, signFrom(base, house))))];
  const isVisible = (sign: Sign) => countSigns(base, sign) >= 7;
  const fit = lords.filter((lord) => isOddSign(chart.placement[lord]) && isVisible(chart.placement[lord]));
  const candidates = fit.length > 0 ? fit : lords;
  const strongest = candidates.reduce((best, lord) => strongerGraha(chart, best, lord));
  const heirs = [
    signLord(signFrom(chart.placement[strongest], 6)),
    ...lords,
    signLord(base),
    signLord(signFrom(base, 7)),
  ];
  return [strongest, ...heirs].find(canBeBrahma) ?? signLord(base);
}

function canBeBrahma(graha: Graha): boolean {
  return graha !== 'saturn' && graha !== 'rahu' && graha !== 'ketu';
}
