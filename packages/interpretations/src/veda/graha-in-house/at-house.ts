import type { House } from '@nebosvod/engine/angle/sign';
import type { Graha } from '@nebosvod/engine/bodies';
import type { Claim, Unit, Wording } from '../../unit.ts';

/**
 * Builds a unit of a graha in a house of the rashi chart. In the houses of `afterPhaladeepika` the text keeps the thought
 * of that book's eighth chapter; elsewhere, and with the nodes, it is current practice.
 */
export const grahaInHouses =
  (graha: Graha, afterPhaladeepika: readonly House[] = []) =>
  (house: House, claims: readonly Claim[], words: Wording): Unit => ({
    id: `${graha}-in-house-${house}`,
    factor: { kind: 'graha-in-house', graha, house },
    claims,
    words,
    sources: [
      ...(afterPhaladeepika.includes(house) ? [{ key: 'PD 8', role: 'idea' } as const] : []),
      { key: 'modern', role: 'modern' },
    ],
  });
