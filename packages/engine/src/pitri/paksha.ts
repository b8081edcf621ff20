import type { DayWalk } from '../festival/almanac-days.ts';
import { tithiOf } from '../festival/festivals.ts';
import { observe } from '../festival/observance.ts';
import type { AmantaMonth } from '../panchanga/lunar-month.ts';
import type { Span } from '../panchanga/span.ts';
import type { CivilDate } from '../time/date-arithmetic.ts';
import { julianDayNumber } from '../time/julian-day.ts';

/** The day of remembrance of one tithi of the fortnight of the fathers. */
export interface ShraddhaDay {
  /** 15 for the full moon before it, 16 … 30 for the dark half. */
  readonly tithi: number;
  readonly date: CivilDate;
  /** The tithi itself, Julian days (UT). */
  readonly span: Span;
}

/** Bhadrapada in amanta reckoning. */
const BHADRAPADA = 6;
/** No amanta Bhadrapada begins before the middle of August or ends after the end of October. */
const SEARCH_FROM = { month: 7, day: 15 } as const;
const SEARCH_TO = { month: 11, day: 15 } as const;

/**
 * Pitri paksha of a civil year at a place: the full moon of Bhadrapada and the dark half after it, each tithi on the day it has in
 * aparahna. Of an adhika Bhadrapada the true month is taken. [DS] [NS]
 * @returns empty where the Sun does not rise or set then
 */
export function pitriPaksha(walk: DayWalk, year: number): ShraddhaDay[] {
  const month = bhadrapadaOf(walk, year);
  if (!month) return [];
  const days: ShraddhaDay[] = [];
  for (let tithi = 15; tithi <= 30; tithi++) {
    const span = tithiOf(walk, month, tithi);
    const observed = observe(walk, { kind: 'in-part', part: 'aparahna', tie: 'greater' }, span);
    if (observed) days.push({ tithi, date: observed.day.date, span });
  }
  return days;
}

function bhadrapadaOf(walk: DayWalk, year: number): AmantaMonth | null {
  const last = julianDayNumber(year, SEARCH_TO.month, SEARCH_TO.day);
  let month = walk.almanac.month(julianDayNumber(year, SEARCH_FROM.month, SEARCH_FROM.day));
  while (month.start < last) {
    if (!month.isAdhika && month.number === BHADRAPADA) return month;
    month = walk.almanac.month(month.end + 1);
  }
  return null;
}
