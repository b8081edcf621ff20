import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { Almanac } from '../panchanga/almanac.ts';
import type { CivilDate } from '../time/date-arithmetic.ts';
import { julianDayFromIso } from '../time/julian-day.ts';
import { offsetAt } from '../time/local-time.ts';
import reference from '../vectors/festivals.json' with { type: 'json' };
import { DayWalk } from './almanac-days.ts';
import {
  type BreakFast,
  type Ekadashi,
  ekadashiAt,
  ekadashiOf,
  ekadashisBetween,
  ekadashiTithisBetween,
} from './ekadashi.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const iso = ({ year, month, day }: CivilDate) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const off = (got: number, want: string) => Math.abs(got - julianDayFromIso(want)) * 86_400;

type Place = keyof typeof reference.places;
const isPlace = (name: string): name is Place => Object.hasOwn(reference.places, name);
const walks = new Map<Place, DayWalk>();
function walkOf(place: Place): DayWalk {
  const { timeZone, ...geo } = reference.places[place];
  const known = walks.get(place);
  if (known) return known;
  const offsetOf = (date: CivilDate) =>
    offsetAt(timeZone, Date.UTC(date.year, date.month - 1, date.day, 12) - geo.longitude * 240_000);
  const made = new DayWalk(new Almanac(ephemeris, geo, { ayanamsha: 'lahiri', sunrise: 'hindu' }), offsetOf);
  walks.set(place, made);
  return made;
}

function find(row: (typeof reference.ekadashi)[number]): Ekadashi {
  const walk = walkOf(row.place as Place);
  const found = ekadashiOf(
    walk,
    walk.almanac.month(julianDayFromIso(must(row.ekadashi[0]))),
    row.paksha as Ekadashi['paksha'],
  );
  if (!found) throw new Error('no sunrise');
  return found;
}

function expectWindow(got: BreakFast, want: NonNullable<(typeof reference.ekadashi)[number]['parana']>): void {
  expect(iso(got.date)).toBe(want.date);
  expect(off(got.start, want.start)).toBeLessThan(20);
  expect(off(got.end, want.end)).toBeLessThan(20);
  expect(off(got.endPratahkala, want.endPratahkala)).toBeLessThan(20);
  expect([got.startBasis, got.endBasis]).toEqual([want.startBasis, want.endBasis]);
}

// Rows within a minute of a threshold are left out, as the reference itself advises.
const rows = reference.ekadashi.filter((row) => row.marginSeconds >= 60);

describe.each([...new Set(rows.map((row) => row.place))])('ekadashis of %s', (place) => {
  it.each(rows.filter((row) => row.place === place))('$name, $smarta', (row) => {
    const found = find(row);
    expect({
      month: found.month,
      isAdhika: found.isAdhika,
      smarta: iso(found.smarta),
      smartaSecond: found.smartaSecond && iso(found.smartaSecond),
      vaishnava: iso(found.vaishnava),
      reason: found.vaishnavaReason,
      mahadvadashi: found.mahadvadashi,
    }).toEqual({
      month: row.amantaMonth,
      isAdhika: row.isAdhika,
      smarta: row.smarta,
      smartaSecond: row.smartaSecond,
      vaishnava: row.vaishnava,
      reason: row.vaishnavaReason,
      mahadvadashi: row.mahadvadashi,
    });
    if (row.parana) expectWindow(found.breakFastVaishnava, row.parana);
    if (row.paranaSmarta) expectWindow(found.breakFastSmarta, row.paranaSmarta);
  });
});

it('keeps the days of a place whichever place its tithis were searched for', () => {
  const [here = '', there = ''] = Object.keys(reference.places).filter(isPlace);
  if (!isPlace(here) || !isPlace(there)) throw new Error('no places');
  const [from, to] = [julianDayFromIso('2026-01-01T00:00:00Z'), julianDayFromIso('2026-12-31T00:00:00Z')];
  const own = ekadashisBetween(walkOf(there), from, to);
  const shared = ekadashiTithisBetween(walkOf(here).almanac, from, to).map((sky) => ekadashiAt(walkOf(there), sky));
  expect(shared.map((found) => found && [iso(found.smarta), iso(found.vaishnava), found.mahadvadashi])).toEqual(
    own.map((found) => [iso(found.smarta), iso(found.vaishnava), found.mahadvadashi]),
  );
  shared.forEach((found, index) => {
    expect(Math.abs((found?.breakFastVaishnava.start ?? 0) - must(own[index]).breakFastVaishnava.start)).toBeLessThan(
      2 / 86_400,
    );
  });
});
