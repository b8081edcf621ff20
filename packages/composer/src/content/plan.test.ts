import type { SkyReason } from '@nebosvod/contracts/sky-rule';
import { normalizeDegrees, shortestArc } from '@nebosvod/engine/angle/degrees';
import { nakshatraOf } from '@nebosvod/engine/angle/nakshatra';
import { signOf } from '@nebosvod/engine/angle/sign';
import { loadEphemeris } from '@nebosvod/engine/ephemeris/swisseph';
import { FESTIVALS } from '@nebosvod/engine/festival/festival.table';
import type { FestivalId } from '@nebosvod/engine/festival/rule';
import { DEFAULT_SETTINGS } from '@nebosvod/engine/settings';
import { addDays, weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { julianDayFromIso } from '@nebosvod/engine/time/julian-day';
import { mover } from '@nebosvod/engine/transit/motion';
import { blanksIn } from '@nebosvod/terms/blanks';
import { PLAN_BALANCE } from '@nebosvod/terms/plan-balance.table';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkWords } from '../publication/check-words.ts';
import { checkSky } from '../publication/sky-claims.ts';
import { likeness } from './hook-likeness.ts';
import { NETWORK_FORMATS } from './network-format.table.ts';
import { numberOfDate } from './occasions.ts';
import { contentPlan } from './plan.ts';
import type { PlannedItem } from './plan-order.ts';
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

/** Tithi of an instant, 1 … 30. */
const tithiAt = (at: number) => Math.floor(normalizeDegrees(longitude('moon', at) - longitude('sun', at)) / 12) + 1;
const sidereal = (body: 'sun' | 'moon', at: number) => mover(sky, body, DEFAULT_SETTINGS).longitude(at);
/** Hours of a date of Moscow and of the night after it. */
const hoursOf = (date: string) =>
  Array.from({ length: 30 }, (_, hour) => julianDayFromIso(`${date}T00:00:00+03:00`) + hour / 24);

/** Whether what a festival is tied to is in the sky of its date. */
function isFestival(id: FestivalId, date: string): boolean {
  const anchor = FESTIVALS.find((one) => one.id === id)?.anchor;
  const hours = hoursOf(date);
  switch (anchor?.kind) {
    case 'relative':
      return isFestival(anchor.to, addDays(date, -anchor.days));
    case 'tithi':
      // In month 1, from new moon to new moon, the Sun passes from Pisces into Aries.
      return hours.some(
        (at) =>
          tithiAt(at) === anchor.tithi &&
          [anchor.month, ((anchor.month + 10) % 12) + 1].includes(signOf(sidereal('sun', at))),
      );
    case 'star':
      return hours.some(
        (at) =>
          nakshatraOf(sidereal('moon', at)).nakshatra === anchor.nakshatra &&
          signOf(sidereal('sun', at)) === anchor.sunSign,
      );
    case 'sankranti': {
      const [first = 0] = hours;
      const [before, after] = [first - 1, hours.at(-1) ?? first];
      return signOf(sidereal('sun', before)) !== anchor.sign && signOf(sidereal('sun', after)) === anchor.sign;
    }
    case 'weekday-before-purnima':
      return (
        new Date(`${date}T12:00:00Z`).getUTCDay() === anchor.vara &&
        Array.from({ length: 8 }, (_, day) => hoursOf(addDays(date, day)))
          .flat()
          .some((at) => tithiAt(at) === 15)
      );
    default:
      return false;
  }
}

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
      return (
        signOf(sidereal('sun', moment + MINUTE)) === rule.sign && signOf(sidereal('sun', moment - MINUTE)) !== rule.sign
      );
    }
    case 'number':
      return numberOfDate(rule.date) === rule.number;
    case 'ekadashi': {
      const tithi = rule.paksha === 'shukla' ? 11 : 26;
      return tithiAt(moment + MINUTE) === tithi && hoursOf(rule.date).some((hour) => tithiAt(hour) === tithi);
    }
    case 'festival':
      return isFestival(rule.id, rule.date);
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

  it('knows a festival on another date for what it is', () => {
    const festivals = year.flat().flatMap(({ sky: reason }) => (reason?.rule.kind === 'festival' ? [reason.rule] : []));
    expect(festivals.length).toBeGreaterThan(10);
    for (const { id, date } of festivals) expect(isFestival(id, addDays(date, 5)), id).toBe(false);
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

  it('turns no two first phrases of a month of twenty alike, but those of the base', () => {
    for (const items of year.filter((month) => month.length <= 20)) {
      const hooks = items.filter(({ rubric }) => rubric !== 'Факт с источником').map(({ hook }) => hook.toLowerCase());
      const alike = hooks.filter((hook, at) => likeness(hook, hooks.slice(0, at)) > 0.6);
      expect(alike.length, alike.join('\n')).toBeLessThanOrEqual(1);
    }
  });

  it('keeps to the shares of purposes within an item a week', () => {
    for (const items of year) {
      for (const [purpose, share] of Object.entries(PLAN_BALANCE.telling)) {
        const count = items.filter((item) => item.purpose === purpose).length;
        expect(Math.abs(count - (share * items.length) / 100), `${purpose} of ${items.length}`).toBeLessThanOrEqual(4);
      }
    }
  });

  it('writes for a network what it shows', () => {
    const order = { from: '2027-03-01', weeks: 4, perWeek: 7, niche: '', goals: '', launches: [], place, seed: 3 };
    const networks = ['rutube', 'email', 'dzen', 'vk'] as const;
    const items = contentPlan(sky, { ...order, networks, voice: TONE_VOICES.calm });
    for (const { network, format } of items) expect(NETWORK_FORMATS[network]).toContain(format);
    expect(new Set(items.map(({ network }) => network)).size).toBe(networks.length);
  });

  it('leaves what is personal to the person: their story is blanks, in a post of the first person that speaks to the reader', () => {
    const own = year.flat().filter(({ purpose }) => purpose === 'personal');
    expect(own.length).toBeGreaterThan(50);
    for (const item of own) {
      const text = wholeText(item);
      expect(['post', 'story']).toContain(item.format);
      expect(blanksIn(text).length, text).toBeGreaterThanOrEqual(1);
      expect(text.toLowerCase(), text).toMatch(
        /(?<!\p{L})(?:я|мне|меня|мной|мо[йяеёи]\p{L}*|нас|себ[ея]|собой|\p{L}{2,}(?:[аую]ю|лю|шу|ру))(?!\p{L})/u,
      );
      // What a blank is to hold is said without «вы»: it is of the writer, not of the reader.
      for (const blank of blanksIn(text))
        expect(blank).not.toMatch(/(?<!\p{L})(?:вы|вас|ваш\p{L}*|\p{L}+ите)(?!\p{L})/u);
    }
    for (const item of year.flat()) if (item.purpose !== 'personal') expect(blanksIn(wholeText(item))).toEqual([]);
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
        .map((line) => line.replace(/^(?:\d+\.|[\d:–]+) (?:Факт\. |Подробности\. )?/u, ''));
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

  it('keeps to the days and hours of a network where they are set', () => {
    const items = contentPlan(sky, {
      ...{
        from: '2027-03-01',
        weeks: 4,
        perWeek: 7,
        networks: ['vk', 'dzen'],
        niche: '',
        goals: '',
        launches: [],
        place,
      },
      schedule: [{ network: 'vk', days: [1, 3], hours: ['20:30'] }],
      ...{ voice: TONE_VOICES.calm, seed: 1 },
    });
    const own = items.filter(({ network }) => network === 'vk');
    expect(own.length).toBeGreaterThan(3);
    for (const { date, time } of own) expect([weekdayOf(date), time]).toEqual([weekdayOf(date) === 1 ? 1 : 3, '20:30']);
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
