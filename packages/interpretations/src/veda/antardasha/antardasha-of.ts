import type { Graha } from '@nebosvod/engine/bodies';
import type { Unit, UnitCondition } from '../../unit.ts';
import type { ToldText } from '../told.ts';

/** Words for one state of the antardasha lord, or of the lord of its sign when it is a node. */
type Told = readonly [when: UnitCondition, text: ToldText];

export const STRONG: UnitCondition = { strength: 'strong' };
export const WEAK: UnitCondition = { strength: 'weak' };
export const STRONG_LORD: UnitCondition = { hasStrongLord: true };
/** Whatever the variants before it left: it stands last. */
export const ELSE: UnitCondition = {};

/** Builds the units of the antardashas within one mahadasha; `chapter` is of BPHS. */
export const antardashasOf =
  (maha: Graha, chapter: number) =>
  (antar: Graha, ...variants: readonly Told[]): Unit => ({
    id: `antardasha-${maha}-${antar}`,
    factor: { kind: 'dasha', path: [maha, antar] },
    claims: [],
    words: null,
    variants: variants.map(([when, text]) => ({ when, ...text })),
    sources: [
      { key: `BPHS ${chapter}`, role: 'idea' },
      { key: 'modern', role: 'modern' },
    ],
  });
