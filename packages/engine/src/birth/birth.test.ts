import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { karanaName, karanaOf, limbsOf, tithiOf, yogaOf } from '../panchanga/limb.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { GANAS, GHATAKA, PAYA_BY_HOUSE, VASHYAS, YONIS } from './avakahada.table.ts';
import { avakahadaOf, nadiOf, vashyaOf } from './avakahada.ts';
import { birthDetails, limbsHold } from './birth-details.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe('limbs', () => {
  it('keep in step: two karanas a tithi', () => {
    fc.assert(
      fc.property(longitude, longitude, (sun, moon) => {
        const tithi = tithiOf(sun, moon);
        expect(Math.ceil(karanaOf(sun, moon).index / 2)).toBe(tithi.index);
        expect(tithi.elapsed).toBeGreaterThanOrEqual(0);
        expect(tithi.elapsed).toBeLessThan(1);
        expect(yogaOf(sun, moon).index).toBeLessThanOrEqual(27);
      }),
    );
  });

  it('belong at a boundary to the one that opens', () => {
    expect(tithiOf(0, 12).index).toBe(2);
    expect(tithiOf(10, 10).index).toBe(1);
    expect(tithiOf(0, 359.999).index).toBe(30);
    expect(limbsOf(0, 180).paksha).toBe('krishna');
  });

  it('name the half-tithis: four fixed ones about the new moon', () => {
    expect([1, 2, 8, 9, 57, 58, 59, 60].map(karanaName)).toEqual([
      'kimstughna',
      'bava',
      'vishti',
      'bava',
      'vishti',
      'shakuni',
      'chatushpada',
      'naga',
    ]);
  });
});

describe('avakahada', () => {
  it('has nine stars in each nadi and gana', () => {
    const stars = Array.from({ length: 27 }, (_, index) => index + 1);
    for (const nadi of ['adi', 'madhya', 'antya'])
      expect(stars.filter((star) => nadiOf(star) === nadi)).toHaveLength(9);
    expect(stars.filter((star) => nadiOf(star) === 'adi')).toEqual([1, 6, 7, 12, 13, 18, 19, 24, 25]);
    for (const gana of ['deva', 'manushya', 'rakshasa']) expect(GANAS.filter((one) => one === gana)).toHaveLength(9);
    expect(new Set(YONIS).size).toBe(14);
    expect(VASHYAS).toHaveLength(12);
    expect(GHATAKA).toHaveLength(12);
    expect(PAYA_BY_HOUSE.filter((paya) => paya === 'gold')).toHaveLength(3);
  });

  it('splits Sagittarius and Capricorn in vashya', () => {
    expect([250, 260, 275, 290].map(vashyaOf)).toEqual(['human', 'quadruped', 'quadruped', 'water']);
  });

  it('follows the Moon and has no paya by house without a lagna', () => {
    // Moon in Rohini, Taurus; lagna Aries: second house, silver.
    expect(avakahadaOf(45, 1)).toMatchObject({
      varna: 'vaishya',
      vashya: 'quadruped',
      yoni: 'serpent',
      gana: 'manushya',
      nadi: 'antya',
      tattva: 'earth',
      yunja: 'purva',
      payaByNakshatra: 'iron',
      payaByHouse: 'silver',
      signLord: 'venus',
      nakshatraLord: 'moon',
    });
    expect(avakahadaOf(45, null).payaByHouse).toBeNull();
    expect(must(avakahadaOf(45, 1).taras[0]).nakshatras).toEqual([4, 13, 22]);
  });
});

describe.each(references)('birth details of $city, $birth.date', ({ birth, expect: want }) => {
  it('agree with the reference day and month', () => {
    const chart = chartOfBirth(ephemeris, birth);
    const details = birthDetails(ephemeris, chart, { isTimeKnown: true });
    const reference = want.vedicDay?.hindu;
    if (!reference) {
      expect(details.day).toBeNull();
      expect(details.noDayReason).toMatch(/^POLAR_/);
      expect(details.ishtaGhati).toBeNull();
      return;
    }
    expect(details.day?.vara).toBe(reference.vara);
    expect(details.isDayBirth).toBe(reference.isDayBirth);
    expect(details.ishtaGhati).toBeGreaterThanOrEqual(0);
    expect(details.limbs.nakshatra.nakshatra).toBe(want.planets.moon.nakshatra);
    expect(details.lunarMonth).toEqual(want.lunarMonth);
    expect(details.season.sidereal.ayana).toBe(want.ayana?.sidereal);
    expect(details.season.tropical.ayana).toBe(want.ayana?.tropical);
  });
});

describe('limbs of an uncertain birth', () => {
  it('hold over a minute and not over a day', () => {
    const chart = chartOfBirth(ephemeris, must(references[0]).birth);
    const around = (days: number) => ({ from: chart.julianDay - days, to: chart.julianDay + days });
    expect(limbsHold(ephemeris, chart, around(1e-4))).toEqual({
      tithi: true,
      karana: true,
      yoga: true,
      nakshatra: true,
    });
    expect(limbsHold(ephemeris, chart, around(0.6))).toEqual({
      tithi: false,
      karana: false,
      yoga: false,
      nakshatra: false,
    });
  });
});
