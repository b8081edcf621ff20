import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha, Graha } from '../bodies.ts';
import { sphutaDrishti } from '../state/aspect.ts';
import type { ByGraha } from '../state/placement.ts';
import { type Formula, type Ledger, sumOf } from './trace.ts';

/**
 * Strength by aspects on a point, virupas, of either sign: a quarter of what benefics cast less what malefics cast.
 * The nodes cast none. [BPHS 27.19]
 * @param except the graha that stands at the point and does not look at itself
 */
export function drikBala(
  ledger: Ledger,
  path: string,
  point: number,
  { longitudes, benefics }: { longitudes: ByGraha<number>; benefics: ReadonlySet<Graha> },
  except?: ClassicalGraha,
): number {
  const benefic: Record<string, number> = {};
  const malefic: Record<string, number> = {};
  for (const graha of CLASSICAL_GRAHAS) {
    if (graha === except) continue;
    const drishti = sphutaDrishti(graha, longitudes[graha], point);
    if (benefics.has(graha)) benefic[graha] = drishti;
    else malefic[graha] = drishti;
  }
  return ledger.compute(path, DRIK, { benefic, malefic });
}

const DRIK: Formula<{ benefic: Readonly<Record<string, number>>; malefic: Readonly<Record<string, number>> }> = {
  id: 'drik',
  source: '[BPHS 27.19], aspects by [BPHS 26.6–12]',
  expression: '(sum(benefic) - sum(malefic)) / 4',
  evaluate: ({ benefic, malefic }) => (sumOf(benefic) - sumOf(malefic)) / 4,
};
