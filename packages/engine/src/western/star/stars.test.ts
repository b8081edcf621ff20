import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { separation } from '../../angle/degrees.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../../ephemeris/swisseph.ts';
import { julianDayOfDate } from '../../time/julian-day.ts';
import { angleTimes, parans } from './parans.ts';
import { STARS } from './star.ids.ts';
import { fixedStars, starConjunctions } from './stars.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const RADIAN = Math.PI / 180;
const J2000 = 2_451_545;

/** ICRS places and yearly proper motions (arc seconds, that in right ascension by the great circle) of `sefstars.txt`. */
const catalogue = {
  alTau: [15 * (4 + 35 / 60 + 55.23907 / 3600), 16 + 30 / 60 + 33.4885 / 3600, 0.06345, -0.18894],
  alBoo: [15 * (14 + 15 / 60 + 39.67207 / 3600), 19 + 10 / 60 + 56.673 / 3600, -1.09339, -2.00006],
  alLeo: [15 * (10 + 8 / 60 + 22.31099 / 3600), 11 + 58 / 60 + 1.9516 / 3600, -0.24873, 0.00559],
  alVir: [15 * (13 + 25 / 60 + 11.57937 / 3600), -(11 + 9 / 60 + 40.7501 / 3600), -0.04235, -0.03067],
  bePer: [15 * (3 + 8 / 60 + 10.13245 / 3600), 40 + 57 / 60 + 20.328 / 3600, 0.00299, -0.00166],
} as const;

/** An independent reduction: proper motion, ecliptic precession, nutation, annual aberration. Meeus, chapters 21–23. */
function reduced([ra, dec, motionRa, motionDec]: readonly [number, number, number, number], julianDay: number) {
  const years = (julianDay - J2000) / 365.25;
  const T = years / 100;
  const declination = (dec + (motionDec * years) / 3600) * RADIAN;
  const ascension = (ra + (motionRa * years) / 3600 / Math.cos(dec * RADIAN)) * RADIAN;
  const tilt = (84_381.448 / 3600) * RADIAN;
  const y = Math.sin(ascension) * Math.cos(tilt) + Math.tan(declination) * Math.sin(tilt);
  const along = Math.atan2(y, Math.cos(ascension));
  const up = Math.asin(
    Math.sin(declination) * Math.cos(tilt) - Math.cos(declination) * Math.sin(tilt) * Math.sin(ascension),
  );
  const eta = ((47.0029 * T - 0.03302 * T * T) / 3600) * RADIAN;
  const node = (174.876384 - (869.8089 * T) / 3600 + (0.03536 * T * T) / 3600) * RADIAN;
  const general = ((5029.0966 * T + 1.11113 * T * T) / 3600) * RADIAN;
  const a = Math.cos(eta) * Math.cos(up) * Math.sin(node - along) - Math.sin(eta) * Math.sin(up);
  const b = Math.cos(up) * Math.cos(node - along);
  const c = Math.cos(eta) * Math.sin(up) + Math.sin(eta) * Math.cos(up) * Math.sin(node - along);
  const mean = general + node - Math.atan2(a, b);
  const latitude = Math.asin(c);
  const sun = ephemeris.longitude(julianDay, 'sun') * RADIAN;
  const perihelion = (102.93735 + 1.71946 * T) * RADIAN;
  const eccentricity = 0.016708634 - 0.000042037 * T;
  const aberration =
    (20.49552 / Math.cos(latitude)) * (-Math.cos(sun - mean) + eccentricity * Math.cos(perihelion - mean));
  const aberrationUp =
    -20.49552 * Math.sin(latitude) * (Math.sin(sun - mean) - eccentricity * Math.sin(perihelion - mean));
  return {
    longitude: mean / RADIAN + aberration / 3600 + ephemeris.obliquity(julianDay).nutation,
    latitude: latitude / RADIAN + aberrationUp / 3600,
  };
}

describe('fixed stars', () => {
  it('are more than a hundred, each known to the file and none twice', () => {
    expect(new Set(STARS).size).toBe(STARS.length);
    expect(STARS.length).toBeGreaterThanOrEqual(100);
    expect(fixedStars(ephemeris, J2000)).toHaveLength(STARS.length);
  });

  it.each([1900, 1990, 2026, 2100])('stand within an arc second of an independent reduction in %i', (year) => {
    for (const [id, place] of Object.entries(catalogue)) {
      const at = julianDayOfDate(year, 5, 17);
      const star = ephemeris.star(at, id);
      const expected = reduced(place, at);
      expect(separation(star.longitude, expected.longitude) * 3600 * Math.cos(star.latitude * RADIAN)).toBeLessThan(1);
      expect(Math.abs(star.latitude - expected.latitude) * 3600).toBeLessThan(1);
    }
  });

  it('meet points within a degree, closest first', () => {
    const stars = fixedStars(ephemeris, julianDayOfDate(2026, 5, 17));
    const regulus = stars.find(({ id }) => id === 'alLeo')?.longitude ?? 0;
    expect(regulus).toBeCloseTo(150.2, 1);
    const met = starConjunctions(stars, [{ id: 'sun', longitude: regulus + 0.5 }]);
    expect(met.some(({ star, orb }) => star === 'alLeo' && Math.abs(orb - 0.5) < 1e-9)).toBe(true);
    expect(met.map(({ orb }) => orb)).toEqual([...met.map(({ orb }) => orb)].sort((a, b) => a - b));
  });
});

describe('parans', () => {
  const altitude = (declination: number, latitude: number, hourAngle: number) =>
    Math.asin(
      Math.sin(declination * RADIAN) * Math.sin(latitude * RADIAN) +
        Math.cos(declination * RADIAN) * Math.cos(latitude * RADIAN) * Math.cos(hourAngle * RADIAN),
    ) / RADIAN;

  it('rise and set at altitude zero within 0.01° and culminate at the right ascension', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 359.99, noNaN: true }),
        fc.double({ min: -85, max: 85, noNaN: true }),
        fc.double({ min: -65, max: 65, noNaN: true }),
        (rightAscension, declination, latitude) => {
          const times = angleTimes({ rightAscension, declination }, latitude);
          expect(times.length).toBe(Math.abs(latitude) + Math.abs(declination) < 90 ? 4 : 2);
          for (const { angle, at } of times) {
            const hour = at - rightAscension;
            if (angle === 'culminating') expect(separation(hour, 0)).toBeLessThan(1e-9);
            if (angle === 'rising' || angle === 'setting') {
              expect(Math.abs(altitude(declination, latitude, hour))).toBeLessThan(0.01);
              expect(Math.sin(hour * RADIAN) * (angle === 'rising' ? -1 : 1)).toBeGreaterThanOrEqual(0);
            }
          }
        },
      ),
    );
  });

  it('are where the two sidereal times are within a degree', () => {
    const star = { id: 'alTau', rightAscension: 70, declination: 16 } as const;
    const found = parans([star], [{ id: 'mars', rightAscension: 250.5, declination: -70 }] as const, 50);
    expect(found).toEqual([
      { star: 'alTau', starAngle: 'culminating', body: 'mars', bodyAngle: 'anticulminating', orb: 0.5 },
      { star: 'alTau', starAngle: 'anticulminating', body: 'mars', bodyAngle: 'culminating', orb: 0.5 },
    ]);
  });
});
