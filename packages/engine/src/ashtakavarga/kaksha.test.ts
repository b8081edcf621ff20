import { describe, expect, it } from 'vitest';
import { byPoint, prastaraOf } from './bindus.ts';
import { hasKakshaBindu, kakshaOf } from './kaksha.ts';

describe('kaksha', () => {
  it('divides a sign into eight of 3°45′, from Saturn by falling period to the Moon and the ascendant', () => {
    const lords = Array.from({ length: 8 }, (_, index) => kakshaOf(60 + index * 3.75 + 1).lord);
    expect(lords).toEqual(['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon', 'lagna']);
  });

  it('gives a boundary to the kaksha it opens', () => {
    expect(kakshaOf(33.75)).toEqual({ sign: 2, index: 2, lord: 'jupiter', start: 33.75 });
    expect(kakshaOf(33.7499).index).toBe(1);
    expect(kakshaOf(59.9999999).index).toBe(8);
    expect(kakshaOf(360)).toMatchObject({ sign: 1, index: 1 });
  });

  it('has a bindu when the lord of the kaksha gives one to the sign in the table of the graha', () => {
    // Everything in Aries: Saturn's table has no bindu from Saturn in the 1st, and one from Jupiter in the 5th.
    const prastara = prastaraOf(byPoint(() => 1));
    expect(hasKakshaBindu(prastara, 'saturn', 1)).toBe(false);
    expect(hasKakshaBindu(prastara, 'saturn', 120 + 4)).toBe(true);
  });
});
