import type { House } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Claim, Unit, Wording } from '../../unit.ts';

/** Builds a unit of the mahadasha of a graha by the house it holds at birth, counted from the lagna. */
export const periodFromHouses =
  (graha: Graha) =>
  (house: House, claims: readonly Claim[], words: Required<Omit<Wording, 'image'>>): Unit => ({
    id: `mahadasha-${graha}-house-${house}`,
    factor: { kind: 'mahadasha-in-house', graha, house },
    claims,
    words,
    sources: [
      { key: 'BPHS 47', role: 'idea' },
      { key: 'modern', role: 'modern' },
    ],
  });
