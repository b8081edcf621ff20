import { type House, type Sign, signFrom } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import { type ByGraha, grahasIn } from './placement.ts';

/** Houses that intervene and the ones that obstruct them. [BPHS 31.2–9] */
const ARGALAS = [
  { from: 2, obstructedFrom: 12, kind: 'primary' },
  { from: 4, obstructedFrom: 10, kind: 'primary' },
  { from: 11, obstructedFrom: 3, kind: 'primary' },
  { from: 5, obstructedFrom: 9, kind: 'secondary' },
] as const;

export interface Argala {
  /** House from the sign in question where the intervening grahas are. */
  readonly from: House;
  readonly obstructedFrom: House;
  readonly kind: 'primary' | 'secondary';
  readonly by: readonly Graha[];
  readonly obstructedBy: readonly Graha[];
  /** More grahas intervene than obstruct. */
  readonly isEffective: boolean;
}

export interface Argalas {
  readonly argalas: readonly Argala[];
  /** Three or more malefics in the third: an intervention in its own right that does good. */
  readonly vipareeta: readonly Graha[];
}

/**
 * Argala on a sign. From a sign that holds Ketu (and in some books Rahu) the houses are counted backward. [BPHS 31]
 * @param malefics natural malefics of the chart
 */
export function argalaOn(
  sign: Sign,
  placement: ByGraha<Sign>,
  malefics: readonly Graha[],
  isReversed = false,
): Argalas {
  const at = (house: number) => (isReversed ? signFrom(sign, 2 - house) : signFrom(sign, house));
  const argalas = ARGALAS.map(({ from, obstructedFrom, kind }) => {
    const by = grahasIn(placement, at(from));
    const obstructedBy = grahasIn(placement, at(obstructedFrom));
    return { from, obstructedFrom, kind, by, obstructedBy, isEffective: by.length > obstructedBy.length };
  });
  const third = grahasIn(placement, at(3)).filter((graha) => malefics.includes(graha));
  return { argalas, vipareeta: third.length >= 3 ? third : [] };
}
