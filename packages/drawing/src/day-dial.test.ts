import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialAngle, dialPoint, ringPath } from './day-dial.ts';

describe('a dial of 24 hours', () => {
  it('has noon on top and goes clockwise', () => {
    expect(dialAngle(720)).toBe(0);
    expect(dialAngle(1080)).toBe(90);
    expect(dialAngle(0)).toBe(180);
    expect(dialAngle(360)).toBe(270);
    expect(dialPoint(100, 50, 0)).toEqual({ x: 100, y: 50 });
    expect(dialPoint(100, 50, 90)).toEqual({ x: 150, y: 100 });
  });

  it('keeps every point on its circle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2880 }), (minute) => {
        const { x, y } = dialPoint(150, 100, dialAngle(minute));
        expect(Math.hypot(x - 150, y - 150)).toBeCloseTo(100, 1);
      }),
    );
  });

  it('draws short and long parts of a ring the right way round', () => {
    expect(ringPath(100, 40, 50, 0, 90)).toBe('M100 50A50 50 0 0 1 150 100L140 100A40 40 0 0 0 100 60Z');
    expect(ringPath(100, 40, 50, 0, 270)).toContain('A50 50 0 1 1');
  });
});
