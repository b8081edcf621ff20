import { STAR_DASHAS } from '@nebosvod/engine/dasha/star-dasha.table';
import { AYANAMSHA_IDS } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { nextReach, passages } from '@nebosvod/engine/search/monotone';
import { sunMoonAngles } from '@nebosvod/engine/search/sun-moon';
import type { GeoPlace } from '@nebosvod/engine/settings';
import {
  gregorianFromOldStyle,
  isoFromJulianDay,
  julianDayNumber,
  julianDayOfDate,
  weekdayOf,
} from '@nebosvod/engine/time/julian-day';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import { lunarMonths, moonPhases } from '@nebosvod/engine/transit/sky-events';
import { type CivilDate, dateOfDayNumber, dayNumber } from '@nebosvod/numerology/civil-date';
import { lifePath } from '@nebosvod/numerology/life-path';
import { destinyMatrix } from '@nebosvod/numerology/matrix/destiny-matrix';
import { nameNumbers } from '@nebosvod/numerology/name/name-number';
import { readName } from '@nebosvod/numerology/name/read-name';
import { psychomatrix } from '@nebosvod/numerology/psychomatrix';
import { digitSum, toArcanum } from '@nebosvod/numerology/reduction';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { FACTS } from './facts.table.ts';

const ephemeris = await loadEphemeris();
const angles = sunMoonAngles(ephemeris, 'lahiri');

const MOSCOW = { latitude: 55.7558, longitude: 37.6173 };
const VLADIVOSTOK = { latitude: 43.1155, longitude: 131.8855 };
const DELHI = { latitude: 28.6139, longitude: 77.209 };
const MSK = 3 / 24;

const jd = julianDayOfDate;
const year = (number: number): readonly [number, number] => [jd(number, 1, 1), jd(number + 1, 1, 1)];
const daysOf = (number: number) => Array.from({ length: 365 }, (_, day) => jd(number, 1, 1) + day);
const dayOf = (julianDay: number) => isoFromJulianDay(julianDay).slice(0, 10);
const hoursAndMinutes = (days: number): readonly [number, number] => {
  const minutes = Math.round(days * 1440);
  return [Math.floor(minutes / 60), minutes % 60];
};
const textOf = (id: string): string => FACTS.find((fact) => fact.id === id)?.text ?? '';
/** Lengths in order, of what begins within the year. */
const lengths = (angle: Parameters<typeof passages>[0], count: number, [from, to]: readonly [number, number]) =>
  passages(angle, count, from, to)
    .filter(({ start }) => start >= from)
    .map(({ start, end }) => end - start)
    .sort((a, b) => a - b);
const stations = (body: 'mercury' | 'venus' | 'mars', from: number, to: number): number[] => {
  const isBack = (julianDay: number) => ephemeris.position(julianDay, body).speed < 0;
  const found: number[] = [];
  for (let day = from; day < to; day += 1) {
    if (isBack(day) === isBack(day + 1)) continue;
    let [before, after] = [day, day + 1];
    for (let halving = 0; halving < 20; halving += 1) {
      const middle = (before + after) / 2;
      if (isBack(middle) === isBack(day)) before = middle;
      else after = middle;
    }
    found.push(after);
  }
  return found;
};
const tithiAt = (julianDay: number) => Math.floor(angles.elongation.at(julianDay) / 12);
const sunrise = (day: number, place: GeoPlace, hoursEast: number, horizon: 'hindu' | 'visible' = 'hindu') =>
  ephemeris.riseSet(day - hoursEast / 24, 'sun', 'rise', horizon, place) ?? Number.NaN;
const dayLength = (day: number) => {
  const rise = sunrise(day, MOSCOW, 3, 'visible');
  return (ephemeris.riseSet(rise, 'sun', 'set', 'visible', MOSCOW) ?? Number.NaN) - rise;
};
const datesOf = (first: number, last: number): readonly CivilDate[] => {
  const start = dayNumber({ year: first, month: 1, day: 1 });
  return Array.from({ length: dayNumber({ year: last + 1, month: 1, day: 1 }) - start }, (_, day) =>
    dateOfDayNumber(start + day),
  );
};
const century = datesOf(1901, 2000);
const squares = datesOf(1901, 1999).map((date) => psychomatrix(date).counts);
const digitsOfDate = ({ year, month, day }: CivilDate) =>
  `${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}${year}`;
const nameOf = (text: string) => {
  const name = readName(text);
  const numbers = name.ok ? nameNumbers(name.value) : name;
  return numbers.ok ? numbers.value : null;
};

describe('computed facts of the sky', () => {
  it('Mercury stands still in 2027 when the fact says', () => {
    const found = stations('mercury', ...year(2027));
    expect(found.filter((_, index) => index % 2 === 0).map((at) => dayOf(at + MSK))).toEqual([
      '2027-02-09',
      '2027-06-10',
      '2027-10-07',
    ]);
    const back = found.reduce((sum, at, index) => sum + (index % 2 === 0 ? -at : at), 0);
    expect(textOf('mercury-stations-2027')).toContain(`${Math.round(back)} дней`);
  });

  it('Venus goes straight for the days between her loops', () => {
    const [, end = 0, next = 0] = stations('venus', jd(2026, 9, 1), jd(2028, 6, 1));
    expect([dayOf(end + MSK), dayOf(next + MSK)]).toEqual(['2026-11-14', '2028-05-11']);
    expect(textOf('venus-straight-2027')).toContain(`${Math.round(next - end)} дня`);
  });

  it('Mars goes back by an arc in days', () => {
    const [turn = 0, end = 0] = stations('mars', ...year(2027));
    expect([dayOf(turn + MSK), dayOf(end + MSK)]).toEqual(['2027-01-10', '2027-04-01']);
    expect(Math.round(end - turn)).toBe(81);
    expect(ephemeris.longitude(turn, 'mars') - ephemeris.longitude(end, 'mars')).toBeCloseTo(19.5, 1);
  });

  it('the seasons have their lengths', () => {
    const text = textOf('seasons-unequal');
    for (const { start, end } of passages(angles.tropicalSun, 4, jd(2026, 4, 1), jd(2027, 3, 1)))
      expect(text).toContain((end - start).toFixed(1).replace('.', ','));
  });

  it('the Moon comes near and goes far', () => {
    const thousands = (date: number) => (ephemeris.position(date, 'moon').distanceAu * 149_597.8707).toFixed(1);
    expect(thousands(jd(2026, 12, 24) + 8.4 / 24)).toBe('356.6');
    expect(thousands(jd(2027, 1, 7) + 8.4 / 24)).toBe('406.6');
    expect(textOf('moon-distance')).toMatch(/356,6.*406,6/);
  });

  it('the equation of time reaches its ends', () => {
    expect(ephemeris.equationOfTime(jd(2026, 2, 11)) * 1440).toBeCloseTo(-14.2, 1);
    expect(ephemeris.equationOfTime(jd(2026, 11, 3)) * 1440).toBeCloseTo(16.4, 1);
    const noon = (day: number) => 12 * 60 + (45 - MOSCOW.longitude) * 4 - ephemeris.equationOfTime(day) * 1440;
    expect([noon(jd(2026, 11, 3)), noon(jd(2026, 2, 11))].map(Math.round)).toEqual([12 * 60 + 13, 12 * 60 + 44]);
  });

  it('days in Moscow are as long as said', () => {
    const [shortest, longest] = [dayLength(jd(2026, 12, 21)), dayLength(jd(2027, 6, 21))];
    expect(hoursAndMinutes(shortest)).toEqual([7, 0]);
    expect([shortest, longest].map((day) => Math.round(day * 120))).toEqual([35, 88]);
    expect([shortest, longest].map((day) => Math.round(day * 180))).toEqual([53, 132]);
    expect(dayLength(jd(2027, 3, 17)) * 24).toBeLessThan(12);
    expect(dayLength(jd(2027, 3, 18)) * 24).toBeGreaterThan(12);
    expect(dayOf(nextReach(angles.tropicalSun, 0, jd(2027, 3, 1)) + MSK)).toBe('2027-03-20');
  });

  it('the two zodiacs agree on as many days', () => {
    const agree = daysOf(2027).filter((day) => {
      const longitude = ephemeris.longitude(day + 0.5, 'sun');
      return (
        Math.floor(longitude / 30) === Math.floor(((longitude - ephemeris.ayanamsha(day, 'lahiri') + 360) % 360) / 30)
      );
    });
    expect(textOf('two-zodiacs-2027')).toContain(`${agree.length} день`);
  });

  it('an eclipse comes back after a saros', () => {
    const first = ephemeris.solarEclipse(jd(2026, 8, 1)).maximum;
    const second = ephemeris.solarEclipse(jd(2044, 8, 15)).maximum;
    expect([dayOf(first), dayOf(second)]).toEqual(['2026-08-12', '2044-08-23']);
    expect(second - first).toBeCloseTo(6585 + 7.5 / 24, 2);
  });
});

describe('computed facts of the almanac', () => {
  it.each([
    ['tithi-is-not-a-day', angles.elongation, 30, 2026],
    ['nakshatra-lengths', angles.siderealMoon, 27, 2027],
  ] as const)('%s: the shortest and the longest', (id, angle, count, number) => {
    const found = lengths(angle, count, year(number));
    const shortest = hoursAndMinutes(must(found.at(0)));
    const longest = hoursAndMinutes(must(found.at(-1)));
    expect(textOf(id)).toMatch(
      new RegExp(`${shortest[0]} час\\S* ${shortest[1]} минут.*${longest[0]} час\\S* ${longest[1]} минут`),
    );
  });

  it('a year holds as many tithis and yogas', () => {
    expect(textOf('tithis-of-a-year')).toContain(`${lengths(angles.elongation, 30, year(2027)).length} титхи`);
    expect(textOf('nitya-yogas')).toContain(String(lengths(angles.sunPlusMoon, 27, year(2027)).length));
  });

  it('sunrises of Delhi skip and repeat tithis', () => {
    const tithis = daysOf(2027).map((day) => tithiAt(sunrise(day, DELHI, 5.5)));
    const steps = tithis.slice(1).map((tithi, index) => (tithi - (tithis[index] ?? 0) + 30) % 30);
    expect([2, 0].map((step) => steps.filter((each) => each === step).length)).toEqual([17, 12]);
    expect(textOf('skipped-tithis-delhi')).toMatch(/17 титхи, а 12/);
  });

  it('Moscow and Vladivostok differ on as many days', () => {
    const differ = daysOf(2027).filter(
      (day) => tithiAt(sunrise(day, MOSCOW, 3)) !== tithiAt(sunrise(day, VLADIVOSTOK, 10)),
    );
    expect(textOf('tithi-of-two-cities')).toContain(`${differ.length} дня`);
  });

  it('added months fall from Chaitra to Ashvin', () => {
    const added = lunarMonths(ephemeris, jd(1990, 1, 1), jd(2101, 1, 1), 'lahiri').filter(({ isAdhika }) => isAdhika);
    expect(textOf('adhika-in-summer')).toContain(`${added.length} прибавочный`);
    expect(added.filter(({ number }) => number > 7)).toEqual([]);
    const [adhika, next] = added.filter(({ start }) => start > jd(2026, 1, 1));
    expect([must(adhika).start, must(adhika).end, must(next).start].map(dayOf)).toEqual([
      '2026-05-16',
      '2026-06-15',
      '2029-03-15',
    ]);
  });

  it('Makara sankranti creeps over the calendar', () => {
    const of = (number: number) => dayOf(nextReach(angles.siderealSun, 270, jd(number, 1, 1)));
    expect([1801, 2027, 2398].map(of)).toEqual(['1801-01-11', '2027-01-14', '2398-01-19']);
  });

  it('ayanamshas differ as told', () => {
    const of = (id: (typeof AYANAMSHA_IDS)[number]) => ephemeris.ayanamsha(jd(2027, 1, 1), id);
    for (const id of ['lahiri', 'krishnamurti', 'raman'] as const)
      expect(textOf('ayanamshas-disagree')).toContain(`${of(id).toFixed(2).replace('.', ',')}°`);
    const all = AYANAMSHA_IDS.map(of);
    expect(all).toHaveLength(18);
    expect([Math.min(...all), Math.max(...all)].map((value) => value.toFixed(1))).toEqual(['20.4', '28.7']);
  });

  it('the periods of vimshottari make 120 years', () => {
    const years = STAR_DASHAS.vimshottari.lords.map((lord) => lord.years);
    expect([years.reduce((sum, each) => sum + each, 0), Math.min(...years), Math.max(...years)]).toEqual([120, 6, 20]);
    expect((6 ** 3 / 120 ** 2) * 365.25).toBeCloseTo(5.5, 1);
  });
});

describe('computed facts of calendars', () => {
  it('Moscow kept these offsets', () => {
    const hours = (date: string) => offsetAt('Europe/Moscow', Date.parse(date)) / 3600;
    expect(['1921-06-01', '1922-11-01', '1991-12-01', '1992-02-01', '2012-01-01', '2015-01-01'].map(hours)).toEqual([
      5, 2, 2, 3, 4, 3,
    ]);
    // No two changes came within ten days of each other.
    const seen = Array.from({ length: 5370 }, (_, ten) => offsetAt('Europe/Moscow', Date.UTC(1880, 0, 1 + ten * 10)));
    expect(seen.filter((offset, index) => index > 0 && offset !== seen[index - 1])).toHaveLength(76);
    expect(hours('1917-01-15') * 3600).toBe(2 * 3600 + 31 * 60 + 19);
  });

  it('the thirteenth is most often a Friday', () => {
    const weekdays = Array.from({ length: 4800 }, (_, month) =>
      weekdayOf(julianDayNumber(2000 + Math.floor(month / 12), (month % 12) + 1, 13)),
    );
    expect([0, 1, 2, 3, 4, 5, 6].map((weekday) => weekdays.filter((one) => one === weekday).length)).toEqual([
      687, 685, 685, 687, 684, 688, 684,
    ]);
    expect(julianDayNumber(2400, 1, 1) - julianDayNumber(2000, 1, 1)).toBe(20_871 * 7);
  });

  it('old style turns into new', () => {
    expect(gregorianFromOldStyle(2099, 12, 25)).toEqual({ year: 2100, month: 1, day: 7 });
    expect(gregorianFromOldStyle(2100, 12, 25)).toEqual({ year: 2101, month: 1, day: 8 });
    expect(gregorianFromOldStyle(1900, 2, 29)).toEqual({ year: 1900, month: 3, day: 13 });
  });

  it('full Moons fall on weekends', () => {
    const full = moonPhases(ephemeris, ...year(2027)).filter(({ phase }) => phase === 'full');
    const weekend = full.filter(({ julianDay }) => [0, 6].includes(weekdayOf(Math.floor(julianDay + MSK + 0.5))));
    expect(weekend.map(({ julianDay }) => dayOf(julianDay + MSK))).toEqual([
      '2027-02-21',
      '2027-06-19',
      '2027-07-18',
      '2027-11-14',
    ]);
  });
});

describe('computed facts of numbers', () => {
  it('the three schools of the life path disagree', () => {
    const paths = century.map((date) => lifePath(date));
    const differ = century.filter(
      (date, index) =>
        lifePath(date, 'by-parts').lifePath !== paths[index]?.lifePath ||
        lifePath(date, 'whole-numbers').lifePath !== paths[index]?.lifePath,
    );
    expect(textOf('life-path-methods')).toContain(`в ${differ.length},`);
    expect(paths.filter(({ isMaster }) => isMaster).length / century.length).toBeCloseTo(0.178, 3);
    expect(textOf('debts-are-rare')).toContain(
      `${paths.filter(({ karmicDebts }) => karmicDebts.length > 0).length} дат`,
    );
  });

  it('digits of dates make these sums', () => {
    const sumOf = (date: CivilDate) => digitSum(date.day) + digitSum(date.month) + digitSum(date.year);
    const sums = century.map(sumOf);
    const largest = Math.max(...new Set(sums));
    expect(largest).toBe(48);
    expect(century.filter((_, index) => sums[index] === largest)).toMatchObject([{ year: 1999, month: 9, day: 29 }]);
    expect(textOf('commonest-date-sum')).toContain(String(sums.filter((sum) => sum === 29).length));
  });

  it('squares of Pythagoras are shared', () => {
    const cells = squares.map((counts) => Object.values(counts));
    expect(textOf('shared-squares')).toContain(String(new Set(cells.map(String)).size));
    expect(textOf('full-square')).toContain(`${cells.filter((counts) => !counts.includes(0)).length} дата`);
    expect(squares.filter((counts) => counts[1] === 0 || counts[9] === 0)).toEqual([]);
    expect(psychomatrix({ year: 1911, month: 11, day: 11 }).counts[1]).toBe(9);
    expect(psychomatrix({ year: 2000, month: 1, day: 4 }, 'classic').working[2]).toBe(-1);
  });

  it('matrices are shared too, and their schools part', () => {
    const cornersOf = ({ day, month, year }: CivilDate) => [
      toArcanum(day),
      toArcanum(month),
      toArcanum(digitSum(year)),
    ];
    const { A, B, C } = destinyMatrix({ year: 1987, month: 6, day: 25 });
    expect(cornersOf({ year: 1987, month: 6, day: 25 })).toEqual([A, B, C]);
    const corners = new Set(century.map((date) => cornersOf(date).join(' ')));
    expect(textOf('shared-matrices')).toContain(String(corners.size));
    expect([toArcanum(28), toArcanum(28, 'subtract-22')]).toEqual([10, 6]);
  });

  it('letters change the number of a name', () => {
    expect(['Семён', 'Семен', 'Наталья', 'Наталия'].map((name) => nameOf(name)?.number)).toEqual([7, 6, 5, 3]);
    expect(nameOf('Ия')).toMatchObject({ soul: 7, personality: null });
  });

  it('dates read both ways and dates of eight digits', () => {
    const written = datesOf(2001, 2100).map(digitsOfDate);
    const palindromes = written.filter((date) => date === [...date].reverse().join(''));
    expect(textOf('palindromes')).toContain(`их ${palindromes.length}`);
    const isOfEight = (date: string) => new Set(date).size === 8;
    expect([...century.map(digitsOfDate).filter(isOfEight).slice(-1), ...written.filter(isOfEight)]).toEqual([
      '25061987',
    ]);
    expect(datesOf(2101, 2345).map(digitsOfDate).find(isOfEight)).toBe('17062345');
  });
});
