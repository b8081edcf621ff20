import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTime, wallClock } from '@nebosvod/terms/clock';
import type { ChartFacts } from './chart-facts.ts';

/** The clock of the place of birth: its zone, or the offset the person named. */
function zoneOf({ birth, moment }: Pick<ChartFacts, 'birth' | 'moment'>): ClockZone {
  return birth.utcOffsetSeconds === undefined
    ? { timeZone: moment.timeZone }
    : { utcOffsetSeconds: birth.utcOffsetSeconds };
}

/** Date of an instant at the place of birth: «21.11.2026». */
export function dayOf(instant: string, facts: Pick<ChartFacts, 'birth' | 'moment'>): string {
  return formatNumericDate(wallClock(instant, zoneOf(facts)).date);
}

/** Time of an instant on the clock of the day of birth: «04:22». */
export function timeOf(instant: string, facts: Pick<ChartFacts, 'birth' | 'moment'>): string {
  const { utcOffsetSeconds } = facts.moment;
  return formatTime(instant, { utcOffsetSeconds });
}
