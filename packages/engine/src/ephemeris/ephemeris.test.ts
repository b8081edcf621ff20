import { beforeAll, describe, expect, it } from 'vitest';
import { isoFromJulianDay, julianDayFromIso, julianDayOfDate } from '../time/julian-day.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { type Ephemeris, EphemerisRangeError } from './ephemeris.ts';
import { loadEphemeris } from './swisseph.ts';

const MURMANSK = { latitude: 68.9585, longitude: 33.0827 };
const MOSCOW = { latitude: 55.7558, longitude: 37.6173 };

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

describe('ephemeris', () => {
  it('covers 1800–2399 to the edges and refuses what lies beyond instead of changing its method', () => {
    for (const julianDay of [julianDayOfDate(1800, 1, 1), julianDayOfDate(2399, 12, 31)]) {
      expect(ephemeris.longitude(julianDay, 'moon')).toBeGreaterThanOrEqual(0);
    }
    for (const year of [1600, 1798, 2402, 3000]) {
      expect(() => ephemeris.longitude(julianDayOfDate(year, 1, 1), 'moon')).toThrow(EphemerisRangeError);
    }
    expect(() => ephemeris.longitude(Number.NaN, 'moon')).toThrow(EphemerisRangeError);
  });

  it('has no Placidus or Koch cusps inside the polar circle, but Porphyry', () => {
    const noon = julianDayFromIso('1990-12-25T09:00:00.000Z');
    expect(ephemeris.cusps(noon, MURMANSK, 'placidus')).toBeNull();
    expect(ephemeris.cusps(noon, MURMANSK, 'koch')).toBeNull();
    expect(ephemeris.cusps(noon, MURMANSK, 'porphyry')).toHaveLength(12);
  });

  it('has no sunrise in the polar night', () => {
    expect(
      ephemeris.riseSet(julianDayFromIso('1990-12-25T00:00:00.000Z'), 'sun', 'rise', 'hindu', MURMANSK),
    ).toBeNull();
  });

  it.each(references.filter((reference) => reference.expect.panchangaDate))(
    'gives the sunrise of $city by both rules',
    ({ birth, expect: { vedicDay } }) => {
      if (!vedicDay) return;
      for (const horizon of ['hindu', 'visible'] as const) {
        const want = vedicDay[horizon];
        if (!want) continue;
        const got = ephemeris.riseSet(julianDayFromIso(want.sunrise) - 0.1, 'sun', 'rise', horizon, birth);
        expect(Math.abs(Date.parse(isoFromJulianDay(got ?? 0)) - Date.parse(want.sunrise))).toBeLessThan(5000);
      }
    },
  );

  it('one ayanamsha does not leak into the next call', () => {
    const noon = julianDayFromIso('2000-01-01T12:00:00.000Z');
    const lahiri = ephemeris.ayanamsha(noon, 'lahiri');
    ephemeris.ayanamsha(noon, 'raman');
    expect(ephemeris.ayanamsha(noon, 'lahiri')).toBe(lahiri);
    expect(ephemeris.ayanamsha(noon, 'raman')).not.toBeCloseTo(lahiri, 1);
  });

  it('sees the eclipse of 8 April 2024 from Dallas as total and not at all from Moscow', () => {
    const eclipse = ephemeris.solarEclipse(julianDayOfDate(2024, 4, 1));
    expect(eclipse.type).toBe('total');
    expect(
      ephemeris.localSolarEclipse(eclipse.maximum, { latitude: 32.78, longitude: -96.8 })?.magnitude,
    ).toBeGreaterThan(1);
    expect(ephemeris.localSolarEclipse(eclipse.maximum, MOSCOW)).toBeNull();
  });
});
