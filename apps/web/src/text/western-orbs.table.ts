import type { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import type { ORB_SET_IDS } from '@nebosvod/engine/western/western.ids';

export interface ToldOrbs {
  /** Degrees of every point that is not among the wider. */
  readonly rest: number;
  readonly wider: Readonly<Partial<Record<(typeof CLASSICAL_GRAHAS)[number], number>>>;
}

/**
 * The named sets of orbs as they are told on a page.
 * Source: the engine's sets (western/aspect.table.ts; W. Lilly, Christian Astrology, 1647, p. 107); a test holds both equal.
 */
export const toldOrbs = {
  even: { rest: 6, wider: {} },
  close: { rest: 1, wider: {} },
  lilly: { rest: 5, wider: { sun: 17, moon: 12.5, mercury: 7, venus: 8, mars: 7.5, jupiter: 12, saturn: 10 } },
} as const satisfies Readonly<Record<(typeof ORB_SET_IDS)[number], ToldOrbs>>;
