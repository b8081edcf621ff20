import type { ARCANUM_SCHOOLS } from './numerology.ids.ts';

/** A number and what every step of its reduction made of it. */
export type Chain = readonly [number, ...number[]];

/** What a reduction came to. */
export function lastOf(chain: Chain): number {
  return chain.at(-1) ?? chain[0];
}

/** Sum of the decimal digits of a whole number; the sign is ignored. */
export function digitSum(n: number): number {
  let rest = Math.abs(n);
  let sum = 0;
  while (rest > 0) {
    sum += rest % 10;
    rest = Math.floor(rest / 10);
  }
  return sum;
}

/** Decimal digits of a whole number, most significant first; the sign is ignored, 0 gives `[0]`. */
export function digitsOf(n: number): number[] {
  let rest = Math.abs(n);
  const digits: number[] = [rest % 10];
  rest = Math.floor(rest / 10);
  while (rest > 0) {
    digits.unshift(rest % 10);
    rest = Math.floor(rest / 10);
  }
  return digits;
}

/** 11, 22, 33: numbers that the master-keeping reduction leaves as they are. */
export function isMaster(n: number): boolean {
  return n === 11 || n === 22 || n === 33;
}

/** Repeated digit sums of `n` down to 1–9, `n` first: 29 → [29, 11, 2]. 0 stays 0. */
export function digitChain(n: number): Chain {
  const chain: [number, ...number[]] = [n];
  for (let last = n; last > 9; chain.push(last)) last = digitSum(last);
  return chain;
}

/** As {@link digitChain}, but 11, 22 and 33 end the chain: 29 → [29, 11]. */
export function masterChain(n: number): Chain {
  const chain: [number, ...number[]] = [n];
  for (let last = n; last > 9 && !isMaster(last); chain.push(last)) last = digitSum(last);
  return chain;
}

/** The single digit 1–9 of a whole number (0 only for 0): the `r9` of the definitions. */
export function toDigit(n: number): number {
  return n === 0 ? 0 : ((Math.abs(n) - 1) % 9) + 1;
}

/** The digit 1–9, or 11, 22, 33 when the reduction meets one: the `rM` of the definitions. */
export function toMaster(n: number): number {
  let value = n;
  while (value > 9 && !isMaster(value)) value = digitSum(value);
  return value;
}

/** How a school brings a number above 22 to an arcanum: 28 → 2 + 8 = 10, or 28 → 28 − 22 = 6. */
export type ArcanumSchool = (typeof ARCANUM_SCHOOLS)[number];

/** Steps from a non-negative whole number to an arcanum 1–22, the number itself first; 0 → 22. */
export function arcanumChain(n: number, school: ArcanumSchool = 'digit-sum'): Chain {
  if (n === 0) return [0, 22];
  const chain: [number, ...number[]] = [n];
  for (let last = n; last > 22; chain.push(last)) last = school === 'digit-sum' ? digitSum(last) : last - 22;
  return chain;
}

/** Arcanum 1–22 of a non-negative whole number: the `r22` of the definitions. */
export function toArcanum(n: number, school: ArcanumSchool = 'digit-sum'): number {
  if (n === 0) return 22;
  let value = n;
  while (value > 22) value = school === 'digit-sum' ? digitSum(value) : value - 22;
  return value;
}
