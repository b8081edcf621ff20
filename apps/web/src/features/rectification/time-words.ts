import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { longDate } from '../../ui/date-input.ts';

/** Instants of an answer by the clock of the birth; another date than that of the birth is named. */
export interface TimeWords {
  /** «05:12» or, with steps under a minute, «05:12:30». */
  readonly full: (instant: string) => string;
  /** «Этот балл держится с 05:09 до 05:14.» */
  readonly held: (from: string, to: string) => string;
}

/** @param birthDate `YYYY-MM-DD` of the middle of the interval */
export function timeWords(utcOffsetSeconds: number, stepMinutes: number, birthDate: string): TimeWords {
  const zone = { utcOffsetSeconds };
  const time = (instant: string) => formatTime(instant, zone, { seconds: stepMinutes < 1 });
  const dated = (instant: string) => {
    const { date } = wallClock(instant, zone);
    return date === birthDate ? time(instant) : `${time(instant)}, ${longDate(date)}`;
  };
  return {
    full: dated,
    held: (from, to) =>
      from === to
        ? `Этот балл только в\u00a0${time(from)}.`
        : `Этот балл держится с\u00a0${time(from)} до\u00a0${time(to)}.`,
  };
}
