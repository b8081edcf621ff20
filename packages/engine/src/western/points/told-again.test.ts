import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { CLASSICAL_GRAHAS } from '../../bodies.ids.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../../ephemeris/swisseph.ts';
import { julianDayOfDate } from '../../time/julian-day.ts';
import { lotLongitude } from '../lots.ts';
import { voidsOfCourse } from '../moon.ts';
import { LOTS } from '../western.ids.ts';
import { type WesternChart, westernBody, westernChart } from '../western-chart.ts';
import { accidentalDignity } from './accidental.ts';
import { almutenOf } from './almuten.ts';
import { mutualReceptions } from './reception.ts';
import { sectStanding } from './sect.ts';

// Points and dignities counted once more from bare longitudes, by tables written anew, as they would be by hand.

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

/** Charts of 1850–2069 at places between 60° south and north. */
const anyChart = fc
  .tuple(
    fc.integer({ min: 0, max: 80_000 }),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
    fc.double({ min: -60, max: 60, noNaN: true }),
  )
  .map(([day, hour, latitude]) => ({ at: julianDayOfDate(1850, 1, 1) + day + hour, latitude }));
const drawn = ({ at, latitude }: { readonly at: number; readonly latitude: number }) =>
  westernChart(ephemeris, at, { latitude, longitude: 30 });

const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
/** Degrees between two places, the shorter way. */
const apart = (a: number, b: number) => Math.min(turn(a - b), turn(b - a));
const at = (chart: WesternChart, id: Parameters<typeof westernBody>[1]) => westernBody(chart, id).longitude;
/** Sign of a place, 0 is Aries. */
const sign = (longitude: number) => Math.floor(turn(longitude) / 30);
/** The half of the sky above the horizon: the six signs' worth that rose before the ascendant. */
const isUp = (chart: WesternChart, longitude: number) => turn(chart.ascendant.longitude - longitude) < 180;

// From Aries: s Sun, m Moon, y Mercury, v Venus, a Mars, j Jupiter, t Saturn; a point where nobody has the dignity.
const HOMES = 'avymsyvajttj';
const EXALTED = 'sm.j.yt..a.v';
const LETTERS: Readonly<Record<ClassicalGraha, string>> = {
  sun: 's',
  moon: 'm',
  mercury: 'y',
  venus: 'v',
  mars: 'a',
  jupiter: 'j',
  saturn: 't',
};
/** Egyptian terms: lord and how many degrees. */
const TERMS = [
  'j6v6y8a5t5',
  'v8y6j8t5a3',
  'y6j6v5a7t6',
  'a7v6y6j7t4',
  'j6v5t7y6a6',
  'y7v10j4a7t2',
  't6y8j7v7a2',
  'a7v4y8j5t6',
  'j12v5y4t5a4',
  'y7j7v8t4a4',
  'y7v6j7a5t5',
  'v12j4y3a9t2',
];
const FACES = 'asvymtj';

describe('lots told again', () => {
  it('are the ascendant with one planet or lot more and one less, exchanged by night', () => {
    fc.assert(
      fc.property(anyChart, (where) => {
        const chart = drawn(where);
        const rises = chart.ascendant.longitude;
        const isDay = isUp(chart, at(chart, 'sun'));
        const lot = (plus: number, minus: number) => turn(isDay ? rises + plus - minus : rises + minus - plus);
        const fortune = lot(at(chart, 'moon'), at(chart, 'sun'));
        const spirit = lot(at(chart, 'sun'), at(chart, 'moon'));
        const byHand = {
          fortune,
          spirit,
          eros: lot(at(chart, 'venus'), spirit),
          necessity: lot(fortune, at(chart, 'mercury')),
          courage: lot(fortune, at(chart, 'mars')),
          victory: lot(at(chart, 'jupiter'), spirit),
          nemesis: lot(fortune, at(chart, 'saturn')),
        };
        for (const id of LOTS) expect(apart(lotLongitude(chart, id), byHand[id]), id).toBeLessThan(1e-9);
      }),
      { numRuns: 60 },
    );
  });
});

describe('dignities told again', () => {
  it('make an almuten of the sums of five lords', () => {
    const triplicities = ['sj', 'vm', 'ty', 'va'];
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999, noNaN: true }), fc.boolean(), (longitude, isDay) => {
        const [here, degree] = [sign(longitude), turn(longitude) % 30];
        const terms = [...must(TERMS[here]).matchAll(/([a-z])(\d+)/g)].map(([, lord, size]) => ({
          lord: must(lord),
          size: Number(size),
        }));
        let end = 0;
        const term = terms.find(({ size }) => {
          end += size;
          return degree < end;
        });
        const scores = new Map<string, number>();
        const give = (letter: string, points: number) => scores.set(letter, (scores.get(letter) ?? 0) + points);
        give(HOMES.charAt(here), 5);
        if (EXALTED.charAt(here) !== '.') give(EXALTED.charAt(here), 4);
        give(must(triplicities[here % 4]).charAt(isDay ? 0 : 1), 3);
        give(must(term).lord, 2);
        give(FACES.charAt(Math.floor(longitude / 10) % 7), 1);
        const most = Math.max(...scores.values());
        const found = almutenOf(longitude, isDay);
        expect(found.score).toBe(most);
        const winners = CLASSICAL_GRAHAS.filter((id) => scores.get(LETTERS[id]) === most);
        expect([...found.planets].sort()).toEqual([...winners].sort());
      }),
    );
  });

  it('receive each other where each stands in a home or an exaltation of the other', () => {
    fc.assert(
      fc.property(anyChart, (where) => {
        const chart = drawn(where);
        const hosts = (id: ClassicalGraha) => {
          const here = sign(at(chart, id));
          return HOMES.charAt(here) + EXALTED.charAt(here);
        };
        const pairs = CLASSICAL_GRAHAS.flatMap((a, index) =>
          CLASSICAL_GRAHAS.slice(index + 1)
            .filter((b) => hosts(a).includes(LETTERS[b]) && hosts(b).includes(LETTERS[a]))
            .map((b) => `${a} ${b}`),
        );
        expect(mutualReceptions(chart).map(({ a, b }) => `${a} ${b}`)).toEqual(pairs);
      }),
      { numRuns: 80 },
    );
  });

  it('are of the sect and in hayz as day, side of the horizon and kind of the sign agree', () => {
    fc.assert(
      fc.property(anyChart, (where) => {
        const chart = drawn(where);
        const isDay = isUp(chart, at(chart, 'sun'));
        for (const planet of CLASSICAL_GRAHAS) {
          const place = at(chart, planet);
          // Mercury is of the day where he rises before the Sun, at less longitude.
          const isMorning = turn(at(chart, 'sun') - place) < 180;
          const isDiurnal = planet === 'mercury' ? isMorning : 'sjt'.includes(LETTERS[planet]);
          const isOnItsSide = isDiurnal ? isUp(chart, place) === isDay : isUp(chart, place) !== isDay;
          const isOfSect = isDiurnal === isDay;
          const isMale = sign(place) % 2 === 0;
          expect(sectStanding(chart, planet), planet).toEqual({
            isOfSect,
            isHayz: isOfSect && isOnItsSide && isMale === isDiurnal,
          });
        }
      }),
      { numRuns: 80 },
    );
  });

  it('sum up the accidental points of a chart', () => {
    const houses = [5, 3, 1, 4, 3, -2, 4, -2, 2, 5, 4, -5];
    const mean = { s: 0.9856, m: 13.1764, y: 0.9856, v: 0.9856, a: 0.524, j: 0.0831, t: 0.0335 };
    const means = new Map(Object.entries(mean));
    fc.assert(
      fc.property(anyChart, (where) => {
        const chart = drawn(where);
        const sun = at(chart, 'sun');
        for (const planet of CLASSICAL_GRAHAS) {
          const { longitude, house } = westernBody(chart, planet);
          const letter = LETTERS[planet];
          const hourly = turn(ephemeris.longitude(where.at + 1 / 48, planet) - longitude + 180) - 180;
          // Too near to a station or to the mean motion for half an hour to tell.
          const daily = 48 * hourly;
          const gap = Math.abs(daily - (means.get(letter) ?? 0));
          if (Math.abs(daily) < 0.01 || gap < 0.002 || (planet === 'moon' && gap < 0.02)) continue;
          let sum = must(houses[house - 1]) + (daily > (means.get(letter) ?? 0) ? 2 : -2);
          if (!'sm'.includes(letter)) sum += daily < 0 ? -5 : 4;
          if (planet !== 'sun') {
            const far = apart(sun, longitude);
            sum += far <= 17 / 60 ? 5 : far <= 8.5 ? -5 : far <= 17 ? -4 : 5;
            const isMorning = turn(sun - longitude) < 180;
            if (planet === 'moon') sum += isMorning ? -2 : 2;
            else sum += isMorning === 'ajt'.includes(letter) ? 2 : -2;
          }
          const meets = (other: ClassicalGraha, angle: number) =>
            other !== planet && Math.abs(apart(at(chart, other), longitude) - angle) <= 1;
          for (const good of ['jupiter', 'venus'] as const)
            sum += (meets(good, 0) ? 5 : 0) + (meets(good, 120) ? 4 : 0) + (meets(good, 60) ? 3 : 0);
          for (const bad of ['saturn', 'mars'] as const)
            sum -= (meets(bad, 0) ? 5 : 0) + (meets(bad, 180) ? 4 : 0) + (meets(bad, 90) ? 3 : 0);
          const node = at(chart, 'mean-node');
          sum += (apart(node, longitude) <= 1 ? 4 : 0) - (apart(node + 180, longitude) <= 1 ? 4 : 0);
          const star = (name: string, orb: number) => apart(ephemeris.star(where.at, name).longitude, longitude) <= orb;
          sum += (star('alLeo', 6) ? 6 : 0) + (star('alVir', 5) ? 5 : 0) - (star('bePer', 5) ? 5 : 0);
          const told = accidentalDignity(ephemeris, chart, planet).reduce((total, { points }) => total + points, 0);
          expect(told, `${where.at} ${planet}`).toBe(sum);
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('the Moon void of course told again', () => {
  it('runs from the last aspect that looking every ten minutes finds in her sign', () => {
    const step = 1 / 144;
    const others = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), (day) => {
        const from = julianDayOfDate(1850, 1, 1) + day;
        const [found] = voidsOfCourse(ephemeris, from, from + 4, 'sun-to-saturn');
        const { signEntered, start, end } = must(found);
        let last = signEntered;
        for (const other of others) {
          const ahead = (when: number) => turn(ephemeris.longitude(when, 'moon') - ephemeris.longitude(when, other));
          // She outruns them all: where the thirty degrees change, an aspect was passed, but for 30° and 150°.
          for (let when = signEntered + step; when < end; when += step) {
            const [before, now] = [ahead(when - step), ahead(when)];
            const passed = Math.floor(now / 30) * 30;
            if (Math.floor(before / 30) !== Math.floor(now / 30) && ![30, 150, 210, 330].includes(passed))
              last = Math.max(last, when);
          }
        }
        expect(Math.abs(start - last)).toBeLessThanOrEqual(step + 1e-6);
      }),
      { numRuns: 15 },
    );
  });
});
