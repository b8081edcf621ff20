import { beforeAll, describe, expect, it } from 'vitest';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { Almanac } from '../panchanga/almanac.ts';
import type { CivilDate } from '../time/date-arithmetic.ts';
import { offsetAt } from '../time/local-time.ts';
import reference from '../vectors/festivals.json' with { type: 'json' };
import { DayWalk } from './almanac-days.ts';
import { FESTIVALS } from './festival.table.ts';
import { type Festival, festivalsBetween } from './festivals.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const iso = ({ year, month, day }: CivilDate) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function yearOf(place: { latitude: number; longitude: number; timeZone: string }, year: number): Festival[] {
  const offsetOf = (date: CivilDate) =>
    offsetAt(place.timeZone, Date.UTC(date.year, date.month - 1, date.day, 12) - place.longitude * 240_000);
  const walk = new DayWalk(new Almanac(ephemeris, place, { ayanamsha: 'lahiri', sunrise: 'hindu' }), offsetOf);
  return festivalsBetween(walk, { year, month: 1, day: 1 }, { year, month: 12, day: 31 });
}

const groups = ([2024, 2025, 2026] as const).flatMap((year) =>
  (['moscow', 'new-delhi'] as const).map((place) => ({ year, place })),
);

describe.each(groups)('festivals of $year in $place', ({ year, place }) => {
  let found: Festival[];
  beforeAll(() => {
    found = yearOf(reference.places[place], year);
  });

  it.each(reference.festivals.filter((row) => row.year === year && row.place === place))('$festival: $date', (row) => {
    expect(found.filter((festival) => festival.id === row.festival).map((festival) => iso(festival.date))).toEqual([
      row.date,
    ]);
  });
});

describe('the table of festivals', () => {
  it('holds at least 80 annual festivals with distinct ids', () => {
    expect(new Set(FESTIVALS.map((festival) => festival.id)).size).toBe(FESTIVALS.length);
    expect(FESTIVALS.length).toBeGreaterThanOrEqual(80);
  });

  it('gives nearly every festival once a year in Delhi, none on two dates of one lunar year', () => {
    const found = yearOf(reference.places['new-delhi'], 2025);
    for (const { id } of FESTIVALS) {
      const dates = found.filter((festival) => festival.id === id).map((festival) => iso(festival.date));
      expect({ id, count: dates.length, dates }).toMatchObject({
        id,
        count: dates.length === 0 || dates.length === 2 ? dates.length : 1,
      });
    }
    expect(new Set(found.map((festival) => festival.id)).size).toBeGreaterThan(FESTIVALS.length - 5);
  });

  it('has no lunar festival in the adhika Jyeshtha of 2026', () => {
    const inside = yearOf(reference.places['new-delhi'], 2026).filter(
      ({ anchor, date }) =>
        anchor.kind === 'tithi' && anchor.month === 3 && iso(date) > '2026-05-17' && iso(date) < '2026-06-14',
    );
    expect(inside).toEqual([]);
  });
});
