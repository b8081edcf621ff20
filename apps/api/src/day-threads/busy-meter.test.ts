import { describe, expect, it } from 'vitest';
import { BusyMeter } from './busy-meter.ts';

const counted = (times: readonly number[]) => {
  const meter = new BusyMeter(3, 100);
  return times.map((time) => meter.count(time));
};

describe('the meter of busy times', () => {
  it('is calm until there have been as many calls as it looks back', () => {
    expect(counted([0, 1, 2])).toEqual([false, false, false]);
  });

  it('is busy when a call follows the one so many before it soon enough, and calm again after a pause', () => {
    expect(counted([0, 10, 20, 30, 110, 500, 510, 520, 590])).toEqual([
      ...[false, false, false],
      ...[true, true],
      ...[false, false, false],
      true,
    ]);
  });
});
