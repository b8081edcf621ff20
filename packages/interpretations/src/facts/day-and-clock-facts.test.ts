import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { type MonotoneAngle, passages } from '@nebosvod/engine/search/monotone';
import { sunMoonAngles } from '@nebosvod/engine/search/sun-moon';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { julianDayOfDate as jd, weekdayOf } from '@nebosvod/engine/time/julian-day';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { countOf, dayOf, norm, tells } from '../../test/counted.ts';

const ephemeris = await loadEphemeris();
const angles = sunMoonAngles(ephemeris, 'lahiri');

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
