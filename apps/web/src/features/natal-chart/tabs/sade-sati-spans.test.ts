import { describe, expect, it } from 'vitest';
import { lifeSpans } from './sade-sati-spans.ts';

const stay = (houseFromMoon: number, start: string, end: string, cycle = 1) =>
  ({ kind: 'sade-sati', houseFromMoon, cycle, start: `${start}T00:00:00Z`, end: `${end}T00:00:00Z` }) as const;

describe('passages of Saturn', () => {
  it('join the stays that a retrograde step tears apart, and keep the cycles apart', () => {
    const spans = lifeSpans([
      stay(12, '2020-01-01', '2020-05-01'),
      stay(12, '2020-09-01', '2022-04-01'),
      stay(1, '2022-04-01', '2025-01-01'),
      stay(12, '2049-01-01', '2051-01-01', 2),
    ]);
    expect(
      spans.map(({ house, cycle, start, end }) => [
        house,
        cycle,
        new Date(start).getUTCFullYear(),
        new Date(end).getUTCFullYear(),
      ]),
    ).toEqual([
      [12, 1, 2020, 2022],
      [1, 1, 2022, 2025],
      [12, 2, 2049, 2051],
    ]);
  });
});
