import { HOUR_MS } from '@nebosvod/engine/time/durations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageTicks, dateTicks } from './calendar-ticks.ts';

const at = (text: string) => Date.parse(text);
const labels = (from: string, to: string, width = 800, offset = 0) =>
  dateTicks({ from: at(from), to: at(to) }, width, 72, offset).map(({ label }) => label);

describe('dates of the axis', () => {
  it('are years over a life, months over a year, days over a month, hours over a day', () => {
    expect(labels('1990-05-17T00:00:00Z', '2090-05-17T00:00:00Z')[0]).toBe('2000');
    expect(labels('2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z')).toEqual([
      'янв\u00a02026',
      'мар\u00a02026',
      'май\u00a02026',
      'июл\u00a02026',
      'сен\u00a02026',
      'ноя\u00a02026',
    ]);
    expect(
      labels('2026-03-01T00:00:00Z', '2026-03-31T00:00:00Z').every((label) => /^\d\d\.03\.2026$/.test(label)),
    ).toBe(true);
    expect(labels('2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z')[1]).toBe('01.03.2026\u00a006:00');
  });

  it('are those of the clock of the birth', () => {
    const [first] = dateTicks({ from: at('2025-12-31T12:00:00Z'), to: at('2027-12-31T12:00:00Z') }, 200, 72, 4 * 3600);
    expect(first).toEqual({ x: expect.closeTo((200 * 8) / (24 * 730), 5), label: '2026' });
  });

  it('never crowd: two labels keep their distance at any zoom', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 300, max: 1200 }), (hours, width) => {
        const from = at('1950-02-03T04:05:06Z');
        const ticks = dateTicks({ from, to: from + hours * HOUR_MS }, width, 72, 10_800);
        for (let index = 1; index < ticks.length; index += 1) {
          expect((ticks[index]?.x ?? 0) - (ticks[index - 1]?.x ?? 0)).toBeGreaterThan(72 * 0.9);
        }
      }),
    );
  });
});

describe('ages of the axis', () => {
  const birth = at('1990-05-17T10:30:00Z');

  it('are whole years from birth on', () => {
    const ticks = ageTicks({ from: birth, to: at('2090-05-17T10:30:00Z') }, 800, 40, birth);
    expect(ticks.slice(0, 3).map(({ label }) => label)).toEqual(['0', '5', '10']);
    expect(ticks[0]?.x).toBeCloseTo(0);
  });

  it('fall back to the age in the middle of a short window', () => {
    const ticks = ageTicks({ from: at('2026-06-01T00:00:00Z'), to: at('2026-07-01T00:00:00Z') }, 800, 40, birth);
    expect(ticks).toEqual([{ x: 400, label: '36\u00a0лет' }]);
  });
});
