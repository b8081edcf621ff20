import { describe, expect, it } from 'vitest';
import { instantOf, localMoment } from './local-moment.ts';

describe('a moment by the clock of the device', () => {
  it.each([
    { date: '2026-11-21', time: '14:02' },
    { date: '1899-12-31', time: '23:59' },
    { date: '2028-02-29', time: '00:00' },
  ])('comes back from its instant: %o', (moment) => {
    expect(localMoment(instantOf(moment))).toEqual(moment);
  });
  it('is of the zone of the device, not of Greenwich', () => {
    const at = instantOf({ date: '2026-07-01', time: '12:00' });
    expect(at.getTime()).toBe(Date.UTC(2026, 6, 1, 12) + at.getTimezoneOffset() * 60_000);
  });
});
