import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { countSigns } from '../angle/sign.ts';
import { bodyStates } from '../chart/body-states.ts';
import { type Chart, computeChart } from '../chart/chart.ts';
import { chartChanges } from '../chart/chart-changes.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { HOUR_MS } from '../time/durations.ts';
import { julianDayFromUnixMs } from '../time/julian-day.ts';
import { NAMED_DIVISIONS } from './varga.ids.ts';
import { vargaSign } from './varga.ts';
import { vargaChart } from './varga-chart.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const place = { latitude: 55.7558, longitude: 37.6173 };
const settings = { ...DEFAULT_SETTINGS, outerPlanets: true };
const chartAt = (julianDay: number): Chart => computeChart(ephemeris, { julianDay, place, settings });
const instant = fc.double({ min: 2_400_000, max: 2_560_000, noNaN: true });
const division = fc.constantFrom(...NAMED_DIVISIONS);

describe('a divisional chart', () => {
  it('places every point once, and its houses run from the point asked for', () => {
    fc.assert(
      fc.property(instant, division, fc.constantFrom('lagna' as const, 'moon' as const), (julianDay, varga, from) => {
        const chart = chartAt(julianDay);
        const found = vargaChart(chart, varga, { from });
        expect(found.houses?.flatMap(({ occupants }) => occupants).sort()).toEqual(Object.keys(found.signs).sort());
        expect(must(found.houses?.[0]).sign).toBe(found.signs[from]);
        for (const { id, longitude } of chart.bodies) expect(found.signs[id]).toBe(vargaSign(longitude, varga));
      }),
      { numRuns: 30 },
    );
  });

  it('of the rashi says of each body what its states say', () => {
    fc.assert(
      fc.property(instant, (julianDay) => {
        const chart = chartAt(julianDay);
        const { bodies } = vargaChart(chart, 1);
        for (const { id, sign, degreeInSign, isRetrograde, isCombust, dignity } of bodyStates(chart)) {
          expect(bodies[id]).toMatchObject({ sign, isRetrograde, isCombust, dignity });
          expect(bodies[id]?.degreeInSign).toBeCloseTo(degreeInSign, 8);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has no lagna and no houses from it for an unknown time, yet houses from a body or none of the ascendant’s states', () => {
    const chart = chartAt(2_448_028.9);
    const options = { isTimeKnown: false };
    expect(vargaChart(chart, 9, options)).toMatchObject({ lagnaSign: null, houses: null });
    expect(vargaChart(chart, 9, options).signs.lagna).toBeUndefined();
    expect(vargaChart(chart, 9, { ...options, from: 'sun' }).houses).toHaveLength(12);
    for (const body of bodyStates(chart, false)) expect(body).toMatchObject({ house: null, functionalNature: null });
  });
});

describe('changes of a chart', () => {
  it('are of the lagna and the Moon by turns of the zodiac, and hold right after they are told', () => {
    const from = Date.UTC(1990, 4, 17, 6);
    const changes = chartChanges(ephemeris, { place, settings }, from, from + 24 * HOUR_MS);
    expect(changes.filter(({ kind }) => kind === 'lagna').length).toBeGreaterThanOrEqual(12);
    for (const { kind, at, into } of changes) {
      const before = chartAt(julianDayFromUnixMs(at - 2000));
      const after = chartAt(julianDayFromUnixMs(at));
      if (kind === 'moon') {
        expect(must(after.bodies[1]).nakshatra).toBe(into);
        continue;
      }
      const varga = { lagna: 1, d9: 9, d60: 60 }[kind];
      expect(vargaSign(after.ascendant.longitude, varga)).toBe(into);
      expect(vargaSign(before.ascendant.longitude, varga)).not.toBe(into);
      if (kind === 'lagna') expect(countSigns(before.ascendant.sign, after.ascendant.sign)).toBe(2);
    }
  });
});
