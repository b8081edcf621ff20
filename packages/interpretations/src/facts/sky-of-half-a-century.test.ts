import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { julianDayOfDate as jd } from '@nebosvod/engine/time/julian-day';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { countOf, dayOf, norm, spoken, tells } from '../../test/counted.ts';

const ephemeris = await loadEphemeris();

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
