import type { CHOGHADIYAS } from '@nebosvod/engine/panchanga/panchanga.ids';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abridgedDay } from '../abridged-day.fixture.ts';
import { currentLimb, nextGoodWindow, whereIs } from './today-facts.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 10, 21, hour, minute)).toISOString();
const span = (start: string, end: string) => ({ start, end });
const far = span(at(40), at(41));

type Day = Parameters<typeof nextGoodWindow>[0];

/** A day with the given choghadiyas and Rahu kala and nothing else good or bad. */
function dayWith(choghadiya: NonNullable<Day['choghadiya']>, rahuKala: { start: string; end: string }): Day {
  return {
    ...abridgedDay,
    place: { latitude: 0, longitude: 0, timeZone: 'UTC', utcOffsetSeconds: 0 },
    sunrise: at(6),
    sunset: at(18),
    nextSunrise: at(30),
    dayLengthSeconds: 43_200,
    tithis: [],
    nakshatras: [],
    moonSigns: [],
    windows: {
      rahuKala,
      yamaganda: far,
      gulika: far,
      abhijit: { ...far, isAuspicious: false },
      durmuhurta: [],
      varjyam: [],
      amritaKala: [],
      brahmaMuhurta: span(at(4), at(5)),
      vijaya: far,
      godhuli: far,
      nishita: far,
      pratahSandhya: far,
      sayahnaSandhya: far,
      bhadra: [],
    },
    choghadiya,
  };
}

const part = (name: (typeof CHOGHADIYAS)[number], quality: 'good' | 'bad' | 'neutral', start: string, end: string) => ({
  name,
  quality,
  start,
  end,
});

describe('the next good window', () => {
  const day = dayWith(
    [
      part('labha', 'good', at(9), at(10)),
      part('amrita', 'good', at(11), at(12)),
      part('kala', 'bad', at(12), at(13)),
      part('shubha', 'good', at(13), at(14)),
    ],
    span(at(11, 30), at(12, 30)),
  );
  it('is the one that runs, else the first to come, and never one that a bad window cuts', () => {
    expect(nextGoodWindow(day, Date.parse(at(9, 30)))?.term).toEqual({ kind: 'choghadiya', id: 'labha' });
    expect(nextGoodWindow(day, Date.parse(at(10, 30)))?.term).toEqual({ kind: 'choghadiya', id: 'shubha' });
  });
});

describe('where a stretch stands', () => {
  it('says how long it still is, how long until it begins, or that it is over', () => {
    const rahu = span(at(7), at(8, 30));
    expect(whereIs(rahu, Date.parse(at(6, 51)), 'прошла')).toBe('через 9\u00a0мин');
    expect(whereIs(rahu, Date.parse(at(7, 5)), 'прошла')).toBe('ещё 1\u00a0ч 25\u00a0мин');
    expect(whereIs(rahu, Date.parse(at(8, 30)), 'прошла')).toBe('прошла');
  });

  it('always names some limb of the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 3000 }), (minutes) => {
        const limbs = [
          { index: 1, ...span(at(5), at(12)) },
          { index: 2, ...span(at(12), at(36)) },
        ];
        expect(currentLimb(limbs, Date.parse(at(0)) + minutes * 60_000)).toBeDefined();
      }),
    );
  });
});
