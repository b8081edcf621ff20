import type { BookingPage } from '@nebosvod/contracts/booking';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { describe, expect, it } from 'vitest';
import { freeHours, type HoursAsked, overlappingHours } from './booking-hours.service.ts';

type Page = HoursAsked['page'];

const page: Page = {
  timeZone: 'Europe/Moscow',
  hours: [{ weekday: 2, from: '10:00', to: '12:00' }],
  daysOff: [],
  leadHours: 0,
  daysAhead: 8,
};
const sunday = Date.parse('2026-11-22T12:00:00Z');
const hours = (more: Partial<Page> = {}, rest: Partial<HoursAsked> = {}) =>
  freeHours({ page: { ...page, ...more }, minutes: 60, taken: [], now: sunday, ...rest }).map((at) =>
    new Date(at).toISOString(),
  );

describe('free hours', () => {
  it('begin every half hour of the practitioner’s clock, and end within it', () => {
    expect(hours()).toEqual(['2026-11-24T07:00:00.000Z', '2026-11-24T07:30:00.000Z', '2026-11-24T08:00:00.000Z']);
  });

  it('are not on days off, beyond what is open, or too soon', () => {
    expect(hours({ daysOff: ['2026-11-24'] })).toEqual([]);
    expect(hours({ daysAhead: 1 })).toEqual([]);
    expect(hours({ daysAhead: 9 }, { from: '2026-11-25' })).toHaveLength(3);
    expect(hours({ leadHours: 48 })).toEqual([]);
    expect(hours({ leadHours: 43 })).toEqual([
      '2026-11-24T07:00:00.000Z',
      '2026-11-24T07:30:00.000Z',
      '2026-11-24T08:00:00.000Z',
    ]);
  });

  it('leave out what is taken, to the minute', () => {
    const start = Date.parse('2026-11-24T07:30:00Z');
    expect(hours({}, { taken: [{ start, end: start + HOUR_MS }] })).toEqual([]);
    expect(hours({}, { taken: [{ start: start - HOUR_MS, end: start }] })).toEqual([
      '2026-11-24T07:30:00.000Z',
      '2026-11-24T08:00:00.000Z',
    ]);
  });

  it('keep the wall clock when the clocks change, without the hour that is skipped and once where it comes twice', () => {
    const night: Partial<Page> = {
      timeZone: 'Europe/Berlin',
      hours: [{ weekday: 0, from: '01:00', to: '05:00' }],
      daysAhead: 1,
    };
    const spring = hours(night, { now: Date.parse('2027-03-27T12:00:00Z') });
    // 01:00, 01:30, then 03:00: 02:00 and 02:30 are not on the clock that night.
    expect(spring.slice(0, 3)).toEqual([
      '2027-03-28T00:00:00.000Z',
      '2027-03-28T00:30:00.000Z',
      '2027-03-28T01:00:00.000Z',
    ]);
    const autumn = hours(night, { now: Date.parse('2026-10-24T12:00:00Z') });
    expect(autumn).toEqual([...new Set(autumn)]);
    expect(autumn).toContain('2026-10-25T00:00:00.000Z');
    expect(autumn).not.toContain('2026-10-25T01:00:00.000Z');
    const usual: BookingPage['hours'] = [{ weekday: 1, from: '10:00', to: '11:00' }];
    const both = [
      ...hours({ timeZone: 'Europe/Berlin', hours: usual, daysAhead: 3 }, { now: Date.parse('2027-03-20T12:00:00Z') }),
      ...hours({ timeZone: 'Europe/Berlin', hours: usual, daysAhead: 3 }, { now: Date.parse('2027-03-27T12:00:00Z') }),
    ];
    expect(both).toEqual(['2027-03-22T09:00:00.000Z', '2027-03-29T08:00:00.000Z']);
  });

  it('of one weekday may not overlap', () => {
    const [first, ...rest] = [
      { weekday: 1, from: '10:00', to: '12:00' },
      { weekday: 1, from: '12:00', to: '13:00' },
      { weekday: 2, from: '11:00', to: '13:00' },
    ];
    expect(first && overlappingHours([first, ...rest])).toBe(-1);
    expect(first && overlappingHours([first, { weekday: 1, from: '11:59', to: '14:00' }])).toBe(1);
  });
});
