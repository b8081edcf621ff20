import { describe, expect, it } from 'vitest';
import { resolveLocalTime } from './local-time.ts';

function isDst(text: string, timeZone: string): boolean {
  const [year = 0, month = 0, day = 0, hour = 12] = text.split(/\D/).map(Number);
  return resolveLocalTime({ year, month, day, hour, minute: 0, second: 0 }, timeZone, 37.6).isDst;
}

describe('daylight saving', () => {
  it.each([
    ['of every summer 1981–2010', 'Europe/Moscow', ['1981-04-02', '1984-09-29', '1996-10-26', '2010-07-01']],
    ['of the summer of 1991, whose beginning no clock showed', 'Europe/Moscow', ['1991-03-31-02', '1991-09-28']],
    ['of that summer to the east', 'Asia/Yekaterinburg', ['1991-04-01', '1991-08-12']],
    ['of that summer where the hour stayed in autumn', 'Europe/Samara', ['1991-08-12']],
    ['of the south in January', 'Australia/Sydney', ['2000-01-15', '2024-12-01']],
    ['of a country that has it still', 'Europe/Berlin', ['2026-07-01']],
    ['of the week before the clocks go back', 'America/New_York', ['2023-11-01']],
  ])('%s', (_what, zone, days) => {
    expect(days.filter((day) => !isDst(day, zone))).toEqual([]);
  });

  it.each([
    ['of winter', 'Europe/Moscow', ['1985-01-15', '1991-03-30', '1991-09-30', '1991-12-31', '2010-12-01']],
    ['of the decree hour, which came to stay', 'Europe/Moscow', ['1930-07-15', '1930-12-31', '1955-07-01']],
    ['of the hour that Russia added for good in 2011', 'Europe/Moscow', ['2011-04-01', '2011-07-01', '2012-07-01']],
    ['of the hour that it took back in 2014', 'Asia/Novosibirsk', ['2014-07-01', '2015-07-01']],
    ['where the clocks never move', 'Asia/Tokyo', ['1990-07-01']],
    ['of the very year a zone moves east', 'Asia/Tomsk', ['2016-03-01', '2016-08-01']],
  ])('is none %s', (_what, zone, days) => {
    expect(days.filter((day) => isDst(day, zone))).toEqual([]);
  });

  it('of the hour that came twice at the end of the summer of 1991 is the first', () => {
    const clock = { year: 1991, month: 9, day: 29, hour: 2, minute: 30, second: 0 };
    expect(resolveLocalTime(clock, 'Europe/Moscow', 37.6)).toMatchObject({ kind: 'ambiguous', isDst: true });
  });
});
