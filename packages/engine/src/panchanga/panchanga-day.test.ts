import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { sunMoonAngles } from '../search/sun-moon.ts';
import type { CivilDate } from '../time/date-arithmetic.ts';
import { DAY_MS } from '../time/durations.ts';
import { julianDayFromIso, julianDayOfDate } from '../time/julian-day.ts';
import { offsetAt } from '../time/local-time.ts';
import charts from '../vectors/charts.json' with { type: 'json' };
import extras from '../vectors/panchanga-extras.json' with { type: 'json' };
import transits from '../vectors/transits.json' with { type: 'json' };
import { Almanac } from './almanac.ts';
import { amantaMonthAt, lunarMonthOf, nextAmantaMonth } from './lunar-month.ts';
import { type PanchangaDay, type PolarDay, panchangaDay } from './panchanga-day.ts';
import { part, type Span } from './span.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const MOSCOW = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const settings = { ayanamsha: 'lahiri', sunrise: 'hindu' } as const;

function civil(text: string): CivilDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

function dayOf(
  date: string,
  place: { latitude: number; longitude: number; timeZone: string },
): PanchangaDay | PolarDay {
  const utcOffsetSeconds = offsetAt(place.timeZone, Date.parse(`${date}T12:00:00Z`) - place.longitude * 240_000);
  return panchangaDay(new Almanac(ephemeris, place, settings), civil(date), utcOffsetSeconds);
}

function sunlit(day: PanchangaDay | PolarDay): PanchangaDay {
  if (!day.day) throw new Error(day.reason);
  return day;
}

/** Seconds between a found and a printed instant. */
const off = (got: number, want: string) => Math.abs(got - julianDayFromIso(want)) * 86_400;

function expectSpans(got: readonly Span[], want: readonly { start: string; end: string }[], tolerance = 15): void {
  expect(got).toHaveLength(want.length);
  for (const [index, span] of want.entries()) {
    expect(off(must(got[index]).start, span.start)).toBeLessThan(tolerance);
    expect(off(must(got[index]).end, span.end)).toBeLessThan(tolerance);
  }
}

const births = Object.entries(extras.births).flatMap(([id, want]) => {
  const chart = charts.find((candidate) => String(candidate.id) === id);
  return chart && 'hora' in want ? [{ id, want, chart, city: chart.city }] : [];
});

describe.each(births)('day of $city, $want.date', ({ want, chart }) => {
  const open = () => sunlit(dayOf(want.date, chart.birth));

  it('has the horas, choghadiyas and windows of the reference', () => {
    const day = open();
    expectSpans(day.hora, want.hora);
    expect(day.hora.map((hora) => hora.lord)).toEqual(want.hora.map((hora) => hora.lord));
    expectSpans(day.choghadiya, want.choghadiya);
    expect(day.choghadiya.map((choghadiya) => choghadiya.name)).toEqual(
      want.choghadiya.map((choghadiya) => choghadiya.name),
    );
    expectSpans(day.windows.durmuhurta, want.durmuhurta);
    expectSpans(day.windows.varjyam, want.varjyam);
    expectSpans(day.windows.amritaKala, want.amritaKala);
    expectSpans([day.windows.brahmaMuhurta], [want.brahmaMuhurta]);
    expectSpans([day.windows.abhijit], [want.abhijit]);
    expect(day.windows.abhijit.isAuspicious).toBe(want.abhijit.isAuspicious);
    expectSpans([day.windows.vijaya], [want.vijaya]);
    expectSpans([day.windows.nishita], [want.nishita]);
    expectSpans(day.windows.bhadra, want.bhadra, 5);
    expect(day.windows.bhadra.map((bhadra) => bhadra.dwelling)).toEqual(want.bhadra.map((bhadra) => bhadra.dwelling));
  });

  it('has the years, month, season and day yogas of the reference', () => {
    const day = open();
    expect(day.lunarMonth).toEqual(want.lunarMonth);
    expect(day.years).toEqual({
      shaka: want.years.shaka,
      vikram: want.years.vikramChaitradi,
      vikramKarttikadi: want.years.vikramKarttikadi,
      kali: want.years.kali,
      samvatsara: {
        south: want.years.samvatsaraSouth.index + 1,
        north: want.years.samvatsaraNorth.index + 1,
        northJovianElapsed: want.years.samvatsaraNorthJovianElapsed,
      },
    });
    expect(day.season.sidereal.ritu).toBe(want.ritu.sidereal.toLowerCase());
    expect(day.season.tropical.ritu).toBe(want.ritu.tropical.toLowerCase());
    expect(day.season.sidereal.ayana).toBe(want.ayana.sidereal);
    expect(day.season.tropical.ayana).toBe(want.ayana.tropical);
    expect(day.anandadi.map(({ index, nakshatra }) => ({ index, nakshatra }))).toEqual(
      want.anandadi.map(({ index, nakshatra }) => ({ index, nakshatra })),
    );
    const spans = (id: string) => day.yogasOfDay.filter((yoga) => yoga.id === id);
    expectSpans(spans('amrita-siddhi'), want.inDay.amritaSiddhi);
    expectSpans(spans('sarvartha-siddhi'), want.inDay.sarvarthaSiddhi);
    expect(spans('ganda-mula').map((yoga) => yoga.nakshatra)).toEqual(
      want.inDay.gandaMula.map((yoga) => Reflect.get(yoga, 'nakshatra')),
    );
  });
});

const angles = () => sunMoonAngles(ephemeris, 'lahiri');

describe('lunar months', () => {
  it('carry the number and mark of every month 1990–2027 of the reference', () => {
    const wanted = transits.lunarMonths;
    let month = amantaMonthAt(angles(), julianDayFromIso(must(wanted[0]).newMoon.replace('Z', ':00Z')) + 1);
    for (const want of wanted) {
      expect(off(month.start, want.newMoon.replace('Z', ':00Z'))).toBeLessThan(60);
      expect([month.number, month.isAdhika ? 'adhika' : month.isKshaya ? 'kshaya' : '']).toEqual([
        want.amanta,
        want.mark,
      ]);
      month = nextAmantaMonth(angles(), month);
    }
  });

  it('1963–64 and 1982–83 have a kshaya month between two adhika ones, as their sankrantis prove', () => {
    for (const [year, kshaya] of [
      [1963, 8],
      [1982, 10],
    ] as const) {
      const marks: string[] = [];
      let month = amantaMonthAt(angles(), julianDayOfDate(year, 6, 1));
      for (let count = 0; count < 13; count++) {
        if (month.isAdhika) marks.push('adhika');
        if (month.isKshaya) marks.push(`kshaya ${month.number}`);
        month = nextAmantaMonth(angles(), month);
      }
      expect(marks).toEqual(['adhika', `kshaya ${kshaya}`, 'adhika']);
    }
  });

  it('the dark half of a common month takes the next name, that of an adhika month its own', () => {
    const at = (iso: string) => {
      const julianDay = julianDayFromIso(iso);
      return lunarMonthOf(amantaMonthAt(angles(), julianDay), angles().elongation.at(julianDay));
    };
    expect(at('2026-06-10T03:00:00Z')).toMatchObject({ amanta: 3, purnimanta: 3, isAdhika: true, paksha: 'krishna' });
    expect(at('2026-07-05T03:00:00Z')).toMatchObject({ amanta: 3, purnimanta: 4, isAdhika: false, paksha: 'krishna' });
    expect(at('2026-05-10T03:00:00Z')).toMatchObject({ amanta: 2, purnimanta: 3, isAdhika: false, paksha: 'krishna' });
    expect(at('2023-08-01T12:00:00Z')).toMatchObject({ amanta: 5, isAdhika: true });
  });
});

describe('panchaka', () => {
  const DELHI = { latitude: 28.6139, longitude: 77.209, timeZone: 'Asia/Kolkata' };
  const panchakaOf = (date: string, place: typeof DELHI) => sunlit(dayOf(date, place)).panchaka;

  it('is one and the same on each of its days: New Delhi, 17 to 21 November 2026, begun on a Tuesday', () => {
    for (const day of [17, 18, 19, 20, 21]) {
      const panchaka = panchakaOf(`2026-11-${day}`, DELHI);
      expect(panchaka?.kind, String(day)).toBe('agni');
      expect(off(panchaka?.start ?? 0, '2026-11-17T10:00:40Z')).toBeLessThan(2);
      expect(off(panchaka?.end ?? 0, '2026-11-22T00:25:08Z')).toBeLessThan(2);
    }
    expect(panchakaOf('2026-11-16', DELHI)).toBeNull();
    expect(panchakaOf('2026-11-22', DELHI)).toBeNull();
  });

  it('takes its kind from the vara it begins in: roga, raja, agni, chora, mrityu from Sunday, Monday, Tuesday, Friday, Saturday', () => {
    const almanac = new Almanac(ephemeris, MOSCOW, settings);
    const kinds = ['roga', 'raja', 'agni', null, null, 'chora', 'mrityu'] as const;
    let kind: string | null = null;
    let start = 0;
    let begun = 0;
    for (let number = 0; number < 365; number++) {
      const date = new Date(Date.UTC(2026, 0, 1 + number));
      const day = sunlit(panchangaDay(almanac, civil(date.toISOString().slice(0, 10)), 10_800));
      const { panchaka } = day;
      if (!panchaka) continue;
      if (panchaka.start !== start) {
        begun++;
        start = panchaka.start;
        expect(day.day.sunrise).toBeLessThanOrEqual(start);
        kind = must(kinds[day.day.vara]);
      }
      expect(panchaka.kind).toBe(kind);
    }
    expect(begun).toBeGreaterThan(12);
  });
});

describe('the Vedic day', () => {
  it('begins at the sunrise of the civil date also on days of 23 and 25 hours', () => {
    for (const [date, timeZone, latitude, longitude] of [
      ['2010-03-28', 'Europe/Moscow', 55.7558, 37.6173],
      ['2011-03-27', 'Europe/Moscow', 55.7558, 37.6173],
      ['2014-10-26', 'Europe/Moscow', 55.7558, 37.6173],
      ['2026-03-08', 'America/New_York', 40.7128, -74.006],
      ['2026-11-01', 'America/New_York', 40.7128, -74.006],
    ] as const) {
      const day = sunlit(dayOf(date, { latitude, longitude, timeZone }));
      const sunrise = new Date((day.day.sunrise - 2440587.5) * DAY_MS);
      const local = new Date(sunrise.getTime() + offsetAt(timeZone, sunrise.getTime()) * 1000);
      expect(local.toISOString().slice(0, 10)).toBe(date);
      expect(day.day.vara).toBe(new Date(`${date}T00:00:00Z`).getUTCDay());
    }
  });

  it('is null with a reason in polar night and day, and still has its limbs', () => {
    const murmansk = { latitude: 68.9585, longitude: 33.0827, timeZone: 'Europe/Moscow' };
    for (const [date, reason] of [
      ['1990-12-25', 'POLAR_NIGHT'],
      ['2026-06-21', 'POLAR_DAY'],
    ] as const) {
      const day = dayOf(date, murmansk);
      expect(day).toMatchObject({ day: null, reason });
      expect(day.tithis.length).toBeGreaterThan(0);
    }
  });

  it('ends the day of amavasya at the new moon, and shows repeated and skipped tithis as they are', () => {
    let repeated = 0;
    let skipped = 0;
    let previous = 0;
    for (let offset = 0; offset < 120; offset++) {
      const date = new Date(Date.UTC(2026, 0, 1) + offset * DAY_MS).toISOString().slice(0, 10);
      const day = sunlit(dayOf(date, MOSCOW));
      const first = must(day.tithis[0]);
      if (first.index === previous) repeated++;
      if (previous && (first.index - previous + 30) % 30 === 2) skipped++;
      previous = first.index;
      for (const karana of day.karanas) expect(karana.end).toBeGreaterThan(day.day.sunrise);
      expect(must(day.karanas[0]).start).toBeLessThanOrEqual(day.day.sunrise);
      expect(day.karanas.at(-1)?.end).toBeGreaterThanOrEqual(day.day.nextSunrise);
    }
    expect(repeated).toBeGreaterThan(0);
    expect(skipped).toBeGreaterThan(0);
  });

  it('Visham of the gowri day falls on Rahu kala on every weekday', () => {
    for (let offset = 0; offset < 7; offset++) {
      const date = new Date(Date.UTC(2026, 2, 1) + offset * DAY_MS).toISOString().slice(0, 10);
      const day = sunlit(dayOf(date, MOSCOW));
      const visham = day.gowri.slice(0, 8).find((eighth) => eighth.name === 'visham');
      expect(visham?.start).toBeCloseTo(day.windows.rahuKala.start, 9);
    }
  });

  it('is the same whether found alone, in a walk forward or in a walk back', () => {
    const walk = new Almanac(ephemeris, MOSCOW, settings);
    const dates = Array.from({ length: 40 }, (_, index) => {
      const date = new Date(Date.UTC(2026, 4, 1 + index));
      return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    });
    for (const date of [...dates, ...dates.slice().reverse()]) {
      const here = panchangaDay(walk, date, 10_800);
      const alone = panchangaDay(new Almanac(ephemeris, MOSCOW, settings), date, 10_800);
      for (const kind of ['tithis', 'nakshatras', 'yogas', 'karanas'] as const) {
        expect(here[kind].map((limb) => limb.index)).toEqual(alone[kind].map((limb) => limb.index));
        for (const [index, limb] of alone[kind].entries())
          expect(Math.abs(must(here[kind][index]).end - limb.end) * 86_400).toBeLessThan(0.5);
      }
      expect(here.lunarMonth).toEqual(alone.lunarMonth);
      expect(here.season.sidereal.ritu).toBe(alone.season.sidereal.ritu);
    }
  });

  it('equal parts tile the whole', () => {
    const whole = { start: 10, end: 22 };
    expect(part(whole, 12, 1)).toEqual({ start: 10, end: 11 });
    expect(part(whole, 12, 12)).toEqual({ start: 21, end: 22 });
  });
});
