import { describe, expect, it } from 'vitest';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import births from '../vectors/charts.json' with { type: 'json' };
import reference from '../vectors/yogas.json' with { type: 'json' };
import { YOGAS } from './catalogue.ts';
import { all, state } from './condition.ts';
import { evaluate } from './evaluate.ts';
import { RECOVERIES } from './neecha-bhanga.table.ts';
import { type Sky, skyOf } from './sky.ts';
import { judgeRule } from './yoga.ts';

const ephemeris = await loadEphemeris();
const skies = new Map<string, Sky>(
  births.map(({ id, birth }) => [String(id), skyOf(ephemeris, chartOfBirth(ephemeris, birth))]),
);
const judged = (id: string, sky: Sky) => {
  const definition = YOGAS.find((yoga) => yoga.id === id);
  if (!definition) throw new Error(`no combination ${id}`);
  return judgeRule(sky, definition);
};

describe('seventy combinations of the reference', () => {
  it('has every birth of the reference, in the same signs', () => {
    for (const [id, expected] of Object.entries(reference.births)) {
      const sky = skies.get(id);
      expect(sky?.lagna, id).toBe(expected.lagnaSign);
      expect(sky?.signs, id).toEqual(expected.signs);
    }
  });

  it.each(Object.entries(reference.yogas))('%s is found in the very births', (id, expected) => {
    const found = [...skies]
      .filter(([birth]) => birth in reference.births)
      .filter(([, sky]) => judged(id, sky).isPresent === true)
      .map(([birth]) => Number(birth));
    expect(found.sort((a, b) => a - b)).toEqual([...expected.births].sort((a, b) => a - b));
  });

  it('a debilitated graha recovers in the very ways', () => {
    for (const [id, expected] of Object.entries(reference.births)) {
      const sky = skies.get(id);
      if (!sky) throw new Error(id);
      const ways = Object.entries(RECOVERIES);
      const found = CLASSICAL_GRAHAS.filter(
        (graha) => evaluate(sky, state('it', 'debilitated'), { it: graha }).holds,
      ).map((graha) => [
        graha,
        ways
          .filter(([, way]) => evaluate(sky, all(state('it', 'debilitated'), way), { it: graha }).holds)
          .map(([way]) => way),
      ]);
      expect(Object.fromEntries(found), id).toEqual(expected.debilitated);
    }
  });

  it('day and night by the Hindu sunrise; unknown where the Sun does not rise', () => {
    for (const [id, expected] of Object.entries(reference.births))
      expect(skies.get(id)?.hour?.isDay, id).toBe(expected.isDayBirth);
  });
});
