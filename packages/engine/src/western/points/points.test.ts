import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { normalizeDegrees, separation } from '../../angle/degrees.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../../ephemeris/swisseph.ts';
import { julianDayOfDate } from '../../time/julian-day.ts';
import { lotLongitude } from '../lots.ts';
import { LOTS } from '../western.ids.ts';
import { westernBody, westernChart } from '../western-chart.ts';
import { accidentalDignity } from './accidental.ts';
import { almutenOf } from './almuten.ts';
import { antisciaContacts, antiscionOf, contraAntiscionOf } from './antiscia.ts';
import { isOutOfBounds, parallels } from './declination.ts';
import { extraPoints } from './extra-point.ts';
import { harmonicOf } from './harmonic.ts';
import { midpoints, onDial } from './midpoints.ts';
import { mutualReceptions } from './reception.ts';
import { sectStanding } from './sect.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const moscow = { latitude: 55.7558, longitude: 37.6173 };
const birth = julianDayOfDate(1990, 5, 17) + 0.4375;
const degrees = fc.double({ min: 0, max: 359.999, noNaN: true });

describe('lots', () => {
  it('of Fortune and Spirit mirror each other in the ascendant, and Fortune is that of the chart', () => {
    for (const hours of [0, 5, 10, 15, 20]) {
      const chart = westernChart(ephemeris, birth + hours / 24, moscow);
      const [fortune, spirit] = [lotLongitude(chart, 'fortune'), lotLongitude(chart, 'spirit')];
      expect(separation(fortune, chart.fortune.longitude)).toBeLessThan(1e-9);
      expect(separation(fortune + spirit, 2 * chart.ascendant.longitude)).toBeLessThan(1e-9);
    }
  });

  it('turn round by night', () => {
    const [day, night] = [birth, birth + 0.5].map((at) => westernChart(ephemeris, at, moscow));
    expect([must(day).isDay, must(night).isDay]).toEqual([true, false]);
    for (const [chart, sign] of [
      [must(day), 1],
      [must(night), -1],
    ] as const) {
      const arc = westernBody(chart, 'venus').longitude - lotLongitude(chart, 'spirit');
      expect(separation(lotLongitude(chart, 'eros'), chart.ascendant.longitude + sign * arc)).toBeLessThan(1e-9);
    }
    for (const id of LOTS) expect(lotLongitude(must(day), id)).toBeGreaterThanOrEqual(0);
  });
});

describe('declinations and antiscia', () => {
  it('call two points parallel, contraparallel or neither', () => {
    const at = (id: string, declination: number) => ({ id, declination });
    expect(parallels([at('a', 20), at('b', 20.5), at('c', -20.2), at('d', 5)])).toEqual([
      { a: 'a', b: 'b', kind: 'parallel', orb: 0.5 },
      { a: 'a', b: 'c', kind: 'contraparallel', orb: expect.closeTo(0.2, 9) },
      { a: 'b', b: 'c', kind: 'contraparallel', orb: expect.closeTo(0.3, 9) },
    ]);
    expect([isOutOfBounds(23.5, 23.44), isOutOfBounds(-23.5, 23.44), isOutOfBounds(23.4, 23.44)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('mirror in the solstices and the equinoxes, and twice is back', () => {
    expect([antiscionOf(10), contraAntiscionOf(10)]).toEqual([170, 350]);
    fc.assert(
      fc.property(degrees, (longitude) => {
        expect(separation(antiscionOf(antiscionOf(longitude)), longitude)).toBeLessThan(1e-9);
        expect(separation(antiscionOf(longitude), contraAntiscionOf(longitude) + 180)).toBeLessThan(1e-9);
        const contact = antisciaContacts([
          { id: 'a', longitude },
          { id: 'b', longitude: antiscionOf(longitude) + 0.5 },
        ]);
        expect(contact).toHaveLength(1);
        expect(must(contact[0]).orb).toBeLessThan(0.5 + 1e-9);
      }),
    );
  });
});

describe('midpoints and harmonics', () => {
  it('are as far from both points, and what stands there touches them', () => {
    fc.assert(
      fc.property(degrees, degrees, (a, b) => {
        const points = [
          { id: 'a', longitude: a },
          { id: 'b', longitude: b },
        ];
        const [middle] = midpoints(points);
        const { longitude } = must(middle);
        expect(separation(longitude, a)).toBeCloseTo(separation(longitude, b), 6);
        for (const [turn, isDirect] of [
          [0, true],
          [45, false],
          [90, false],
          [180, true],
        ] as const) {
          const third = { id: 'c', longitude: normalizeDegrees(longitude + turn + 0.25) };
          expect(must(midpoints([...points, third])[0]).touched).toEqual([
            { id: 'c', orb: expect.closeTo(0.25, 6), isDirect },
          ]);
        }
      }),
    );
  });

  it('lay squares on one place of the dial and n-ths of the circle on one place of a harmonic', () => {
    expect([onDial(12), onDial(102), onDial(282)]).toEqual([12, 12, 12]);
    expect(harmonicOf(72, 5)).toBe(0);
    expect(harmonicOf(100, 4)).toBe(40);
  });
});

describe('dignities', () => {
  it('count every planet by the table, with one word for motion and one for the light of the Sun', () => {
    const chart = westernChart(ephemeris, birth, moscow);
    for (const planet of ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const) {
      const ids = accidentalDignity(ephemeris, chart, planet).map(({ id }) => id);
      expect(ids.filter((id) => id === 'direct' || id === 'retrograde')).toHaveLength(1);
      expect(ids.filter((id) => ['cazimi', 'combust', 'under-beams', 'free-of-sun'].includes(id))).toHaveLength(1);
      expect(ids.filter((id) => id === 'oriental' || id === 'occidental')).toHaveLength(1);
    }
    // The Sun at 26° of Taurus stands by Algol.
    expect(accidentalDignity(ephemeris, chart, 'sun')).toContainEqual({ id: 'algol', points: -5 });
    // Retrograde Saturn in Capricorn, far from the Sun.
    expect(accidentalDignity(ephemeris, chart, 'saturn')).toEqual(
      expect.arrayContaining([
        { id: 'retrograde', points: -5 },
        { id: 'free-of-sun', points: 5 },
      ]),
    );
  });

  it('give the almuten of a place its five dignities', () => {
    // 19° of Aries by day: Mars has the domicile (5); the Sun exaltation, triplicity and face (4 + 3 + 1).
    expect(almutenOf(19 - 1e-6, true)).toEqual({ planets: ['sun'], score: 8 });
    expect(almutenOf(25, false).planets).toContain('mars');
  });

  it('find mutual receptions both ways and tell the sect', () => {
    for (let day = 0; day < 400; day += 9) {
      const chart = westernChart(ephemeris, birth + day, moscow);
      for (const { a, b, aIn, bIn } of mutualReceptions(chart)) {
        expect(a).not.toBe(b);
        expect([aIn, bIn].every((one) => one === 'domicile' || one === 'exaltation')).toBe(true);
      }
      expect(sectStanding(chart, 'sun').isOfSect).toBe(chart.isDay);
      expect(sectStanding(chart, 'moon').isOfSect).toBe(!chart.isDay);
    }
  });
});

describe('asteroids and the true apogee', () => {
  it('stand in the chart and are missing where their file ends', () => {
    const chart = westernChart(ephemeris, birth, moscow);
    expect(extraPoints(ephemeris, chart).map(({ id }) => id)).toEqual([
      'ceres',
      'pallas',
      'juno',
      'vesta',
      'true-lilith',
    ]);
    const first = westernChart(ephemeris, julianDayOfDate(1800, 1, 1), moscow);
    expect(extraPoints(ephemeris, first).map(({ id }) => id)).toContain('true-lilith');
  });
});
