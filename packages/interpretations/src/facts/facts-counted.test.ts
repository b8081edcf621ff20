import { STAR_DASHAS } from '@nebosvod/engine/dasha/star-dasha.table';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { type MonotoneAngle, nextReach, passages } from '@nebosvod/engine/search/monotone';
import { sunMoonAngles } from '@nebosvod/engine/search/sun-moon';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { isoFromJulianDay, julianDayOfDate as jd, weekdayOf } from '@nebosvod/engine/time/julian-day';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import { moonPhases } from '@nebosvod/engine/transit/sky-events';
import { type CivilDate, dateOfDayNumber, dayNumber } from '@nebosvod/numerology/civil-date';
import { lifePath } from '@nebosvod/numerology/life-path';
import { destinyMatrix } from '@nebosvod/numerology/matrix/destiny-matrix';
import { pinnacles } from '@nebosvod/numerology/pinnacles';
import { psychomatrix } from '@nebosvod/numerology/psychomatrix';
import { digitSum, toArcanum, toDigit } from '@nebosvod/numerology/reduction';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { FACTS } from './facts.table.ts';

const ephemeris = await loadEphemeris();
const angles = sunMoonAngles(ephemeris, 'lahiri');

type Value = string | number;
/** Holds that a fact tells what is computed here, in this order. */
function tells(id: string, values: readonly Value[]): void {
  const { text } = must(FACTS.find((fact) => fact.id === id));
  let from = 0;
  for (const value of values) {
    const at = text.replaceAll(' ', ' ').indexOf(String(value), from);
    expect(at, `${id}: ${value} in «${text}»`).toBeGreaterThanOrEqual(0);
    from = at + String(value).length;
  }
}

const MSK = 3 / 24;
const dayOf = (julianDay: number) => isoFromJulianDay(julianDay).slice(0, 10);
const norm = (degrees: number) => ((degrees % 360) + 360) % 360;
const countOf = <T>(values: readonly T[], holds: (value: T) => boolean) => values.filter(holds).length;
const months = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');
const spoken = (iso: string) => `${Number(iso.slice(8, 10))} ${months[Number(iso.slice(5, 7)) - 1]}`;

describe('noons of half a century', () => {
  const PLANETS = [
    'sun',
    'moon',
    'mercury',
    'venus',
    'mars',
    'jupiter',
    'saturn',
    'uranus',
    'neptune',
    'pluto',
  ] as const;
  const [SUN, MOON, MERCURY, VENUS, MARS, JUPITER] = [0, 1, 2, 3, 4, 5];
  const noons = Array.from({ length: jd(2051, 1, 1) - jd(2001, 1, 1) }, (_, day) => jd(2001, 1, 1) + day + 0.375);
  const tropical = noons.map((noon) => PLANETS.map((id) => ephemeris.longitude(noon, id)));
  const sidereal = tropical.map((row, day) => {
    const ayanamsha = ephemeris.ayanamsha(must(noons[day]), 'lahiri');
    return row.slice(0, 7).map((longitude) => norm(longitude - ayanamsha));
  });
  const signOf = (longitude: number | undefined) => Math.floor(must(longitude) / 30);
  const share = (count: number) => Math.round((count / noons.length) * 100);
  const most = (row: readonly number[]) => {
    const signs = row.map((longitude) => signOf(longitude));
    return Math.max(...signs.map((sign) => countOf(signs, (other) => other === sign)));
  };
  const firstOf = (holds: (day: number) => boolean) => dayOf(must(noons[noons.findIndex((_, day) => holds(day))]));

  it('show stelliums, elements and neighbours of the Sun', () => {
    const gatherings = tropical.map(most);
    const atLeast = (count: number) => countOf(gatherings, (found) => found >= count);
    tells('stellium-shares', [share(atLeast(3)), share(atLeast(4))]);
    expect(atLeast(5) / noons.length).toBeLessThan(0.03);
    tells('stellium-of-six', [atLeast(6), noons.length]);
    expect(atLeast(7)).toBe(0);
    const lacking = (element: number) =>
      countOf(tropical, (row) => row.every((longitude) => signOf(longitude) % 4 !== element));
    tells('missing-element', [
      share(countOf(tropical, (row) => new Set(row.map((longitude) => signOf(longitude) % 4)).size < 4)),
    ]);
    expect([0, 2, 3].filter((element) => lacking(element) >= lacking(1))).toEqual([]);
    const withSun = (planet: number) => countOf(tropical, (row) => signOf(row[planet]) === signOf(row[SUN]));
    tells('sun-mercury-sign', [share(withSun(MERCURY)), share(withSun(VENUS))]);
  });

  it('show who goes back', () => {
    const step = (day: number, planet: number) =>
      norm(must(tropical[day + 1]?.[planet]) - must(tropical[day]?.[planet]) + 180) - 180;
    const back = noons
      .slice(0, -1)
      .map((_, day) => PLANETS.map((_id, planet) => planet > MOON && step(day, planet) < 0));
    const all = back.map((row) => countOf(row, Boolean));
    const visible = back.map((row) => countOf(row.slice(0, 7), Boolean));
    const longestRun = (counts: readonly number[]) => {
      let best = { length: 0, end: 0 };
      let length = 0;
      counts.forEach((count, day) => {
        length = count === 0 ? length + 1 : 0;
        if (length > best.length) best = { length, end: day };
      });
      return [best.length, ...[best.end - best.length + 1, best.end].map((day) => spoken(dayOf(must(noons[day]))))];
    };
    const none = (counts: readonly number[]) => share(countOf(counts, (count) => count === 0));
    expect(none(all)).toBe(6);
    tells('all-direct', longestRun(all));
    tells('visible-direct', [none(visible), ...longestRun(visible)]);
    expect([Math.max(...all), Math.max(...visible)]).toEqual([6, 4]);
    tells('six-retrograde', [countOf(all, (count) => count === 6)]);
    tells('four-visible-retrograde', [countOf(visible, (count) => count === 4)]);
    expect(
      [firstOf((day) => all[day] === 6), firstOf((day) => visible[day] === 4)].map((date) => date.slice(0, 7)),
    ).toEqual(['2018-08', '2016-04']);
  });

  it('show combustion, exaltation and fall', () => {
    const near = (planet: number, degrees: number) =>
      share(
        countOf(tropical, (row) => {
          const apart = norm(must(row[planet]) - must(row[SUN]));
          return Math.min(apart, 360 - apart) < degrees;
        }),
      );
    tells('combust-mercury', [near(MERCURY, 14), near(VENUS, 10)]);
    tells('combust-outer', [near(JUPITER, 11), near(6, 15), near(MARS, 17)]);
    const exaltations = [0, 1, 5, 11, 9, 3, 6];
    const inSigns = (signs: readonly number[]) =>
      sidereal.map((row) =>
        countOf(
          row.map((longitude, graha) => signOf(longitude) === signs[graha]),
          Boolean,
        ),
      );
    const exalted = inSigns(exaltations);
    const fallen = inSigns(exaltations.map((sign) => (sign + 6) % 12));
    const of = (counts: readonly number[], wanted: number) => countOf(counts, (count) => count === wanted);
    tells(
      'exalted-shares',
      [0, 1, 2].map((wanted) => share(of(exalted, wanted))),
    );
    expect([of(exalted, 5), of(fallen, 5), Math.max(...exalted), Math.max(...fallen)]).toEqual([2, 2, 5, 5]);
    expect(firstOf((day) => exalted[day] === 5)).toBe('2003-05-03');
    tells('five-debilitated', [spoken(firstOf((day) => fallen[day] === 5)), share(of(fallen, 0))]);
    const row = must(sidereal[exalted.indexOf(5)]);
    expect(
      row.flatMap((longitude, graha) => (signOf(longitude) === exaltations[graha] ? [PLANETS[graha]] : [])),
    ).toEqual(['sun', 'moon', 'venus', 'mars', 'jupiter']);
  });

  it('show vargottama, atmakaraka and how grahas crowd', () => {
    const vargottama = sidereal.map((row) =>
      countOf(row, (longitude) => signOf(longitude) === Math.floor((longitude * 108) / 360) % 12),
    );
    tells('vargottama-share', [
      share(countOf(vargottama, (count) => count > 0)),
      spoken(firstOf((day) => vargottama[day] === 5)),
    ]);
    const leaders = sidereal.map((row) => {
      const degrees = row.map((longitude) => longitude % 30);
      return degrees.indexOf(Math.max(...degrees));
    });
    const led = sidereal[0]?.map((_, graha) => countOf(leaders, (leader) => leader === graha)) ?? [];
    tells('atmakaraka-shares', [share(Math.min(...led)), share(Math.max(...led))]);
    expect([led.indexOf(Math.max(...led)), led.indexOf(Math.min(...led))]).toEqual([JUPITER, VENUS]);
    const signs = sidereal.map((row) => new Set(row.map(signOf)).size);
    tells('signs-occupied', [share(countOf(signs, (count) => count === 5)), countOf(signs, (count) => count === 2)]);
    expect(countOf(signs, (count) => count === 7) / noons.length).toBeLessThan(0.03);
    expect(Math.min(...signs)).toBe(2);
    const apart = (row: readonly number[]) => (signOf(row[JUPITER]) - signOf(row[MOON]) + 12) % 3;
    tells('gajakesari-share', [share(countOf(sidereal, (row) => apart(row) === 0))]);
    tells('venus-with-mars', [share(countOf(sidereal, (row) => signOf(row[VENUS]) === signOf(row[MARS])))]);
  });
});

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

describe('days of cities', () => {
  const CITIES = {
    moscow: [55.7558, 37.6173, 3],
    vladivostok: [43.1155, 131.8855, 10],
    kaliningrad: [54.7104, 20.4522, 2],
    petersburg: [59.9386, 30.3141, 3],
    sochi: [43.6028, 39.7342, 3],
    novosibirsk: [55.0084, 82.9357, 7],
    delhi: [28.6139, 77.209, 5.5],
  } as const;
  type City = keyof typeof CITIES;
  const placeOf = (city: City) => ({ latitude: CITIES[city][0], longitude: CITIES[city][1] });
  const riseOn = (city: City, day: number) =>
    must(ephemeris.riseSet(day - CITIES[city][2] / 24, 'sun', 'rise', 'hindu', placeOf(city)) ?? undefined);
  const year = Array.from({ length: 365 }, (_, day) => jd(2027, 1, 1) + day);
  const tithiAt = (moment: number) => Math.floor(angles.elongation.at(moment) / 12);
  const starAt = (moment: number) => Math.floor(angles.siderealMoon.at(moment) / (360 / 27));
  const rises = Object.fromEntries(
    (['moscow', 'vladivostok', 'kaliningrad', 'petersburg', 'sochi', 'novosibirsk', 'delhi'] as const).map((city) => [
      city,
      year.map((day) => riseOn(city, day)),
    ]),
  );
  const risesOf = (city: City) => must(rises[city]);
  /** Hours of light, the shortest and the longest. */
  const light = (city: City) => {
    const hours = risesOf(city).map(
      (rise) => (must(ephemeris.riseSet(rise, 'sun', 'set', 'hindu', placeOf(city)) ?? undefined) - rise) * 24,
    );
    return [Math.min(...hours), Math.max(...hours)];
  };
  /** The clock's earliest and latest sunrise, «3:52». */
  const clock = (city: City) => {
    const times = risesOf(city).map((rise) => (rise + 0.5 + CITIES[city][2] / 24) % 1);
    return [Math.min(...times), Math.max(...times)].map((time) => {
      const minutes = Math.floor(time * 1440);
      return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
    });
  };

  it('begin and last as told', () => {
    tells('moscow-sunrise-range', clock('moscow'));
    tells('novosibirsk-sunrise', [must(clock('novosibirsk')[1]), must(clock('novosibirsk')[0])]);
    const [petersburg, sochi] = [clock('petersburg'), clock('sochi')];
    tells('petersburg-and-sochi', [must(petersburg[0]), must(sochi[0]), must(petersburg[1]), must(sochi[1])]);
    tells('delhi-sunrise-range', clock('delhi'));
    tells(
      'muhurta-petersburg',
      light('petersburg').map((hours) => Math.round(hours * 4)),
    );
    tells(
      'abhijit-moscow',
      light('moscow').map((hours) => Math.round(hours * 4)),
    );
    tells(
      'rahu-kala-of-three-cities',
      (['petersburg', 'sochi', 'delhi'] as const).flatMap((city) =>
        light(city).map((hours) => Math.round(hours * 7.5)),
      ),
    );
  });

  it('bear these names', () => {
    const differ = (city: City, at: (moment: number) => number) =>
      countOf(
        year.map((_, day) => at(must(risesOf(city)[day])) - at(must(risesOf('moscow')[day]))),
        (apart) => apart !== 0,
      );
    tells('nakshatra-vladivostok', [differ('vladivostok', starAt), 2027, differ('kaliningrad', starAt)]);
    tells('petersburg-differs', [2027, differ('petersburg', tithiAt), differ('petersburg', starAt)]);
    const steps = (city: City) => {
      const tithis = risesOf(city).map(tithiAt);
      const between = tithis.slice(1).map((tithi, index) => (tithi - must(tithis[index]) + 30) % 30);
      return [countOf(between, (step) => step === 2), countOf(between, (step) => step === 0)];
    };
    tells('skipped-tithis-cities', [2027, ...steps('moscow'), ...steps('novosibirsk')]);
    const mondays: string[] = [];
    for (let day = jd(2027, 1, 1); day < jd(2037, 1, 1); day += 1)
      if (weekdayOf(day + 0.5) === 1 && tithiAt(riseOn('moscow', day)) === 29) mondays.push(dayOf(day));
    tells('somavati', [2036, mondays.length]);
    expect(mondays.slice(0, 3)).toEqual(['2027-03-08', '2027-08-02', '2027-12-27']);
    expect(mondays.filter((date) => date.startsWith('2027')).length).toBe(3);
    expect(mondays.filter((date) => date.startsWith('2029'))).toEqual([]);
  });

  it('hold these spans of the Sun and the Moon', () => {
    const begun = (angle: MonotoneAngle, count: number) =>
      passages(angle, count, jd(2027, 1, 1), jd(2028, 1, 1)).filter(({ start }) => start >= jd(2027, 1, 1));
    const stars = begun(angles.siderealMoon, 27);
    const often = Array.from({ length: 27 }, (_, star) => countOf(stars, ({ index }) => index === star + 1));
    expect([stars.length, countOf(often, (count) => count === 13), countOf(often, (count) => count === 14)]).toEqual([
      360, 18, 9,
    ]);
    const suns = begun(angles.siderealSun, 12);
    const length = (sign: number) => {
      const { start, end } = must(suns.find(({ index }) => index === sign));
      return (end - start).toFixed(2).replace('.', ',');
    };
    tells('solar-months', [length(9), length(3)]);
  });

  it('turn the sky over a city', () => {
    const turns = Array.from({ length: 5744 }, (_, quarter) => jd(2027, 3, 1) + (quarter / 5744) * 0.99727);
    const ayanamsha = ephemeris.ayanamsha(jd(2027, 3, 1), 'lahiri');
    const over = (city: City) =>
      turns.map((moment) => {
        const { ascendant, midheaven } = ephemeris.angles(moment, placeOf(city));
        return [norm(ascendant - ayanamsha), norm(midheaven - ayanamsha)] as const;
      });
    const inTenth = (city: City) =>
      Math.round(
        (countOf(over(city), ([lagna, mc]) => (Math.floor(mc / 30) - Math.floor(lagna / 30) + 12) % 12 === 9) /
          turns.length) *
          100,
      );
    tells('midheaven-in-tenth', [inTenth('delhi'), inTenth('moscow')]);
    const parts = (city: City) => {
      const lengths = new Map<number, number>();
      for (const [lagna] of over(city)) {
        const part = Math.floor((lagna * 108) / 360);
        lengths.set(part, (lengths.get(part) ?? 0) + 0.25);
      }
      const sorted = [...lengths.values()].sort((a, b) => a - b);
      return [Math.round(must(sorted[0])), Math.round(must(sorted.at(-1)))];
    };
    tells('navamsha-of-lagna', [...parts('delhi'), ...parts('moscow'), ...parts('petersburg')]);
  });
});

describe('clocks and calendars', () => {
  const wholeDays = (Date.UTC(2026, 10, 1) - Date.UTC(1930, 0, 1)) / DAY_MS;
  const offsets = (zone: string) =>
    Array.from({ length: wholeDays }, (_, day) => offsetAt(zone, Date.UTC(1930, 0, 1) + day * DAY_MS) / 3600);
  const changes = (zone: string) => {
    const all = offsets(zone);
    return countOf(
      all.map((offset, index) => index > 0 && offset !== all[index - 1]),
      Boolean,
    );
  };
  const around = (zone: string, ...days: string[]) =>
    days.map((day) => offsetAt(zone, Date.parse(`${day}T12:00:00Z`)) / 3600);

  it('were set as told', () => {
    tells('clock-changes-of-three-cities', [
      1930,
      ...['Europe/Kaliningrad', 'Europe/Moscow', 'Asia/Tashkent'].map(changes),
    ]);
    tells('samara-three-offsets', [1930, changes('Europe/Samara')]);
    expect([...new Set(offsets('Europe/Samara'))].sort()).toEqual([3, 4, 5]);
    expect(around('Europe/Samara', '2011-03-26', '2011-03-27', '2026-01-01')).toEqual([3, 4, 4]);
    expect(around('Asia/Chita', '2014-10-25', '2014-10-26', '2016-03-26', '2016-03-27')).toEqual([10, 8, 8, 9]);
    expect(around('Asia/Magadan', '2014-10-25', '2014-10-26', '2016-04-23', '2016-04-24')).toEqual([12, 10, 10, 11]);
    expect(around('Asia/Kamchatka', '2009-07-01', '2010-07-01', '2026-07-01')).toEqual([13, 12, 12]);
    expect(around('Asia/Almaty', '2024-02-28', '2024-03-01')).toEqual([6, 5]);
    expect(around('Europe/Simferopol', '2014-03-29', '2014-03-30', '2014-12-01')).toEqual([2, 4, 3]);
    for (const [zone, month] of [
      ['Asia/Chita', 3],
      ['Asia/Sakhalin', 3],
      ['Asia/Magadan', 4],
      ['Asia/Tomsk', 5],
      ['Asia/Novosibirsk', 7],
      ['Europe/Saratov', 12],
    ] as const) {
      const [before = 0, after = 0] = [Date.UTC(2016, month - 1, 1), Date.UTC(2016, month, 1)].map((at) =>
        offsetAt(zone, at),
      );
      expect(after - before, zone).toBe(3600);
    }
  });

  it('count days as told', () => {
    const birth = jd(1990, 5, 17);
    expect([dayOf(birth + 10_000), dayOf(birth + 0.375 + 1e9 / 24 / 3600)]).toEqual(['2017-10-02', '2022-01-23']);
    const years = Array.from({ length: 200 }, (_, index) => 1901 + index);
    const isLeap = (year: number) => jd(year + 1, 1, 1) - jd(year, 1, 1) === 366;
    expect(countOf(years, isLeap)).toBe(49);
    const gaps = new Set<number>();
    for (const year of years.slice(0, 150)) {
      const day = (of: number) => weekdayOf(jd(of, 5, 17) + 0.5);
      let next = year + 1;
      while (day(next) !== day(year)) next += 1;
      gaps.add(next - year);
    }
    expect([...gaps].sort((a, b) => a - b)).toEqual([5, 6, 11]);
    const synodic = 29.530589;
    expect((12 * synodic).toFixed(1)).toBe('354.4');
    expect(Math.round((235 * synodic - 19 * 365.24219) * 24)).toBe(2);
    expect(Math.round(1440 - (synodic / 30) * 1440)).toBe(23);
  });
});

describe('numbers of a century', () => {
  const datesOf = (first: number, last: number): readonly CivilDate[] => {
    const start = dayNumber({ year: first, month: 1, day: 1 });
    return Array.from({ length: dayNumber({ year: last + 1, month: 1, day: 1 }) - start }, (_, day) =>
      dateOfDayNumber(start + day),
    );
  };
  const century = datesOf(1901, 2000);
  const tallied = <T>(values: readonly T[]) => {
    const found = new Map<T, number>();
    for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
    return (value: T) => found.get(value) ?? 0;
  };

  it('of the life path', () => {
    const of = tallied(century.map((date) => lifePath(date).lifePath));
    tells('two-and-eleven', [of(2), of(11)]);
    tells('four-and-twenty-two', [of(4), of(22), of(6), of(33), of(4) + of(22)]);
    expect(of(6) + of(33)).toBe(of(4) + of(22));
    const ends = century.map((date) => pinnacles(date).firstEnds);
    expect([Math.min(...ends), Math.max(...ends)]).toEqual([27, 35]);
    const days = tallied(
      datesOf(2027, 2027).map(({ year, month, day }) => toDigit(digitSum(day) + digitSum(month) + digitSum(year))),
    );
    expect([5, 7, 1, 3].map(days)).toEqual([42, 42, 39, 39]);
    expect([2025, 2034, 2043].map((year) => toDigit(digitSum(year)))).toEqual([9, 9, 9]);
  });

  it('of the matrix', () => {
    // Day, month and year say all of a matrix, and the century has but five thousand such threes.
    const known = new Map<string, ReturnType<typeof destinyMatrix>>();
    const matrices = century.map((date) => {
      const key = [date.day, date.month, digitSum(date.year)].map((part) => toArcanum(part)).join(' ');
      const matrix = known.get(key) ?? destinyMatrix(date);
      known.set(key, matrix);
      return matrix;
    });
    const centre = tallied(matrices.map(({ E }) => E));
    tells('centre-arcana', [centre(8), centre(16)]);
    expect([centre(10), centre(1), centre(2)]).toEqual([centre(8), 0, 0]);
    const day = tallied(matrices.map(({ A }) => A));
    expect([5, 6, 7, 8, 9, 10, 1, 22].map(day)).toEqual([2400, 2400, 2400, 2400, 2400, 2400, 1200, 1200]);
    const kinds = matrices.map(({ A, B, C, D, E }) => new Set([A, B, C, D, E]).size);
    tells('equal-points', [countOf(kinds, (kind) => kind === 1), countOf(kinds, (kind) => kind === 5), century.length]);
    tells('equal-corners', [countOf(matrices, ({ A, B, C }) => A === B && B === C)]);
    tells('schools-and-days', [countOf(century, ({ day }) => toArcanum(day) !== toArcanum(day, 'subtract-22'))]);
    const [love, money, bottom] = [
      tallied(matrices.map((matrix) => matrix.love)),
      tallied(matrices.map((matrix) => matrix.money)),
      tallied(matrices.map(({ D }) => D)),
    ];
    tells('love-and-money-keys', [love(5), love(14), money(8), money(4)]);
    tells('bottom-point', [bottom(5), bottom(14)]);
    expect([bottom(1), bottom(2)]).toEqual([0, 0]);
  });

  it('of the square', () => {
    const squares = datesOf(1901, 1999).map((date) => psychomatrix(date).counts);
    const share = (digit: 1 | 2 | 3 | 4 | 6 | 7 | 8, wanted: number) =>
      Math.round((countOf(squares, (counts) => counts[digit] === wanted) / squares.length) * 100);
    expect([3, 2, 4, 1].map((wanted) => share(1, wanted))).toEqual([30, 27, 19, 10]);
    expect([share(6, 0), share(7, 0), share(8, 0), share(4, 0), share(3, 0), share(2, 0)]).toEqual([
      41, 41, 41, 39, 22, 9,
    ]);
    const empties = tallied(squares.map((counts) => countOf(Object.values(counts), (count) => count === 0)));
    tells('six-empty-cells', [empties(6), empties(5), empties(0)]);
    const sizes = squares.map((counts) => Object.values(counts).reduce((sum, count) => sum + count, 0));
    tells('digits-in-square', [tallied(sizes)(13), tallied(sizes)(9)]);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([9, 15]);
  });

  it('written by two digits', () => {
    const isOfTwo = ({ day, month, year }: CivilDate) =>
      new Set(`${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}${year}`).size === 2;
    tells('two-digit-dates', [countOf(century, isOfTwo)]);
    const later = datesOf(2001, 2111).filter(isOfTwo);
    const after = later.findIndex(({ year, month, day }) => year === 2022 && month === 2 && day === 22);
    expect(later[after + 1]).toMatchObject({ year: 2111, month: 11, day: 11 });
  });

  it('behind rules', () => {
    expect([9 ** 2, 9 ** 3, 9 ** 4, 9 ** 5]).toEqual([81, 729, 6561, 59049]);
    expect((120 * 365.25) / 9 ** 5).toBeLessThan(1);
    const sums = Object.fromEntries(
      Object.entries(STAR_DASHAS).map(([id, { lords }]) => [id, lords.reduce((sum, { years }) => sum + years, 0)]),
    );
    expect([
      sums.ashtottari,
      sums.vimshottari,
      Math.min(...Object.values(sums)),
      Math.max(...Object.values(sums)),
    ]).toEqual([108, 120, 36, 120]);
    expect(STAR_DASHAS.ashtottari.lords.map(({ lord }) => lord)).not.toContain('ketu');
    expect([48, 49, 39, 54, 56, 52, 39].reduce((sum, points) => sum + points, 0)).toBe(337);
    expect([1, 2, 9, 20, 18, 20, 50].reduce((sum, years) => sum + years, 0)).toBe(120);
    expect(30 * 7 * 27).toBe(5670);
    expect(5670 / 365.25).toBeCloseTo(15.5, 1);
  });
});
