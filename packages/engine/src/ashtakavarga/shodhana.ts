import { type Sign, toSign } from '../angle/sign.ts';
import type { BySign } from './bindus.ts';

/** The pairs of signs that share a lord; Cancer and Leo have none. */
const PAIRS: readonly (readonly [Sign, Sign])[] = [
  [1, 8],
  [2, 7],
  [3, 6],
  [9, 12],
  [10, 11],
];

/**
 * Trikona shodhana: in each trine the smallest of the three values is taken from all, so that one becomes 0;
 * a trine with a 0 in it stays as it is. [BPHS 67]
 */
export function trikonaShodhana(bindus: BySign): BySign {
  return bindus.map((value, index) => value - Math.min(value, bindus[(index + 4) % 12], bindus[(index + 8) % 12]));
}

/**
 * Ekadhipatya shodhana, the reduction of signs that share a lord, after {@link trikonaShodhana}. [BPHS 68]
 * A pair with a 0 in it, or with both signs occupied, stays. Both empty: equal values become 0, unequal ones both take the smaller.
 * One occupied: the empty sign becomes 0 when it is not larger, else it takes the value of the occupied one.
 * @param occupied signs with a graha (the nodes too) or the ascendant in them
 */
export function ekadhipatyaShodhana(bindus: BySign, occupied: ReadonlySet<Sign>): BySign {
  const reduced = [...bindus];
  for (const [a, b] of PAIRS) {
    const [first, second] = reducePair(
      { value: bindus[a - 1], isOccupied: occupied.has(a) },
      { value: bindus[b - 1], isOccupied: occupied.has(b) },
    );
    reduced[a - 1] = first;
    reduced[b - 1] = second;
  }
  return reduced;
}

interface PairMember {
  readonly value: number;
  readonly isOccupied: boolean;
}

function reducePair(a: PairMember, b: PairMember): readonly [number, number] {
  if (a.value === 0 || b.value === 0 || (a.isOccupied && b.isOccupied)) return [a.value, b.value];
  if (!a.isOccupied && !b.isOccupied) {
    const common = a.value === b.value ? 0 : Math.min(a.value, b.value);
    return [common, common];
  }
  return a.isOccupied ? [a.value, emptied(b.value, a.value)] : [emptied(a.value, b.value), b.value];
}

function emptied(empty: number, occupied: number): number {
  return empty <= occupied ? 0 : occupied;
}

/** The other sign of the same lord; null for Cancer and Leo. */
export function partnerOf(sign: Sign): Sign | null {
  const pair = PAIRS.find((candidate) => candidate.includes(sign));
  return pair ? toSign(pair[0] + pair[1] - sign) : null;
}
