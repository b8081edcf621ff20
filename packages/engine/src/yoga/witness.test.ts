import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeChart } from '../chart/chart.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { PITRI_YOGAS } from '../pitri/pitri.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { julianDayFromIso } from '../time/julian-day.ts';
import { YOGAS } from './catalogue.ts';
import { evaluate } from './evaluate.ts';
import { skyOf } from './sky.ts';
import witnesses from './witness.json' with { type: 'json' };

const ephemeris = await loadEphemeris();
const rules = [...YOGAS, ...PITRI_YOGAS.map((rule) => ({ ...rule, id: `pitri:${rule.id}` }))];
const found = new Map(Object.entries(witnesses));
const skyAt = (julianDay: number, latitude: number, longitude: number) =>
  skyOf(ephemeris, computeChart(ephemeris, { julianDay, place: { latitude, longitude }, settings: DEFAULT_SETTINGS }));

describe('witnesses: a real moment and place for every combination', () => {
  it.each(rules.filter(({ never }) => !never))('$id holds at one and has ceased at the other', ({ id, when }) => {
    const witness = found.get(id);
    if (!witness) throw new Error(`no witness of ${id}`);
    const at = (iso: string) => evaluate(skyAt(julianDayFromIso(iso), witness.latitude, witness.longitude), when).holds;
    expect(at(witness.holds)).toBe(true);
    expect(at(witness.fails)).toBe(false);
  });

  it('those said never to form do not form in random skies either', () => {
    const never = rules.filter((rule) => rule.never);
    expect(never.length).toBeLessThan(12);
    fc.assert(
      fc.property(
        fc.double({ min: 2378500, max: 2597000, noNaN: true }),
        fc.double({ min: -60, max: 60, noNaN: true }),
        (julianDay, latitude) => {
          const sky = skyAt(julianDay, latitude, 0);
          for (const { when } of never) expect(evaluate(sky, when).holds).not.toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });
});
