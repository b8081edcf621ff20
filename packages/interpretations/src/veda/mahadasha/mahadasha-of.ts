import type { Graha } from '@nebosvod/engine/bodies';
import type { Unit, UnitCondition } from '../../unit.ts';
import type { ToldText } from '../told.ts';

/** Builds the unit of a mahadasha: words for each strength of its lord, or of the lord of the sign of a node. */
export const mahadashaOf = (
  graha: Graha,
  ...variants: readonly (readonly [when: UnitCondition, text: ToldText])[]
): Unit => ({
  id: `mahadasha-${graha}`,
  factor: { kind: 'dasha', path: [graha] },
  claims: [],
  words: null,
  variants: variants.map(([when, text]) => ({ when, ...text })),
  sources: [
    { key: 'BPHS 47', role: 'idea' },
    { key: 'PD 19', role: 'idea' },
    { key: 'modern', role: 'modern' },
  ],
});
