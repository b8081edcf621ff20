import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shiftedBirth } from './shifted-birth.ts';

const birth = { date: '1990-05-17', time: '14:30', latitude: 55.75, longitude: 37.62, timeZone: 'Europe/Moscow' };
const moment = { instant: '1990-05-17T10:30:00.000Z', utcOffsetSeconds: 14_400 };

describe('a shifted birth', () => {
  it('is the birth itself without a shift', () => {
    expect(shiftedBirth(birth, moment, 0)).toBe(birth);
  });

  it('crosses midnight with its date', () => {
    expect(shiftedBirth(birth, moment, 24 * 60)).toMatchObject({ date: '1990-05-18', time: '14:30' });
    expect(shiftedBirth(birth, moment, -15 * 60)).toMatchObject({ date: '1990-05-16', time: '23:30' });
  });

  it('keeps the seconds of local mean time and turns the old style into the new', () => {
    const old = { ...birth, date: '1900-02-29', calendar: 'julian' as const };
    const shifted = shiftedBirth(old, { instant: '1900-03-13T11:59:43.000Z', utcOffsetSeconds: 9017 }, 1);
    expect(shifted).toMatchObject({ date: '1900-03-13', time: '14:31', utcOffsetSeconds: 9017 });
    expect(shifted.calendar).toBeUndefined();
  });

  it('names an instant exactly so many minutes away', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (minutes) => {
        const { date, time, utcOffsetSeconds = 14_400 } = shiftedBirth(birth, moment, minutes);
        const clock = Date.parse(`${date}T${time}:00Z`) - utcOffsetSeconds * 1000;
        expect(clock - Date.parse(moment.instant)).toBe(minutes * 60_000);
      }),
    );
  });
});
