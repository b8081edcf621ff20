import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import { signOf } from '../angle/sign.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../ephemeris/swisseph.ts';
import { DayWalk } from '../festival/almanac-days.ts';
import { Almanac } from '../panchanga/almanac.ts';
import { panchangaDay } from '../panchanga/panchanga-day.ts';
import { touches } from '../panchanga/span.ts';
import { findMuhurta } from './finder.ts';
import { MuhurtaDays } from './muhurta-days.ts';
import { POINTS, PURPOSES } from './purpose.table.ts';
import { risingSigns } from './rising-sign.ts';
import { forbiddenSpans } from './veto.ts';

const MOSCOW = { latitude: 55.7558, longitude: 37.6173 };
const offsetOf = () => 10_800;
const FROM = { year: 2026, month: 11, day: 1 };

let ephemeris: Ephemeris;
beforeAll(async () => {
  ephemeris = await loadEphemeris();
});
const daysHere = () =>
  new MuhurtaDays(
    new DayWalk(new Almanac(ephemeris, MOSCOW, { ayanamsha: 'lahiri', sunrise: 'hindu' }), offsetOf),
    offsetOf,
  );
const purposeOf = (id: string) => {
  const purpose = PURPOSES.find((candidate) => candidate.id === id);
  if (!purpose) throw new Error(id);
  return purpose;
};

describe('the muhurta finder', () => {
  it('knows at least fourteen purposes with sound numbers', () => {
    expect(PURPOSES.length).toBeGreaterThanOrEqual(14);
    for (const { nakshatras, tithis, varas, avoidedVaras, lagnas } of PURPOSES) {
      expect(nakshatras.every((star) => star >= 1 && star <= 27)).toBe(true);
      expect(tithis.every((tithi) => tithi >= 1 && tithi <= 15)).toBe(true);
      expect([...varas, ...avoidedVaras].every((vara) => vara >= 0 && vara <= 6)).toBe(true);
      expect(varas.some((vara) => avoidedVaras.includes(vara))).toBe(false);
      expect(lagnas.every((sign) => sign >= 1 && sign <= 12)).toBe(true);
    }
  });

  it('never offers an hour that a veto of the purpose forbids, and says the reasons of each', () => {
    const days = daysHere();
    for (const id of ['signing', 'wedding', 'surgery']) {
      const purpose = purposeOf(id);
      const { hours, refused } = findMuhurta(days, purpose, FROM, { year: 2026, month: 12, day: 15 });
      for (const hour of hours) {
        const day = panchangaDay(days.walk.almanac, hour.date, 10_800);
        if (!day.day) throw new Error('no day');
        const forbidden = forbiddenSpans(days.walk, day).filter(({ veto }) => purpose.vetoes.includes(veto));
        expect(forbidden.some((span) => touches({ start: hour.start + 1e-7, end: hour.end - 1e-7 }, span))).toBe(false);
        expect(hour.score).toBeGreaterThanOrEqual(0);
        expect(hour.score).toBeLessThanOrEqual(100);
        expect(hour.reasons.length).toBeGreaterThan(1);
      }
      expect([...hours].sort((a, b) => b.score - a.score).map((hour) => hour.score)).toEqual(
        hours.map((hour) => hour.score),
      );
      for (const day of refused) expect(day.vetoes.length).toBeGreaterThan(0);
    }
  });

  it('refuses weddings in the adhika month of 2026 and while the Sun is in Sagittarius', () => {
    const days = daysHere();
    const wedding = purposeOf('wedding');
    for (const [from, to, veto] of [
      [{ year: 2026, month: 5, day: 20 }, { year: 2026, month: 6, day: 10 }, 'adhika-masa'],
      [{ year: 2026, month: 12, day: 18 }, { year: 2027, month: 1, day: 10 }, 'kharmas'],
    ] as const) {
      const { hours, refused } = findMuhurta(days, wedding, from, to);
      expect(hours).toEqual([]);
      expect(refused.every((day) => day.vetoes.some((id) => id === veto))).toBe(true);
    }
  });

  it('lets the other half of the month speak against a purpose that asks for one, by the tithi of the hour', () => {
    const days = daysHere();
    const halves = (id: string) =>
      findMuhurta(days, purposeOf(id), FROM, { year: 2026, month: 12, day: 14 }, {}, null, 500).hours.map((hour) => ({
        isDark: hour.tithi > 15,
        said: hour.reasons.flatMap((reason) => (/paksha/i.test(reason.id) ? [reason.id] : [])),
      }));
    const ofBusiness = halves('business');
    expect(new Set(ofBusiness.map(({ isDark }) => isDark)).size).toBe(2);
    expect(ofBusiness.filter(({ isDark, said }) => said.join() !== (isDark ? 'badPaksha' : 'paksha'))).toEqual([]);
    expect(halves('signing').flatMap(({ said }) => said)).toEqual([]);
    expect(POINTS.badPaksha).toBeLessThan(0);
  });

  it('the personal layer moves the score by tara and chandra bala', () => {
    const days = daysHere();
    const to = { year: 2026, month: 11, day: 20 };
    const { hours } = findMuhurta(days, purposeOf('signing'), FROM, to, { birthNakshatra: 4, birthSign: 2 });
    expect(hours.every((hour) => hour.reasons.some(({ id }) => id === 'goodTara' || id === 'badTara'))).toBe(true);
    expect(hours.every((hour) => hour.reasons.some(({ id }) => id === 'goodChandra' || id === 'badChandra'))).toBe(
      true,
    );
  });

  it('never judges an hour by the Moon of another sign than the one it holds through', () => {
    const days = daysHere();
    const to = { year: 2026, month: 12, day: 15 };
    const { hours } = findMuhurta(days, purposeOf('travel'), FROM, to, { birthSign: 2 }, null, 200);
    for (const hour of hours) {
      const count = hour.reasons.find(({ id }) => id === 'goodChandra' || id === 'badChandra')?.value;
      for (const at of [hour.start + 1e-4, hour.end - 1e-4]) {
        const moon = ephemeris.position(at, 'moon').longitude - ephemeris.ayanamsha(at, 'lahiri');
        expect(((signOf(moon) - 2 + 12) % 12) + 1).toBe(count);
      }
    }
  });

  it('puts the richer of two hours with a full score first', () => {
    const sum = ({ reasons }: { readonly reasons: readonly { readonly points: number }[] }) =>
      reasons.reduce((total, { points }) => total + points, 50);
    const to = { year: 2027, month: 2, day: 20 };
    const { hours } = findMuhurta(daysHere(), purposeOf('signing'), FROM, to, { birthNakshatra: 4 });
    expect(hours.filter(({ score }) => score === 100).length).toBeGreaterThan(1);
    expect(hours.map(sum)).toEqual(hours.map(sum).sort((a, b) => b - a));
  });

  it('rising signs follow one another round the zodiac, edges on their boundaries', () => {
    const found = risingSigns(ephemeris, MOSCOW, 'lahiri', { start: 2461365, end: 2461366 });
    for (let index = 1; index < found.length; index++) {
      expect(must(found[index]).sign).toBe((must(found[index - 1]).sign % 12) + 1);
      expect(must(found[index]).start).toBe(must(found[index - 1]).end);
      const longitude =
        ephemeris.angles(must(found[index]).start, MOSCOW).ascendant -
        ephemeris.ayanamsha(must(found[index]).start, 'lahiri');
      expect([must(found[index]).sign, ((must(found[index]).sign + 10) % 12) + 1]).toContain(signOf(longitude));
    }
  });
});
