import type { ChosenPurpose, MuhurtaPlace } from '@nebosvod/contracts/muhurta-choice';
import type { Ephemeris } from '@nebosvod/engine/ephemeris/ephemeris';
import { datesBetween } from '@nebosvod/engine/time/date-arithmetic';
import { FIRST_JULIAN_DAY, LAST_JULIAN_DAY } from '@nebosvod/engine/time/julian-day';
import { isTimeZone } from '@nebosvod/engine/time/local-time';
import { type ElectionDay, type ElectionPerson, judgeDay } from '@nebosvod/engine/western/election/election';
import type { KnownBirth } from '../birth/births.ts';
import { LocalDays } from '../birth/local-day.ts';
import type { HourChoice } from './best-hours.ts';

/** Hours of a day that come into question by the clocks of the place. */
const HOURS = { from: 9, to: 21 } as const;
/** The ephemeris is looked up days around. */
const MARGIN = 40;
const MOST_DAYS = 800;
const MOST = 5;
/** Whom the Moon of a day touches in a chart of birth. */
const POINTS = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

/** What days are chosen for and where they begin. */
export interface DaySearch {
  readonly purpose: ChosenPurpose;
  readonly place: MuhurtaPlace;
}

export type DatedDay = ElectionDay & { readonly date: string };

/** The choice of a period: its best days, the best first, and those that something forbids. */
export interface BestDays {
  readonly best: readonly DatedDay[];
  readonly refused: readonly DatedDay[];
}

const JUDGED = new WeakMap<KnownBirth, Map<string, DatedDay>>();

/** A local day judged for a person, once; null past the ephemeris and of a zone that there is not. */
export function dayOf(
  ephemeris: Ephemeris,
  known: KnownBirth,
  { purpose, place }: DaySearch,
  date: string,
): DatedDay | null {
  if (!isTimeZone(place.timeZone)) return null;
  const days = new LocalDays(place.timeZone);
  const [from, to] = [days.instantOf(date, HOURS.from), days.instantOf(date, HOURS.to)];
  if (from < FIRST_JULIAN_DAY + MARGIN || to > LAST_JULIAN_DAY - MARGIN) return null;
  const judged = JUDGED.get(known) ?? new Map<string, DatedDay>();
  JUDGED.set(known, judged);
  const key = `${date} ${purpose} ${place.timeZone}`;
  const told = judged.get(key) ?? { date, ...judgeDay(ephemeris, purpose, { from, to }, personOf(known)) };
  if (judged.size >= MOST_DAYS) judged.clear();
  judged.set(key, told);
  return told;
}

/** Places of birth of a sure time; null of another: the Moon and the houses are not known, and half a layer would mislead. */
function personOf({ west: [facts, ...others] }: KnownBirth): ElectionPerson | null {
  if (!facts?.isTimeKnown || others.length > 0) return null;
  return {
    points: POINTS.map((planet) => ({ planet, longitude: facts.natalLongitude(planet) })),
    houseAt: (longitude) => facts.houseAt(longitude),
  };
}

/** What speaks for a day less what speaks against it. */
export const pointsOf = ({ reasons }: ElectionDay): number => reasons.reduce((sum, { points }) => sum + points, 0);

/** The best days of a period and those that fell out. */
export function bestDays(ephemeris: Ephemeris, known: KnownBirth, { from, to, ...search }: HourChoice): BestDays {
  const all = datesBetween(from, to).flatMap((date) => dayOf(ephemeris, known, search, date) ?? []);
  return {
    best: all
      .filter(({ window }) => window !== null)
      .sort((a, b) => pointsOf(b) - pointsOf(a) || a.date.localeCompare(b.date))
      .slice(0, MOST),
    refused: all.filter(({ vetoes }) => vetoes.length > 0),
  };
}
