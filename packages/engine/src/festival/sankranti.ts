import { arcForward } from '../angle/degrees.ts';
import type { Sign } from '../angle/sign.ts';
import { toSign } from '../angle/sign.ts';
import type { Span } from '../panchanga/span.ts';
import { nextReach } from '../search/monotone.ts';
import { addDaysTo, type CivilDate } from '../time/date-arithmetic.ts';
import type { DayWalk } from './almanac-days.ts';

const GHATI = 24 / 1440;
/** The Sun never moves faster, degrees a day. */
const FASTEST_SUN = 1.03;
/** Length of the auspicious time in ghatis: forty after Makara, thirty before Karka, sixteen after the others. Schools differ. */
const PUNYA_GHATIS: Readonly<Partial<Record<Sign, number>>> = { 10: 40, 4: -30 };
const COMMON_GHATIS = 16;

export interface Sankranti {
  /** Sidereal sign the Sun enters. */
  readonly sign: Sign;
  /** Julian day (UT). */
  readonly instant: number;
  /** Civil date on which it is kept: after sunset the next. */
  readonly date: CivilDate;
  /** Part of the punya kala in daylight; null where the Sun does not rise. */
  readonly punyaKala: Span | null;
}

/**
 * The Sun's entries into sidereal signs between two instants (Julian days), with the day they are kept on and the punya kala.
 * An entry after sunset is kept on the next day from its sunrise. [NS]
 */
export function sankrantisBetween(walk: DayWalk, from: number, to: number): Sankranti[] {
  const { sun } = walk.almanac;
  const found: Sankranti[] = [];
  let sign = toSign(Math.floor(sun.at(from) / 30) + 2);
  // Most single days have none: then no instant is searched for.
  if (arcForward(sun.at(from), (sign - 1) * 30) > (to - from) * FASTEST_SUN) return found;
  for (
    let instant = nextReach(sun, (sign - 1) * 30, from);
    instant < to;
    instant = nextReach(sun, (sign - 1) * 30, instant + 20)
  ) {
    found.push(kept(walk, sign, instant));
    sign = toSign(sign + 1);
  }
  return found;
}

function kept(walk: DayWalk, sign: Sign, instant: number): Sankranti {
  const holding = walk.holding(instant);
  if (!holding) return { sign, instant, date: walk.dateOf(instant), punyaKala: null };
  const { day, date } = holding;
  const ghatis = PUNYA_GHATIS[sign] ?? COMMON_GHATIS;
  if (instant < day.sunset) {
    const start = ghatis < 0 ? Math.max(day.sunrise, instant + ghatis * GHATI) : instant;
    const end = ghatis < 0 ? instant : Math.min(day.sunset, instant + ghatis * GHATI);
    return { sign, instant, date, punyaKala: { start, end } };
  }
  const next = walk.next(holding);
  const punyaKala = next.day && {
    start: next.day.sunrise,
    end: Math.min(next.day.sunset, next.day.sunrise + Math.abs(ghatis) * GHATI),
  };
  return { sign, instant, date: addDaysTo(date, 1), punyaKala };
}
