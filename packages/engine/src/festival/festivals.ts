import { normalizeDegrees } from '../angle/degrees.ts';
import type { AmantaMonth } from '../panchanga/lunar-month.ts';
import type { Span } from '../panchanga/span.ts';
import { nextReach, previousReach } from '../search/monotone.ts';
import { addDaysTo, type CivilDate, dateOf, weekdayOf } from '../time/date-arithmetic.ts';
import { julianDayNumber } from '../time/julian-day.ts';
import type { DayWalk } from './almanac-days.ts';
import { dayPart } from './day-part.ts';
import { ekadashiOf } from './ekadashi.ts';
import { FESTIVALS } from './festival.table.ts';
import { type Observed, observe } from './observance.ts';
import type { FestivalAnchor, FestivalDefinition, FestivalId } from './rule.ts';

/** A festival on its day, with what decided it. */
export interface Festival {
  readonly id: FestivalId;
  readonly date: CivilDate;
  readonly anchor: FestivalAnchor;
  readonly because: Observed['because'] | 'sankranti' | 'relative' | 'weekday' | 'ekadashi';
  readonly isDisputed: boolean;
  /** The tithi, star or ingress it hangs on, Julian days (UT); null for relative ones. */
  readonly span: Span | null;
}

/** Days before a period in which an ingress may lie that is kept inside it: after sunset it belongs to the next day. */
const AFTER_SUNSET = 1;

/** Days around a period in which a tithi may lie whose observance falls inside it: two sunrises and the uneven length of tithis. */
const MARGIN = 1;

/**
 * Annual festivals on civil dates from one to another, both included, in order of date.
 * Dates are those of the place: a festival is the civil date of the sunrise that begins its Vedic day.
 */
export function festivalsBetween(walk: DayWalk, from: CivilDate, to: CivilDate): Festival[] {
  const first = julianDayNumber(from.year, from.month, from.day);
  const last = julianDayNumber(to.year, to.month, to.day);
  const months = walk.almanac.months(first - MARGIN, last + MARGIN);
  const found = FESTIVALS.flatMap((definition) => occurrences(walk, definition, months, first - MARGIN, last + MARGIN));
  return found
    .filter(({ date }) => {
      const number = julianDayNumber(date.year, date.month, date.day);
      return number >= first && number <= last;
    })
    .sort(
      (a, b) =>
        julianDayNumber(a.date.year, a.date.month, a.date.day) - julianDayNumber(b.date.year, b.date.month, b.date.day),
    );
}

/** Whether an amanta month carries a number for festivals: common ones only; a kshaya month carries both of its names. */
function carries(month: AmantaMonth, number: number): boolean {
  return !month.isAdhika && (month.number === number || (month.isKshaya && (month.number % 12) + 1 === number));
}

function occurrences(
  walk: DayWalk,
  definition: FestivalDefinition,
  months: readonly AmantaMonth[],
  from: number,
  to: number,
): Festival[] {
  const { id, anchor, isDisputed = false } = definition;
  const made = (date: CivilDate, because: Festival['because'], span: Span | null): Festival => ({
    id,
    date,
    anchor,
    because,
    isDisputed,
    span,
  });
  switch (anchor.kind) {
    case 'tithi':
      return months
        .filter((month) => carries(month, anchor.month) && mayTouch(month, anchor.tithi, from, to))
        .flatMap((month) => {
          const span = tithiOf(walk, month, anchor.tithi);
          const observed = observe(walk, anchor.rule, span);
          return observed ? [made(observed.day.date, observed.because, span)] : [];
        });
    case 'ekadashi':
      return months
        .filter(
          (month) => carries(month, anchor.month) && mayTouch(month, anchor.paksha === 'shukla' ? 11 : 26, from, to),
        )
        .flatMap((month) => {
          const ekadashi = ekadashiOf(walk, month, anchor.paksha);
          return ekadashi ? [made(ekadashi.smarta, 'ekadashi', ekadashi.tithi)] : [];
        });
    case 'sankranti':
      return sankrantis(walk, anchor.sign, from - AFTER_SUNSET, to).flatMap((instant) => {
        const date = sankrantiDate(walk, instant);
        return date ? [made(date, 'sankranti', { start: instant, end: instant })] : [];
      });
    case 'relative': {
      const base = FESTIVALS.find((candidate) => candidate.id === anchor.to);
      return base
        ? occurrences(walk, base, months, from - Math.abs(anchor.days), to + Math.abs(anchor.days)).map(({ date }) =>
            made(addDaysTo(date, anchor.days), 'relative', null),
          )
        : [];
    }
    case 'weekday-before-purnima':
      return months
        .filter((month) => carries(month, anchor.month) && mayTouch(month, 15, from, to + 8))
        .flatMap((month) => {
          const span = tithiOf(walk, month, 15);
          const purnima = observe(walk, { kind: 'at-sunrise', repeated: 'first' }, span);
          return purnima ? [made(weekdayBefore(purnima.day.date, anchor.vara), 'weekday', span)] : [];
        });
    case 'star':
      return starDays(walk, anchor, from, to).map(({ date, span }) => made(date, 'star', span));
  }
}

/** Days by which a tithi may lie off its mean place (0.7), its half length (0.5) and the sunrise that decides (1). */
const SLACK = 2.2;

/** Whether a tithi of a month may lie in a period, by its mean place in the month: spares the search when it cannot. */
export function mayTouch(month: AmantaMonth, tithi: number, from: number, to: number): boolean {
  const middle = month.start + ((tithi - 0.5) / 30) * (month.end - month.start);
  return middle > from - SLACK && middle < to + SLACK;
}

/** A tithi of an amanta month, Julian days (UT). */
export function tithiOf(walk: DayWalk, month: AmantaMonth, tithi: number): Span {
  const { elongation } = walk.almanac;
  const start = tithi === 1 ? month.start : nextReach(elongation, (tithi - 1) * 12, month.start + 0.5);
  return { start, end: tithi === 30 ? month.end : nextReach(elongation, tithi * 12, start + 0.5) };
}

function sankrantis(walk: DayWalk, sign: number, from: number, to: number): number[] {
  const found: number[] = [];
  const ahead = normalizeDegrees((sign - 1) * 30 - walk.almanac.sun.at(from));
  if (ahead > (to - from) * 1.03) return found;
  for (
    let instant = nextReach(walk.almanac.sun, (sign - 1) * 30, from);
    instant < to;
    instant = nextReach(walk.almanac.sun, (sign - 1) * 30, instant + 300)
  ) {
    found.push(instant);
  }
  return found;
}

/** Day of an ingress between sunrise and sunset; after sunset or before sunrise the following daylight. */
function sankrantiDate(walk: DayWalk, instant: number): CivilDate | null {
  const holding = walk.holding(instant);
  if (!holding) return null;
  return instant < holding.day.sunset ? holding.date : addDaysTo(holding.date, 1);
}

function weekdayBefore(date: CivilDate, vara: number): CivilDate {
  const back = (weekdayOf(dateOf(date)) - vara + 7) % 7;
  return addDaysTo(date, back === 0 ? -7 : -back);
}

/** Days by which the star of a festival may lie off the civil dates asked for: the Vedic day before sunrise, and a turn of the clock. */
const STAR_SLACK = 2;
/** The Moon's greatest speed, degrees a day. */
const FASTEST_MOON = 15.5;

function starDays(
  walk: DayWalk,
  anchor: Extract<FestivalAnchor, { kind: 'star' }>,
  from: number,
  to: number,
): { date: CivilDate; span: Span }[] {
  const { sun, moon } = walk.almanac;
  const reached = normalizeDegrees(sun.at(to) - (anchor.sunSign - 1) * 30);
  // The Sun is in the sign during the period when it entered it less than a sign and the period's own length ago.
  if (reached > 32 + (to - from) * 1.02) return [];
  const arc = 360 / 27;
  const ahead = normalizeDegrees(anchor.nakshatra * arc - moon.at(from - STAR_SLACK));
  if (ahead > (to - from + 2 * STAR_SLACK) * FASTEST_MOON + arc) return [];
  return sankrantis(walk, anchor.sunSign, from - 40, to).flatMap((entry) => {
    const exit = nextReach(sun, anchor.sunSign * 30, entry + 20);
    const found: { date: CivilDate; span: Span }[] = [];
    for (
      let end = nextReach(moon, anchor.nakshatra * arc, entry);
      end < exit + 2;
      end = nextReach(moon, anchor.nakshatra * arc, end + 20)
    ) {
      const span = { start: previousReach(moon, (anchor.nakshatra - 1) * arc, end - 0.2), end };
      const day = walk.touching(span.start, span.end)?.find((candidate) => {
        const asked = dayPart(walk.almanac, candidate.day, anchor.part);
        return (
          asked && asked.start >= span.start && asked.start < span.end && asked.start >= entry && asked.start < exit
        );
      });
      if (day) found.push({ date: day.date, span });
    }
    const chosen = anchor.choose === 'first' ? found[0] : found.at(-1);
    return chosen ? [chosen] : [];
  });
}
