import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { separation, shortestArc } from '../../angle/degrees.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../../ephemeris/swisseph.ts';
import { rightAscension } from '../equatorial.ts';
import { WESTERN_PLANETS } from '../western.ids.ts';
import type { WesternBodyId } from '../western-body.ts';
import { type WesternChart, westernBodies, westernChart } from '../western-chart.ts';
import { angleLines, anglesNear, type BodyOverEarth, overEarth } from './angle-lines.ts';
import { horizontal, localSpace, pointAlong } from './local-space.ts';
import { mapParans } from './map-parans.ts';
import type { SpherePoint } from './sphere.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const RADIAN = Math.PI / 180;
const instant = fc.double({ min: 2_390_000, max: 2_590_000, noNaN: true });
const runs = { numRuns: 25 };

interface Sky {
  readonly chart: WesternChart;
  readonly bodies: readonly BodyOverEarth<WesternBodyId>[];
}

function skyOf(julianDay: number): Sky {
  const chart = westernChart(ephemeris, julianDay, { latitude: 0, longitude: 0 });
  const bodies = westernBodies(chart, WESTERN_PLANETS).map(({ id, longitude, latitude, declination }) =>
    overEarth(
      { id, declination, rightAscension: rightAscension(longitude, latitude, chart.trueObliquity) },
      chart.armc,
    ),
  );
  return { chart, bodies };
}

/**
 * Altitude of a body at a place by another way: its ecliptic vector turned by the obliquity, by the sidereal time that Swiss Ephemeris
 * gives for the place itself, and by the latitude.
 */
function altitudeAt(julianDay: number, id: string, place: SpherePoint): number {
  const chart = westernChart(ephemeris, julianDay, place);
  const body = must(chart.bodies.find((one) => one.id === id));
  const [along, up, tilt] = [body.longitude * RADIAN, body.latitude * RADIAN, chart.trueObliquity * RADIAN];
  const [x, y, z] = [Math.cos(up) * Math.cos(along), Math.cos(up) * Math.sin(along), Math.sin(up)];
  const equator = [x, y * Math.cos(tilt) - z * Math.sin(tilt), y * Math.sin(tilt) + z * Math.cos(tilt)] as const;
  const turn = chart.armc * RADIAN;
  const south = equator[0] * Math.cos(turn) + equator[1] * Math.sin(turn);
  const phi = place.latitude * RADIAN;
  return Math.asin(south * Math.cos(phi) + equator[2] * Math.sin(phi)) / RADIAN;
}

describe('lines of the angles', () => {
  it('of the horizon have the body at altitude zero, rising in the east and setting in the west', () => {
    fc.assert(
      fc.property(instant, fc.nat(9), fc.nat(90), (julianDay, planet, step) => {
        const { bodies } = skyOf(julianDay);
        const body = must(bodies[planet]);
        const lines = angleLines(body);
        for (const [side, point] of [
          ['rising', must(lines.rising[step])],
          ['setting', must(lines.setting[step])],
        ] as const) {
          expect(Math.abs(altitudeAt(julianDay, body.id, point))).toBeLessThan(0.01);
          const { azimuth } = horizontal(body, point);
          if (step > 0 && step < 90) expect(azimuth < 180).toBe(side === 'rising');
        }
      }),
      runs,
    );
  });

  it('of the midheaven has the right ascension of the body in its meridian', () => {
    fc.assert(
      fc.property(instant, fc.nat(9), fc.double({ min: -60, max: 60, noNaN: true }), (julianDay, planet, latitude) => {
        const { bodies } = skyOf(julianDay);
        const body = must(bodies[planet]);
        const { culminating, anticulminating } = angleLines(body);
        const there = westernChart(ephemeris, julianDay, { latitude, longitude: culminating });
        expect(separation(there.armc, body.rightAscension)).toBeLessThan(0.01);
        const below = westernChart(ephemeris, julianDay, { latitude, longitude: anticulminating });
        expect(separation(below.armc, body.rightAscension)).toBeGreaterThan(179.99);
      }),
      runs,
    );
  });

  it('are as far from a place as the nearest of their points', () => {
    fc.assert(
      fc.property(
        instant,
        fc.double({ min: -60, max: 65, noNaN: true }),
        fc.double({ min: -180, max: 179, noNaN: true }),
        (julianDay, latitude, longitude) => {
          const body = must(skyOf(julianDay).bodies[0]);
          const place = { latitude, longitude };
          const lines = angleLines(body);
          for (const { angle, degrees } of anglesNear(body, place)) {
            if (angle !== 'rising' && angle !== 'setting') continue;
            const nearest = Math.min(...lines[angle].map((point) => arcBetween(place, point)));
            expect(nearest).toBeGreaterThanOrEqual(degrees - 1e-6);
            // The true foot may lie over the culmination, on the other half of the circle.
            const both = Math.min(...[...lines.rising, ...lines.setting].map((point) => arcBetween(place, point)));
            expect(both - degrees).toBeLessThan(1.1);
          }
        },
      ),
      runs,
    );
  });
});

const arcBetween = (a: SpherePoint, b: SpherePoint): number => 90 - horizontal({ zenith: b }, a).altitude;

describe('crossings of the lines', () => {
  it('have both bodies on the angles they name', () => {
    fc.assert(
      fc.property(instant, (julianDay) => {
        const { bodies } = skyOf(julianDay);
        const found = mapParans(bodies);
        expect(found.length).toBeGreaterThan(30);
        for (const paran of found) {
          for (const [id, angle] of [
            [paran.a, paran.aAngle],
            [paran.b, paran.bAngle],
          ] as const) {
            const body = must(bodies.find((one) => one.id === id));
            const { altitude, azimuth } = horizontal(body, paran);
            const hour = shortestArc(body.zenith.longitude, paran.longitude);
            if (angle === 'culminating') expect(Math.abs(hour)).toBeLessThan(0.01);
            else if (angle === 'anticulminating') expect(Math.abs(hour)).toBeGreaterThan(179.99);
            else {
              expect(Math.abs(altitude)).toBeLessThan(0.01);
              if (Math.abs(hour) > 0.01 && Math.abs(hour) < 179.99) expect(azimuth < 180).toBe(angle === 'rising');
            }
          }
        }
      }),
      runs,
    );
  });
});

describe('lines of local space', () => {
  it('leave the place towards the body and go through the point it stands over', () => {
    fc.assert(
      fc.property(instant, fc.nat(9), (julianDay, planet) => {
        const { bodies } = skyOf(julianDay);
        const place = { latitude: 55.75, longitude: 37.62 };
        const body = must(bodies[planet]);
        const { azimuth, altitude } = must(localSpace([body], place)[0]);
        expect(altitude).toBeCloseTo(altitudeAt(julianDay, body.id, place), 4);
        const over = pointAlong(place, azimuth, 90 - altitude);
        expect(over.latitude).toBeCloseTo(body.zenith.latitude, 6);
        expect(separation(over.longitude, body.zenith.longitude)).toBeLessThan(1e-5);
      }),
      runs,
    );
  });
});
