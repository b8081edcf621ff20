import { DAY_MS } from '@nebosvod/engine/time/durations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitting, lengthOf, panned, shareAt, type TimeWindow, zoomed } from './time-window.ts';

const day = DAY_MS;
const range: TimeWindow = { from: 0, to: 120 * 365 * day };
const limits = { range, shortest: day };

const windows = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0.0001, max: 1, noNaN: true }))
  .map(([at, size]): TimeWindow => {
    const length = Math.max(limits.shortest, size * lengthOf(range));
    const from = at * (lengthOf(range) - length);
    return { from, to: from + length };
  });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const factor = fc.double({ min: 0.05, max: 20, noNaN: true });

const isHeld = ({ from, to }: TimeWindow) => from >= range.from - 1 && to <= range.to + 1 && to > from;

describe('a window of time', () => {
  it('keeps the focus of a zoom where it is on the screen, away from the ends of the range', () => {
    fc.assert(
      fc.property(windows, share, factor, (window, at, by) => {
        const next = zoomed(window, by, at, limits);
        const touchesEnd = next.from <= range.from || next.to >= range.to;
        const focus = window.from + lengthOf(window) * at;
        if (!touchesEnd) expect(shareAt(next, focus)).toBeCloseTo(at, 5);
      }),
    );
  });

  it('never leaves the range and never becomes shorter than the limit, whatever is done to it', () => {
    fc.assert(
      fc.property(windows, share, factor, fc.double({ min: -3, max: 3, noNaN: true }), (window, at, by, step) => {
        const next = panned(zoomed(window, by, at, limits), step, limits);
        expect(isHeld(next)).toBe(true);
        expect(lengthOf(next)).toBeGreaterThanOrEqual(limits.shortest - 1);
      }),
    );
  });

  it('comes back when a zoom is undone at the same place', () => {
    const window = { from: 20 * 365 * day, to: 30 * 365 * day };
    const back = zoomed(zoomed(window, 0.5, 0.3, limits), 2, 0.3, limits);
    expect(back.from).toBeCloseTo(window.from, 0);
    expect(back.to).toBeCloseTo(window.to, 0);
  });

  it('keeps its length when moved, and stops at the ends', () => {
    fc.assert(
      fc.property(windows, fc.double({ min: -3, max: 3, noNaN: true }), (window, step) => {
        expect(lengthOf(panned(window, step, limits))).toBeCloseTo(lengthOf(window), 0);
      }),
    );
    expect(panned({ from: 0, to: day }, -1, limits)).toEqual({ from: 0, to: day });
  });

  it('shows a period whole with something of its neighbours', () => {
    const period = { from: 40 * 365 * day, to: 50 * 365 * day };
    const window = fitting(period, limits);
    expect(window.from).toBeLessThan(period.from);
    expect(window.to).toBeGreaterThan(period.to);
    expect(fitting(range, limits)).toEqual(range);
  });
});
