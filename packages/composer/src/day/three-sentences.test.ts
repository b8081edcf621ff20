import { describe, expect, it } from 'vitest';
import type { DayFacts } from './day-facts.ts';
import { threeSentences } from './three-sentences.ts';

/** 4 December 2026 in Moscow, as the panchanga answers it: hindu sunrise, Lahiri. */
const FRIDAY: DayFacts = {
  date: '2026-12-04',
  place: { utcOffsetSeconds: 10_800 },
  sunrise: '2026-12-04T05:47:00Z',
  sunset: '2026-12-04T12:51:00Z',
  nextSunrise: '2026-12-05T05:48:00Z',
  vara: 5,
  tithis: [
    { index: 26, start: '2026-12-03T17:34:00Z', end: '2026-12-04T18:15:00Z' },
    { index: 27, start: '2026-12-04T18:15:00Z', end: '2026-12-05T19:30:00Z' },
  ],
  nakshatras: [{ index: 14, start: '2026-12-04T04:53:00Z', end: '2026-12-05T06:19:00Z' }],
  moonSigns: [
    { index: 6, start: '2026-12-02T05:00:00Z', end: '2026-12-04T17:32:00Z' },
    { index: 7, start: '2026-12-04T17:32:00Z', end: '2026-12-07T05:00:00Z' },
  ],
  windows: {
    rahuKala: { start: '2026-12-04T08:26:00Z', end: '2026-12-04T09:19:00Z' },
    gulika: { start: '2026-12-04T06:40:00Z', end: '2026-12-04T07:33:00Z' },
    yamaganda: { start: '2026-12-04T11:05:00Z', end: '2026-12-04T11:58:00Z' },
    abhijit: { start: '2026-12-04T09:05:00Z', end: '2026-12-04T09:33:00Z', isAuspicious: true },
    vijaya: { start: '2026-12-04T10:29:00Z', end: '2026-12-04T10:58:00Z' },
    amritaKala: [],
    durmuhurta: [],
    varjyam: [],
    bhadra: [],
  },
  moves: [],
};

describe('a day in three sentences', () => {
  it('tells what holds, what the day suits and the free part of its best window', () => {
    const [holds, suits, when] = threeSentences(FRIDAY);
    expect(holds).toContain('До 21:15 держится титхи Кришна Экадаши');
    expect(holds).toContain('в 20:32 переходит в знак Весов');
    expect(suits).toContain('тонкой работы');
    expect(when).toContain('12:19–12:33, свободная часть Абхиджита');
    expect(when).toContain('закат в 15:51');
  });

  it('tells what the Moon passes into in its order, a date of another day between commas', () => {
    const night = {
      ...FRIDAY,
      nakshatras: [
        { index: 16, start: '2026-12-04T04:53:00Z', end: '2026-12-05T04:01:00Z' },
        { index: 17, start: '2026-12-05T04:01:00Z', end: '2026-12-06T04:01:00Z' },
      ],
      moonSigns: [
        { index: 7, start: '2026-12-02T05:00:00Z', end: '2026-12-04T22:01:00Z' },
        { index: 8, start: '2026-12-04T22:01:00Z', end: '2026-12-07T05:00:00Z' },
      ],
    };
    const words = /Луна .*?[;.]$/.exec(threeSentences(night)[0])?.[0].replaceAll('\u00a0', ' ');
    expect(words).toBe(
      'Луна в Весах, в накшатре Вишакха, в 01:01, 5 дек., переходит в знак Скорпиона, а с 07:01, 5 дек., в накшатре Анурадха.',
    );
    // Without a sunrise the day is that of the clocks, and the star changes within it all the same.
    expect(threeSentences({ ...night, sunrise: null, sunset: null, nextSunrise: null, windows: null })[0]).toContain(
      'в накшатре Анурадха',
    );
  });

  it('says so where bad windows leave nothing free', () => {
    const { windows } = FRIDAY;
    const all = { start: '2026-12-04T05:47:00Z', end: '2026-12-04T12:51:00Z', dwelling: 'earth' };
    const [, , when] = threeSentences({ ...FRIDAY, windows: windows && { ...windows, bhadra: [all] } });
    expect(when).toMatch(/^Чистого окна днём нет/);
  });

  it('counts from the own Moon where it is known, and tells the moves of the sky', () => {
    const whole = { start: '2026-12-04T00:00:00Z', end: '2026-12-06T00:00:00Z', isGood: true };
    const [holds, suits] = threeSentences({
      ...FRIDAY,
      personal: { taraBala: [whole], chandraBala: [whole] },
      moves: [{ kind: 'station', body: 'jupiter', at: '2026-12-04T00:57:00Z', turns: 'retrograde' }],
    });
    expect(holds).toContain('Юпитер в 03:57 останавливается и поворачивает вспять');
    expect(suits).toMatch(/от вашей Луны счёт удачен и по звезде, и по знаку\.$/);
  });

  it('has no windows where the Sun does not rise', () => {
    const [, , when] = threeSentences({
      ...FRIDAY,
      sunrise: null,
      sunset: null,
      nextSunrise: null,
      windows: null,
      reason: 'POLAR_NIGHT',
    });
    expect(when).toBe('Окон и мухурт у этих суток нет: Солнце не восходит.');
  });

  it('says the same of the same day', () => {
    expect(threeSentences(FRIDAY)).toEqual(threeSentences({ ...FRIDAY }));
  });
});
