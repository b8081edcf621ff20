import { STAR_DASHAS } from '@nebosvod/engine/dasha/star-dasha.table';
import { type CivilDate, dateOfDayNumber, dayNumber } from '@nebosvod/numerology/civil-date';
import { lifePath } from '@nebosvod/numerology/life-path';
import { destinyMatrix } from '@nebosvod/numerology/matrix/destiny-matrix';
import { pinnacles } from '@nebosvod/numerology/pinnacles';
import { psychomatrix } from '@nebosvod/numerology/psychomatrix';
import { digitSum, toArcanum, toDigit } from '@nebosvod/numerology/reduction';
import { describe, expect, it } from 'vitest';
import { countOf, tells } from '../../test/counted.ts';

describe('numbers of a century', () => {
  const datesOf = (first: number, last: number): readonly CivilDate[] => {
    const start = dayNumber({ year: first, month: 1, day: 1 });
    return Array.from({ length: dayNumber({ year: last + 1, month: 1, day: 1 }) - start }, (_, day) =>
      dateOfDayNumber(start + day),
    );
  };
  const century = datesOf(1901, 2000);
  const tallied = <T>(values: readonly T[]) => {
    const found = new Map<T, number>();
    for (const value of values) found.set(value, (found.get(value) ?? 0) + 1);
    return (value: T) => found.get(value) ?? 0;
  };

  it('of the life path', () => {
    const of = tallied(century.map((date) => lifePath(date).lifePath));
    tells('two-and-eleven', [of(2), of(11)]);
    tells('four-and-twenty-two', [of(4), of(22), of(6), of(33), of(4) + of(22)]);
    expect(of(6) + of(33)).toBe(of(4) + of(22));
    const ends = century.map((date) => pinnacles(date).firstEnds);
    expect([Math.min(...ends), Math.max(...ends)]).toEqual([27, 35]);
    const days = tallied(
      datesOf(2027, 2027).map(({ year, month, day }) => toDigit(digitSum(day) + digitSum(month) + digitSum(year))),
    );
    expect([5, 7, 1, 3].map(days)).toEqual([42, 42, 39, 39]);
    expect([2025, 2034, 2043].map((year) => toDigit(digitSum(year)))).toEqual([9, 9, 9]);
  });

  it('of the matrix', () => {
    // Day, month and year say all of a matrix, and the century has but five thousand such threes.
    const known = new Map<string, ReturnType<typeof destinyMatrix>>();
    const matrices = century.map((date) => {
      const key = [date.day, date.month, digitSum(date.year)].map((part) => toArcanum(part)).join(' ');
      const matrix = known.get(key) ?? destinyMatrix(date);
      known.set(key, matrix);
      return matrix;
    });
    const centre = tallied(matrices.map(({ E }) => E));
    tells('centre-arcana', [centre(8), centre(16)]);
    expect(centre(10)).toBe(centre(8));
    expect([1, 2, 15, 17, 19, 21].map(centre)).toEqual([0, 0, 0, 0, 0, 0]);
    const day = tallied(matrices.map(({ A }) => A));
    expect([5, 6, 7, 8, 9, 10, 1, 22].map(day)).toEqual([2400, 2400, 2400, 2400, 2400, 2400, 1200, 1200]);
    const kinds = matrices.map(({ A, B, C, D, E }) => new Set([A, B, C, D, E]).size);
    tells('equal-points', [countOf(kinds, (kind) => kind === 1), countOf(kinds, (kind) => kind === 5), century.length]);
    tells('equal-corners', [countOf(matrices, ({ A, B, C }) => A === B && B === C)]);
    tells('schools-and-days', [countOf(century, ({ day }) => toArcanum(day) !== toArcanum(day, 'subtract-22'))]);
    const [love, money, bottom] = [
      tallied(matrices.map((matrix) => matrix.love)),
      tallied(matrices.map((matrix) => matrix.money)),
      tallied(matrices.map(({ D }) => D)),
    ];
    tells('love-and-money-keys', [love(5), love(14), money(8), money(4)]);
    tells('bottom-point', [bottom(5), bottom(14)]);
    expect([bottom(1), bottom(2)]).toEqual([0, 0]);
  });

  it('of the square', () => {
    const squares = datesOf(1901, 1999).map((date) => psychomatrix(date).counts);
    const share = (digit: 1 | 2 | 3 | 4 | 6 | 7 | 8, wanted: number) =>
      Math.round((countOf(squares, (counts) => counts[digit] === wanted) / squares.length) * 100);
    expect([3, 2, 4, 1].map((wanted) => share(1, wanted))).toEqual([30, 27, 19, 10]);
    expect([share(6, 0), share(7, 0), share(8, 0), share(4, 0), share(3, 0), share(2, 0)]).toEqual([
      41, 41, 41, 39, 22, 9,
    ]);
    const empties = tallied(squares.map((counts) => countOf(Object.values(counts), (count) => count === 0)));
    tells('six-empty-cells', [empties(6), empties(5), empties(0)]);
    const sizes = squares.map((counts) => Object.values(counts).reduce((sum, count) => sum + count, 0));
    tells('digits-in-square', [tallied(sizes)(13), tallied(sizes)(9)]);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([9, 15]);
  });

  it('written by two digits', () => {
    const isOfTwo = ({ day, month, year }: CivilDate) =>
      new Set(`${String(day).padStart(2, '0')}${String(month).padStart(2, '0')}${year}`).size === 2;
    tells('two-digit-dates', [countOf(century, isOfTwo)]);
    const later = datesOf(2001, 2111).filter(isOfTwo);
    const after = later.findIndex(({ year, month, day }) => year === 2022 && month === 2 && day === 22);
    expect(later[after + 1]).toMatchObject({ year: 2111, month: 11, day: 11 });
  });

  it('behind rules', () => {
    expect([9 ** 2, 9 ** 3, 9 ** 4, 9 ** 5]).toEqual([81, 729, 6561, 59049]);
    expect((120 * 365.25) / 9 ** 5).toBeLessThan(1);
    const sums = Object.fromEntries(
      Object.entries(STAR_DASHAS).map(([id, { lords }]) => [id, lords.reduce((sum, { years }) => sum + years, 0)]),
    );
    expect([
      sums.ashtottari,
      sums.vimshottari,
      Math.min(...Object.values(sums)),
      Math.max(...Object.values(sums)),
    ]).toEqual([108, 120, 36, 120]);
    expect(STAR_DASHAS.ashtottari.lords.map(({ lord }) => lord)).not.toContain('ketu');
    expect([48, 49, 39, 54, 56, 52, 39].reduce((sum, points) => sum + points, 0)).toBe(337);
    expect([1, 2, 9, 20, 18, 20, 50].reduce((sum, years) => sum + years, 0)).toBe(120);
    expect(30 * 7 * 27).toBe(5670);
    expect(5670 / 365.25).toBeCloseTo(15.5, 1);
  });
});
