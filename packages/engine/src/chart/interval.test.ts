import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { vargaSign } from '../varga/varga.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { computeChart } from './chart.ts';
import { ascendantRange, bodyRange, holds, holdsOver, vargaHolds } from './interval.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

describe('an uncertain interval', () => {
  it('bounds the positions of every instant inside it', () => {
    const chart = chartOfBirth(ephemeris, must(references[0]).birth);
    const interval = { from: chart.julianDay - 0.5, to: chart.julianDay + 0.5 };
    for (const { id } of chart.bodies) {
      const range = bodyRange(ephemeris, chart, id, interval);
      for (let step = 0; step <= 20; step++) {
        const at = computeChart(ephemeris, { ...chart, julianDay: interval.from + step / 20 });
        const longitude = at.bodies.find((body) => body.id === id)?.longitude ?? Number.NaN;
        const unwrapped = longitude < range.min - 1e-3 ? longitude + 360 : longitude;
        expect(unwrapped).toBeGreaterThanOrEqual(range.min - 1e-3);
        expect(unwrapped).toBeLessThanOrEqual(range.max + 1e-3);
      }
    }
  });

  it('turns the ascendant once round in a day and through part of a sign in some minutes', () => {
    const chart = chartOfBirth(ephemeris, must(references[0]).birth);
    const day = ascendantRange(ephemeris, chart, { from: chart.julianDay - 0.5, to: chart.julianDay + 0.5 });
    expect(day.max - day.min).toBeGreaterThan(350);
    const minutes = ascendantRange(ephemeris, chart, { from: chart.julianDay - 0.003, to: chart.julianDay + 0.003 });
    expect(minutes.max - minutes.min).toBeLessThan(4);
    expect(holds(day).sign).toBe(false);
  });

  it('holds a varga exactly while no part changes its sign', () => {
    expect(vargaHolds({ min: 0.1, max: 3.2 }, 9)).toBe(true);
    expect(vargaHolds({ min: 0.1, max: 3.4 }, 9)).toBe(false);
    // A whole turn of the navamsha ends in the same sign; in between it did not hold.
    expect(vargaSign(0.1, 9)).toBe(vargaSign(40.1, 9));
    expect(vargaHolds({ min: 0.1, max: 40.1 }, 9)).toBe(false);
    // Trimshamsha: 0–5° of Aries is one part.
    expect(vargaHolds({ min: 0.5, max: 4.5 }, 30)).toBe(true);
    expect(vargaHolds({ min: 359.9, max: 360.1 }, 1)).toBe(false);
    expect(holdsOver({ min: 10, max: 20 }, 30, () => 1)).toBe(true);
  });
});
