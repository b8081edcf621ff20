import { beforeAll, describe, expect, it } from 'vitest';
import { separation } from '../angle/degrees.ts';
import type { AyanamshaId } from '../ephemeris/ayanamsha.table.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { DEFAULT_SETTINGS, type HouseSystem, type Settings } from '../settings.ts';
import { instantWithOffset } from '../time/local-time.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { type Chart, computeChart } from './chart.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

type Reference = (typeof references)[number];

function chartOf({ birth }: Reference, settings: Partial<Settings> = {}): Chart {
  const [year = 0, month = 0, day = 0] = birth.date.split('-').map(Number);
  const [hour = 0, minute = 0, second = 0] = birth.time.split(':').map(Number);
  const { julianDay } = instantWithOffset({ year, month, day, hour, minute, second }, birth.utcOffsetSeconds);
  return computeChart(ephemeris, { julianDay, place: birth, settings: { ...DEFAULT_SETTINGS, ...settings } });
}

describe.each(references)('chart of $city, $birth.date', (reference) => {
  it('agrees with the reference in longitude, latitude, declination and speed', () => {
    const chart = chartOf(reference);
    for (const [id, want] of Object.entries(reference.expect.planets)) {
      const got = chart.bodies.find((body) => body.id === id);
      expect(got).toBeDefined();
      if (!got) continue;
      expect(separation(got.longitude, want.longitude)).toBeLessThan(0.0001);
      expect(Math.abs(got.latitude - want.latitude)).toBeLessThan(0.0001);
      expect(Math.abs(got.declination - want.declination)).toBeLessThan(0.0001);
      expect(Math.abs(got.speed - want.speed)).toBeLessThan(0.0002);
      expect(got).toMatchObject({
        sign: want.sign,
        nakshatra: want.nakshatra,
        pada: want.pada,
        isRetrograde: want.isRetrograde,
      });
    }
    expect(separation(chart.ascendant.longitude, reference.expect.ascendant)).toBeLessThan(0.0002);
    expect(separation(chart.midheaven, reference.expect.midheaven)).toBeLessThan(0.0002);
  });

  it('agrees in every ayanamsha, nutation included', () => {
    for (const [id, want] of Object.entries(reference.expect.ayanamshas)) {
      expect(Math.abs(chartOf(reference, { ayanamsha: id as AyanamshaId }).ayanamsha - want)).toBeLessThan(0.0001);
    }
  });

  it('agrees in house cusps and has none where the system does not exist', () => {
    for (const [system, want] of Object.entries(reference.expect.cusps)) {
      const { cusps } = chartOf(reference, { houseSystem: system as HouseSystem }).houses;
      if (want === null) expect(cusps).toBeNull();
      else
        for (const [index, cusp] of want.entries())
          expect(separation(cusps?.[index] ?? Number.NaN, cusp)).toBeLessThan(0.0005);
    }
  });

  it('agrees in the true node and the tropical zodiac', () => {
    const rahu = chartOf(reference, { node: 'true' }).bodies.find((body) => body.id === 'rahu');
    expect(separation(rahu?.longitude ?? Number.NaN, reference.expect.rahuTrue.longitude)).toBeLessThan(0.0001);
    const tropical = chartOf(reference, { zodiac: 'tropical' });
    for (const [id, want] of Object.entries(reference.expect.tropical)) {
      expect(separation(tropical.bodies.find((body) => body.id === id)?.longitude ?? Number.NaN, want)).toBeLessThan(
        0.0001,
      );
    }
  });
});
