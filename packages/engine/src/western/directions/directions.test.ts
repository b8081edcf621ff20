import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { normalizeDegrees, separation, shortestArc } from '../../angle/degrees.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../../ephemeris/swisseph.ts';
import { julianDayOfDate } from '../../time/julian-day.ts';
import { ASPECTS } from '../aspect.table.ts';
import { rightAscension } from '../equatorial.ts';
import { secondaryProgression } from '../progressions.ts';
import { WESTERN_PLANETS } from '../western.ids.ts';
import { aspectPoints, type WesternChart, westernBody, westernChart } from '../western-chart.ts';
import { hourAngleAt, mundanePlace } from './mundane-place.ts';
import { primaryDirections } from './primary.ts';
import { progressedContacts, progressedPhases, solarArcContacts } from './secondary.ts';

let ephemeris: Ephemeris;
let chart: WesternChart;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
  chart = westernChart(ephemeris, julianDayOfDate(1990, 5, 17) + 0.4375, { latitude: 55.7558, longitude: 37.6173 });
});

const RADIAN = Math.PI / 180;

/** East, north and up of a body. */
function vector(hourAngle: number, declination: number, latitude: number) {
  const [h, d, f] = [hourAngle * RADIAN, declination * RADIAN, latitude * RADIAN];
  return {
    east: -Math.cos(d) * Math.sin(h),
    north: Math.sin(d) * Math.cos(f) - Math.cos(d) * Math.sin(f) * Math.cos(h),
    up: Math.sin(d) * Math.sin(f) + Math.cos(d) * Math.cos(f) * Math.cos(h),
  };
}

/** An independent semi-arc place: the times of rising and setting searched by altitude, then the share of the time passed. */
function searchedSemiArcPlace(hourAngle: number, declination: number, latitude: number): number {
  const altitude = (hour: number) => vector(hour, declination, latitude).up;
  let [low, high] = [0, 180];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (altitude(middle) > 0) low = middle;
    else high = middle;
  }
  const hour = normalizeDegrees(hourAngle + 180) - 180;
  if (altitude(hour) >= 0) return normalizeDegrees(90 + (90 * hour) / low);
  return hour > 0 ? 180 + (90 * (hour - low)) / (180 - low) : 270 + (90 * (hour + 180)) / (180 - low);
}

/** An independent circle of position: the equator turned until it lies in one plane with the body and the north of the horizon. */
function searchedCirclePlace(hourAngle: number, declination: number, latitude: number): number {
  const body = vector(hourAngle, declination, latitude);
  const turn = (v: { readonly east: number; readonly up: number }) =>
    normalizeDegrees(Math.atan2(v.up, v.east) / RADIAN);
  let [low, high] = [-90, 270];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (turn(vector(middle, 0, latitude)) < turn(body)) low = middle;
    else high = middle;
  }
  return normalizeDegrees(low + 90);
}

const anyHour = fc.double({ min: 0.01, max: 359.99, noNaN: true });
const anyDeclination = fc.double({ min: -28, max: 28, noNaN: true });
const anyLatitude = fc.double({ min: 0.5, max: 60, noNaN: true });

describe('mundane places', () => {
  it('agree with places searched by altitude and by planes within 1e-6°', () => {
    fc.assert(
      fc.property(anyHour, anyDeclination, anyLatitude, (hourAngle, declination, latitude) => {
        const body = { hourAngle, declination };
        const semiArc = must(mundanePlace('placidus', body, latitude) ?? undefined);
        expect(separation(semiArc, searchedSemiArcPlace(hourAngle, declination, latitude))).toBeLessThan(1e-6);
        const circle = must(mundanePlace('regiomontanus', body, latitude) ?? undefined);
        expect(separation(circle, searchedCirclePlace(hourAngle, declination, latitude))).toBeLessThan(1e-6);
      }),
    );
  });

  it('turn back into the hour angle they came from', () => {
    fc.assert(
      fc.property(anyHour, anyDeclination, anyLatitude, (hourAngle, declination, latitude) => {
        for (const method of ['placidus', 'regiomontanus'] as const) {
          const place = must(mundanePlace(method, { hourAngle, declination }, latitude) ?? undefined);
          const back = must(hourAngleAt(method, place, declination, latitude) ?? undefined);
          expect(separation(back, hourAngle)).toBeLessThan(1e-6);
        }
      }),
    );
  });

  it('do not exist by the semi-arc for what never sets', () => {
    expect(mundanePlace('placidus', { hourAngle: 30, declination: 25 }, 70)).toBeNull();
    expect(hourAngleAt('placidus', 120, 25, 70)).toBeNull();
  });
});

describe('primary directions', () => {
  const carried = (id: (typeof WESTERN_PLANETS)[number], arc: number) => {
    const { longitude, latitude, declination } = westernBody(chart, id);
    return { hourAngle: chart.armc + arc - rightAscension(longitude, latitude, chart.trueObliquity), declination };
  };

  it.each(['placidus', 'regiomontanus'] as const)('by %s bring every promissor to its aspect', (method) => {
    const searched = method === 'placidus' ? searchedSemiArcPlace : searchedCirclePlace;
    const contacts = primaryDirections(chart, method, 'ptolemy');
    expect(contacts.length).toBeGreaterThan(100);
    for (const { years, promissor, aspect, significator } of contacts) {
      const idOf = (id: string) => must(WESTERN_PLANETS.find((planet) => planet === id));
      const there = carried(idOf(promissor), years);
      const place = searched(there.hourAngle, there.declination, chart.place.latitude);
      const still =
        significator === 'ascendant' || significator === 'midheaven' ? null : carried(idOf(significator), 0);
      const natal =
        still === null
          ? significator === 'ascendant'
            ? 0
            : 90
          : searched(still.hourAngle, still.declination, chart.place.latitude);
      const angle = ASPECTS[aspect].angle;
      expect(Math.abs(Math.abs(shortestArc(natal, place)) - angle)).toBeLessThan(1e-5);
    }
  });

  it('to the midheaven are differences of right ascension, and Naibod takes longer than Ptolemy', () => {
    const toMidheaven = (key: 'naibod' | 'ptolemy') =>
      primaryDirections(chart, 'placidus', key).filter(
        ({ aspect, significator }) => aspect === 'conjunction' && significator === 'midheaven',
      );
    for (const { years, promissor } of toMidheaven('ptolemy')) {
      const body = westernBody(chart, must(WESTERN_PLANETS.find((id) => id === promissor)));
      const ra = rightAscension(body.longitude, body.latitude, chart.trueObliquity);
      expect(separation(ra - chart.armc, years)).toBeLessThan(1e-6);
      const naibod = toMidheaven('naibod').find((one) => one.promissor === promissor);
      if (naibod) expect(naibod.years / years).toBeCloseTo(1 / 0.98564733, 9);
    }
  });
});

describe('progressed and solar-arc contacts', () => {
  const natal = () => aspectPoints(chart, WESTERN_PLANETS, true).filter(({ id }) => id !== 'fortune');

  it('hold where the progressed chart is drawn for that age', () => {
    const contacts = progressedContacts(ephemeris, chart, natal());
    expect(contacts.length).toBeGreaterThan(300);
    for (const { years, promissor, significator, aspect } of contacts.slice(0, 120)) {
      const body = secondaryProgression(ephemeris, chart, years).chart.bodies.find(({ id }) => id === promissor);
      const still = must(natal().find(({ id }) => id === significator)).longitude;
      const angle = ASPECTS[aspect].angle;
      expect(separation(must(body).longitude, still)).toBeCloseTo(angle, 4);
    }
  });

  it('by the solar arc are exact when the Sun has gone as far', () => {
    const contacts = solarArcContacts(ephemeris, chart, natal());
    expect(contacts.length).toBeGreaterThan(100);
    for (const { years, promissor, significator, aspect } of contacts) {
      const { solarArc } = secondaryProgression(ephemeris, chart, years);
      const of = (id: string) => must(natal().find((point) => point.id === id)).longitude;
      const angle = ASPECTS[aspect].angle;
      expect(separation(of(promissor) + solarArc, of(significator))).toBeCloseTo(angle, 4);
    }
  });

  it('run the quarters of the progressed Moon in order, about seven years each', () => {
    const phases = progressedPhases(ephemeris, chart);
    expect(phases.length).toBeGreaterThanOrEqual(12);
    phases.slice(1).forEach(({ years }, index) => {
      expect(years - must(phases[index]).years).toBeGreaterThan(6.4);
      expect(years - must(phases[index]).years).toBeLessThan(8.6);
    });
  });
});
