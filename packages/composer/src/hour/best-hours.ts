import type { ChosenPurpose, MuhurtaPlace } from '@nebosvod/contracts/muhurta-choice';
import type { MuhurtaHour } from '@nebosvod/engine/muhurta/finder';
import type { NoDayReason } from '@nebosvod/engine/panchanga/vedic-day';
import { dateOf, datesBetween } from '@nebosvod/engine/time/date-arithmetic';
import type { ClosedBy, Closing, HourSearch, Hours } from './hours.ts';

/** What an hour is chosen for, where, and the dates between which, both looked through. */
export interface HourChoice {
  readonly purpose: ChosenPurpose;
  readonly place: MuhurtaPlace;
  readonly from: string;
  readonly to: string;
}

/** The choice of a period: its best hours, the best first, and the days that have none. */
export interface BestHours {
  readonly best: readonly MuhurtaHour[];
  /** Of all that was found more speaks against than for. */
  readonly isWeak: boolean;
  readonly refused: readonly { readonly date: string; readonly closings: readonly Closing[] }[];
  /** Why the first of the days that have no sunrise to count from has none, and whether all of them are such. */
  readonly sunless: { readonly by: NoDayReason; readonly isWhole: boolean } | null;
}

const MOST = 5;

/** Points for and against an hour, past a hundred too: they tell the better of two full scores. */
const pointsOf = ({ reasons }: MuhurtaHour): number => reasons.reduce((sum, { points }) => sum + points, 0);

/**
 * The best hours of a period: of each day the best one first, so that the choice is among days; where days are fewer than five, second
 * hours of the same days.
 */
export function bestHours(hours: Hours, search: HourSearch, { from, to }: HourChoice): BestHours {
  const days = datesBetween(from, to).map((date) => ({ date, ...hours.ofDay(date, search) }));
  const ranked = days.flatMap((day) => day.hours).sort((a, b) => pointsOf(b) - pointsOf(a) || a.start - b.start);
  const taken = new Set<string>();
  const firsts = ranked.filter(({ date }) => {
    const day = dateOf(date);
    const isFirst = !taken.has(day);
    taken.add(day);
    return isFirst;
  });
  // An hour with more against it than for it is offered only where there is no other.
  const worthy = [...firsts, ...ranked.filter((hour) => !firsts.includes(hour))].filter((hour) => pointsOf(hour) >= 0);
  const chosen = (worthy.length > 0 ? worthy : firsts).slice(0, MOST);
  const sunless = days.flatMap(({ closings }) => closings.flatMap(({ by }) => (isNoDay(by) ? [by] : [])));
  const [by] = sunless;
  return {
    best: chosen.sort((a, b) => pointsOf(b) - pointsOf(a) || a.start - b.start),
    isWeak: worthy.length === 0 && chosen.length > 0,
    refused: days.flatMap(({ date, hours: found, closings }) => (found.length === 0 ? [{ date, closings }] : [])),
    sunless: by ? { by, isWhole: sunless.length === days.length } : null,
  };
}

const isNoDay = (by: ClosedBy): by is NoDayReason => by === 'POLAR_DAY' || by === 'POLAR_NIGHT';
