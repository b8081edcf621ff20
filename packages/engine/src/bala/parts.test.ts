import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { separation, shortestArc } from '../angle/degrees.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { vedicDayAt } from '../panchanga/vedic-day.ts';
import { grahaLongitudes } from '../state/placement.ts';
import { julianDayNumber, julianDayOfDate, weekdayOf } from '../time/julian-day.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { meanLongitude } from './mean-motion.ts';
import { aharganaOf, dayNumberOf, horaLord, horaNumber, monthLord, tribhagaLord, yearLord } from './time-lords.ts';
import { Ledger } from './trace.ts';
import { VIMSHOPAKA_WEIGHTS } from './vimshopaka.table.ts';
import { computeVimshopaka } from './vimshopaka.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

describe('ahargana', () => {
  it('counts weekdays by its remainder, 0 being Sunday', () => {
    for (let number = 2_440_000; number < 2_440_030; number++) expect(aharganaOf(number) % 7).toBe(weekdayOf(number));
  });

  it("gives Raman's lords for 16 October 1918: year of Saturn, month of Mercury", () => {
    const ahargana = aharganaOf(julianDayNumber(1918, 10, 16));
    expect([yearLord(ahargana), monthLord(ahargana)]).toEqual(['saturn', 'mercury']);
  });

  it('years of 360 days move their lord by three weekdays, months of 30 by two', () => {
    const from = aharganaOf(julianDayNumber(2000, 1, 1));
    const weekdays = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
    const step = (a: string, b: string) => (weekdays.indexOf(b) - weekdays.indexOf(a) + 7) % 7;
    expect(step(yearLord(from), yearLord(from + 360))).toBe(3);
    expect(step(monthLord(from), monthLord(from + 30))).toBe(2);
  });
});

describe('lords of the parts of a day', () => {
  const delhi = { latitude: 28.65, longitude: 77.22 };

  it('the first hora is of the lord of the day and the 25th of the next one', () => {
    const lords = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
    for (let vara = 0; vara < 7; vara++) {
      expect(horaLord(vara, 1)).toBe(lords[vara]);
      expect(horaLord(vara, 25)).toBe(lords[(vara + 1) % 7]);
    }
  });

  it('twelve horas by day, twelve by night; thirds of Mercury Sun Saturn and Moon Venus Mars', () => {
    const day = vedicDayAt(ephemeris, julianDayOfDate(2024, 3, 20) + 0.25, delhi, 'hindu');
    expect(day).not.toBeNull();
    if (!day) return;
    const daylight = day.sunset - day.sunrise;
    const night = day.nextSunrise - day.sunset;
    expect([0, 0.5, 0.99].map((share) => horaNumber(day, day.sunrise + daylight * share))).toEqual([1, 7, 12]);
    expect([0, 0.99].map((share) => horaNumber(day, day.sunset + night * share))).toEqual([13, 24]);
    expect([0.1, 0.5, 0.9].map((share) => tribhagaLord(day, day.sunrise + daylight * share))).toEqual([
      'mercury',
      'sun',
      'saturn',
    ]);
    expect([0.1, 0.5, 0.9].map((share) => tribhagaLord(day, day.sunset + night * share))).toEqual([
      'moon',
      'venus',
      'mars',
    ]);
    expect(weekdayOf(dayNumberOf(day, delhi.longitude))).toBe(day.vara);
  });
});

describe('mean longitudes', () => {
  it('of the Sun keep within the equation of centre, those of the planets within theirs, over two centuries', () => {
    const limits = { sun: 2, mercury: 24, venus: 1, mars: 11, jupiter: 6, saturn: 7 };
    for (let year = 1850; year < 2050; year += 3) {
      const at = julianDayOfDate(year, 5, 1);
      expect(separation(ephemeris.longitude(at, 'sun'), meanLongitude('sun', at))).toBeLessThan(limits.sun);
      for (const planet of ['mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const) {
        const apart = separation(ephemeris.heliocentricLongitude(at, planet), meanLongitude(planet, at));
        expect(apart, `${planet} ${year}`).toBeLessThan(limits[planet]);
      }
    }
  });

  it('are means: over many turns the true planet is as far before as behind', () => {
    let sum = 0;
    const start = julianDayOfDate(1900, 1, 1);
    for (let step = 0; step < 2000; step++) {
      const at = start + step * 17.59;
      sum += shortestArc(meanLongitude('mercury', at), ephemeris.heliocentricLongitude(at, 'mercury'));
    }
    expect(Math.abs(sum / 2000)).toBeLessThan(0.3);
  });
});

describe('vimshopaka', () => {
  it('weighs sum to twenty in every scheme', () => {
    for (const weights of Object.values(VIMSHOPAKA_WEIGHTS)) {
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(20);
    }
  });

  it('is between 5 and 20 and has its trace', () => {
    for (const { birth } of references) {
      const ledger = new Ledger();
      const bala = computeVimshopaka(ledger, grahaLongitudes(chartOfBirth(ephemeris, birth)));
      for (const graha of CLASSICAL_GRAHAS) {
        for (const [scheme, points] of Object.entries(bala[graha])) {
          expect(points).toBeGreaterThanOrEqual(5);
          expect(points).toBeLessThanOrEqual(20);
          expect(must(ledger.trace[`vimshopaka.${graha}.${scheme}`]).value).toBe(points);
        }
      }
    }
  });

  it('a graha in its own sign in every varga has twenty: the Sun at 1° of Leo in hora and rasi, less elsewhere', () => {
    const ledger = new Ledger();
    const chart = chartOfBirth(ephemeris, must(references[0]).birth);
    computeVimshopaka(ledger, { ...grahaLongitudes(chart), sun: 121 });
    const { points } = must(ledger.trace['vimshopaka.sun.shadvarga']).inputs;
    expect(points).toMatchObject({ '1': 20, '2': 20, '3': 20 });
  });
});
