import { type Sign, signOf } from '../angle/sign.ts';
import { byClassicalGraha, type ClassicalGraha } from '../bodies.ts';
import { type ByGraha, byGraha } from '../state/placement.ts';
import { standingIn } from './sthana.ts';
import { type Formula, type Ledger, sumOf } from './trace.ts';
import { VIMSHOPAKA_POINTS, VIMSHOPAKA_WEIGHTS, type VimshopakaScheme } from './vimshopaka.table.ts';

/** Vimshopaka bala in each scheme, 5 … 20. */
export type Vimshopaka = Readonly<Record<VimshopakaScheme, number>>;

/**
 * Twenty-point strength of the seven grahas by their standing in six, seven, ten and sixteen vargas. It needs no ascendant. [BPHS 7.17–27]
 */
export function computeVimshopaka(
  ledger: Ledger,
  longitudes: ByGraha<number>,
): Readonly<Record<ClassicalGraha, Vimshopaka>> {
  const placement = byGraha((graha) => signOf(longitudes[graha]));
  return byClassicalGraha((graha) => {
    const scheme = (name: VimshopakaScheme) =>
      schemeBala(ledger, `vimshopaka.${graha}.${name}`, graha, longitudes[graha], placement, VIMSHOPAKA_WEIGHTS[name]);
    return {
      shadvarga: scheme('shadvarga'),
      saptavarga: scheme('saptavarga'),
      dashavarga: scheme('dashavarga'),
      shodashavarga: scheme('shodashavarga'),
    };
  });
}

function schemeBala(
  ledger: Ledger,
  path: string,
  graha: ClassicalGraha,
  longitude: number,
  placement: ByGraha<Sign>,
  weights: Readonly<Record<number, number>>,
): number {
  const points: Record<string, number> = {};
  for (const division of Object.keys(weights)) {
    const standing = standingIn(graha, longitude, Number(division), placement);
    points[division] = VIMSHOPAKA_POINTS[standing === 'moolatrikona' ? 'own' : standing];
  }
  return ledger.compute(path, VIMSHOPAKA, { weights, points });
}

const VIMSHOPAKA: Formula<{ weights: Readonly<Record<string, number>>; points: Readonly<Record<string, number>> }> = {
  id: 'vimshopaka',
  source: '[BPHS 7.17–27]',
  expression: 'sum(Object.keys(weights).map((varga) => (weights[varga] * points[varga]) / 20))',
  evaluate: ({ weights, points }) =>
    sumOf(Object.fromEntries(Object.entries(weights).map(([varga, weight]) => [varga, (weight * points[varga]) / 20]))),
};
