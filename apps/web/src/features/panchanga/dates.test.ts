import { addDays, daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepDays, stepMonths, todayAt } from './dates.ts';

const anyDate = fc.integer({ min: 0, max: 219_000 }).map((days) => addDays('1800-01-01', days));

describe('civil dates', () => {
  it('go forth and come back', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const moved = stepDays(date, days);
        if (moved > '1800-01-01' && moved < '2399-12-31') {
          expect(daysBetween(date, moved)).toBe(days);
          expect(stepDays(moved, -days)).toBe(date);
        }
      }),
    );
  });

  it('step by months without spilling into the next', () => {
    expect(stepMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(stepMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(stepMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(stepMonths('2028-02-29', 12)).toBe('2029-02-28');
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -30, max: 30 }), (date, months) => {
        const moved = stepMonths(date, months);
        if (moved === '1800-01-01' || moved === '2399-12-31') return;
        const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7));
        expect(count(moved) - count(date)).toBe(months);
      }),
    );
  });

  it('stay within the range of the ephemeris', () => {
    expect(stepDays('1800-01-01', -1)).toBe('1800-01-01');
    expect(stepMonths('2399-12-31', 1)).toBe('2399-12-31');
  });

  it('are those of the place', () => {
    const newYear = Date.parse('2026-12-31T22:00:00Z');
    expect(todayAt('Europe/Moscow', newYear)).toBe('2027-01-01');
    expect(todayAt('America/New_York', newYear)).toBe('2026-12-31');
  });
});
