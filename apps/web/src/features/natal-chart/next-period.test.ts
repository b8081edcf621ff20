import { describe, expect, it } from 'vitest';
import { nextLord } from './next-period.ts';

describe('who follows a running period', () => {
  it('is the next in the round of the period above', () => {
    expect(nextLord(['jupiter', 'rahu', 'venus'])).toBe('sun');
    expect(nextLord(['jupiter', 'saturn'])).toBe('mercury');
    expect(nextLord(['mercury'])).toBe('ketu');
  });
  it('begins the next period above when the round is over', () => {
    // The round of Rahu ends with Mars; the antardasha after Rahu in Jupiter would be Jupiter, which is where that round began.
    expect(nextLord(['jupiter', 'rahu', 'mars'])).toBe('saturn');
    expect(nextLord(['jupiter', 'saturn', 'jupiter'])).toBe('mercury');
  });
  it('is not told without periods', () => {
    expect(nextLord([])).toBeNull();
    expect(nextLord(['lagna'])).toBeNull();
  });
});
