import { DAY_MS } from '@nebosvod/engine/time/durations';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lengthOf, shareAt } from '../../chart/time-window.ts';
import { stepOf, windowStore, zoomSteps } from './window-store.ts';

const range = { from: 0, to: 90 * 365.25 * DAY_MS };
const limits = { range, shortest: 7 * DAY_MS };
const middle = { from: range.to * 0.4, to: range.to * 0.5 };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Act = readonly ['zoom' | 'pan' | 'fit' | 'show', number, number];
const acts = fc.array(
  fc.tuple(
    fc.constantFrom('zoom', 'pan', 'fit', 'show'),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  ) satisfies fc.Arbitrary<Act>,
  { maxLength: 25 },
);

describe('the window of the line', () => {
  it('never leaves the life nor grows shorter than a week, whatever is done to it', () => {
    fc.assert(
      fc.property(acts, (done) => {
        const store = windowStore(limits, middle);
        for (const [act, a, b] of done) {
          if (act === 'zoom') store.zoom(0.05 + a * 8, b);
          else if (act === 'pan') store.pan((a - 0.5) * 100);
          else store[act]({ from: range.to * Math.min(a, b), to: range.to * Math.max(a, b) });
          const { from, to } = store.get();
          expect(from).toBeGreaterThanOrEqual(range.from - 1);
          expect(to).toBeLessThanOrEqual(range.to + 1);
          expect(to - from).toBeGreaterThanOrEqual(limits.shortest - 1);
        }
      }),
    );
  });

  it('keeps the anchor of a zoom under the pointer, away from the ends of the life', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.1, max: 3, noNaN: true }),
        (share, factor) => {
          const store = windowStore(limits, middle);
          const anchor = middle.from + share * lengthOf(middle);
          store.zoom(factor, share);
          expect(shareAt(store.get(), anchor)).toBeCloseTo(share, 5);
        },
      ),
    );
  });

  it('tells of every change at once, and of rest when the gesture is over', () => {
    const store = windowStore(limits, middle);
    const [changed, rested] = [vi.fn(), vi.fn()];
    store.follow(changed);
    const stop = store.rested.subscribe(rested);
    for (let step = 0; step < 5; step++) store.zoom(0.9, 0.5);
    expect(changed).toHaveBeenCalledTimes(5);
    expect(rested).not.toHaveBeenCalled();
    expect(store.rested.get()).not.toEqual(store.get());
    vi.runAllTimers();
    expect(rested).toHaveBeenCalledTimes(1);
    expect(store.rested.get()).toBe(store.get());
    stop();
    store.pan(0.1);
    vi.runAllTimers();
    expect(rested).toHaveBeenCalledTimes(1);
  });

  it('is one of the buttons where it is as long as that', () => {
    const store = windowStore(limits, middle);
    expect(stepOf(store.get(), range, DAY_MS)).toBe('');
    for (const { id, days } of zoomSteps) {
      if (days === null) store.show(range);
      else store.zoom((days * DAY_MS) / lengthOf(store.get()), 0.5);
      expect(stepOf(store.get(), range, DAY_MS)).toBe(id);
    }
  });
});
