import type { Span } from '../panchanga/span.ts';
import type { VedicDay } from '../panchanga/vedic-day.ts';
import { nishita } from '../panchanga/windows.ts';
import { nextReach } from '../search/monotone.ts';
import type { DatedDay, DayWalk } from './almanac-days.ts';
import { dayPart, overlap } from './day-part.ts';
import type { ObservanceRule } from './rule.ts';

export type Lit = DatedDay & { readonly day: VedicDay };

/** Where an observance fell and why there. */
export interface Observed {
  readonly day: Lit;
  /** What decided: the tithi in the asked part of the day, a tie, or the fall-back to sunrise. */
  readonly because:
    | 'part'
    | 'tie'
    | 'at-sunrise'
    | 'falls-inside'
    | 'day-before'
    | 'star'
    | 'after-bhadra'
    | 'bhadra-puccha'
    | 'next-day';
}

const GHATI = 24 / 1440;
const ROHINI = 4;
const SHRAVANA = 22;

/**
 * The day of an observance among those its tithi touches.
 * @returns null where one of the days has no sunrise
 */
export function observe(walk: DayWalk, rule: ObservanceRule, tithi: Span): Observed | null {
  const days = walk.touching(tithi.start, tithi.end);
  if (!days) return null;
  switch (rule.kind) {
    case 'at-sunrise':
      return atSunrise(days, tithi, rule.repeated);
    case 'at-sunrise-lasting':
      return lasting(walk, days, tithi, rule.share);
    case 'in-part':
      return inPart(walk, days, tithi, rule);
    case 'vaishnava-ashtami':
      return vaishnavaAshtami(walk, days, tithi);
    case 'vijayadashami':
      return vijayadashami(walk, days, tithi);
    case 'holika':
      return holika(walk, days, tithi);
  }
}

const risesIn = (day: Lit, tithi: Span) => day.day.sunrise >= tithi.start && day.day.sunrise < tithi.end;

function atSunrise(days: readonly Lit[], tithi: Span, repeated: 'first' | 'second'): Observed {
  const at = days.filter((day) => risesIn(day, tithi));
  const chosen = repeated === 'second' ? at.at(-1) : at[0];
  return chosen ? { day: chosen, because: 'at-sunrise' } : { day: days[0], because: 'falls-inside' };
}

function lasting(walk: DayWalk, days: readonly Lit[], tithi: Span, share: number): Observed | null {
  const at = days.filter((day) => risesIn(day, tithi));
  if (at.length === 0) return { day: days[0], because: 'falls-inside' };
  const [first] = at;
  const needed = first.day.sunrise + (first.day.sunset - first.day.sunrise) * share;
  if (tithi.end >= needed) return { day: first, because: 'at-sunrise' };
  const before = lit(walk.next(first, -1));
  return before && { day: before, because: 'day-before' };
}

function inPart(
  walk: DayWalk,
  days: readonly Lit[],
  tithi: Span,
  rule: Extract<ObservanceRule, { kind: 'in-part' }>,
): Observed {
  const covers = days
    .map((day) => {
      const span = dayPart(walk.almanac, day.day, rule.part);
      return { day, cover: span ? overlap(span, tithi) : 0 };
    })
    .filter(({ cover }) => cover > 0);
  if (covers.length === 0) return atSunrise(days, tithi, 'first');
  if (covers.length === 1) return { day: covers[0].day, because: 'part' };
  const [first, second] = covers;
  const isLater = (): boolean => {
    switch (rule.tie) {
      case 'first':
        return false;
      case 'later':
        return true;
      case 'greater':
        return second.cover > first.cover + 1e-7;
      case 'greater-later':
        return second.cover >= first.cover - 1e-7;
      case 'rohini-later':
        return hasStar(walk, nishita(second.day.day), ROHINI) || !hasStar(walk, nishita(first.day.day), ROHINI);
      case 'lasting-ghati':
        return tithi.end >= second.day.day.sunset + GHATI;
    }
  };
  return { day: isLater() ? second.day : first.day, because: 'tie' };
}

function hasStar(walk: DayWalk, span: Span, nakshatra: number): boolean {
  return walk.almanac.nakshatras(span).some((star) => star.index === nakshatra);
}

/** Ashtami at sunrise; at two the one with Rohini at sunrise or nishita, else the later; at none the next sunrise. */
function vaishnavaAshtami(walk: DayWalk, days: readonly Lit[], tithi: Span): Observed | null {
  const at = days.filter((day) => risesIn(day, tithi));
  if (at.length === 0) {
    const next = lit(walk.next(days[0]));
    return next && { day: next, because: 'next-day' };
  }
  if (at.length === 1) return { day: at[0], because: 'at-sunrise' };
  const rohini = at.find((day) => {
    const dawn = { start: day.day.sunrise, end: day.day.sunrise + 1e-6 };
    return hasStar(walk, dawn, ROHINI) || hasStar(walk, nishita(day.day), ROHINI);
  });
  return rohini ? { day: rohini, because: 'star' } : { day: at[1], because: 'tie' };
}

/**
 * Dashami in aparahna; on both days the one with Shravana at its middle, else the greater cover. Only on the first, but dashami
 * lasts a fifth of the next day, which has Shravana in aparahna while the first has not: the next.
 */
function vijayadashami(walk: DayWalk, days: readonly Lit[], tithi: Span): Observed {
  const parts = days.flatMap((day) => {
    const span = dayPart(walk.almanac, day.day, 'aparahna');
    return span ? [{ day, span, cover: overlap(span, tithi) }] : [];
  });
  const covered = parts.filter(({ cover }) => cover > 0);
  if (covered.length === 0) return atSunrise(days, tithi, 'first');
  if (covered.length === 2) {
    const starred = covered.filter(({ span }) => {
      const middle = (span.start + span.end) / 2;
      return hasStar(walk, { start: middle, end: middle + 1e-6 }, SHRAVANA);
    });
    if (starred.length === 1) return { day: starred[0].day, because: 'star' };
    return { day: covered[1].cover > covered[0].cover ? covered[1].day : covered[0].day, because: 'tie' };
  }
  const [first] = covered;
  const next = parts[parts.indexOf(first) + 1];
  if (next && risesIn(next.day, tithi)) {
    const { sunrise, sunset } = next.day.day;
    const lasts = tithi.end >= sunrise + (sunset - sunrise) / 5;
    if (lasts && hasStar(walk, next.span, SHRAVANA) && !hasStar(walk, first.span, SHRAVANA)) {
      return { day: next.day, because: 'star' };
    }
  }
  return { day: first.day, because: 'part' };
}

/**
 * Purnima at pradosha outside bhadra (the first half of purnima). Bhadra over the whole pradosha: the same evening after it when it
 * ends before nishita does; else the next evening when purnima lasts seven eighths of that day; else the same evening in the
 * tail (puccha) of bhadra. On two evenings the later, which is free of bhadra.
 */
function holika(walk: DayWalk, days: readonly Lit[], tithi: Span): Observed {
  const bhadraEnd = nextReach(walk.almanac.elongation, 174, tithi.start);
  const evenings = days.flatMap((day) => {
    const span = dayPart(walk.almanac, day.day, 'pradosha');
    return span && overlap(span, tithi) > 0 ? [{ day, span }] : [];
  });
  if (evenings.length === 0) return atSunrise(days, tithi, 'first');
  const free = evenings.filter(({ span }) => overlap(span, { start: bhadraEnd, end: tithi.end }) > 0);
  const last = free.at(-1);
  if (last) return { day: last.day, because: evenings.length > 1 ? 'tie' : 'part' };
  const [evening] = evenings;
  if (bhadraEnd < nishita(evening.day.day).end) return { day: evening.day, because: 'after-bhadra' };
  const next = days[days.indexOf(evening.day) + 1];
  if (next) {
    const { sunrise, sunset } = next.day;
    if (tithi.end >= sunrise + ((sunset - sunrise) * 7) / 8) return { day: next, because: 'next-day' };
  }
  return { day: evening.day, because: 'bhadra-puccha' };
}

function lit({ date, day }: DatedDay): Lit | null {
  return day && { date, day };
}
