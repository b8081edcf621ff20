import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barChart } from './bar-chart.ts';
import { lineChart } from './line-chart.ts';
import { timeAxis } from './time-axis.ts';

describe('line chart', () => {
  it('stays inside its frame and breaks where a value is missing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.integer({ min: -50, max: 50 }), { nil: null }), { minLength: 2, maxLength: 30 }),
        (values) => {
          const chart = lineChart({ points: values.map((y, x) => ({ x, y })), width: 200, height: 80 });
          chart.points.forEach((point, index) => {
            expect(point === null).toBe(values[index] === null || values.every((value) => value === null));
            if (point) {
              expect(point.x).toBeGreaterThanOrEqual(0);
              expect(point.x).toBeLessThanOrEqual(200);
              expect(point.y).toBeGreaterThanOrEqual(0);
              expect(point.y).toBeLessThanOrEqual(80);
            }
          });
        },
      ),
    );
  });
});

describe('bar chart', () => {
  it('has lengths in the ratio of the values', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 1, maxLength: 6 }), {
          minLength: 1,
          maxLength: 12,
        }),
        (values) => {
          const bars = barChart({
            bars: values.map((parts, index) => ({
              id: String(index),
              parts: parts.map((value, part) => ({ id: String(part), value })),
            })),
            width: 300,
            height: 100,
            limit: 600,
            direction: 'right',
          });
          bars.forEach((bar, index) => {
            const total = (values[index] ?? []).reduce((sum, value) => sum + value, 0);
            expect(bar.end).toBeCloseTo(total / 2, 6);
            expect(bar.parts.reduce((sum, part) => sum + part.width, 0)).toBeCloseTo(total / 2, 6);
          });
        },
      ),
    );
  });
});

describe('time axis', () => {
  it('labels round times with room for their text', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1440 }),
        fc.integer({ min: 30, max: 5000 }),
        fc.integer({ min: 200, max: 1200 }),
        (from, span, width) => {
          const ticks = timeAxis({ from, to: from + span, width, labelSpacing: 60 });
          const labelled = ticks.filter((tick) => tick.isLabelled);
          labelled.slice(1).forEach((tick, index) => {
            expect(tick.x - (labelled[index]?.x ?? 0)).toBeGreaterThanOrEqual(59.9);
          });
          for (const tick of ticks) expect(tick.x).toBeLessThanOrEqual(width + 1e-9);
        },
      ),
    );
  });
});
