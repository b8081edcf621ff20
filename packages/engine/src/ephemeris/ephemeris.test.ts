import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { declinationOf } from '../chart/chart.ts';
import { isoFromJulianDay, julianDayFromIso, julianDayOfDate } from '../time/julian-day.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { type Ephemeris, EphemerisRangeError } from './ephemeris.ts';
import { loadEphemeris } from './swisseph.ts';

const MURMANSK = { latitude: 68.9585, longitude: 33.0827 };
const MOSCOW = { latitude: 55.7558, longitude: 37.6173 };

const RADIAN = Math.PI / 180;

/** Altitude of a disc's centre on the ecliptic, from the Earth's centre and without refraction, degrees, by the angles of the sky over the place. */
function altitudeOf(body: 'sun' | 'moon', julianDay: number, place: { latitude: number; longitude: number }): number {
  const { trueObliquity } = ephemeris.obliquity(julianDay);
  const longitude = ephemeris.longitude(julianDay, body);
  const declination = declinationOf(longitude, 0, trueObliquity);
  const ascension =
    Math.atan2(Math.cos(trueObliquity * RADIAN) * Math.sin(longitude * RADIAN), Math.cos(longitude * RADIAN)) / RADIAN;
  const hourAngle = (ephemeris.angles(julianDay, place).armc - ascension) * RADIAN;
  const sine =
    Math.sin(place.latitude * RADIAN) * Math.sin(declination * RADIAN) +
    Math.cos(place.latitude * RADIAN) * Math.cos(declination * RADIAN) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIAN;
}

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
        const later = Date.parse(isoFromJulianDay(got ?? 0)) - Date.parse(want.sunrise);
        if (horizon === 'hindu') expect(Math.abs(later)).toBeLessThan(5000);
        // The reference bends the light as at 0 °C, by 2.4′ more than the 34′ of almanacs.
        else expect(later > 10_000 && later < 30_000).toBe(true);
      }
    },
  );

  it('finds the next Hindu rise where the centre of the disc stands on the horizon, after the start and skipping none', () => {
    // The Moon comes later every day, most of all in the north.
    const longest = { sun: 1.05, moon: 1.12 };
    fc.assert(
      fc.property(
        fc.double({ min: julianDayOfDate(1800, 2, 1), max: julianDayOfDate(2399, 11, 1), noNaN: true }),
        fc.double({ min: -64, max: 64, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.constantFrom('rise' as const, 'set' as const),
        fc.constantFrom('sun' as const, 'moon' as const),
        fc.double({ min: 0.001, max: 0.9, noNaN: true }),
        (start, latitude, longitude, kind, body, before) => {
          const place = { latitude, longitude };
          const found = ephemeris.riseSet(start, body, kind, 'hindu', place);
          expect(found).not.toBeNull();
          if (found === null) return;
          expect(found).toBeGreaterThan(start);
          expect(found - start).toBeLessThan(longest[body]);
          expect(Math.abs(altitudeOf(body, found, place))).toBeLessThan(0.0005);
          const again = ephemeris.riseSet(found - before, body, kind, 'hindu', place);
          expect(Math.abs((again ?? 0) - found) * 86_400).toBeLessThan(0.1);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('puts the centre of the Sun at −0°50′ at a visible rise and set, as almanacs do, at every latitude', () => {
    fc.assert(
      fc.property(
        fc.double({ min: julianDayOfDate(1800, 2, 1), max: julianDayOfDate(2399, 11, 1), noNaN: true }),
        fc.double({ min: -72, max: 72, noNaN: true }),
        fc.double({ min: -180, max: 180, noNaN: true }),
        fc.constantFrom('rise' as const, 'set' as const),
        (start, latitude, longitude, kind) => {
          const found = ephemeris.riseSet(start, 'sun', kind, 'visible', { latitude, longitude });
          if (found === null) expect(Math.abs(latitude)).toBeGreaterThan(65);
          else expect(Math.abs(altitudeOf('sun', found, { latitude, longitude }) + 50 / 60)).toBeLessThan(0.001);
        },
      ),
      { numRuns: 300 },
    );
  });

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
