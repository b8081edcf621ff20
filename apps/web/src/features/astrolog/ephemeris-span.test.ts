import { describe, expect, it } from 'vitest';
import { spanOf, spanRequest, spanTicks, spanWords, stepped } from './ephemeris-span.ts';

describe('spans of the graphic ephemeris', () => {
  it('are the month, the year and ten years from a date', () => {
    const month = spanOf('month', '2027-02-14');
    expect(spanRequest(month)).toMatchObject({ from: '2027-02-01', to: '2027-02-28', stepDays: 1 });
    expect(spanRequest(month).bodies).toContain('moon');
    const year = spanOf('year', '2027-02-14');
    expect(spanRequest(year)).toMatchObject({ from: '2027-01-01', to: '2027-12-31' });
    expect(spanRequest(year).bodies).not.toContain('moon');
    const decade = spanRequest(spanOf('decade', '2027-02-14'));
    expect(decade).toMatchObject({ to: '2036-12-31', stepDays: 5 });
    // What goes round in two years and less would cover the slow ones.
    expect(decade.bodies[0]).toBe('jupiter');
  });

  it('step by their own length and stop at the ends of the ephemeris', () => {
    expect(stepped({ kind: 'month', year: 2026, month: 12 }, 1)).toEqual({ kind: 'month', year: 2027, month: 1 });
    expect(stepped({ kind: 'month', year: 2026, month: 1 }, -1)).toEqual({ kind: 'month', year: 2025, month: 12 });
    expect(stepped({ kind: 'decade', year: 2385, month: 1 }, 1)).toBeNull();
    expect(stepped({ kind: 'year', year: 1800, month: 1 }, -1)).toBeNull();
  });

  it('have words and marks', () => {
    expect(spanWords(spanOf('month', '2026-11-21'))).toBe('ноябрь 2026');
    expect(spanWords(spanOf('decade', '2026-11-21'))).toBe('2026–2035');
    expect(spanTicks(spanOf('year', '2027-01-01'))[2]).toEqual({ day: 59, label: 'март' });
  });
});
