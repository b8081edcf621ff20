import type { House } from '@nebosvod/engine/angle/sign';
import type { Claim, Unit, Wording } from '../../unit.ts';

/** Builds a unit of the lord of one house by the house it stands in, both counted from the lagna. */
export const lordInHouses =
  (lord: House) =>
  (house: House, claims: readonly Claim[], words: Wording): Unit => ({
    id: `lord-${lord}-in-${house}`,
    factor: { kind: 'lord-in-house', lord, house },
    claims,
    words,
    sources: [
      { key: 'BPHS 24', role: 'idea' },
      { key: 'modern', role: 'modern' },
    ],
  });
