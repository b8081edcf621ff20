import { getChakras } from '@nebosvod/contracts/chart-chakras';
import { getTransits } from '@nebosvod/contracts/chart-natal-transit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** The value that a path of a trace names, as «transits.0.tara» in the answer. */
function at(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value === null || typeof value !== 'object' ? undefined : Reflect.get(value, key)),
      answer,
    );
}

describe('how a diagram came about', () => {
  it.each(['energy', 'sudarshana', 'sarvatobhadra', 'kota', 'kalanala', 'tripataki'] as const)(
    '%s: every entry names a value of the answer, its rule and its source',
    async (kind) => {
      const year = kind === 'tripataki' ? { completedYears: 36 } : {};
      const { value } = await test.call(getChakras, { body: { birth, kind, ...year, trace: true } });
      const entries = Object.entries(value.trace ?? {});
      expect(entries.length).toBeGreaterThan(1);
      for (const [path, { formula, source }] of entries) {
        expect([path, at(value, path)]).not.toEqual([path, undefined]);
        expect(formula.length * source.length).toBeGreaterThan(0);
      }
    },
  );

  it('the other school of centres too', async () => {
    const { value } = await test.call(getChakras, {
      body: { birth, kind: 'energy', school: 'node-axis', trace: true },
    });
    expect(Object.keys(value.trace ?? {})).toHaveLength(6);
  });
});

describe('how a transit came about', () => {
  it('the formulas give the values beside them', async () => {
    const { value } = await test.call(getTransits, { body: { birth, at: '2026-03-01T12:00:00Z', trace: true } });
    const { transits, trace = {} } = value;
    transits.forEach(({ sign, nakshatra, tara, houseFromLagna, houseFromMoon }, index) => {
      const inputs = (name: string) => must(trace[`transits.${index}.${name}`]).inputs;
      const { moonNakshatra } = inputs('tara');
      expect(((((nakshatra - Number(moonNakshatra)) % 27) + 27) % 27) % 9).toBe(tara - 1);
      expect((sign - Number(inputs('houseFromLagna').lagnaSign) + 12) % 12).toBe((houseFromLagna ?? 0) - 1);
      expect((sign - Number(inputs('houseFromMoon').moonSign) + 12) % 12).toBe(houseFromMoon - 1);
    });
  });

  it('without a birth time no rule of the ascendant is told', async () => {
    const { value } = await test.call(getTransits, { body: { birth: { ...birth, time: null }, trace: true } });
    expect(Object.keys(value.trace ?? {}).filter((path) => /Lagna|bindus/.test(path))).toEqual([]);
  });
});
