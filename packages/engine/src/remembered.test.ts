import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('answers as the function does, whatever was asked before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(fc.integer({ min: 0, max: 9 })), (most, asked) => {
      const square = remembered(most, (n: number) => n * n);
      expect(asked.map(square)).toEqual(asked.map((n) => n * n));
    }),
  );
});

it('asks once for what it keeps, and keeps no more than it may', () => {
  const asked: number[] = [];
  const half = remembered(2, (n: number) => {
    asked.push(n);
    return n % 2 === 0 ? n / 2 : null;
  });
  expect([half(3), half(3), half(4), half(4)]).toEqual([null, null, 2, 2]);
  expect(asked).toEqual([3, 4]);
  half(5);
  half(3);
  expect(asked).toEqual([3, 4, 5, 3]);
});

it('keeps nothing of a question that fails', () => {
  let fails = true;
  const name = remembered(2, (key: string) => {
    if (fails) throw new RangeError(key);
    return key;
  });
  expect(() => name('a')).toThrow(RangeError);
  fails = false;
  expect(name('a')).toBe('a');
});
