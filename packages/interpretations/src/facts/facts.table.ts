import type { Fact } from './fact.ts';

/** Facts in the order they are told. Written by us; each with the place where it was read, or what was computed. */
export const FACTS: readonly Fact[] = [];
