import { isOddSign, modalityOf, type Sign } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { rasiAspectSigns } from '../state/aspect.ts';
import { exaltationSign, signLords } from '../state/dignity.ts';
import { occupants, type RasiChart } from './rasi-chart.ts';

/**
 * The lord of a sign that counts for it. Scorpio (Mars, Ketu) and Aquarius (Saturn, Rahu) have two: when one stands in the sign itself
 * the other counts; otherwise the one with more companions, then the one higher in its sign. [JS 1.1, commentaries], [PVR 15]
 */
export function rulingLord(chart: RasiChart, sign: Sign): Graha {
  const [own, coLord] = signLords(sign, 'dual');
  if (!coLord) return own;
  const { placement } = chart;
  if (placement[own] === sign && placement[coLord] !== sign) return coLord;
  if (placement[coLord] === sign && placement[own] !== sign) return own;
  return strongerGraha(chart, own, coLord);
}

/** The one with more companions in its sign, then the one with the higher degree in it; the first when all is equal. [PVR 15] */
export function strongerGraha(chart: RasiChart, a: Graha, b: Graha): Graha {
  const company = (graha: Graha) => occupants(chart, chart.placement[graha]).length;
  if (company(a) !== company(b)) return company(a) > company(b) ? a : b;
  return chart.degrees[b] > chart.degrees[a] ? b : a;
}

/** How a choice between two signs was made. */
export type SignStrengthRule =
  | 'occupants'
  | 'jupiter-mercury-lord'
  | 'exalted'
  | 'lord-in-other-parity'
  | 'modality'
  | 'lord-degree'
  | 'equal';

const MODALITY_RANK = { dual: 3, fixed: 2, movable: 1 } as const;

/**
 * The stronger of two signs, by the first rule that tells them apart: more grahas in it; more of Jupiter, Mercury and its lord in it or
 * looking at it; an exalted graha in it; its lord in a sign of the other parity; dual before fixed before movable; its lord higher in
 * degree. The first sign when nothing does. [PVR 15]
 */
export function strongerSign(chart: RasiChart, a: Sign, b: Sign): { sign: Sign; rule: SignStrengthRule } {
  const rules: readonly (readonly [SignStrengthRule, (sign: Sign) => number])[] = [
    ['occupants', (sign) => occupants(chart, sign).length],
    ['jupiter-mercury-lord', (sign) => supporters(chart, sign)],
    ['exalted', (sign) => (hasExalted(chart, sign) ? 1 : 0)],
    ['lord-in-other-parity', (sign) => (lordInOtherParity(chart, sign) ? 1 : 0)],
    ['modality', (sign) => MODALITY_RANK[modalityOf(sign)]],
    ['lord-degree', (sign) => chart.degrees[rulingLord(chart, sign)]],
  ];
  for (const [rule, measure] of rules) {
    const [first, second] = [measure(a), measure(b)];
    if (first !== second) return { sign: first > second ? a : b, rule };
  }
  return { sign: a, rule: 'equal' };
}

/** The strongest of several signs, compared one after another. */
export function strongestSign(chart: RasiChart, signs: readonly [Sign, ...Sign[]]): Sign {
  return signs.reduce((best, sign) => strongerSign(chart, best, sign).sign);
}

function supporters(chart: RasiChart, sign: Sign): number {
  const candidates: readonly Graha[] = ['jupiter', 'mercury', rulingLord(chart, sign)];
  return [...new Set(candidates)].filter((graha) => {
    const at = chart.placement[graha];
    return at === sign || rasiAspectSigns(at).includes(sign);
  }).length;
}

function hasExalted(chart: RasiChart, sign: Sign): boolean {
  return CLASSICAL_GRAHAS.some((graha) => chart.placement[graha] === sign && exaltationSign(graha) === sign);
}

function lordInOtherParity(chart: RasiChart, sign: Sign): boolean {
  return isOddSign(chart.placement[rulingLord(chart, sign)]) !== isOddSign(sign);
}
