import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { degreeParts, formatDegrees } from './degree-parts.ts';

describe('degrees in print', () => {
  it('are cut, not rounded, so that a sign is never left early', () => {
    expect(formatDegrees(29.99999)).toBe('29°59′');
    expect(formatDegrees(29.99999, true)).toBe('29°59′59″');
    expect(formatDegrees(0)).toBe('0°00′');
  });
  it('of exact minutes are exact', () => {
    for (let minutes = 0; minutes < 1800; minutes++) {
      expect(formatDegrees(minutes / 60)).toBe(`${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`);
    }
  });
  it('never show 60 and lie within a second below the value', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999999, noNaN: true }), (value) => {
        const { degrees, minutes, seconds } = degreeParts(value);
        const back = degrees + minutes / 60 + seconds / 3600;
        return minutes < 60 && seconds < 60 && value - back < 1 / 3600 + 1e-9 && back - value < 1e-9;
      }),
    );
  });
});
