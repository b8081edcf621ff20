import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { normalizeDegrees, separation } from '../angle/degrees.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { bodyOf } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { kpNumber } from '../kp/kp-number.ts';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { julianDayOfDate } from '../time/julian-day.ts';
import { vargaSign } from '../varga/varga.ts';
import { judgePrashna, type Prashna } from './judge-prashna.ts';
import { PRASHNA_HOUSES } from './matter.table.ts';
import { PRASHNA_DAYS, PRASHNA_MATTERS, PRASHNA_PARTS, PRASHNA_TESTIMONIES } from './prashna.ids.ts';
import { navamshaNumberStart, type PrashnaQuestion, questionSky } from './question-sky.ts';
import { verdictOf } from './verdict.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const someQuestion = fc.record({
  julianDay: fc.integer({ min: 0, max: 200_000 }).map((step) => julianDayOfDate(1850, 1, 1) + step * 0.7137),
  place: fc.record({
    latitude: fc.double({ min: -62, max: 62, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  }),
  settings: fc.constant(DEFAULT_SETTINGS),
  matter: fc.constantFrom(...PRASHNA_MATTERS),
  number: fc.oneof(
    fc.constant(null),
    fc.record({ by: fc.constant('kp' as const), value: fc.integer({ min: 1, max: 249 }) }),
    fc.record({ by: fc.constant('navamsha' as const), value: fc.integer({ min: 1, max: 108 }) }),
  ),
});

const idsOf = ({ testimonies }: Prashna, part: string) =>
  testimonies.filter((one) => one.part === part).map(({ id }) => id as string);

const tables = PRASHNA_PARTS.map((part) => ({ part, ids: PRASHNA_TESTIMONIES[part] as readonly string[] }));

describe('a number that gives the lagna', () => {
  it('of 108: 78 is Sagittarius with Virgo for its navamsha, 45 the last navamsha of Leo', () => {
    // I. Rangacharya, «Specialty of Prasna Lagna»; varahamihira.blogspot.com, January 2008.
    const middle = (number: number) => navamshaNumberStart(number) + 1;
    expect([Math.floor(middle(78) / 30) + 1, vargaSign(middle(78), 9)]).toEqual([9, 6]);
    expect([Math.floor(middle(45) / 30) + 1, vargaSign(middle(45), 9)]).toEqual([5, 9]);
    for (const wrong of [0, 109, 1.5]) expect(() => navamshaNumberStart(wrong)).toThrow(RangeError);
  });

  it('of 249: 145 is Libra 29°26′40″ in the star of Jupiter and the sub of the Moon', () => {
    // sageasita.com/horary-charts.html
    expect(kpNumber(145)).toMatchObject({ sign: 7, star: 'jupiter', sub: 'moon' });
    expect(kpNumber(145).from).toBeCloseTo(180 + 29 + 26 / 60 + 40 / 3600, 9);
  });

  it('is the lagna of the judgement, and the houses are counted from it', () => {
    fc.assert(
      fc.property(someQuestion, (question) => {
        const { chart, lagna, house, karya } = questionSky(ephemeris, question);
        if (question.number) {
          const { by, value } = question.number;
          const start = by === 'kp' ? kpNumber(value).from : (value - 1) * (10 / 3);
          expect(separation(chart.ascendant.longitude, start)).toBeLessThan(1e-9);
        }
        expect(house).toBe(PRASHNA_HOUSES[question.matter].house);
        expect((karya - lagna - house + 1 + 24) % 12).toBe(0);
        for (const body of chart.bodies) expect((body.sign - lagna - body.house + 1 + 24) % 12).toBe(0);
      }),
      { numRuns: 40 },
    );
  });
});

/** Everything that hangs on signs and degrees, told once more from bare longitudes. */
function retold(question: PrashnaQuestion) {
  const { julianDay, place } = question;
  const shift = ephemeris.ayanamsha(julianDay, 'lahiri');
  const names = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
  const longitude = (id: ClassicalGraha | 'rahu') =>
    normalizeDegrees(ephemeris.longitude(julianDay, id === 'rahu' ? 'mean-node' : id) - shift);
  const rulers = 'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter'.split(' ');
  const { number, matter } = question;
  const rising = number
    ? number.by === 'kp'
      ? kpNumber(number.value).from
      : ((number.value - 1) * 10) / 3
    : normalizeDegrees(ephemeris.angles(julianDay, place).ascendant - shift);
  const zero = Math.floor((rising + 1e-9) / 30);
  const house = PRASHNA_HOUSES[matter].house;
  /** Signs from the lagna, 0 … 11. */
  const at = (id: ClassicalGraha | 'rahu' | 'ketu') => {
    const turned = id === 'ketu' ? normalizeDegrees(longitude('rahu') + 180) : longitude(id);
    return (Math.floor(turned / 30) - zero + 12) % 12;
  };
  const lord = (place: number) => names.find((id) => id === rulers[(zero + place) % 12]) ?? 'sun';
  const [own, asked] = [lord(0), lord(house - 1)];
  const apart = (a: number, b: number) => Math.min((a - b + 12) % 12, (b - a + 12) % 12);
  /** Trines and sextiles are friendly; the same sign, squares and oppositions hostile. */
  const isFriendly = (a: number, b: number) => [2, 4].includes(apart(a, b));
  const isHostile = (a: number, b: number) => [0, 3, 6].includes(apart(a, b));
  const sees = (a: number, b: number) => isFriendly(a, b) || isHostile(a, b);
  const degree = (id: ClassicalGraha) => longitude(id) % 30;
  return { names, longitude, at, own, asked, house, isFriendly, isHostile, sees, degree, zero, rising };
}

describe('testimonies', () => {
  it('of the Moon and of places are those that bare longitudes give', () => {
    fc.assert(
      fc.property(someQuestion, (question) => {
        const judged = judgePrashna(ephemeris, question);
        const { at, own, asked, house, isFriendly, isHostile, sees, longitude, zero } = retold(question);
        expect([judged.lagnesh, judged.karyesh]).toEqual([own, asked]);
        const moon = at('moon');
        const light = normalizeDegrees(longitude('moon') - longitude('sun'));
        const benefics = (['jupiter', 'venus'] as const).some((id) => at(id) === moon || isFriendly(at(id), moon));
        const malefics = (['mars', 'saturn'] as const).some((id) => isHostile(at(id), moon));
        const wanted = [
          light < 180 ? 'bright' : 'dark',
          ...([5, 7, 11].includes(moon) ? ['placed-ill'] : moon === 2 ? [] : ['placed-well']),
          ...(benefics ? ['with-benefic'] : []),
          ...(malefics ? ['with-malefic'] : []),
        ];
        const told = idsOf(judged, 'moon').filter((id) => !/karyesh|lagnesh/.test(id));
        expect(told.sort()).toEqual(wanted.sort());
        expect(idsOf(judged, 'lagna')).toEqual([
          ['movable', 'fixed', 'dual'][zero % 3],
          'prishtodaya prishtodaya sirshodaya prishtodaya sirshodaya sirshodaya sirshodaya sirshodaya prishtodaya prishtodaya sirshodaya ubhayodaya'.split(
            ' ',
          )[zero],
        ]);
        const karya = house - 1;
        const other = ['sun', 'mars', 'saturn', 'rahu', 'ketu'].filter((id) => id !== own && id !== asked) as 'sun'[];
        const isFor = (id: string) => idsOf(judged, 'support').includes(id);
        expect(isFor('lagnesh-sees-lagna')).toBe(sees(at(own), 0));
        expect(isFor('malefic-in-lagna')).toBe(other.some((id) => at(id) === 0));
        expect(isFor('malefic-in-kendra')).toBe(other.some((id) => [3, 6, 9].includes(at(id))));
        expect(isFor('malefic-in-upachaya')).toBe(other.some((id) => [2, 5, 10].includes(at(id)) && at(id) !== karya));
        if (house === 1) return;
        expect(isFor('karyesh-sees-karya')).toBe(sees(at(asked), karya));
        expect(isFor('lagnesh-in-karya')).toBe(at(own) === karya);
        expect(isFor('lagnesh-sees-karya')).toBe(at(own) !== karya && sees(at(own), karya));
        const looking = other.some(
          (id) => at(id) === karya || (!['rahu', 'ketu'].includes(id) && isHostile(at(id), karya)),
        );
        expect(isFor('malefic-on-karya')).toBe(looking);
        if (own === asked) return;
        expect(isFor('karyesh-in-lagna')).toBe(at(asked) === 0);
        expect(isFor('karyesh-sees-lagna')).toBe(at(asked) !== 0 && sees(at(asked), 0));
        const isMoonApart = own !== 'moon' && asked !== 'moon';
        expect(isFor('moon-sees-both')).toBe(isMoonApart && sees(moon, at(own)) && sees(moon, at(asked)));
      }),
      { numRuns: 150 },
    );
  }, 30_000);

  it('of the yogas of two planets are those that bare degrees give', () => {
    const orbs = { sun: 15, moon: 12, mars: 8, mercury: 7, jupiter: 9, venus: 7, saturn: 9 };
    const speed = ['moon', 'mercury', 'venus', 'sun', 'mars', 'jupiter', 'saturn'];
    fc.assert(
      fc.property(someQuestion, (question) => {
        const judged = judgePrashna(ephemeris, question);
        const { at, own, asked, sees, degree, names } = retold(question);
        const yogas = idsOf(judged, 'yoga');
        expect(yogas.includes('one-lord')).toBe(own === asked);
        if (own === asked) return;
        const tie = (a: ClassicalGraha, b: ClassicalGraha) => {
          const [fast, slow] = speed.indexOf(a) < speed.indexOf(b) ? [a, b] : [b, a];
          const orb = (orbs[fast] + orbs[slow]) / 2;
          const lacks = degree(slow) - degree(fast);
          const isSeen = sees(at(fast), at(slow));
          // The last degree of a sign counts for the next one too.
          const isNext = degree(fast) >= 29 && !judgedRetrograde(judged, fast);
          const isAhead = isNext && sees((at(fast) + 1) % 12, at(slow)) && lacks + 30 <= orb;
          return {
            fast,
            isForming: (isSeen && lacks >= 0 && lacks <= orb + 1) || isAhead,
            isPast: isSeen && lacks <= -1 && -lacks <= orb,
          };
        };
        const ofLords = tie(own, asked);
        expect(yogas.includes('itthashala')).toBe(ofLords.isForming);
        expect(yogas.includes('isharapha')).toBe(ofLords.isPast);
        const carries = (isFaster: boolean) =>
          !ofLords.isForming &&
          !sees(at(own), at(asked)) &&
          names.some((id) => {
            if (id === own || id === asked) return false;
            const ties = [tie(id, own), tie(id, asked)];
            return ties.every(({ fast, isForming }) => isForming && (fast === id) === isFaster);
          });
        expect(yogas.includes('nakta')).toBe(carries(true));
        expect(yogas.includes('yamaya')).toBe(carries(false));
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  it('keep to their parts, and the arudha is as far from the lord as the lord from the lagna', () => {
    fc.assert(
      fc.property(someQuestion, (question) => {
        const judged = judgePrashna(ephemeris, question);
        for (const { part, id, points, polarity } of judged.testimonies) {
          expect(must(tables.find((one) => one.part === part)).ids).toContain(id);
          expect(polarity).toBe(points > 0 ? 'for' : points < 0 ? 'against' : 'neutral');
        }
        const { at, own } = retold(question);
        const plain = (2 * at(own)) % 12;
        const moved = plain === 0 || plain === 6 ? (plain + 9) % 12 : plain;
        expect((judged.arudha - judged.lagna + 12) % 12).toBe(moved);
        expect(judged.verdict).toBe(verdictOf(judged.testimonies));
        const isStopped = judged.testimonies.some(({ stops }) => stops);
        expect(judged.verdict === 'cannot-judge').toBe(isStopped);
      }),
      { numRuns: 60 },
    );
  });
});

function judgedRetrograde({ chart }: Prashna, id: ClassicalGraha): boolean {
  return bodyOf(chart, id).isRetrograde;
}

describe('time', () => {
  const step = 1 / 48;

  /** The first exact aspect of two planets, and of the Moon with any while she keeps her sign, by looking every half an hour. */
  function bruteFirst(a: ClassicalGraha, b: ClassicalGraha, from: number, days: number): number | null {
    const angles = [0, 60, 90, 120, 180, 240, 270, 300];
    const offs = (at: number) => {
      const apart = ephemeris.longitude(at, a) - ephemeris.longitude(at, b);
      return angles.map((angle) => normalizeDegrees(apart - angle + 180) - 180);
    };
    let before = offs(from);
    for (let at = from + step; at <= from + days; at += step) {
      const after = offs(at);
      const isMet = after.some((off, index) => {
        const last = must(before[index]);
        return last < 0 !== off < 0 && Math.abs(off - last) < 90;
      });
      if (isMet) return at;
      before = after;
    }
    return null;
  }

  it('of exact aspects is what looking every half an hour for sixty days finds', () => {
    fc.assert(
      fc.property(someQuestion, (question) => {
        const { lagnesh, karyesh, contacts } = judgePrashna(ephemeris, question);
        const trio = [...new Set([lagnesh, karyesh, 'moon' as const])];
        for (const [index, a] of trio.entries()) {
          for (const b of trio.slice(index + 1)) {
            const brute = bruteFirst(a, b, question.julianDay, PRASHNA_DAYS);
            const found = contacts.find((one) => [one.a, one.b].includes(a) && [one.a, one.b].includes(b));
            expect(found === undefined, `${question.julianDay} ${a} ${b}`).toBe(brute === null);
            if (found && brute !== null) expect(Math.abs(found.julianDay - brute)).toBeLessThanOrEqual(step + 1e-6);
          }
        }
      }),
      { numRuns: 12 },
    );
  }, 60_000);

  it('without a course of the Moon: she meets none before she leaves her sign', () => {
    fc.assert(
      fc.property(someQuestion, (question) => {
        const judged = judgePrashna(ephemeris, question);
        const { julianDay } = question;
        const sign = (at: number) =>
          Math.floor(normalizeDegrees(ephemeris.longitude(at, 'moon') - ephemeris.ayanamsha(at, 'lahiri')) / 30);
        let stay = 0;
        while (sign(julianDay + stay) === sign(julianDay)) stay += step;
        const others = ['sun', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const;
        const meetings = others.map((id) => bruteFirst('moon', id, julianDay, stay - step));
        // A meeting in the very half hour of the ingress is left to the search.
        const isClose = others.some((id) => bruteFirst('moon', id, julianDay + stay - step, 2 * step) !== null);
        if (isClose) return;
        expect(idsOf(judged, 'consideration').includes('moon-void')).toBe(meetings.every((one) => one === null));
      }),
      { numRuns: 25 },
    );
  }, 60_000);

  it('of an itthashala is twelve days a degree: 24°25′ and 21°45′ are thirty-two days', () => {
    // S. Adawal, Tajik Shastra, chapter IV, part 9: the difference of the two multiplied by twelve.
    expect(Math.round((24 + 25 / 60 - 21 - 45 / 60) * 12)).toBe(32);
    fc.assert(
      fc.property(someQuestion, (question) => {
        const judged = judgePrashna(ephemeris, question);
        const found = judged.testimonies.find(({ part, values }) => part === 'time' && values.gap !== undefined);
        expect(found !== undefined).toBe(idsOf(judged, 'yoga').includes('itthashala'));
        if (!found) return;
        const { degree, own, asked } = retold(question);
        const lacks = Math.abs(degree(own) - degree(asked));
        const gap = Math.min(lacks, 30 - lacks);
        expect(must(found.values.days)).toBeCloseTo(gap * 12, 5);
        expect(must(found.values.julianDay) - question.julianDay).toBeCloseTo(gap * 12, 5);
      }),
      { numRuns: 120 },
    );
  });

  it('of the tenth: the arc from the ascendant to the midheaven by the sidereal time, trebled and divided by forty', () => {
    const radian = Math.PI / 180;
    fc.assert(
      fc.property(someQuestion, (question) => {
        const judged = judgePrashna(ephemeris, question);
        const found = judged.testimonies.find(({ id }) => id === 'tenth');
        expect(found === undefined).toBe(question.number !== null);
        if (!found) return;
        const { armc } = ephemeris.angles(question.julianDay, question.place);
        const tilt = ephemeris.obliquity(question.julianDay).trueObliquity * radian;
        const [time, latitude] = [armc * radian, question.place.latitude * radian];
        const midheaven = Math.atan2(Math.sin(time), Math.cos(time) * Math.cos(tilt)) / radian;
        const rising = Math.atan2(
          Math.cos(time),
          -(Math.sin(time) * Math.cos(tilt) + Math.tan(latitude) * Math.sin(tilt)),
        );
        const arc = normalizeDegrees(midheaven - rising / radian);
        const times = { movable: 1, fixed: 2, dual: 3 }[must(idsOf(judged, 'lagna')[0]) as 'movable'];
        expect(must(found.values.days)).toBeCloseTo((arc * 3 * times) / 40, 3);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the voice of Krishnamurti', () => {
  it('is that of the sub lord of the cusp by its four grades, told once more from the cusps', () => {
    const years = [7, 20, 6, 10, 7, 18, 16, 19, 17];
    const order = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'] as const;
    const rulers = 'mars venus mercury moon sun mercury venus mars jupiter saturn saturn jupiter'.split(' ');
    const starOf = (longitude: number) => must(order[Math.floor((longitude * 27) / 360 + 1e-9) % 9]);
    const subOf = (longitude: number) => {
      const part = ((longitude * 27) / 360 + 1e-9) % 1;
      const first = order.indexOf(starOf(longitude));
      let left = part * 120;
      for (let index = first; ; index++) {
        left -= must(years[index % 9]);
        if (left < 0) return must(order[index % 9]);
      }
    };
    fc.assert(
      fc.property(someQuestion, fc.integer({ min: 1, max: 249 }), (question, value) => {
        const judged = judgePrashna(ephemeris, { ...question, number: { by: 'kp', value } });
        const kp = must(judged.kp ?? undefined);
        const houseAt = (longitude: number) => {
          const past = kp.cusps.map((cusp) => normalizeDegrees(longitude - cusp));
          return past.indexOf(Math.min(...past)) + 1;
        };
        const owns = (id: string) =>
          kp.cusps.flatMap((cusp, index) => (rulers[Math.floor((cusp + 1e-9) / 30)] === id ? [index + 1] : []));
        const longitude = (id: string) => must(kp.bodies.find((body) => body.id === id)).longitude;
        const { kp: group } = PRASHNA_HOUSES[question.matter];
        const sub = subOf(must(kp.cusps[group.house - 1]));
        expect(kp.subLord.graha).toBe(sub);
        const star = starOf(longitude(sub));
        const grades = [[houseAt(longitude(star))], [houseAt(longitude(sub))], owns(star), owns(sub)];
        expect(kp.subLord.grades).toEqual(grades);
        const first = (houses: readonly number[]) => {
          const grade = grades.findIndex((one) => one.some((house) => houses.includes(house)));
          return grade < 0 ? 4 : grade;
        };
        const [grants, denies] = [first(group.grants), first(group.denies)];
        const wanted = grants === 4 || grants > denies ? 'sub-no' : grants < denies ? 'sub-yes' : 'sub-mixed';
        expect(idsOf(judged, 'kp')).toContain(wanted);
      }),
      { numRuns: 60 },
    );
  });

  it('is silent without such a number and inside the polar circle, and nothing of it is in the sum', () => {
    const question: PrashnaQuestion = {
      julianDay: julianDayOfDate(2026, 6, 21) + 0.4,
      place: { latitude: 70, longitude: 25 },
      settings: DEFAULT_SETTINGS,
      matter: 'work',
      number: { by: 'kp', value: 74 },
    };
    const polar = judgePrashna(ephemeris, question);
    expect([polar.kp, idsOf(polar, 'kp')]).toEqual([null, []]);
    const place = { latitude: 55.75, longitude: 37.62 };
    const told = judgePrashna(ephemeris, { ...question, place });
    expect(told.kp?.number).toBe(74);
    const sum = told.testimonies.filter(({ part }) => part !== 'kp').reduce((total, { points }) => total + points, 0);
    expect(told.points).toBe(sum);
    expect(judgePrashna(ephemeris, { ...question, place, number: null }).kp).toBeNull();
  });

  it('is heard to the end of the ephemeris', () => {
    const question: PrashnaQuestion = {
      julianDay: julianDayOfDate(2399, 12, 30),
      place: { latitude: 10, longitude: 0 },
      settings: DEFAULT_SETTINGS,
      matter: 'money',
      number: { by: 'kp', value: 1 },
    };
    expect(judgePrashna(ephemeris, question).testimonies.length).toBeGreaterThan(5);
  });
});
