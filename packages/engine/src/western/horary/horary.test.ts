import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { normalizeDegrees, separation } from '../../angle/degrees.ts';
import { signOf } from '../../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../../bodies.ids.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import { declinationOf } from '../../chart/chart.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../../ephemeris/swisseph.ts';
import { julianDayOfDate } from '../../time/julian-day.ts';
import { type Mover, mover } from '../../transit/motion.ts';
import { mundanePlace } from '../directions/mundane-place.ts';
import { rightAscension } from '../equatorial.ts';
import { considerationsOf } from './considerations.ts';
import { HORARY_DAYS } from './horary.ids.ts';
import { horarySky, isPerfected, perfectionsOf } from './perfection.ts';
import { questionChart, questionPlanet, significatorsOf } from './question.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const tropical = { zodiac: 'tropical', ayanamsha: 'lahiri', node: 'mean' } as const;
const movers = () => CLASSICAL_GRAHAS.map((id) => mover(ephemeris, id, tropical));

/** H.S. Kokubu, «Will I find a position?»: 15.10.1998, 16:22 JST, 35N44 139E46. */
const position = {
  julianDay: julianDayOfDate(1998, 10, 15) + (16 + 22 / 60 - 9) / 24,
  place: { latitude: 35 + 44 / 60, longitude: 139 + 46 / 60 },
};
/** A. Louis, «Will the ad fly?»: 5.6.1990, 10:52 CDT, St. Paul. */
const ad = {
  julianDay: julianDayOfDate(1990, 6, 5) + (10 + 52 / 60 + 5) / 24,
  place: { latitude: 44.95, longitude: -93.1 },
};

describe('worked examples', () => {
  it('of Kokubu: Mars asks, Saturn is the position and stands retrograde in the first; the Moon leaves her sign before his trine', () => {
    const chart = questionChart(ephemeris, position.julianDay, position.place);
    expect(significatorsOf(chart, 10)).toEqual({ querent: 'mars', quesited: 'saturn' });
    expect([questionPlanet(chart, 'mars').house, questionPlanet(chart, 'moon').house]).toEqual([6, 6]);
    expect(questionPlanet(chart, 'saturn')).toMatchObject({ house: 1, isRetrograde: true });
    const sky = horarySky(movers(), chart.julianDay);
    expect(considerationsOf(chart, sky)).toContain('saturn-in-first');
    expect(sky.contacts.some(({ a, b }) => [a, b].includes('moon') && [a, b].includes('saturn'))).toBe(false);
  });

  it('of Louis: the Sun asks, Venus is the ad; the Moon in her fall on the burnt way, her hour, Saturn retrograde over the seventh', () => {
    const chart = questionChart(ephemeris, ad.julianDay, ad.place);
    expect(significatorsOf(chart, 3)).toEqual({ querent: 'sun', quesited: 'venus' });
    expect(significatorsOf(chart, 10)?.quesited).toBe('venus');
    expect(significatorsOf(chart, 7)?.quesited).toBe('saturn');
    expect(chart.hourLord).toBe('moon');
    expect(questionPlanet(chart, 'moon').dignity.has).toEqual(['fall', 'peregrine']);
    const found = considerationsOf(chart, horarySky(movers(), chart.julianDay));
    expect(found).toEqual(expect.arrayContaining(['hour-disagrees', 'via-combusta', 'seventh-lord-afflicted']));
  });
});

describe('houses of Regiomontanus', () => {
  it('lie on circles of position thirty degrees of the equator apart', () => {
    const places = [0, 330, 300, 270, 240, 210, 180, 150, 120, 90, 60, 30];
    fc.assert(
      fc.property(
        fc.double({ min: -60, max: 60, noNaN: true }),
        fc.integer({ min: 0, max: 60_000 }),
        (latitude, day) => {
          const julianDay = julianDayOfDate(1900, 1, 1) + day / 3;
          const place = { latitude, longitude: 30 };
          const { trueObliquity } = ephemeris.obliquity(julianDay);
          const { armc } = ephemeris.angles(julianDay, place);
          must(questionChart(ephemeris, julianDay, place).cusps ?? undefined).forEach((cusp, index) => {
            const declination = declinationOf(cusp, 0, trueObliquity);
            const hourAngle = armc - rightAscension(cusp, 0, trueObliquity);
            const found = must(mundanePlace('regiomontanus', { hourAngle, declination }, latitude) ?? undefined);
            expect(separation(found, must(places[index]))).toBeLessThan(0.01);
          });
        },
      ),
      { numRuns: 40 },
    );
  });

  it('do not exist inside the polar circle: no significators, no house, and the rest all the same', () => {
    const chart = questionChart(ephemeris, ad.julianDay, { latitude: 70, longitude: 25 });
    expect(chart.cusps).toBeNull();
    expect(significatorsOf(chart, 7)).toBeNull();
    expect(chart.hourLord).toBe('POLAR_DAY');
    expect(considerationsOf(chart, horarySky(movers(), chart.julianDay))).toContain('via-combusta');
  });
});

/** Planets that go evenly from a longitude (degrees) by so much a day; the rest stand far behind. */
function evenSky(places: Partial<Record<ClassicalGraha, readonly [from: number, speed: number]>>) {
  const moving = CLASSICAL_GRAHAS.map((body, index): Mover<ClassicalGraha> => {
    const [from, speed] = places[body] ?? [301 + index, 0];
    return {
      body,
      source: body,
      longitude: (at) => normalizeDegrees(from + speed * at),
      speed: () => speed,
      stations: () => [],
    };
  });
  return horarySky(moving, 0);
}

describe('examples of Lilly', () => {
  it('p. 110: Mars at 7° goes to Saturn at 12° of Aries, the Sun at 6° comes to Saturn before him: prohibition', () => {
    const sky = evenSky({ mars: [7, 0.6], saturn: [12, 0.03], sun: [6, 1] });
    const [found] = perfectionsOf(sky, 'mars', 'saturn');
    expect(found).toMatchObject({
      way: 'aspect',
      aspect: 'conjunction',
      hindrances: [{ kind: 'prohibition', by: 'sun' }],
    });
    expect(isPerfected(perfectionsOf(sky, 'mars', 'saturn'))).toBe(false);
  });

  it('Mercury at 10° goes to Mars at 12°, who is joined to Jupiter at 13° of Aries first: frustration', () => {
    const sky = evenSky({ mercury: [10, 1.1], mars: [12, 0.7], jupiter: [13, 0.1] });
    const [found] = perfectionsOf(sky, 'mercury', 'mars');
    expect(found?.hindrances).toMatchObject([{ kind: 'frustration', by: 'jupiter' }]);
  });

  it('p. 111: Mars at 7° goes to Saturn at 12° and turns back before he is there: refranation', () => {
    const even = evenSky({ saturn: [12, 0.03] });
    const turning = even.movers.map((one) =>
      one.body === 'mars'
        ? {
            ...one,
            longitude: (at: number) => normalizeDegrees(7 + 0.3 * at - 0.01 * at * at),
            speed: (at: number) => 0.3 - 0.02 * at,
            stations: () => [{ julianDay: 15, turns: 'retrograde' as const }],
          }
        : one,
    );
    const [found] = perfectionsOf(horarySky(turning, 0), 'mars', 'saturn');
    expect(found).toMatchObject({
      aspect: 'conjunction',
      julianDay: null,
      hindrances: [{ kind: 'refranation', by: 'mars' }],
    });
    expect(must(found?.hindrances[0]).julianDay).toBeCloseTo(15, 3);
  });

  it('p. 111: Mercury at 16° has parted from Mars at 15° and comes to Saturn at 20° of Aries: translation, not prohibition', () => {
    const sky = evenSky({ mercury: [16, 1.3], mars: [15, 0.6], saturn: [20, 0.03] });
    const found = perfectionsOf(sky, 'mars', 'saturn');
    expect(found).toMatchObject([
      { way: 'aspect', aspect: 'conjunction', hindrances: [] },
      { way: 'translation', by: 'mercury', aspect: 'conjunction', hindrances: [] },
    ]);
    // Two that have parted themselves are joined by it alone.
    const apart = evenSky({ moon: [14, 13], mars: [73, -0.3], saturn: [136, 0.03] });
    expect(perfectionsOf(apart, 'mars', 'saturn')).toMatchObject([{ way: 'translation', by: 'moon', aspect: 'trine' }]);
  });

  it('p. 126: two that do not behold each other both come to a heavier one: collection', () => {
    const sky = evenSky({ mercury: [10, 1.1], venus: [40, 1], saturn: [132, 0.03] });
    const found = perfectionsOf(sky, 'mercury', 'venus');
    expect(found).toMatchObject([{ way: 'collection', by: 'saturn', aspect: 'square' }]);
    const last = Math.max(2 / 1.07, 2 / 0.97);
    expect(must(found[0]?.julianDay ?? undefined)).toBeCloseTo(last, 1);
  });

  it('one planet may stand for both', () => {
    expect(perfectionsOf(evenSky({}), 'venus', 'venus')).toMatchObject([{ way: 'one-planet', hindrances: [] }]);
  });
});

describe('perfection over sixty days', () => {
  const step = 1 / 48;
  const angles = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 };

  /** All exact aspects in the signs of the question, by looking every half an hour. */
  function bruteContacts(from: number) {
    const count = Math.round(HORARY_DAYS / step);
    const times = Array.from({ length: count + 1 }, (_, index) => from + index * step);
    const places = new Map(CLASSICAL_GRAHAS.map((id) => [id, times.map((at) => ephemeris.longitude(at, id))]));
    const found: { a: ClassicalGraha; b: ClassicalGraha; aspect: string; at: number }[] = [];
    for (const a of CLASSICAL_GRAHAS) {
      for (const b of CLASSICAL_GRAHAS) {
        if (CLASSICAL_GRAHAS.indexOf(a) >= CLASSICAL_GRAHAS.indexOf(b)) continue;
        const [first, second] = [must(places.get(a)), must(places.get(b))];
        for (let index = 1; index < times.length; index++) {
          const [atA, atB] = [must(first[index]), must(second[index])];
          if (signOf(atA) !== signOf(must(first[0])) || signOf(atB) !== signOf(must(second[0]))) break;
          const before = must(first[index - 1]) - must(second[index - 1]);
          for (const [aspect, angle] of Object.entries(angles)) {
            for (const side of [angle, -angle]) {
              const off = (value: number) => normalizeDegrees(value - side + 180) - 180;
              const [left, right] = [off(before), off(atA - atB)];
              const isNew = !found.some(
                (one) => one.a === a && one.b === b && Math.abs(one.at - must(times[index])) < step,
              );
              if (left < 0 !== right < 0 && Math.abs(right - left) < 90 && isNew)
                found.push({ a, b, aspect, at: must(times[index]) });
            }
          }
        }
      }
    }
    return found.sort((one, other) => one.at - other.at);
  }

  it('is what looking every half an hour finds, with what prohibits and frustrates it', () => {
    const weight = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'];
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), (day) => {
        const from = julianDayOfDate(1850, 1, 1) + day + 0.3;
        const sky = horarySky(movers(), from);
        const seen = bruteContacts(from);
        for (const a of CLASSICAL_GRAHAS) {
          for (const b of CLASSICAL_GRAHAS) {
            if (a === b) continue;
            const has = (one: { a: string; b: string }, id: string) => one.a === id || one.b === id;
            const brute = seen.find((one) => has(one, a) && has(one, b));
            const direct = perfectionsOf(sky, a, b).find(
              ({ way, julianDay }) => way === 'aspect' && julianDay !== null,
            );
            expect(direct?.aspect, `${from} ${a} ${b}`).toBe(brute?.aspect);
            if (!brute || !direct) continue;
            expect(Math.abs(must(direct.julianDay ?? undefined) - brute.at)).toBeLessThanOrEqual(step + 1e-6);
            const [light, heavy] = weight.indexOf(a) < weight.indexOf(b) ? [a, b] : [b, a];
            const third = (one: (typeof seen)[number]) => (one.a === heavy ? one.b : one.a);
            const carries = (id: string) =>
              perfectionsOf(sky, a, b).some(({ way, by }) => way === 'translation' && by === id);
            const hindering = seen.filter((one) => {
              if (one.at >= brute.at - step || !has(one, heavy) || has(one, light) || carries(third(one))) return false;
              const isLighter = weight.indexOf(third(one)) < weight.indexOf(light);
              const isJoined = one.aspect === 'conjunction' && brute.aspect === 'conjunction';
              return isLighter || (isJoined && weight.indexOf(third(one)) > weight.indexOf(heavy));
            });
            const told = direct.hindrances.filter(({ julianDay }) => julianDay < brute.at - step);
            expect([...new Set(told.map(({ by }) => by))].sort()).toEqual([...new Set(hindering.map(third))].sort());
          }
        }
      }),
      { numRuns: 6 },
    );
  }, 60_000);

  it('refrains as looking every half an hour has it', () => {
    const names = [...CLASSICAL_GRAHAS];
    const orbs = { sun: 8.5, moon: 6.25, mercury: 3.5, venus: 4, mars: 3.75, jupiter: 6, saturn: 5 };
    const found = { refranation: 0, 'sign-change': 0 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), (day) => {
        const from = julianDayOfDate(1850, 1, 1) + day + 0.3;
        const sky = horarySky(movers(), from);
        const seen = bruteContacts(from);
        const place = (id: ClassicalGraha, at: number) => ephemeris.longitude(at, id);
        const times = Array.from({ length: Math.round(HORARY_DAYS / step) + 1 }, (_, index) => from + index * step);
        /** When a planet first turns or leaves its sign, by looks; null when it does not. */
        const firstEnd = (id: ClassicalGraha) => {
          const way = (at: number) => Math.sign(normalizeDegrees(place(id, at + step) - place(id, at) + 180) - 180);
          for (const at of times) {
            if (signOf(place(id, at)) !== signOf(place(id, from))) return { kind: 'sign-change' as const, at };
            if (way(at) !== way(from)) return { kind: 'refranation' as const, at };
          }
          return null;
        };
        const ends = new Map(names.map((id) => [id, firstEnd(id)]));
        for (const [index, a] of names.entries()) {
          for (const b of names.slice(index + 1)) {
            const isMet = seen.some((one) => [one.a, one.b].includes(a) && [one.a, one.b].includes(b));
            const signs = Math.abs(signOf(place(a, from)) - signOf(place(b, from)));
            const gap = (at: number) => Math.abs((place(a, at) % 30) - (place(b, at) % 30));
            const isClosing = gap(from + 1 / 24) < gap(from) && gap(from) <= orbs[a] + orbs[b];
            const isBeheld = [0, 2, 3, 4, 6].includes(Math.min(signs, 12 - signs));
            const near = [ends.get(a), ends.get(b)].flatMap((end) => (end ? [end] : []));
            // An end or a contact within the hour of the question is too near to the edge for a look every half an hour.
            if (near.some(({ at }) => at - from < 3 * step) || gap(from) < 0.02) continue;
            const told = perfectionsOf(sky, a, b).find(({ way, julianDay }) => way === 'aspect' && julianDay === null);
            const [first, next] = near.sort((one, other) => one.at - other.at);
            if (first && next && next.at - first.at < 2 * step) continue;
            const isExpected = !isMet && isBeheld && isClosing && first !== undefined;
            expect(told !== undefined, `${from} ${a} ${b}`).toBe(isExpected);
            if (!told || !first) continue;
            expect(told.hindrances.map(({ kind }) => kind)).toEqual([first.kind]);
            expect(Math.abs(must(told.hindrances[0]).julianDay - first.at)).toBeLessThanOrEqual(2 * step);
            found[first.kind]++;
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(found['sign-change']).toBeGreaterThan(0);
  }, 60_000);

  it('translates and collects as looking every half an hour has it', () => {
    const weight = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'] as const;
    const weightOf = (id: ClassicalGraha) => weight.indexOf(id);
    const orbs = { sun: 8.5, moon: 6.25, mercury: 3.5, venus: 4, mars: 3.75, jupiter: 6, saturn: 5 };
    const found = { translation: 0, collection: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), (day) => {
        const from = julianDayOfDate(1850, 1, 1) + day + 0.3;
        const sky = horarySky(movers(), from);
        const seen = bruteContacts(from);
        const has = (one: { a: string; b: string }, id: string) => one.a === id || one.b === id;
        const place = (id: ClassicalGraha, at = from) => ephemeris.longitude(at, id);
        const beholds = (a: ClassicalGraha, b: ClassicalGraha) => {
          const signs = Math.abs(signOf(place(a)) - signOf(place(b)));
          return [0, 2, 3, 4, 6].includes(Math.min(signs, 12 - signs));
        };
        /** Within orb by degrees, and drawing apart over the next hour. */
        const isParting = (a: ClassicalGraha, b: ClassicalGraha) => {
          const apart = (at: number) => (place(a, at) % 30) - (place(b, at) % 30);
          const [now, later] = [Math.abs(apart(from)), Math.abs(apart(from + 1 / 24))];
          return beholds(a, b) && now <= orbs[a] + orbs[b] && later > now;
        };
        for (const a of weight) {
          for (const b of weight) {
            if (weightOf(a) >= weightOf(b)) continue;
            const told = perfectionsOf(sky, a, b);
            const by = (way: string) => told.flatMap((one) => (one.way === way && one.by ? [one.by] : [])).sort();
            const isNear = (id: ClassicalGraha) => seen.some((one) => has(one, id) && one.at - from < 2 * step);
            const carriers = weight.filter((id) => {
              if (weightOf(id) >= weightOf(a)) return false;
              const next = seen.find((one) => has(one, id));
              const to = next && (next.a === id ? next.b : next.a);
              return (to === a && isParting(id, b)) || (to === b && isParting(id, a));
            });
            const isMet = seen.some((one) => has(one, a) && has(one, b));
            const collectors = weight.filter(
              (id) =>
                weightOf(id) > weightOf(b) &&
                !isMet &&
                !beholds(a, b) &&
                [a, b].every((one) => seen.some((contact) => has(contact, id) && has(contact, one))),
            );
            // What becomes exact within the hour of the question is too near to the edge for a look every half an hour.
            if (weight.some(isNear)) continue;
            expect(by('translation'), `${from} ${a} ${b}`).toEqual([...carriers].sort());
            expect(by('collection'), `${from} ${a} ${b}`).toEqual([...collectors].sort());
            found.translation += carriers.length;
            found.collection += collectors.length;
          }
        }
      }),
      { numRuns: 12 },
    );
    expect(Math.min(found.translation, found.collection)).toBeGreaterThan(0);
  }, 60_000);
});
