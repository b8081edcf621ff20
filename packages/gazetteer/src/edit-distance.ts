import { codeCount, nameEnd } from './name-code.ts';

/** A query prepared for many comparisons: bit `i` of `masks[c]` says that letter `i` is `c`. */
export interface Pattern {
  readonly length: number;
  readonly masks: Int32Array;
  /** Bit set of the letters it holds, hashed into 32 bits. */
  readonly signature: number;
}

/** Longest query that can be compared: one bit a letter. */
export const longestPattern = 31;

/** Bit set of the letters of a name from an offset to its end mark. */
export function signatureOf(letters: Uint8Array, start: number, end: number): number {
  let signature = 0;
  for (let at = start; at < end; at++) signature |= 1 << (letters[at] & 31);
  return signature;
}

/** Prepares a query of at most `longestPattern` letters. */
export function preparePattern(query: Uint8Array): Pattern {
  const masks = new Int32Array(codeCount);
  for (const [at, letter] of query.entries()) masks[letter] |= 1 << at;
  return { length: query.length, masks, signature: signatureOf(query, 0, query.length) };
}

/** Number of set bits of a 32-bit word. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/**
 * Damerau–Levenshtein distance (insertion, deletion, substitution, swap of neighbours) between the query and a name,
 * computed a column at a time in bits.
 * @see Hyyrö 2003, "A bit-vector algorithm for computing Levenshtein and Damerau edit distances", fig. 5
 */
export function editDistance(pattern: Pattern, letters: Uint8Array, start: number): number {
  let positive = -1;
  let negative = 0;
  let diagonal = 0;
  let previousMask = 0;
  let distance = pattern.length;
  const last = 1 << (pattern.length - 1);
  for (let at = start; letters[at] !== nameEnd; at++) {
    const mask = pattern.masks[letters[at]];
    const swapped = ((~diagonal & mask) << 1) & previousMask;
    diagonal = swapped | (((mask & positive) + positive) ^ positive) | mask | negative;
    let horizontalPositive = negative | ~(diagonal | positive);
    let horizontalNegative = diagonal & positive;
    if (horizontalPositive & last) distance++;
    if (horizontalNegative & last) distance--;
    horizontalPositive = (horizontalPositive << 1) | 1;
    horizontalNegative <<= 1;
    positive = horizontalNegative | ~(diagonal | horizontalPositive);
    negative = horizontalPositive & diagonal;
    previousMask = mask;
  }
  return distance;
}
