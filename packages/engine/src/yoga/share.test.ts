import { describe, expect, it } from 'vitest';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { YOGAS } from './catalogue.ts';
import { SAMPLED_BIRTHS, YOGA_COUNTS } from './share.table.ts';
import { yogasOfSample } from './share-sample.ts';

describe('how often a combination is formed', () => {
  it('is counted for every combination of the catalogue, and for no other', () => {
    expect(Object.keys(YOGA_COUNTS).sort()).toEqual(YOGAS.map(({ id }) => id).sort());
    const sum = Object.values(YOGA_COUNTS).reduce((a, b) => a + b, 0);
    expect(sum).toBe(104_586);
  });

  it('is nothing where the sky never forms it', () => {
    expect(YOGAS.filter(({ id, never }) => never && YOGA_COUNTS[id] !== 0).map(({ id }) => id)).toEqual([]);
  });

  it('agrees with a part of the sample judged anew, within four deviations', async () => {
    const ephemeris = await loadEphemeris();
    const births = 200;
    const counts = new Map<string, number>();
    for (let index = 0; index < births; index++)
      for (const id of yogasOfSample(ephemeris, index)) counts.set(id, (counts.get(id) ?? 0) + 1);
    const wrong = YOGAS.filter(({ id }) => {
      const share = (YOGA_COUNTS[id] ?? 0) / SAMPLED_BIRTHS;
      const deviation = Math.sqrt(births * share * (1 - share));
      return Math.abs((counts.get(id) ?? 0) - births * share) > 4 * deviation + 1;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
