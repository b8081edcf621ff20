import { describe, expect, it } from 'vitest';
import { walkHouses, walkLanes } from './use-roving-spots.ts';

describe('the walk through lanes', () => {
  const lanes = [
    [
      { id: 'a1', at: 0 },
      { id: 'a2', at: 50 },
      { id: 'a3', at: 90 },
    ],
    [
      { id: 'b1', at: 10 },
      { id: 'b2', at: 80 },
    ],
  ];

  it.each([
    ['a1', 'ArrowRight', 'a2'],
    ['a2', 'ArrowLeft', 'a1'],
    ['a2', 'Home', 'a1'],
    ['a1', 'End', 'a3'],
    ['a3', 'ArrowDown', 'b2'],
    ['b1', 'ArrowUp', 'a1'],
    ['a3', 'ArrowRight', null],
    ['a1', 'ArrowUp', null],
    ['b2', 'ArrowDown', null],
    ['a1', 'PageDown', undefined],
  ])('leads from %s by %s to %s', (from, key, to) => {
    expect(walkLanes(lanes, from, key)).toBe(to);
  });
});

describe('the walk through houses', () => {
  it.each([
    ['12', 'ArrowRight', '1'],
    ['1', 'ArrowUp', '12'],
    ['5', 'End', '12'],
    ['5', 'a', undefined],
  ])('leads from %s by %s to %s', (from, key, to) => {
    expect(walkHouses(from, key)).toBe(to);
  });
});
