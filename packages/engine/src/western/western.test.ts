import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { separation } from '../angle/degrees.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { eclipsesBetween } from '../festival/eclipses.ts';
import type { HouseSystem } from '../settings.ts';
import { julianDayFromIso } from '../time/julian-day.ts';
import { moonPhases } from '../transit/sky-events.ts';
import reference from '../vectors/western.json' with { type: 'json' };
import { ORB_SETS } from './aspect.table.ts';
import { aspectsAmong } from './aspects.ts';
import { rightAscension } from './equatorial.ts';
import { voidsOfCourse } from './moon.ts';
import { westernMotion } from './natal-transits.ts';
import { ageAt, ascendantOf, midheavenOf, secondaryProgression } from './progressions.ts';
import { nextLunarReturn, returnsBefore, tropicalSolarReturn } from './returns.ts';
import { MAJOR_ASPECTS, WESTERN_PLANETS } from './western.ids.ts';
import type { WesternBodyId } from './western-body.ts';
import {
  aspectPoints,
  type WesternChart,
  westernBodies,
  westernBody,
  westernChart,
  westernHouses,
} from './western-chart.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const seconds = (julianDay: number, iso: string) => Math.abs(julianDay - julianDayFromIso(iso)) * 86_400;
/** The file's names of the bodies that are not planets. */
const BODY_NAMES: Readonly<Record<string, WesternBodyId>> = {
  ...Object.fromEntries(WESTERN_PLANETS.map((id) => [id, id])),
  nodeMean: 'mean-node',
  nodeTrue: 'true-node',
  lilithMean: 'lilith',
  chiron: 'chiron',
};
const SYSTEM_NAMES: readonly (readonly [keyof Birth['cusps'], HouseSystem])[] = [
  ['placidus', 'placidus'],
  ['koch', 'koch'],
  ['porphyry', 'porphyry'],
  ['equal', 'equal'],
  ['wholeSign', 'whole-sign'],
];
type Birth = (typeof reference.births)['1'] | (typeof reference.births)['41'];
const births: readonly (readonly [string, Birth])[] = Object.entries(reference.births);

function chartOf(birth: Birth): WesternChart {
  return westernChart(ephemeris, julianDayFromIso(birth.instant), birth);
}

describe.each(births)('Western chart %s of the reference', (_, birth) => {
  it('agrees in places, latitudes, declinations and speeds of all fourteen bodies', () => {
    const chart = chartOf(birth);
    for (const [name, want] of Object.entries(birth.bodies)) {
      const got = must(westernBodies(chart, [must(BODY_NAMES[name])])[0]);
      expect(separation(got.longitude, want.longitude)).toBeLessThan(0.0001);
      expect(Math.abs(got.latitude - want.latitude)).toBeLessThan(0.0001);
      expect(Math.abs(got.declination - want.declination)).toBeLessThan(0.0001);
      expect(Math.abs(got.speed - want.speed)).toBeLessThan(0.0001);
      expect(got.isRetrograde).toBe(want.isRetrograde);
    }
  });

  it('agrees in angles and cusps; Porphyry stands in, by name, where Placidus does not exist', () => {
    const chart = chartOf(birth);
    expect(separation(chart.ascendant.longitude, birth.ascendant)).toBeLessThan(0.0002);
    expect(separation(chart.midheaven.longitude, birth.midheaven)).toBeLessThan(0.0002);
    for (const [name, system] of SYSTEM_NAMES) {
      const want = birth.cusps[name];
      const got = westernHouses(ephemeris, chart.julianDay, birth, system);
      expect(got).toMatchObject(
        want ? { system, reason: null } : { requested: system, system: 'porphyry', reason: 'POLAR_CIRCLE' },
      );
      const cusps = want ?? birth.cusps.porphyry;
      for (const [index, cusp] of cusps.entries())
        expect(separation(must(got.cusps[index]), cusp)).toBeLessThan(0.0005);
    }
  });

  it('agrees in sect, fortune, phase and illumination', () => {
    const chart = chartOf(birth);
    expect(chart.isDay).toBe(birth.isDay);
    expect(separation(chart.fortune.longitude, birth.partOfFortune)).toBeLessThan(0.0003);
    expect(separation(chart.moonPhaseAngle, birth.moonPhaseAngle)).toBeLessThan(0.0002);
    expect(Math.abs(chart.moonIllumination - birth.moonIllumination)).toBeLessThan(0.00002);
  });

  it('has the same aspects, applying and separating', () => {
    const points = aspectPoints(chartOf(birth), WESTERN_PLANETS, false);
    const got = aspectsAmong(points, { aspects: MAJOR_ASPECTS, orbs: ORB_SETS.even });
    const written = (aspect: { a: string; b: string; aspect: string; applying: boolean | null }) =>
      `${[aspect.a, aspect.b].sort().join('–')} ${aspect.aspect} ${aspect.applying ? 'applying' : 'separating'}`;
    expect(got.map(written).sort()).toEqual(birth.aspects.map(written).sort());
    for (const want of birth.aspects) {
      const same = got.find((aspect) => written(aspect) === written(want));
      expect(Math.abs((same?.orb ?? 99) - want.orb)).toBeLessThan(0.0002);
      expect(Math.abs((same?.separation ?? 999) - want.separation)).toBeLessThan(0.0002);
    }
  });

  it('has the same solar and lunar returns with their angles', () => {
    const chart = chartOf(birth);
    const places = [
      [tropicalSolarReturn(ephemeris, chart.julianDay, 30), birth.solarReturn30],
      [tropicalSolarReturn(ephemeris, chart.julianDay, 31), birth.solarReturn31],
      [
        nextLunarReturn(ephemeris, westernBody(chart, 'moon').longitude, julianDayFromIso('2020-01-01T00:00:00.000Z')),
        birth.lunarReturnAfter2020,
      ],
    ] as const;
    for (const [instant, want] of places) {
      expect(seconds(instant, want.instant)).toBeLessThan(1);
      const { ascendant, midheaven } = ephemeris.angles(instant, birth);
      // A second of time turns the ascendant by up to 0.03° far north.
      expect(separation(ascendant, want.ascendant)).toBeLessThan(0.02);
      expect(separation(midheaven, want.midheaven)).toBeLessThan(0.005);
    }
    expect(returnsBefore(ephemeris, chart.julianDay, julianDayFromIso(birth.solarReturn31.instant) + 0.01)).toBe(31);
    expect(returnsBefore(ephemeris, chart.julianDay, julianDayFromIso(birth.solarReturn31.instant) - 0.01)).toBe(30);
  });

  it('has the same secondary progressions at thirty', () => {
    const progressed = secondaryProgression(ephemeris, chartOf(birth), 30);
    for (const [name, want] of Object.entries(birth.progressed30.bodies)) {
      const got = must(westernBodies(progressed.chart, [must(BODY_NAMES[name])])[0]);
      expect(separation(got.longitude, want.longitude)).toBeLessThan(0.0001);
      expect(Math.abs(got.speed - want.speed)).toBeLessThan(0.0001);
    }
    expect(Math.abs(progressed.solarArc - birth.progressed30.solarArc)).toBeLessThan(0.0001);
    expect(separation(progressed.midheaven.longitude, birth.midheaven + progressed.solarArc)).toBeLessThan(0.0005);
  });

  it('progressed angles at birth are the natal ones, whatever the method', () => {
    const chart = chartOf(birth);
    for (const method of ['solar-arc', 'naibod', 'daily'] as const) {
      const { ascendant, midheaven } = secondaryProgression(ephemeris, chart, 0, method);
      expect(separation(midheaven.longitude, chart.midheaven.longitude)).toBeLessThan(0.0005);
      expect(separation(ascendant.longitude, chart.ascendant.longitude)).toBeLessThan(0.002);
    }
  });

  it('the spherical formulae of the angles agree with the ephemeris', () => {
    const { armc, trueObliquity, ascendant, midheaven } = chartOf(birth);
    expect(separation(midheavenOf(armc, trueObliquity), midheaven.longitude)).toBeLessThan(0.0005);
    expect(separation(ascendantOf(armc, trueObliquity, birth), ascendant.longitude)).toBeLessThan(0.002);
    expect(separation(rightAscension(midheaven.longitude, 0, trueObliquity), armc)).toBeLessThan(0.0005);
  });
});

describe('the sky of the reference', () => {
  it('phases of the Moon in 2026', () => {
    const got = moonPhases(
      ephemeris,
      julianDayFromIso('2026-01-01T00:00:00Z'),
      julianDayFromIso('2027-01-01T00:00:00Z'),
    );
    const want = reference.lunarPhases2026;
    expect(got.slice(0, want.length).map(({ phase }) => phase)).toEqual(want.map(({ phase }) => phase));
    for (const [index, { instant }] of want.entries())
      expect(seconds(must(got[index]).julianDay, instant)).toBeLessThan(2);
  });

  it('stations of 2026', () => {
    const [from, to] = [julianDayFromIso('2026-01-01T00:00:00Z'), julianDayFromIso('2027-01-01T00:00:00Z')];
    for (const { body, turns, instant, longitude } of reference.stations2026) {
      const moving = westernMotion(ephemeris, must(BODY_NAMES[body]));
      const found = moving.stations(from, to).find(({ julianDay }) => seconds(julianDay, instant) < 86_400);
      expect(found?.turns).toBe(turns === 'direct' ? 'direct' : 'retrograde');
      expect(seconds(found?.julianDay ?? 0, instant)).toBeLessThan(2);
      expect(separation(moving.longitude(found?.julianDay ?? from), longitude)).toBeLessThan(0.0001);
    }
  });

  it('eclipses of 2024–2035', () => {
    const found = eclipsesBetween(
      ephemeris,
      julianDayFromIso('2024-01-01T00:00:00Z'),
      julianDayFromIso('2036-01-01T00:00:00Z'),
      null,
    );
    const want = reference['eclipses2024-2035'];
    expect(found.map(({ of, type }) => `${of} ${type}`)).toEqual(want.map(({ of, type }) => `${of} ${type}`));
    for (const [index, { greatest }] of want.entries())
      expect(seconds(must(found[index]).instant, greatest)).toBeLessThan(10);
  });

  it.each([
    ['sun-to-pluto', 'sunToPluto'],
    ['sun-to-saturn', 'sunToSaturn'],
  ] as const)('void of course Moon in March 2026, %s', (bodies, name) => {
    const want = reference['voidOfCourse2026-03'][name];
    const got = voidsOfCourse(
      ephemeris,
      julianDayFromIso('2026-03-01T00:00:00Z'),
      julianDayFromIso('2026-04-01T00:00:00Z'),
      bodies,
    );
    for (const [index, { sign, signEntered, start, end, lastAspect }] of want.entries()) {
      expect(got[index]).toMatchObject({ sign, lastAspect });
      expect(seconds(must(got[index]).signEntered, signEntered)).toBeLessThan(2);
      expect(seconds(must(got[index]).start, start)).toBeLessThan(2);
      expect(seconds(must(got[index]).end, end)).toBeLessThan(2);
    }
  });

  it('age in tropical years is whole at a solar return within a few hours', () => {
    const birth = julianDayFromIso('1990-05-17T10:30:00Z');
    expect(Math.abs(ageAt(birth, tropicalSolarReturn(ephemeris, birth, 30)) - 30)).toBeLessThan(0.001);
  });
});
