import { describe, expect, it } from 'vitest';
import { convergingLord } from './converging-lord.ts';

const span = { start: '2026-01-01T00:00:00Z', end: '2027-01-01T00:00:00Z' };
const at = '2026-11-21T00:00:00Z';
type Lord = 'mercury' | 'venus' | 'mars' | 'moon';

function lords(year: Lord, firdar: Lord, part: Lord, spirit: Lord, now = at): Parameters<typeof convergingLord>[0] {
  const released = { ...span, sign: 3, lord: spirit, isLoosing: false, peak: null };
  return {
    at: now,
    profections: { years: [{ ...span, sign: 6, house: 1, lord: year, age: 36 }], months: [] },
    firdaria: [{ variant: 'nodes-last', periods: [{ ...span, ruler: firdar, parts: [{ ...span, ruler: part }] }] }],
    releasing: [
      {
        lot: 'spirit',
        longitude: 0,
        sign: 3,
        isShifted: false,
        periods: [{ ...released, parts: [released] }],
        weeks: [],
        days: [],
      },
    ],
  };
}

describe('the planet that counts converge on', () => {
  it('is named with every count that names it, by a period or its part, once each', () => {
    expect(convergingLord(lords('mercury', 'mercury', 'mercury', 'mercury'))).toEqual({
      ruler: 'mercury',
      counts: ['profections', 'firdaria', 'spirit'],
    });
    expect(convergingLord(lords('venus', 'moon', 'mars', 'mars'))).toEqual({
      ruler: 'mars',
      counts: ['firdaria', 'spirit'],
    });
  });

  it('is none where every count names another, and outside the life', () => {
    expect(convergingLord(lords('venus', 'moon', 'mars', 'mercury'))).toBeNull();
    expect(convergingLord(lords('mars', 'mars', 'mars', 'mars', '2030-01-01T00:00:00Z'))).toBeNull();
  });

  it('is the first in the order of the counts where two are named as often', () => {
    expect(convergingLord(lords('venus', 'mars', 'venus', 'mars'))?.ruler).toBe('venus');
  });
});
