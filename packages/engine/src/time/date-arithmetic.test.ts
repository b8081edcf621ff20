import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addDaysTo,
  addMonths,
  addYears,
  type CivilDate,
  dateOf,
  datesBetween,
  daysBetween,
  daysInMonth,
  isCivilDate,
  mondayOf,
  partsOf,
  utcDate,
  utcMidnight,
  weekdayOf,
} from './date-arithmetic.ts';
import { DAY_MS } from './durations.ts';

/** The judge: days counted by the rule of the calendar, and the runtime's own reading of UTC. */
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
const lengthOf = (year: number, month: number) => (month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0));
const two = (value: number) => String(value).padStart(2, '0');
const textOf = ({ year, month, day }: CivilDate) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
const FIRST = Date.parse('0100-01-01T00:00:00Z') / DAY_MS;
const dateOfCount = (days: number) => new Date(days * DAY_MS).toISOString().slice(0, 10);

/** Days since 1970, which leave room for the steps below on either side. */
const anyCount = fc.integer({ min: FIRST, max: FIRST + 3_560_000 });

describe('a civil date, judged by a count of days', () => {
  it('moves by days, months and years', () => {
    fc.assert(
      fc.property(anyCount, fc.integer({ min: -30_000, max: 30_000 }), (count, step) => {
        const date = dateOfCount(count);
        expect(addDays(date, step)).toBe(dateOfCount(count + step));
        expect(addDaysTo(partsOf(date), step)).toEqual(partsOf(dateOfCount(count + step)));
        const { year, month, day } = partsOf(date);
        const inMonth = (months: number) => {
          const at = year * 12 + month - 1 + months;
          const to = { year: Math.floor(at / 12), month: (at % 12) + 1 };
          return textOf({ ...to, day: Math.min(day, lengthOf(to.year, to.month)) });
        };
        expect(addMonths(date, step % 1000)).toBe(inMonth(step % 1000));
        expect(addYears(date, step % 90)).toBe(inMonth((step % 90) * 12));
      }),
    );
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('1900-03-31', -1)).toBe('1900-02-28');
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
  });

  it('is so many days from another, and sorts as its text does', () => {
    fc.assert(
      fc.property(anyCount, anyCount, (a, b) => {
        expect(daysBetween(dateOfCount(a), dateOfCount(b))).toBe(b - a);
        expect(dateOfCount(a) < dateOfCount(b)).toBe(a < b);
      }),
    );
  });

  it('has a weekday, a Monday and a month of a length', () => {
    fc.assert(
      fc.property(anyCount, (count) => {
        const date = dateOfCount(count);
        const weekday = new Date(count * DAY_MS).getUTCDay();
        expect(weekdayOf(date)).toBe(weekday);
        expect(mondayOf(date)).toBe(dateOfCount(count - ((weekday + 6) % 7)));
        const parts = partsOf(date);
        expect(textOf(parts)).toBe(date);
        expect(dateOf(parts)).toBe(date);
        expect(daysInMonth(parts.year, parts.month)).toBe(lengthOf(parts.year, parts.month));
      }),
    );
  });

  it('begins at an instant of UTC and holds all instants of its day', () => {
    fc.assert(
      fc.property(anyCount, fc.integer({ min: 0, max: DAY_MS - 1 }), (count, ms) => {
        expect(utcMidnight(dateOfCount(count))).toBe(count * DAY_MS);
        expect(utcDate(count * DAY_MS + ms)).toBe(dateOfCount(count));
      }),
    );
  });

  it('exists or is refused', () => {
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(14), fc.nat(33), (year, month, day) => {
        const text = textOf({ year, month, day });
        const isReal = day >= 1 && day <= lengthOf(year, month);
        expect(isCivilDate(text)).toBe(isReal);
        if (isReal) return;
        expect(() => addDays(text, 1)).toThrow(RangeError);
        expect(() => dateOf({ year, month, day })).toThrow(RangeError);
      }),
    );
    const otherwiseWritten = ['20261121', '2026-11-21[u-ca=gregory]', '+012026-01-01', '-000001-01-01'];
    for (const text of ['', '2026-1-1', '2026-11-21T00:00', '2026-11-21T00:00Z', ...otherwiseWritten]) {
      expect(isCivilDate(text)).toBe(false);
    }
  });

  it('does not leave four digits of a year', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addMonths('0000-01-31', -1)).toThrow(RangeError);
    expect(() => dateOf({ year: 10_000, month: 1, day: 1 })).toThrow(RangeError);
    expect(() => utcDate(Number.NaN)).toThrow(RangeError);
  });
});

it('dates from one to another include both and go by one', () => {
  expect(datesBetween('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  expect(datesBetween('2027-03-01', '2027-03-01')).toEqual(['2027-03-01']);
  expect(datesBetween('2027-03-02', '2027-03-01')).toEqual([]);
});
