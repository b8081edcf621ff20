import { type Sign, toSign } from '../angle/sign.ts';
import type { DIRECTIONS } from '../panchanga/panchanga.ids.ts';
import type { PanchangaDay } from '../panchanga/panchanga-day.ts';
import type { Span } from '../panchanga/span.ts';
import { chandraBala, taraBala } from '../panchanga/star-yoga.ts';
import { addDaysTo, type CivilDate, dateOf } from '../time/date-arithmetic.ts';
import type { REASONS } from './muhurta.ids.ts';
import type { MuhurtaDay, MuhurtaDays } from './muhurta-days.ts';
import { POINTS, type Purpose, type VetoId } from './purpose.table.ts';
import type { RisingSign } from './rising-sign.ts';
import type { Forbidden } from './veto.ts';

export type ReasonId = (typeof REASONS)[number];

/** One thing that speaks for or against an hour, with what it is (a star, a tithi, a sign …). */
export interface Reason {
  readonly id: ReasonId;
  readonly points: number;
  /** Number of the star, tithi, weekday, sign or tara; null where there is none. */
  readonly value: number | null;
}

/** A stretch of a day judged for a purpose. */
export interface MuhurtaHour extends Span {
  readonly date: CivilDate;
  /** 0 … 100. */
  readonly score: number;
  readonly reasons: readonly Reason[];
  readonly lagna: number;
  readonly nakshatra: number;
  readonly tithi: number;
}

/** A day on which nothing was found, and what forbade it. */
export interface RefusedDay {
  readonly date: CivilDate;
  readonly vetoes: readonly VetoId[];
}

export interface MuhurtaSearch {
  readonly hours: readonly MuhurtaHour[];
  readonly refused: readonly RefusedDay[];
}

export interface PersonalLayer {
  readonly birthNakshatra?: number | undefined;
  readonly birthSign?: Sign | undefined;
}

/** Shorter stretches are of no use to a person. */
const SHORTEST = 20 / 1440;
/** Where the journey goes: forbidden by the weekday's disha shula. */
export type Direction = (typeof DIRECTIONS)[number];

/**
 * Hours of a period that suit a purpose, best first, with reasons; and the days that are refused, with their vetoes. [MC]
 * @param limit how many hours at most
 */
export function findMuhurta(
  days: MuhurtaDays,
  purpose: Purpose,
  from: CivilDate,
  to: CivilDate,
  personal: PersonalLayer = {},
  direction: Direction | null = null,
  limit = 60,
): MuhurtaSearch {
  const hours: MuhurtaHour[] = [];
  const refused: RefusedDay[] = [];
  const last = dateOf(to);
  for (let date = from; dateOf(date) <= last; date = addDaysTo(date, 1)) {
    const day = days.on(date);
    if (!day) continue;
    const forbidden = day.forbidden.filter(({ veto }) => purpose.vetoes.includes(veto));
    const found = hoursOf(day, date, purpose, forbidden, personal, direction);
    if (found.length > 0) hours.push(...found);
    else refused.push({ date, vetoes: [...new Set(forbidden.map(({ veto }) => veto))] });
  }
  // The score stops at 100; what goes beyond it still tells the better of two.
  hours.sort((a, b) => sumOf(b) - sumOf(a) || a.start - b.start);
  return { hours: hours.slice(0, limit), refused };
}

function hoursOf(
  { panchanga: day, daySigns, allSigns }: MuhurtaDay,
  date: CivilDate,
  purpose: Purpose,
  forbidden: readonly Forbidden[],
  personal: PersonalLayer,
  direction: Direction | null,
): MuhurtaHour[] {
  const bounds = { start: day.day.sunrise, end: purpose.byDay ? day.day.sunset : day.day.nextSunrise };
  if (forbidden.some((span) => span.start <= bounds.start && span.end >= bounds.end)) return [];
  const lagnas = purpose.byDay ? daySigns() : allSigns();
  const edges = [
    day.tithis,
    day.nakshatras,
    day.choghadiya,
    lagnas,
    forbidden,
    day.windows.durmuhurta,
    [day.windows.abhijit],
    // The Moon changes sign in the midst of a star; it matters to a person only.
    personal.birthSign === undefined ? [] : day.moonSigns,
  ]
    .flatMap((spans) => spans.flatMap((span: Span) => [span.start, span.end]))
    .filter((edge) => edge > bounds.start && edge < bounds.end);
  const cuts = [bounds.start, ...[...new Set(edges)].sort((a, b) => a - b), bounds.end];
  const pieces = cuts
    .slice(1)
    .map((end, index) => ({ start: cuts[index], end }))
    .filter(({ start, end }) => !forbidden.some((span) => span.start < end - 1e-9 && span.end > start + 1e-9))
    .map((span) => judge(day, date, purpose, span, lagnas, personal, direction));
  return joined(pieces).filter(({ start, end }) => end - start >= SHORTEST);
}

function judge(
  day: PanchangaDay,
  date: CivilDate,
  purpose: Purpose,
  span: Span,
  lagnas: readonly RisingSign[],
  personal: PersonalLayer,
  direction: Direction | null,
): MuhurtaHour {
  const at = (span.start + span.end) / 2;
  const holding = <S extends Span>(spans: readonly S[]) =>
    spans.find((candidate) => candidate.start <= at && at < candidate.end);
  const star = holding(day.nakshatras) ?? day.nakshatras[0];
  const tithi = holding(day.tithis) ?? day.tithis[0];
  const lagna = (holding(lagnas) ?? lagnas[0]).sign;
  const moonSign = holding(day.moonSigns) ?? day.moonSigns[0];
  const half = ((tithi.index - 1) % 15) + 1;
  const reasons: Reason[] = [];
  const add = (id: ReasonId, value: number | null = null) => reasons.push({ id, points: POINTS[id], value });
  add(purpose.nakshatras.includes(star.index) ? 'nakshatra' : 'badNakshatra', star.index);
  add(purpose.tithis.includes(half) ? 'tithi' : 'badTithi', tithi.index);
  if (purpose.varas.includes(day.day.vara)) add('vara', day.day.vara);
  if (purpose.avoidedVaras.includes(day.day.vara)) add('badVara', day.day.vara);
  if (purpose.lagnas.length > 0) add(purpose.lagnas.includes(lagna) ? 'lagna' : 'badLagna', lagna);
  // The half of the hour's own tithi: a half that ends at noon is not the afternoon's.
  const paksha = tithi.index > 15 ? 'krishna' : 'shukla';
  if (purpose.paksha) add(paksha === purpose.paksha ? 'paksha' : 'badPaksha');
  if (
    day.yogasOfDay.some(
      (yoga) => (yoga.id === 'amrita-siddhi' || yoga.id === 'sarvartha-siddhi') && yoga.start <= at && at < yoga.end,
    )
  )
    add('siddhi');
  if (day.windows.abhijit.isAuspicious && holding([day.windows.abhijit])) add('abhijit');
  if (holding(day.windows.durmuhurta)) add('durmuhurta');
  const choghadiya = holding(day.choghadiya);
  if (choghadiya?.quality === 'good') add('goodChoghadiya');
  if (choghadiya?.quality === 'bad') add('badChoghadiya');
  if (direction && day.dishaShula === direction) add('disha', day.day.vara);
  if (personal.birthNakshatra !== undefined) {
    const { tara, isGood } = taraBala(personal.birthNakshatra, star.index);
    add(isGood ? 'goodTara' : 'badTara', tara);
  }
  if (personal.birthSign !== undefined) {
    const { count, isGood } = chandraBala(personal.birthSign, toSign(moonSign.index));
    add(isGood ? 'goodChandra' : 'badChandra', count);
  }
  return {
    ...span,
    date,
    score: Math.max(0, Math.min(100, sumOf({ reasons }))),
    reasons,
    lagna,
    nakshatra: star.index,
    tithi: tithi.index,
  };
}

/** Fifty, and all that speaks for and against. */
function sumOf({ reasons }: Pick<MuhurtaHour, 'reasons'>): number {
  return reasons.reduce((total, reason) => total + reason.points, 50);
}

/** Neighbouring pieces with the very same reasons as one. */
function joined(pieces: readonly MuhurtaHour[]): MuhurtaHour[] {
  const found: MuhurtaHour[] = [];
  const key = (hour: MuhurtaHour) => hour.reasons.map(({ id, value }) => `${id} ${value}`).join();
  for (const piece of pieces) {
    const last = found.at(-1);
    if (last && Math.abs(last.end - piece.start) < 1e-9 && key(last) === key(piece))
      found[found.length - 1] = { ...last, end: piece.end };
    else found.push(piece);
  }
  return found;
}
