import type { SkyReason } from '@nebosvod/contracts/sky-rule';
import { normalizeDegrees, shortestArc } from '@nebosvod/engine/angle/degrees';
import { signOf } from '@nebosvod/engine/angle/sign';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { julianDayFromIso } from '@nebosvod/engine/time/julian-day';
import { mover } from '@nebosvod/engine/transit/motion';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkWords } from '../publication/check-words.ts';
import { checkSky } from '../publication/sky-claims.ts';
import { numberOfDate } from './occasions.ts';
import { contentPlan, type PlannedItem } from './plan.ts';
import { TONE_VOICES } from './voice.ts';

const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
const ANGLES = { conjunction: 0, sextile: 60, square: 90, trine: 120, opposition: 180 } as const;
const MINUTE = 1 / 1440;

let sky: Awaited<ReturnType<typeof loadEphemeris>>;
/** A year of plans: thirteen of four weeks, a network a tone. */
let year: readonly (readonly PlannedItem[])[];
beforeAll(async () => {
  sky = await loadEphemeris();
  const tones = Object.values(TONE_VOICES);
  year = Array.from({ length: 13 }, (_, month) =>
    contentPlan(sky, {
      ...{ from: addDays('2026-12-01', month * 28), weeks: 4, perWeek: [3, 5, 7, 14][month % 4] ?? 7 },
      ...{ networks: ['vk', 'dzen'], niche: ['', 'ведическая астрология', 'нумерология'][month % 3] ?? '', goals: '' },
      ...{ launches: [], place, voice: tones[month % 3] ?? TONE_VOICES.calm, seed: month * 7919 },
    }),
  );
});

const wholeText = ({ hook, text, callToAction }: PlannedItem): string => [hook, text, callToAction].join('\n');
const longitude = (body: Parameters<typeof sky.longitude>[1], at: number) => normalizeDegrees(sky.longitude(at, body));

/** Whether a reason holds, decided without the search that found it. */
function holds({ at, rule }: SkyReason): boolean {
  const moment = julianDayFromIso(at);
  switch (rule.kind) {
    case 'station': {
      const { speed } = mover(sky, rule.body, { ...DEFAULT_SETTINGS, zodiac: 'tropical' });
      const [before, after] = [speed(moment - 0.1), speed(moment + 0.1)];
      return (
        (rule.turns === 'direct' ? before < 0 && after > 0 : before > 0 && after < 0) &&
        signOf(longitude(rule.body, moment)) === rule.sign
      );
    }
    case 'ingress':
      return (
        (signOf(longitude(rule.body, moment - MINUTE)) !== rule.sign) !==
        (signOf(longitude(rule.body, moment + MINUTE)) !== rule.sign)
      );
    case 'aspect':
      return (
        Math.abs(Math.abs(shortestArc(longitude(rule.a, moment), longitude(rule.b, moment))) - ANGLES[rule.aspect]) <
        0.01
      );
    case 'lunation': {
      const turn = { new: 0, 'first-quarter': 90, full: 180, 'last-quarter': 270 }[rule.phase];
      return (
        Math.abs(shortestArc(turn, normalizeDegrees(longitude('moon', moment) - longitude('sun', moment)))) < 0.01 &&
        signOf(longitude('moon', moment)) === rule.sign
      );
    }
    case 'eclipse': {
      const away = Math.abs(shortestArc(longitude('sun', moment), longitude('moon', moment)));
      return rule.of === 'solar' ? away < 1 : away > 179;
    }
    case 'sankranti': {
      const sidereal = mover(sky, 'sun', DEFAULT_SETTINGS);
      return (
        signOf(sidereal.longitude(moment + MINUTE)) === rule.sign &&
        signOf(sidereal.longitude(moment - MINUTE)) !== rule.sign
      );
    }
    case 'number':
      return numberOfDate(rule.date) === rule.number;
    case 'ekadashi': {
      const angle = normalizeDegrees(longitude('moon', moment + MINUTE) - longitude('sun', moment + MINUTE));
      return Math.floor(angle / 12) === (rule.paksha === 'shukla' ? 10 : 25);
    }
    case 'festival':
      return Math.abs(moment - julianDayFromIso(`${rule.date}T09:00:00Z`)) < 3;
  }
}

describe('a year of plans', () => {
  it('has as many items as were asked for, none after its occasion', () => {
    expect(year.map((items) => items.length)).toEqual(year.map((_, month) => ([3, 5, 7, 14][month % 4] ?? 0) * 4));
    for (const { date, sky: reason } of year.flat()) {
      if (!reason) continue;
      const of = 'date' in reason.rule ? reason.rule.date : addDays(reason.at.slice(0, 10), 1);
      expect(date <= of, `${date} ${reason.event} ${reason.at}`).toBe(true);
    }
  });

  it('rests on reasons that hold, and names their minute', () => {
    const reasons = year.flat().flatMap(({ sky: reason }) => reason ?? []);
    expect(reasons.length).toBeGreaterThan(200);
    expect(reasons.filter((reason) => !holds(reason))).toEqual([]);
    for (const { sky: reason, skyReason } of year.flat()) expect(skyReason === '').toBe(reason === null);
  });

  it('shares no first phrase within a month', () => {
    for (const items of year) {
      const hooks = items.map(({ hook }) => hook.toLowerCase());
      expect(new Set(hooks).size).toBe(hooks.length);
    }
  });

  it('stops at none of its own texts', () => {
    for (const item of year.flat()) {
      const text = wholeText(item);
      const date = item.sky && 'date' in item.sky.rule ? item.sky.rule.date : item.date;
      const remarks = [...checkWords(text), ...checkSky(text, { ephemeris: sky, date, timeZone: place.timeZone })];
      expect(
        remarks.filter(({ level }) => level === 'stop'),
        text,
      ).toEqual([]);
    }
  });

  it('leaves no mark of its notation', () => {
    for (const item of year.flat()) expect(wholeText(item)).not.toMatch(/[{}[\]|]|\s[.,;:]|\.\.|undefined/u);
  });

  it('says no line of an item twice, and breaks off no source', () => {
    for (const item of year.flat()) {
      const lines = item.text
        .split('\n')
        .map((line) => line.replace(/^[\d–]+(?:\.| с\.) (?:Факт\. |Подробности\. )?/u, ''));
      const said = lines.filter((line) => line !== '');
      expect(new Set(said).size, item.text).toBe(said.length);
      expect(item.text).not.toMatch(/(?:гл|пер)\.(?=\n|$)|…\./u);
    }
  });

  it('asks nothing of a chart of birth, nor of a day, where there is none', () => {
    for (const { rubric, callToAction } of year.flat()) {
      if (['Число дня', 'Календарь панчанги', 'Дела мастера'].includes(rubric))
        expect(callToAction).not.toMatch(/карт|дом /u);
      if (rubric === 'Факт с источником') expect(callToAction).not.toMatch(/дат|напоминан/u);
    }
  });

  it('keeps a month within three seconds', () => {
    const begun = performance.now();
    contentPlan(sky, {
      ...{ from: '2027-03-01', weeks: 4, perWeek: 7, networks: ['vk'], niche: '', goals: '', launches: [], place },
      ...{ voice: TONE_VOICES.calm, seed: 1 },
    });
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});
