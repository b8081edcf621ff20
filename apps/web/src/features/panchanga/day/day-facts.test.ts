import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { describe, expect, it } from 'vitest';
import { abridgedDay } from '../abridged-day.fixture.ts';
import { dayFacts } from './day-facts.ts';

const at = (time: string, day = 21) => `2026-11-${day}T${time}:00.000Z`;
const limb = (index: number, start: string, end: string) => ({ index, start, end });

const day: PanchangaDayAnswer = {
  ...abridgedDay,
  nakshatras: [
    {
      ...limb(27, at('01:20'), at('00:25', 22)),
      padas: [limb(1, at('01:20'), at('07:11')), limb(2, at('07:11'), at('12:58'))],
    },
  ],
  sunSigns: [limb(8, at('14:13', 16), at('04:55', 30))],
  lunarMonth: { amanta: 8, purnimanta: 9, isAdhika: false, isKshaya: false, paksha: 'krishna' },
};

function fact(group: string, key: string, of: PanchangaDayAnswer = day): string {
  const found = dayFacts(of)
    .find(({ id }) => id === group)
    ?.facts.find((one) => one.key === key);
  return found ? [found.value, found.note].filter(Boolean).join(' | ').replaceAll('\u00a0', ' ') : '';
}

describe('the eight groups of a day', () => {
  it('tell where the Sun and the Moon stand at sunrise: sign, degree cut to the minute, star and pada', () => {
    expect(fact('signs', 'sun')).toBe('Скорпион 4°40′ | Анурадха, 1-я пада');
    expect(fact('signs', 'moon')).toBe('Рыбы 18°58′ | Ревати, 1-я пада');
    expect(fact('signs', 'moon-1')).toBe('Овен | с 03:25+1');
  });

  it('never round a place into the next sign', () => {
    const sun = { longitude: 0, sign: 1, degree: 0, nakshatra: 1, pada: 1 };
    const moon = { longitude: 359.9999, sign: 12, degree: 29.9999, nakshatra: 27, pada: 4 };
    const edge = { ...day, positions: { sun, moon } };
    expect(fact('signs', 'moon', edge)).toBe('Рыбы 29°59′ | Ревати, 4-я пада');
    expect(fact('signs', 'sun', edge)).toBe('Овен 0°00′ | Ашвини, 1-я пада');
  });

  it('name the samvatsaras of Shaka 1948 and Vikram 2083, and the last of the sixty', () => {
    expect(fact('years', 'shaka')).toBe('1948 | Парабхава');
    expect(fact('years', 'vikram')).toBe('2083 | Сиддхартхи');
    const last = { ...day, years: { ...day.years, samvatsara: { south: 60, north: 1, northJovianElapsed: 0 } } };
    expect(fact('years', 'shaka', last)).toBe('1948 | Акшая');
  });

  it('name the other count of the month where the two differ', () => {
    expect(fact('years', 'month')).toBe('Картика | на севере Маргаширша');
  });

  it('say in words that the Sun does not rise', () => {
    const polar: PanchangaDayAnswer = {
      ...day,
      reason: 'POLAR_NIGHT',
      sunrise: null,
      sunset: null,
      nextSunrise: null,
      dayLengthSeconds: null,
    };
    expect(fact('luminaries', 'no-sun', polar)).toBe('не восходит');
    expect(fact('signs', 'sun', polar)).toContain('Скорпион 4°40′');
  });
});
