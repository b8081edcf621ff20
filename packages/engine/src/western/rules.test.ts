import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { arcForward, separation } from '../angle/degrees.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { julianDayFromIso, julianDayOfDate } from '../time/julian-day.ts';
import { ingresses, mover, passagesOver } from '../transit/motion.ts';
import { stayAt, staysBetween } from '../transit/stay.ts';
import { passagesOfTrack, trackOf } from '../transit/track.ts';
import { ASPECTS, type AspectId, ORB_SETS } from './aspect.table.ts';
import { aspectOf, aspectsAmong } from './aspects.ts';
import { EGYPTIAN_TERMS } from './dignity.table.ts';
import { essentialDignity, lordsOf } from './dignity.ts';
import { lunationPhase, voidsOfCourse } from './moon.ts';
import { transitHits, westernMotion } from './natal-transits.ts';
import { findPatterns } from './pattern.ts';
import { lunarReturns, nextLunarReturn } from './returns.ts';
import { davisonChart, houseOverlay, midpoint, midpointComposite } from './synastry.ts';
import { MAJOR_ASPECTS, MINOR_ASPECTS, WESTERN_BODIES, WESTERN_PLANETS } from './western.ids.ts';
import type { WesternPointId } from './western-body.ts';
import { aspectPoints, tropicalPoint, westernBodies, westernChart } from './western-chart.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const every: readonly AspectId[] = [...MAJOR_ASPECTS, ...MINOR_ASPECTS];
const options = { aspects: every, orbs: ORB_SETS.even };
const moscow = { latitude: 55.7558, longitude: 37.6173 };
const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

/** Points at chosen longitudes, named after the planets in order. */
function pointsAt(...longitudes: readonly number[]) {
  return longitudes.map((at, index) => ({
    id: must(WESTERN_PLANETS[index]),
    ...tropicalPoint(at),
    speed: 1 - index / 10,
  }));
}

/** The Sun and the Moon at two longitudes. */
const pairAt = (sun: number, moon: number) => {
  const points = pointsAt(sun, moon);
  return [must(points[0]), must(points[1])] as const;
};

function patternsAt(...longitudes: readonly number[]) {
  const points = pointsAt(...longitudes);
  return findPatterns({ points, aspects: aspectsAmong(points, options) });
}

describe('aspects', () => {
  it('an orb of exactly six degrees counts, one a hair wider does not', () => {
    const [sun, moon] = pairAt(0, 66);
    expect(aspectOf(sun, moon, options)?.aspect).toBe('sextile');
    expect(aspectOf(sun, { ...moon, longitude: 66.0001 }, options)).toBeNull();
  });

  it('two points are in the same aspect whichever is named first', () => {
    fc.assert(
      fc.property(longitude, longitude, (first, second) => {
        const [a, b] = pairAt(first, second);
        const there = aspectOf(a, b, options);
        const back = aspectOf(b, a, options);
        expect(back?.aspect).toBe(there?.aspect);
        expect(back?.applying).toBe(there?.applying);
      }),
    );
  });

  it('applying means that an hour later the orb is smaller', () => {
    fc.assert(
      fc.property(
        longitude,
        fc.constantFrom(60, 90, 120, 270),
        fc.double({ min: 0.1, max: 1.8, noNaN: true }),
        fc.boolean(),
        (first, angle, off, isWide) => {
          const [a, b] = pairAt(first, (first + angle + (isWide ? off : -off)) % 360);
          const now = aspectOf(a, b, options);
          const later = aspectOf(
            { ...a, longitude: (a.longitude + a.speed / 24) % 360 },
            { ...b, longitude: (b.longitude + b.speed / 24) % 360 },
            options,
          );
          expect(now && later && later.orb < now.orb).toBe(now?.applying);
        },
      ),
    );
  });

  it('without a speed there is no applying, and minor aspects have a third of the orb', () => {
    const [sun, moon] = pairAt(10, 42);
    expect(aspectOf({ ...sun, speed: null }, moon, options)).toMatchObject({
      aspect: 'semisextile',
      applying: null,
      limit: 2,
    });
  });
});

describe('patterns', () => {
  it('finds each figure where it holds', () => {
    expect(patternsAt(0, 120, 240)).toMatchObject([{ id: 'grand-trine', members: ['sun', 'moon', 'mercury'] }]);
    expect(patternsAt(0, 180, 90)).toMatchObject([{ id: 't-square', apex: 'mercury' }]);
    expect(patternsAt(0, 90, 180, 270).map(({ id }) => id)).toEqual(['grand-cross']);
    expect(patternsAt(0, 60, 210)).toMatchObject([{ id: 'yod', apex: 'mercury' }]);
    expect(patternsAt(0, 120, 240, 180)).toMatchObject([{ id: 'kite', apex: 'venus' }]);
    expect(patternsAt(0, 60, 180, 240).map(({ id }) => id)).toEqual(['mystic-rectangle']);
    expect(patternsAt(1, 9, 17, 25)).toMatchObject([{ id: 'stellium', sign: 1 }]);
  });

  it('finds none where an orb is too wide or a body is missing', () => {
    expect(patternsAt(0, 120, 247)).toEqual([]);
    expect(patternsAt(0, 180, 97)).toEqual([]);
    expect(patternsAt(0, 60, 214)).toEqual([]);
    expect(patternsAt(1, 9, 17, 31)).toEqual([]);
  });
});

describe('dignities', () => {
  it('the Egyptian terms of each planet add up to its greatest years', () => {
    const years = (planet: string) =>
      EGYPTIAN_TERMS.flatMap((terms) =>
        terms.map(([lord, end], i) => (lord === planet ? end - (terms[i - 1]?.[1] ?? 0) : 0)),
      ).reduce((sum, part) => sum + part, 0);
    expect(['saturn', 'jupiter', 'mars', 'venus', 'mercury'].map(years)).toEqual([57, 79, 66, 82, 76]);
    for (const terms of EGYPTIAN_TERMS) expect(must(terms[4])[1]).toBe(30);
  });

  it('the Sun by day at 19° Aries: exalted, lord of the triplicity and of the face', () => {
    expect(essentialDignity('sun', 18.5, true)).toEqual({ has: ['exaltation', 'triplicity', 'face'], score: 8 });
    expect(essentialDignity('sun', 198.5, true)).toEqual({ has: ['fall', 'peregrine'], score: -9 });
  });

  it('the last face of Pisces is of Mars, the first of Aries too', () => {
    expect([lordsOf(355, true).face, lordsOf(5, true).face, lordsOf(95, true).face]).toEqual(['mars', 'mars', 'venus']);
  });

  it('outer planets have a domicile and a detriment, no points', () => {
    expect(essentialDignity('pluto', 215, true)).toEqual({ has: ['domicile'], score: 0 });
    expect(essentialDignity('uranus', 130, true)).toEqual({ has: ['detriment'], score: 0 });
  });

  it('every degree has lords of all kinds', () => {
    fc.assert(
      fc.property(longitude, fc.boolean(), (at, isDay) => {
        const { term, face, triplicity } = lordsOf(at, isDay);
        for (const lord of [term, face, triplicity]) expect(CLASSICAL_GRAHAS).toContain(lord);
      }),
    );
  });
});

describe('transits to natal', () => {
  const natal: readonly { id: WesternPointId; longitude: number }[] = [
    { id: 'sun', longitude: 56.4 },
    { id: 'ascendant', longitude: 171.2 },
  ];
  const [from, to] = [julianDayOfDate(2024, 1, 1), julianDayOfDate(2030, 1, 1)];

  it('every hit holds its aspect to 0.001°, and Saturn passes one degree once or in threes', () => {
    const hits = transitHits(ephemeris, { bodies: ['saturn', 'mars', 'chiron'], natal, aspects: every }, from, to);
    expect(hits.length).toBeGreaterThan(60);
    for (const { julianDay, body, aspect, natal: id } of hits) {
      const place = westernMotion(ephemeris, body).longitude(julianDay);
      const target = natal.find((point) => point.id === id)?.longitude ?? Number.NaN;
      expect(Math.abs(separation(place, target) - ASPECTS[aspect].angle)).toBeLessThan(0.001);
    }
    const threes = hits.filter(({ body, pass }) => body === 'saturn' && pass === 3);
    expect(threes.length).toBeGreaterThan(0);
    expect(threes.every(({ isRetrograde }) => !isRetrograde)).toBe(true);
  });

  it('a track finds what the plain search finds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('mercury', 'venus', 'mars', 'jupiter', 'moon'),
        fc.double({ min: 0, max: 359.99, noNaN: true }),
        fc.integer({ min: 1850, max: 2300 }),
        (body, target, year) => {
          const start = julianDayOfDate(year, 1, 1);
          const moving = westernMotion(ephemeris, body);
          const plain = passagesOver(moving, target, start, start + 800);
          const tracked = passagesOfTrack(trackOf(moving, start, start + 800), target);
          expect(tracked.length).toBe(plain.length);
          for (const [index, { julianDay }] of plain.entries()) {
            expect(Math.abs(must(tracked[index]).julianDay - julianDay)).toBeLessThan(1e-4);
          }
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('stays', () => {
  it('Saturn in Pisces (Lahiri), 2025–2027, with the true ends', () => {
    const saturn = mover(ephemeris, 'saturn', { zodiac: 'sidereal', ayanamsha: 'lahiri', node: 'mean' });
    const stay = stayAt(saturn, 12, julianDayFromIso('2026-01-15T00:00:00Z'));
    const entries = ingresses(saturn, 12, julianDayOfDate(2025, 1, 1), julianDayOfDate(2028, 1, 1));
    expect(stay.index).toBe(12);
    expect(stay.entered).toBeCloseTo(must(entries[0]).julianDay, 4);
    expect(stay.left).toBeCloseTo(must(entries[1]).julianDay, 4);
  });

  it('stays of a stretch touch one another and cover it', () => {
    for (const body of ['moon', 'mercury', 'rahu', 'ketu', 'pluto'] as const) {
      const moving = mover(ephemeris, body, { zodiac: 'sidereal', ayanamsha: 'lahiri', node: 'mean' });
      const [from, to] = [julianDayOfDate(2020, 1, 1), julianDayOfDate(2021, 1, 1)];
      const stays = staysBetween(moving, 12, from, to);
      expect(must(stays[0]).entered ?? from).toBeLessThanOrEqual(from);
      expect(must(stays[stays.length - 1]).left ?? to).toBeGreaterThanOrEqual(to);
      for (let index = 1; index < stays.length; index++)
        expect(must(stays[index]).entered).toBe(must(stays[index - 1]).left);
    }
  });

  it('says nothing of an end past the ephemeris', () => {
    const pluto = mover(ephemeris, 'pluto', { zodiac: 'tropical', ayanamsha: 'lahiri', node: 'mean' });
    expect(stayAt(pluto, 12, julianDayOfDate(2399, 12, 1)).left).toBeNull();
  });
});

describe('two people', () => {
  const first = () => westernChart(ephemeris, julianDayFromIso('1990-05-17T10:30:00Z'), moscow);
  const second = () =>
    westernChart(ephemeris, julianDayFromIso('1987-11-02T05:10:00Z'), { latitude: 59.94, longitude: 30.31 });

  it('a midpoint is as far from one as from the other and never over 90°', () => {
    fc.assert(
      fc.property(longitude, longitude, (a, b) => {
        const middle = midpoint(a, b);
        expect(Math.abs(separation(middle, a) - separation(middle, b))).toBeLessThan(1e-9);
        expect(separation(middle, a)).toBeLessThanOrEqual(90 + 1e-9);
      }),
    );
  });

  it('the composite of a chart with itself is the chart, in Porphyry', () => {
    const chart = first();
    const { bodies, angles } = midpointComposite(chart, chart, true);
    for (const { id, longitude: at } of bodies)
      expect(separation(at, must(westernBodies(chart, [id])[0]).longitude)).toBeLessThan(1e-9);
    const porphyry = westernChart(ephemeris, chart.julianDay, moscow, 'porphyry').houses.cusps;
    for (const [index, cusp] of (angles?.cusps ?? []).entries())
      expect(separation(cusp, must(porphyry[index]))).toBeLessThan(1e-6);
  });

  it('the composite ascendant rises: it is east of the composite midheaven', () => {
    const { angles } = midpointComposite(first(), second(), true);
    expect(arcForward(angles?.midheaven.longitude ?? 0, angles?.ascendant.longitude ?? 0)).toBeLessThan(180);
    expect(midpointComposite(first(), second(), false).angles).toBeNull();
  });

  it('Davison lies between the two births, and over the date line goes the short way', () => {
    const chart = davisonChart(ephemeris, first(), second(), 'placidus');
    expect(chart.julianDay).toBeCloseTo((first().julianDay + second().julianDay) / 2, 9);
    const west = westernChart(ephemeris, first().julianDay, { latitude: 0, longitude: -170 });
    const east = westernChart(ephemeris, first().julianDay, { latitude: 10, longitude: 160 });
    expect(davisonChart(ephemeris, west, east, 'equal').place.longitude).toBeCloseTo(175, 6);
  });

  it('overlays put every body of one into a house of the other', () => {
    const overlay = houseOverlay(first(), second());
    expect(overlay.map(({ id }) => id)).toEqual(WESTERN_BODIES);
    const own = houseOverlay(first(), first());
    expect(own.map(({ house }) => house)).toEqual(first().bodies.map(({ house }) => house));
  });
});

describe('the edge of the files', () => {
  it('Chiron is left out in the first hours of 1800, all the rest is there', () => {
    const first = westernChart(ephemeris, julianDayOfDate(1800, 1, 1), moscow);
    expect(first.bodies.map(({ id }) => id)).toEqual(WESTERN_BODIES.filter((id) => id !== 'chiron'));
    expect(midpointComposite(first, first, true).bodies).toHaveLength(13);
    expect(westernChart(ephemeris, julianDayOfDate(1800, 1, 1) + 0.15, moscow).bodies).toHaveLength(14);
    const hits = transitHits(
      ephemeris,
      { bodies: ['chiron'], natal: [{ id: 'sun', longitude: 300 }], aspects: every },
      julianDayOfDate(1800, 1, 1),
      julianDayOfDate(1810, 1, 1),
    );
    expect(hits.length).toBeGreaterThan(0);
  });
});

describe('the Moon', () => {
  it('eighths of the lunation are centred on their exact angles', () => {
    expect([0, 22.4, 22.5, 90, 157.5, 180, 337.4, 337.5].map(lunationPhase)).toEqual([
      'new',
      'new',
      'waxing-crescent',
      'first-quarter',
      'full',
      'full',
      'waning-crescent',
      'new',
    ]);
  });

  it('no major aspect becomes exact while the Moon is void', () => {
    const from = julianDayOfDate(2031, 6, 1);
    for (const { start, end } of voidsOfCourse(ephemeris, from, from + 60)) {
      const natalOf = (at: number) =>
        aspectsAmong(aspectPoints(westernChart(ephemeris, at, moscow), WESTERN_PLANETS, false), {
          aspects: MAJOR_ASPECTS,
          orbs: ORB_SETS.even,
        });
      for (const share of [0.2, 0.5, 0.8]) {
        const tight = natalOf(start + (end - start) * share).filter(
          ({ a, b, orb }) => (a === 'moon' || b === 'moon') && orb < 0.005,
        );
        expect(tight).toEqual([]);
      }
    }
  });

  it('lunar returns of a year are thirteen or fourteen and hold the natal place', () => {
    const from = julianDayOfDate(2026, 1, 1);
    const found = lunarReturns(ephemeris, 123.4, from, from + 365);
    expect([13, 14]).toContain(found.length);
    for (const at of found) expect(separation(ephemeris.longitude(at, 'moon'), 123.4)).toBeLessThan(1e-4);
    expect(nextLunarReturn(ephemeris, 123.4, must(found[0]))).toBeCloseTo(must(found[1]), 4);
  });
});
