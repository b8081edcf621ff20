import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { formatTime } from '@nebosvod/terms/clock';
import type { ContentPlace, Occasion } from './occasion.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** «13 декабря», with a space that breaks: networks do not keep the other. */
export const dayWords = (date: string): string => plain(formatDayAndMonth(date));

/** How the time of an occasion is told to the audience of a place. */
export interface When {
  /** «13 декабря». */
  readonly day: string;
  /** «13 декабря в 03:57 по Москве». */
  readonly full: string;
  /** «13 декабря, 03:57 МСК». */
  readonly stamp: string;
}

/** The clock of an occasion; of what is kept by days the day alone. */
export function whenOf({ at, date, rule }: Pick<Occasion, 'at' | 'date' | 'rule'>, { timeZone }: ContentPlace): When {
  const day = dayWords(date);
  if ('date' in rule) return { day, full: day, stamp: day };
  const time = formatTime(at, { timeZone });
  const isMoscow = timeZone === 'Europe/Moscow';
  return {
    day,
    full: `${day} в ${time} ${isMoscow ? 'по Москве' : 'по местному времени'}`,
    stamp: `${day}, ${time}${isMoscow ? ' МСК' : ''}`,
  };
}
