import { beforeAll, describe, expect, it } from 'vitest';
import type { Ephemeris } from '../../ephemeris/ephemeris.ts';
import { loadEphemeris } from '../../ephemeris/swisseph.ts';
import { DAY_SECONDS } from '../../time/durations.ts';
import { voidsOfCourse } from '../moon.ts';
import { judgeDay } from './election.ts';

let sky: Ephemeris;
beforeAll(async () => {
  sky = await loadEphemeris();
});

/** 2026-12-01 06:00 UT and the hours of the days after it. */
const FIRST = 2461375.75;
const days = Array.from({ length: 120 }, (_, index) => ({ from: FIRST + index, to: FIRST + index + 0.5 }));

describe('a day judged for an undertaking', () => {
  it('has a window that no void of course touches, inside its hours', () => {
    for (const day of days) {
      const { window } = judgeDay(sky, 'haircut', day, null);
      if (window === null) continue;
      expect(window.start).toBeGreaterThanOrEqual(day.from);
      expect(window.end).toBeLessThanOrEqual(day.to);
      const second = 1 / DAY_SECONDS;
      expect(voidsOfCourse(sky, window.start + second, window.end - second)).toEqual([]);
    }
  });

  it('is refused for papers exactly while Mercury goes back, and for what grows while the Moon is dark', () => {
    for (const day of days) {
      const noon = (day.from + day.to) / 2;
      const { vetoes, window } = judgeDay(sky, 'signing', day, null);
      expect(vetoes.includes('mercury-back')).toBe(sky.position(noon, 'mercury').speed < 0);
      const arc = (((sky.longitude(noon, 'moon') - sky.longitude(noon, 'sun')) % 360) + 360) % 360;
      expect(vetoes.includes('dark-moon')).toBe(Math.min(arc, 360 - arc) < 12);
      expect(window === null).toBe(vetoes.length > 0);
      expect(judgeDay(sky, 'debt', day, null).vetoes).not.toContain('dark-moon');
    }
  });

  it('is helped by an aspect that the Moon makes then, and by a house of birth', () => {
    const person = { points: [], houseAt: () => 7 as const };
    const found = days.map((day) => judgeDay(sky, 'wedding', day, person));
    for (const { reasons, window } of found) {
      if (window === null) continue;
      expect(reasons.some(({ id }) => id === 'natal-house')).toBe(true);
      for (const { id, points } of reasons) expect(points > 0).toBe(!/^bad-|-weak$|-back$/.test(id));
    }
    expect(found.some(({ reasons }) => reasons.some(({ id }) => id === 'moon-aspect'))).toBe(true);
  });
});
