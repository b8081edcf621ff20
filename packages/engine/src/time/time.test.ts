import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { must } from '../../../../scripts/must.ts';
import {
  gregorianFromOldStyle,
  isoFromJulianDay,
  julianDayFromIso,
  julianDayFromUnixMs,
  julianDayNumber,
  unixMsFromJulianDay,
  weekdayOf,
} from './julian-day.ts';
import { type ClockReading, clockReadingAt, localMeanTimeOffset, offsetAt, resolveLocalTime } from './local-time.ts';
import { MERGED_ZONES } from './merged-zones.table.ts';
import { zoneHistory } from './zone-file.ts';

const at = (text: string): ClockReading => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text.split(/[-T:]/).map(Number);
  return { year, month, day, hour, minute, second };
};

describe('julian day', () => {
  it('is 2451545 at 2000-01-01 12:00 UT', () => {
    expect(julianDayFromIso('2000-01-01T12:00:00.000Z')).toBe(2451545);
    expect(isoFromJulianDay(2451545)).toBe('2000-01-01T12:00:00.000Z');
  });

  it('survives the way there and back to the millisecond over 1800–2399', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2399, 11, 31) }), (ms) => {
        expect(unixMsFromJulianDay(julianDayFromUnixMs(ms))).toBe(ms);
        expect(isoFromJulianDay(julianDayFromUnixMs(ms))).toBe(new Date(ms).toISOString());
      }),
    );
  });

  it('21 November 2026 is a Saturday', () => {
    expect(weekdayOf(julianDayNumber(2026, 11, 21))).toBe(6);
  });

  it('reads Old Style dates: 25 October 1917 is 7 November; 29 February 1900 exists in the Julian calendar only', () => {
    expect(gregorianFromOldStyle(1917, 10, 25)).toEqual({ year: 1917, month: 11, day: 7 });
    expect(gregorianFromOldStyle(1900, 2, 29)).toEqual({ year: 1900, month: 3, day: 13 });
    expect(gregorianFromOldStyle(1901, 2, 29)).toBeNull();
  });
});

describe('local time', () => {
  it.each([
    ['1990-05-17T14:30', 'Europe/Moscow', 14400],
    ['1985-07-19T23:03:29', 'Europe/Moscow', 14400],
    ['1930-06-22T12:00', 'Europe/Moscow', 10800],
    ['1918-07-01T12:00', 'Europe/Moscow', 16279],
    ['1900-01-01T12:00', 'Europe/Moscow', 9017],
    ['2014-10-27T12:00', 'Europe/Moscow', 10800],
    ['1991-04-01T12:00', 'Europe/Moscow', 10800],
    ['1914-10-23T23:48:25', 'Asia/Irkutsk', 25025],
    ['2020-12-28T12:00', 'Europe/Volgograd', 10800],
  ])('%s in %s has the offset %i s', (text, zone, offset) => {
    const { kind, candidates } = resolveLocalTime(at(text), zone, 37.6);
    expect(kind).toBe('unique');
    expect(candidates.map((reading) => reading.utcOffsetSeconds)).toEqual([offset]);
  });

  it('an hour that came twice has two readings, the earlier instant first', () => {
    const { kind, candidates } = resolveLocalTime(at('1981-09-30T23:30'), 'Europe/Moscow', 37.6);
    expect(kind).toBe('ambiguous');
    expect(candidates.map((reading) => reading.utcOffsetSeconds)).toEqual([14400, 10800]);
    const [first, second] = candidates.map(({ julianDay }) => julianDay);
    expect(must(first)).toBeLessThan(must(second));
  });

  it('a skipped hour has the two sides of the gap, and keeps the typed clock under either offset', () => {
    const typed = at('1992-01-19T02:30');
    const { kind, candidates } = resolveLocalTime(typed, 'Europe/Moscow', 37.6);
    expect(kind).toBe('skipped');
    expect(candidates.map((reading) => reading.utcOffsetSeconds)).toEqual([7200, 10800]);
    for (const { julianDay, utcOffsetSeconds } of candidates)
      expect(clockReadingAt(unixMsFromJulianDay(julianDay), utcOffsetSeconds)).toEqual(typed);
  });

  it('Moscow on 31 March 1991 had no change of clocks', () => {
    expect(resolveLocalTime(at('1991-03-31T02:30'), 'Europe/Moscow', 37.6).kind).toBe('unique');
  });

  it('Chita 2014-10-26 01:30 came twice, two hours apart', () => {
    const { kind, candidates } = resolveLocalTime(at('2014-10-26T01:30'), 'Asia/Chita', 113.5);
    expect(kind).toBe('ambiguous');
    const [first, second] = candidates.map(({ julianDay }) => julianDay);
    expect((must(second) - must(first)) * 24).toBeCloseTo(2, 6);
  });

  it('before the first record of a zone the longitude of the birth decides, seconds kept', () => {
    const { kind, candidates } = resolveLocalTime(at('1850-01-01T12:00'), 'Europe/Moscow', 30.3141);
    expect(kind).toBe('local-mean-time');
    expect(candidates[0].utcOffsetSeconds).toBe(localMeanTimeOffset(30.3141));
  });

  it('the offset is known at a fraction of a millisecond: local noon of a longitude is seldom whole', () => {
    expect(offsetAt('Europe/Moscow', Date.UTC(2026, 10, 21, 12) - 37.61556 * 240_000 - 0.4)).toBe(10_800);
  });

  it('the offset of an instant is the one that Temporal finds at it, near a change and far from one', () => {
    const zones = ['Europe/Moscow', 'America/Boa_Vista', 'Africa/Casablanca', 'Pacific/Apia', 'Asia/Kolkata'];
    // Changes of these zones: a week between two of them, a whole day skipped, a month of fasting on other clocks.
    const changes = [
      '2000-10-08T04:00Z',
      '2000-10-15T03:00Z',
      '2011-12-30T10:00Z',
      '1992-01-19T00:00Z',
      '2016-07-10T02:00Z',
    ];
    const near = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -5 * 86_400, max: 5 * 86_400 }))
      .map(([change, seconds]) => Date.parse(change) + seconds * 1000);
    const anywhen = fc.integer({ min: Date.UTC(1800, 0, 1), max: Date.UTC(2399, 11, 31) });
    fc.assert(
      fc.property(fc.oneof(near, anywhen), fc.constantFrom(...zones), (ms, zone) => {
        const zoned = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
        expect(offsetAt(zone, ms)).toBe(Math.round(zoned.offsetNanoseconds / 1e9));
      }),
      { numRuns: 500 },
    );
  });

  it('a unique reading gives the typed clock back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1920, 0, 1), max: Date.UTC(2037, 0, 1) }),
        fc.constantFrom('Europe/Moscow', 'Asia/Tashkent', 'Asia/Kamchatka', 'Europe/Samara', 'America/New_York'),
        (ms, zone) => {
          const whole = Math.floor(ms / 1000) * 1000;
          const clock = clockReadingAt(whole, offsetAt(zone, whole));
          const { kind, candidates } = resolveLocalTime(clock, zone, 0);
          fc.pre(kind !== 'local-mean-time');
          expect(candidates.map((reading) => unixMsFromJulianDay(reading.julianDay))).toContain(whole);
        },
      ),
    );
  });
});

describe('zones merged by the database keep their own early history', () => {
  it.each([
    ['1913-05-09T12:00', 'Atlantic/Reykjavik', -21.9, 'unique', [-3600]],
    ['1967-12-01T12:00', 'Atlantic/Reykjavik', -21.9, 'unique', [-3600]],
    ['1940-08-15T12:00', 'Europe/Oslo', 10.75, 'unique', [7200]],
    ['1930-07-01T12:00', 'Europe/Amsterdam', 4.9, 'unique', [4772]],
    ['1880-07-01T12:00', 'Europe/Amsterdam', 6.5, 'unique', [1172]],
    ['1917-01-01T12:00', 'Europe/Stockholm', 18.07, 'unique', [3600]],
    ['1890-06-01T12:00', 'Europe/Stockholm', 18.07, 'unique', [3614]],
    ['1870-06-01T12:00', 'Europe/Stockholm', 11.97, 'local-mean-time', [2873]],
    ['1892-06-01T12:00', 'Europe/Copenhagen', 10.2, 'unique', [3020]],
    ['1900-06-01T12:00', 'Europe/Luxembourg', 6.13, 'local-mean-time', [1471]],
    ['1905-06-01T12:00', 'Europe/Monaco', 7.42, 'unique', [561]],
    ['1930-06-01T12:00', 'Asia/Brunei', 114.9, 'unique', [27000]],
    ['1917-02-19T23:30', 'Atlantic/Reykjavik', -21.9, 'skipped', [-3600, 0]],
    ['1917-10-21T00:30', 'Atlantic/Reykjavik', -21.9, 'ambiguous', [0, -3600]],
    ['1980-07-01T12:00', 'Europe/Oslo', 10.75, 'unique', [7200]],
  ])('%s in %s', (text, zone, longitude, kind, offsets) => {
    const found = resolveLocalTime(at(text), zone, longitude);
    expect([found.kind, found.candidates.map((reading) => reading.utcOffsetSeconds)]).toEqual([kind, offsets]);
  });

  it.skipIf(!existsSync('/usr/share/zoneinfo/Atlantic/Reykjavik'))(
    'as compiled with the full history, on both sides of every change before 1970',
    () => {
      for (const zone of Object.keys(MERGED_ZONES)) {
        const { first, changes } = zoneHistory(readFileSync(`/usr/share/zoneinfo/${zone}`));
        let before = first;
        for (const { at: moment, offset } of changes.filter((change) => change.at < 0)) {
          expect(offsetAt(zone, moment * 1000 - 1), `${zone} before ${moment}`).toBe(before);
          expect(offsetAt(zone, moment * 1000), `${zone} at ${moment}`).toBe(offset);
          before = offset;
        }
        expect(offsetAt(zone, -1), zone).toBe(before);
      }
    },
  );
});
