import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
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

/** Any date that leaves room for the steps below on either side. */
const anyDate = fc
  .integer({ min: 0, max: 3_560_000 })
  .map((days) => Temporal.PlainDate.from('0100-01-01').add({ days }));

describe('a civil date, judged by Temporal', () => {
  it('moves by days, months and years', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -30_000, max: 30_000 }), (date, step) => {
        expect(addDays(String(date), step)).toBe(String(date.add({ days: step })));
        const months = step % 1000;
        expect(addMonths(String(date), months)).toBe(String(date.add({ months })));
        expect(addYears(String(date), step % 90)).toBe(String(date.add({ years: step % 90 })));
      }),
    );
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('1900-03-31', -1)).toBe('1900-02-28');
    expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
  });

  it('is so many days from another, and sorts as its text does', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (a, b) => {
        expect(daysBetween(String(a), String(b))).toBe(a.until(b).days);
        expect(Math.sign(daysBetween(String(b), String(a)))).toBe(Temporal.PlainDate.compare(a, b));
        expect(String(a) < String(b)).toBe(Temporal.PlainDate.compare(a, b) < 0);
      }),
    );
  });

  it('has a weekday, a Monday and a month of a length', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        expect(weekdayOf(String(date))).toBe(date.dayOfWeek % 7);
        expect(mondayOf(String(date))).toBe(String(date.subtract({ days: date.dayOfWeek - 1 })));
        expect(daysInMonth(date.year, date.month)).toBe(date.daysInMonth);
        expect(partsOf(String(date))).toEqual({ year: date.year, month: date.month, day: date.day });
      }),
    );
  });

  it('begins at an instant of UTC and holds all instants of its day', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 86_399_999 }), (date, ms) => {
        const midnight = date.toZonedDateTime('UTC').epochMilliseconds;
        expect(utcMidnight(String(date))).toBe(midnight);
        expect(utcDate(midnight + ms)).toBe(String(date));
      }),
    );
  });

  it('exists or is refused', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    fc.assert(
      fc.property(fc.nat(9999), fc.nat(14), fc.nat(33), (year, month, day) => {
        const text = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
        let isReal = true;
        try {
          Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
        } catch {
          isReal = false;
        }
        expect(isCivilDate(text)).toBe(isReal);
        if (!isReal) expect(() => addDays(text, 1)).toThrow(RangeError);
      }),
    );
    for (const text of ['', '2026-1-1', '2026-11-21T00:00Z', '+012026-01-01']) {
      expect(isCivilDate(text)).toBe(false);
    }
  });

  it('does not leave four digits of a year', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError);
    expect(() => addMonths('0000-01-31', -1)).toThrow(RangeError);
  });
});

it('dates from one to another include both and go by one', () => {
  expect(datesBetween('2027-02-27', '2027-03-01')).toEqual(['2027-02-27', '2027-02-28', '2027-03-01']);
  expect(datesBetween('2027-03-01', '2027-03-01')).toEqual(['2027-03-01']);
  expect(datesBetween('2027-03-02', '2027-03-01')).toEqual([]);
});
