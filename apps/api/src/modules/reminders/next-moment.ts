import { addDays, utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { offsetAt } from '@nebosvod/engine/time/local-time';
import { wallClock } from '@nebosvod/terms/clock';

/** The next time after an instant that clocks of a zone show this full hour; an hour off at most on a night when they are changed. */
export function nextMoment(hour: number, timeZone: string, after: Date): Date {
  const today = wallClock(after.toISOString(), { timeZone }).date;
  const momentOn = (date: string) => {
    const asIfUtc = utcMidnight(date) + hour * HOUR_MS;
    return asIfUtc - offsetAt(timeZone, asIfUtc) * 1000;
  };
  const moments = [today, addDays(today, 1), addDays(today, 2)].map(momentOn);
  return new Date(moments.find((moment) => moment > after.getTime()) ?? after.getTime());
}
