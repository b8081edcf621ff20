import { describe, expect, it } from 'vitest';
import { runningSpan } from './running-span.ts';

const items = [
  { start: '2020-01-01T00:00:00Z', end: '2021-01-01T00:00:00Z' },
  { start: '2021-01-01T00:00:00Z', end: '2022-01-01T00:00:00Z' },
];

describe('what runs', () => {
  it('is the span that the instant opens or is in, with the one after it', () => {
    expect(runningSpan(items, '2020-06-01T00:00:00Z')).toEqual({ now: items[0], next: items[1] });
    expect(runningSpan(items, '2021-01-01T00:00:00Z')).toEqual({ now: items[1], next: null });
  });

  it('is nothing outside the list', () => {
    expect(runningSpan(items, '2022-01-01T00:00:00Z')).toBeNull();
    expect(runningSpan(items, '2019-12-31T23:59:59Z')).toBeNull();
    expect(runningSpan([], '2020-06-01T00:00:00Z')).toBeNull();
  });
});
