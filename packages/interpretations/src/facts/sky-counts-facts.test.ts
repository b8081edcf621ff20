import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { nextReach, passages } from '@nebosvod/engine/search/monotone';
import { sunMoonAngles } from '@nebosvod/engine/search/sun-moon';
import { julianDayOfDate as jd, weekdayOf } from '@nebosvod/engine/time/julian-day';
import { moonPhases } from '@nebosvod/engine/transit/sky-events';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { countOf, dayOf, norm, spoken, tells } from '../../test/counted.ts';

const ephemeris = await loadEphemeris();
const angles = sunMoonAngles(ephemeris, 'lahiri');
const MSK = 3 / 24;

describe('signs, returns and eclipses', () => {
  /** Days of Moscow on which a body changes its sign, with the sign it enters. */
  function entries(
    id: 'mars' | 'jupiter' | 'saturn' | 'uranus' | 'neptune',
    isSidereal: boolean,
    from: number,
    to: number,
  ) {
    const signAt = (at: number) =>
      Math.floor(norm(ephemeris.longitude(at, id) - (isSidereal ? ephemeris.ayanamsha(at, 'lahiri') : 0)) / 30);
    const found: (readonly [day: string, sign: number])[] = [];
    for (let day = from; day < to; day += 1) {
      if (signAt(day) === signAt(day + 1)) continue;
      let [before, after] = [day, day + 1];
      while (after - before > 1e-5) {
        const middle = (before + after) / 2;
        if (signAt(middle) === signAt(day)) before = middle;
        else after = middle;
      }
      found.push([dayOf(after + MSK), signAt(after) + 1]);
    }
    return found;
  }

  it('of the slow grahas change when told', () => {
    const saturn = entries('saturn', true, jd(2027, 1, 1), jd(2030, 12, 1));
    expect(saturn.map(([, sign]) => sign)).toEqual([1, 12, 1, 2, 1, 2]);
    tells(
      'saturn-enters-aries',
      saturn.slice(0, 2).map(([day]) => spoken(day)),
    );
    expect(must(saturn[2])[0].slice(0, 7)).toBe('2028-02');
    tells('saturn-enters-aries', [spoken(must(saturn[2])[0])]);
    const jupiter = entries('jupiter', true, jd(2026, 5, 1), jd(2027, 8, 1));
    expect(jupiter.map(([, sign]) => sign)).toEqual([4, 5, 4, 5]);
    tells(
      'jupiter-in-cancer',
      jupiter.map(([day]) => spoken(day)),
    );
    const mars = entries('mars', true, jd(2026, 9, 1), jd(2027, 8, 1));
    expect(mars.map(([, sign]) => sign)).toEqual([4, 5, 4, 5, 6]);
    tells('mars-between-two-signs', [spoken(must(mars[0])[0]), spoken(must(mars[4])[0])]);
    expect(
      entries('uranus', false, jd(2025, 1, 1), jd(2034, 1, 1)).map(([day, sign]) => `${day.slice(0, 7)} ${sign}`),
    ).toEqual(['2025-07 3', '2025-11 2', '2026-04 3', '2032-08 4', '2032-12 3', '2033-05 4']);
    const neptune = entries('neptune', false, jd(2026, 1, 1), jd(2039, 12, 1));
    expect(neptune.map(([day, sign]) => `${day.slice(0, 7)} ${sign}`)).toEqual([
      '2026-01 1',
      '2038-05 2',
      '2038-10 1',
      '2039-03 2',
    ]);
    expect(must(neptune[0])[0] > '2026-01-20').toBe(true);
  });

  it.each([
    ['saturn-return-age', 'saturn', 27.5, 31.5],
    ['jupiter-return-age', 'jupiter', 11, 13],
  ] as const)('%s', (id, body, youngest, oldest) => {
    const ages: number[] = [];
    let thrice = 0;
    for (let birth = jd(1950, 1, 1); birth < jd(1990, 1, 1); birth += 61) {
      const place = ephemeris.longitude(birth, body);
      const crossings: number[] = [];
      let previous: number | null = null;
      for (let age = youngest * 365.25; age < oldest * 365.25; age += 3) {
        const apart = norm(ephemeris.longitude(birth + age, body) - place + 180) - 180;
        if (previous !== null && Math.abs(apart) < 20 && previous * apart < 0) crossings.push(age / 365.25);
        previous = apart;
      }
      ages.push(must(crossings[0]));
      if (crossings.length >= 3) thrice += 1;
    }
    const years = [Math.min(...ages), Math.max(...ages)].map((age) => String(Number(age.toFixed(1))).replace('.', ','));
    tells(id, [...years, Math.round((thrice / ages.length) * 100)]);
  });

  it('of the Sun and phases of the Moon', () => {
    const spring = Array.from({ length: 200 }, (_, year) =>
      dayOf(nextReach(angles.tropicalSun, 0, jd(1901 + year, 3, 1))),
    );
    const on = (day: string) => countOf(spring, (date) => date.endsWith(day));
    tells('equinox-dates', [on('03-20'), 20, on('03-21'), on('03-19')]);
    const days = passages(angles.tropicalSun, 12, jd(2027, 1, 2), jd(2028, 1, 1)).flatMap(({ start }) =>
      start > jd(2027, 1, 1) ? [Number(dayOf(start + MSK).slice(8))] : [],
    );
    tells('ingress-dates-2027', [Math.min(...days), Math.max(...days)]);
    const full = moonPhases(ephemeris, jd(2001, 1, 1) - MSK, jd(2101, 1, 1) - MSK)
      .filter(({ phase }) => phase === 'full')
      .map(({ julianDay }) => dayOf(julianDay + MSK));
    const inMonth = (month: string) => countOf(full, (date) => date.startsWith(month));
    const blue = [...new Set(full.map((date) => date.slice(0, 7)))].filter((month) => inMonth(month) > 1);
    tells('blue-moons', [blue.length]);
    const twice = blue.filter((month) => countOf(blue, (other) => other.startsWith(month.slice(0, 4))) > 1);
    expect([...new Set(twice.map((month) => month.slice(0, 4)))]).toEqual(['2018', '2037', '2094']);
    expect(['2018-02', '2037-02', '2094-02'].map(inMonth)).toEqual([0, 0, 0]);
    const fridays = full.filter(
      (date) =>
        date.endsWith('-13') && weekdayOf(jd(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 13) + 0.5) === 5,
    );
    expect([fridays.length, ...fridays.slice(0, 2)]).toEqual([8, '2014-06-13', '2049-08-13']);
    const rich = countOf(
      Array.from({ length: 100 }, (_, year) => inMonth(String(2001 + year))),
      (count) => count === 13,
    );
    tells('thirteen-full-moons', [
      rich,
      ...full.filter((date) => date.endsWith('01-01')).map((date) => date.slice(0, 4)),
    ]);
    const fresh = (from: number, to: number) =>
      moonPhases(ephemeris, from, to).flatMap(({ phase, julianDay }) => (phase === 'new' ? [julianDay] : []));
    const of2027 = fresh(jd(2027, 1, 1) - MSK, jd(2028, 1, 1) - MSK).map((moment) => dayOf(moment + MSK));
    expect([of2027.length, of2027[0], of2027.at(-1)]).toEqual([13, '2027-01-07', '2027-12-27']);
    expect(of2027.filter((date) => date.startsWith('2027-08'))).toEqual(['2027-08-02', '2027-08-31']);
    const moments = fresh(jd(2000, 1, 1), jd(2050, 1, 1));
    const gaps = moments.slice(1).map((moment, index) => moment - must(moments[index]));
    tells(
      'synodic-extremes',
      [Math.min(...gaps), Math.max(...gaps)].map((gap) => gap.toFixed(2).replace('.', ',')),
    );
    expect(Math.round((Math.max(...gaps) - Math.min(...gaps)) * 24)).toBe(13);
  });

  it('of eclipses', () => {
    const lunar: { readonly type: string; readonly maximum: number }[] = [];
    for (let from = jd(2001, 1, 1); ; from = must(lunar.at(-1)).maximum + 10) {
      const { type, maximum } = ephemeris.lunarEclipse(from);
      if (maximum >= jd(2101, 1, 1)) break;
      lunar.push({ type, maximum });
    }
    const of = (type: string) => countOf(lunar, (eclipse) => eclipse.type === type);
    tells('lunar-eclipses-of-century', [lunar.length, of('total'), of('partial'), of('penumbral')]);
    const during = (year: string) => lunar.filter(({ maximum }) => dayOf(maximum + MSK).startsWith(year));
    expect(during('2027').map(({ type }) => type)).toEqual(['penumbral', 'penumbral', 'penumbral']);
    tells(
      'penumbral-2027',
      during('2027').map(({ maximum }) => spoken(dayOf(maximum + MSK))),
    );
    const total = lunar.filter(({ type, maximum }) => type === 'total' && maximum > jd(2026, 1, 1)).slice(0, 4);
    expect(total.map(({ maximum }) => dayOf(maximum + MSK))).toEqual([
      '2026-03-03',
      '2028-12-31',
      '2029-06-26',
      '2029-12-21',
    ]);
    const solar: string[] = [];
    for (let from = jd(2029, 1, 1); ; ) {
      const { type, maximum } = ephemeris.solarEclipse(from);
      if (maximum >= jd(2030, 1, 1)) break;
      expect(type).toBe('partial');
      solar.push(spoken(dayOf(maximum)));
      from = maximum + 10;
    }
    expect(solar).toHaveLength(4);
    tells('four-solar-2029', solar);
  });

  it('leave so much of a sign to both zodiacs', () => {
    const ayanamsha = ephemeris.ayanamsha(jd(2027, 1, 1), 'lahiri');
    tells('two-zodiacs-share', [Math.round((1 - ayanamsha / 30) * 100), ayanamsha.toFixed(1).replace('.', ',')]);
  });
});
