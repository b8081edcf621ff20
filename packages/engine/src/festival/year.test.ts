import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { Almanac } from '../panchanga/almanac.ts';
import { addDaysTo, type CivilDate } from '../time/date-arithmetic.ts';
import { julianDayFromIso, julianDayNumber, julianDayOfDate } from '../time/julian-day.ts';
import transits from '../vectors/transits.json' with { type: 'json' };
import { DayWalk } from './almanac-days.ts';
import { eclipsesBetween } from './eclipses.ts';
import { ekadashisBetween } from './ekadashi.ts';
import { festivalsBetween } from './festivals.ts';
import { sankrantisBetween } from './sankranti.ts';
import { vratasBetween } from './vratas.ts';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173 };
let ephemeris: Ephemeris;
let walk: DayWalk;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
  walk = new DayWalk(new Almanac(ephemeris, MOSCOW, { ayanamsha: 'lahiri', sunrise: 'hindu' }), () => 10_800);
});

const iso = ({ year, month, day }: CivilDate) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** Fasts of both traditions on civil dates from one to another. */
function ekadashiDays(walk: DayWalk, from: CivilDate, to: CivilDate): string[] {
  const [first, last] = [julianDayNumber(from.year, from.month, from.day), julianDayNumber(to.year, to.month, to.day)];
  return ekadashisBetween(walk, first - 2.5, last + 2.5)
    .flatMap(({ smarta, vaishnava }) => [`${iso(smarta)} smarta`, `${iso(vaishnava)} vaishnava`])
    .filter((day) => day.slice(0, 10) >= iso(from) && day.slice(0, 10) <= iso(to));
}

describe('a year and its days', () => {
  it.each([
    { place: MOSCOW, hours: 3, year: 2026 },
    // Far from Greenwich a sunset lies on another date of UT than its day.
    { place: { latitude: 43.1155, longitude: 131.8855 }, hours: 10, year: 2026 },
    { place: { latitude: -17.7134, longitude: 178.065 }, hours: 12, year: 2023 },
    { place: { latitude: 21.3069, longitude: -157.8583 }, hours: -10, year: 2028 },
  ])(
    'hold the same festivals and fasts, whether asked for at once or day by day: $hours h from Greenwich, $year',
    ({ place, hours, year }) => {
      const offset = hours * 3600;
      const there = new DayWalk(new Almanac(ephemeris, place, { ayanamsha: 'lahiri', sunrise: 'hindu' }), () => offset);
      const whole = (from: CivilDate, to: CivilDate) => [
        ...festivalsBetween(there, from, to).map((festival) => `${iso(festival.date)} ${festival.id}`),
        ...vratasBetween(there, from, to).map((vrata) => `${iso(vrata.date)} ${vrata.id}`),
        ...ekadashiDays(there, from, to),
      ];
      const days: string[] = [];
      for (let date: CivilDate = { year, month: 1, day: 1 }; date.year === year; date = addDaysTo(date, 1))
        days.push(...whole(date, date));
      expect(days.sort()).toEqual(whole({ year, month: 1, day: 1 }, { year, month: 12, day: 31 }).sort());
    },
  );
});

describe('recurring fasts', () => {
  it('come about once a lunar month, pradosha twice', () => {
    const found = vratasBetween(walk, { year: 2026, month: 1, day: 1 }, { year: 2026, month: 12, day: 31 });
    const count = (id: string) => found.filter((vrata) => vrata.id === id).length;
    for (const id of ['sankashti', 'shivaratri', 'purnima', 'amavasya', 'vinayaka-chaturthi'])
      expect([12, 13]).toContain(count(id));
    expect([24, 25, 26]).toContain(count('pradosha'));
  });

  it('the full moon of 24 November 2026 is the purnima of that day in Moscow', () => {
    const found = vratasBetween(walk, { year: 2026, month: 11, day: 20 }, { year: 2026, month: 11, day: 30 });
    expect(found.filter((vrata) => vrata.id === 'purnima').map((vrata) => iso(vrata.date))).toEqual(['2026-11-24']);
  });
});

describe('sankrantis', () => {
  it('follow one another through the signs at the reference instants', () => {
    const wanted = transits.sunSigns;
    const found = sankrantisBetween(
      walk,
      julianDayFromIso(must(wanted[0]).instant) - 1,
      julianDayFromIso(must(wanted[wanted.length - 1]).instant) + 1,
    );
    for (const want of wanted) {
      const hit = found.find((candidate) => Math.abs(candidate.instant - julianDayFromIso(want.instant)) < 2e-4);
      expect(hit?.sign).toBe(want.sign);
    }
  });

  it('after sunset is kept on the next day, its punya kala in daylight', () => {
    for (const { instant, date, punyaKala } of sankrantisBetween(
      walk,
      julianDayOfDate(2026, 1, 1),
      julianDayOfDate(2027, 1, 1),
    )) {
      const { day } = walk.on(date);
      expect(punyaKala && day && punyaKala.start >= day.sunrise && punyaKala.end <= day.sunset).toBe(true);
      if (day && instant < day.sunrise) expect(punyaKala?.start).toBe(day.sunrise);
    }
  });
});

describe('eclipses', () => {
  it('are those of the reference, kind and instant', () => {
    const wanted = transits.eclipses;
    const found = eclipsesBetween(
      ephemeris,
      julianDayFromIso(must(wanted[0]).instant) - 2,
      julianDayFromIso(must(wanted[wanted.length - 1]).instant) + 2,
      MOSCOW,
    );
    expect(found.map(({ of, type }) => [of, type])).toEqual(wanted.map(({ kind, type }) => [kind, type]));
    for (const [index, want] of wanted.entries())
      expect(Math.abs(must(found[index]).instant - julianDayFromIso(want.instant)) * 86_400).toBeLessThan(60);
  });
});
