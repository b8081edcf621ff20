import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { chartOfBirth } from '../../test/chart-of-birth.ts';
import { normalizeDegrees, separation } from '../angle/degrees.ts';
import { isOddSign, signOf, signs } from '../angle/sign.ts';
import { bodyOf } from '../chart/chart.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { vedicDayAt } from '../panchanga/vedic-day.ts';
import references from '../vectors/charts.json' with { type: 'json' };
import { VARNADA_SCHOOLS } from './lagna.ids.ts';
import { INDU_RAYS } from './special-lagna.table.ts';
import { induSign, lagnaPoints, skyPoints, timeLagnas, yogiGrahas } from './special-lagna.ts';
import { bodySphutas, gulikaSphutas } from './sphuta.ts';
import { sunUpagrahas, timeUpagrahas } from './upagraha.ts';
import { varnadaLagnas } from './varnada.ts';

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe.each(references)('special lagnas of $city, $birth.date', ({ birth, expect: want }) => {
  it('agree with the reference in bhava, hora and ghati lagna', () => {
    const chart = chartOfBirth(ephemeris, birth);
    const day = vedicDayAt(ephemeris, chart.julianDay, chart.place, 'hindu');
    if (!want.specialLagnas) {
      expect(day).toBeNull();
      return;
    }
    if (!day) throw new Error('a Vedic day is expected');
    const got = timeLagnas(ephemeris, chart, day);
    expect(separation(got.bhavaLagna, want.specialLagnas.bhavaLagna)).toBeLessThan(0.02);
    expect(separation(got.horaLagna, want.specialLagnas.horaLagna)).toBeLessThan(0.02);
    expect(separation(got.ghatiLagna, want.specialLagnas.ghatiLagna)).toBeLessThan(0.02);
  });
});

describe('points of the lagna', () => {
  it('follow their definitions on a reference chart', () => {
    const chart = chartOfBirth(ephemeris, must(references[0]).birth);
    const moon = bodyOf(chart, 'moon').longitude;
    const { shriLagna, kundaLagna } = lagnaPoints(chart);
    const passed = (moon % (40 / 3)) / (40 / 3);
    expect(shriLagna).toBeCloseTo(normalizeDegrees(chart.ascendant.longitude + 360 * passed), 6);
    expect(kundaLagna).toBeCloseTo(normalizeDegrees(chart.ascendant.longitude * 81), 6);
    const sky = skyPoints(chart);
    const rahu = bodyOf(chart, 'rahu').longitude;
    expect(separation(sky.bhriguBindu, moon)).toBeCloseTo(separation(sky.bhriguBindu, rahu), 6);
    expect(separation(sky.yogiPoint, sky.avayogiPoint)).toBeCloseTo(360 - 560 / 3, 6);
    expect(Object.keys(yogiGrahas(sky))).toEqual(['yogi', 'duplicateYogi', 'avayogi']);
  });

  it('count the indu lagna by the rays of both ninth lords', () => {
    expect(Object.values(INDU_RAYS).reduce((sum, rays) => sum + rays, 0)).toBe(83);
    // Lagna Aries (9th lord Jupiter, 10), Moon in Cancer (9th lord Jupiter, 10): 20 − 12 = 8 signs from Cancer is Aquarius.
    expect(induSign(1, 4)).toBe(11);
    // Leo (Mars, 6) and Aries… a sum of twelve counts as twelve: Leo (6) with Leo (6).
    expect(induSign(5, 5)).toBe(4);
  });
});

describe('varnada', () => {
  it('of an odd house and an odd hora lagna adds the counts from Aries', () => {
    expect(varnadaLagnas(5, 65)[0]).toBe(4);
  });

  it('of an even house counts back from Pisces', () => {
    // Taurus: 11 back from Pisces; Gemini: 3; kinds differ: 8; Taurus is even: the 8th back from Pisces is Leo.
    expect(varnadaLagnas(35, 65)[0]).toBe(5);
  });

  it('has twelve signs in each school, and depends on the sign alone but for the one by degrees', () => {
    fc.assert(
      fc.property(longitude, longitude, (lagna, hora) => {
        for (const school of VARNADA_SCHOOLS) expect(varnadaLagnas(lagna, hora, school)).toHaveLength(12);
        const middle = (at: number) => (signOf(at) - 1) * 30 + 15;
        expect(varnadaLagnas(middle(lagna), middle(hora))).toEqual(varnadaLagnas(lagna, hora));
      }),
    );
  });

  it('gives an odd sign for an even house and the other way round in the school of Raman', () => {
    for (const lagna of signs) {
      for (const hora of signs) {
        const first = must(varnadaLagnas(lagna * 30 - 15, hora * 30 - 15)[0]);
        // Every count from the end of its own kind is odd, so their sum and difference are even.
        expect(isOddSign(first)).toBe(!isOddSign(lagna));
      }
    }
  });
});

describe('upagrahas', () => {
  it('of the Sun close the circle: upaketu is one sign behind the Sun', () => {
    fc.assert(
      fc.property(longitude, (sun) => {
        const { dhuma, vyatipata, parivesha, indrachapa, upaketu } = sunUpagrahas(sun);
        expect(separation(upaketu, sun - 30)).toBeLessThan(1e-6);
        expect(separation(dhuma + vyatipata, 0)).toBeLessThan(1e-6);
        expect(separation(parivesha, vyatipata + 180)).toBeLessThan(1e-6);
        expect(separation(indrachapa + parivesha, 0)).toBeLessThan(1e-6);
      }),
    );
  });

  it('of time rise at the start, middle or end of their eighth', () => {
    const { birth } = must(references[1]);
    const chart = chartOfBirth(ephemeris, birth);
    const day = vedicDayAt(ephemeris, chart.julianDay, chart.place, 'hindu');
    if (!day) throw new Error('a Vedic day is expected');
    const start = timeUpagrahas(ephemeris, chart, day, 'start');
    const middle = timeUpagrahas(ephemeris, chart, day, 'middle');
    const end = timeUpagrahas(ephemeris, chart, day, 'end');
    for (const id of ['kala', 'gulika', 'yamaghantaka'] as const) {
      expect(normalizeDegrees(middle[id] - start[id])).toBeLessThan(60);
      expect(normalizeDegrees(end[id] - middle[id])).toBeLessThan(60);
    }
  });

  it('put gulika on the seventh eighth of a Sunday and the first of a Saturday', () => {
    const { birth } = must(references[3]);
    const chart = chartOfBirth(ephemeris, birth);
    const day = vedicDayAt(ephemeris, chart.julianDay, chart.place, 'hindu');
    if (!day) throw new Error('a Vedic day is expected');
    const noonChart = { ...chart, julianDay: (day.sunrise + day.sunset) / 2 };
    const ascendant = (at: number) =>
      normalizeDegrees(ephemeris.angles(at, chart.place).ascendant - ephemeris.ayanamsha(at, 'lahiri'));
    const eighth = (day.sunset - day.sunrise) / 8;
    for (const [vara, part] of [
      [0, 6],
      [6, 0],
      [3, 3],
    ] as const) {
      const { gulika } = timeUpagrahas(ephemeris, noonChart, { ...day, vara });
      expect(separation(gulika, ascendant(day.sunrise + part * eighth))).toBeLessThan(1e-6);
    }
  });
});

describe('sphutas', () => {
  it('are sums of longitudes', () => {
    const chart = chartOfBirth(ephemeris, must(references[2]).birth);
    const at = (id: 'sun' | 'moon' | 'jupiter' | 'venus' | 'mars') => bodyOf(chart, id).longitude;
    expect(bodySphutas(chart).beeja).toBeCloseTo(normalizeDegrees(at('sun') + at('venus') + at('jupiter')), 6);
    const { tri, chatus } = gulikaSphutas(chart, 100);
    expect(normalizeDegrees(chatus - tri)).toBeCloseTo(at('sun'), 6);
  });
});
