import { normalizeDegrees } from '../angle/degrees.ts';
import type { Almanac } from '../panchanga/almanac.ts';
import type { AmantaMonth } from '../panchanga/lunar-month.ts';
import type { Span } from '../panchanga/span.ts';
import type { VedicDay } from '../panchanga/vedic-day.ts';
import { nextReach, reachNear } from '../search/monotone.ts';
import type { CivilDate } from '../time/date-arithmetic.ts';
import type { DatedDay, DayWalk } from './almanac-days.ts';
import type { BREAK_FAST_ENDS, BREAK_FAST_STARTS, MAHADVADASHIS, VAISHNAVA_REASONS } from './festival.ids.ts';

/** Arunodaya: four ghatis of 24 minutes before sunrise. */
const ARUNODAYA = 96 / 1440;
/** Stars that make a dvadashi of the bright half a great one. */
const STAR_MAHADVADASHI: Readonly<Record<number, MahadvadashiId>> = {
  7: 'jaya',
  22: 'vijaya',
  4: 'jayanti',
  8: 'papanashini',
};

export type MahadvadashiId = (typeof MAHADVADASHIS)[number];

export interface BreakFast extends Span {
  /** Civil date on which the fast is broken. */
  readonly date: CivilDate;
  readonly startBasis: (typeof BREAK_FAST_STARTS)[number];
  readonly endBasis: (typeof BREAK_FAST_ENDS)[number];
  /** End by the stricter window of a fifth of the day (pratahkala), as some almanacs print. */
  readonly endPratahkala: number;
}

export interface Ekadashi {
  /** Amanta month, 1 = Chaitra. */
  readonly month: number;
  readonly isAdhika: boolean;
  readonly paksha: 'shukla' | 'krishna';
  /** The tithi itself, Julian days (UT). */
  readonly tithi: Span;
  readonly dvadashiEnd: number;
  readonly smarta: CivilDate;
  /** With the tithi at two sunrises: the second day, for renunciates. */
  readonly smartaSecond: CivilDate | null;
  readonly vaishnava: CivilDate;
  readonly vaishnavaReason: (typeof VAISHNAVA_REASONS)[number];
  readonly mahadvadashi: MahadvadashiId | null;
  readonly breakFastSmarta: BreakFast;
  readonly breakFastVaishnava: BreakFast;
}

export interface EkadashiOptions {
  /** Whether the four star mahadvadashis of the bright half move the fast; off unless asked for. */
  readonly starMahadvadashi?: boolean;
}

type Lit = DatedDay & { readonly day: VedicDay };

/** An ekadashi as the sky makes it: one for the whole Earth, whatever day it is kept on. */
export interface EkadashiTithi {
  readonly month: AmantaMonth;
  readonly paksha: 'shukla' | 'krishna';
  /** The tithi itself, Julian days (UT). */
  readonly tithi: Span;
  readonly dvadashiEnd: number;
  /** The full or new moon tithi that ends the half; searched for when first asked. */
  readonly closing: () => Span;
}

/** The ekadashi tithi of one half of an amanta month. */
function ekadashiTithi(
  elongation: Almanac['elongation'],
  month: AmantaMonth,
  paksha: EkadashiTithi['paksha'],
): EkadashiTithi {
  const base = paksha === 'shukla' ? 0 : 180;
  const start = reachNear(elongation, base + 120, month.start + ((base + 120) / 360) * (month.end - month.start));
  const end = nextReach(elongation, base + 132, start);
  const dvadashiEnd = nextReach(elongation, base + 144, end);
  let closing: Span | null = null;
  return {
    month,
    paksha,
    tithi: { start, end },
    dvadashiEnd,
    closing: () => {
      closing ??= closingTithi(elongation, dvadashiEnd, base);
      return closing;
    },
  };
}

function closingTithi(elongation: Almanac['elongation'], dvadashiEnd: number, base: number): Span {
  const start = nextReach(elongation, base + 168, dvadashiEnd);
  return { start, end: nextReach(elongation, normalizeDegrees(base + 180), start) };
}

/** The ekadashi tithis whose amanta month touches a stretch of time (Julian days, UT), in order. */
export function ekadashiTithisBetween(almanac: Almanac, from: number, to: number): EkadashiTithi[] {
  const found: EkadashiTithi[] = [];
  for (const month of almanac.months(from, to)) {
    for (const paksha of ['shukla', 'krishna'] as const) {
      const middle = month.start + ((paksha === 'shukla' ? 10.5 : 25.5) / 30) * (month.end - month.start);
      if (middle < from - 1.5 || middle > to + 1.5) continue;
      const sky = ekadashiTithi(almanac.elongation, month, paksha);
      if (sky.dvadashiEnd >= from && sky.tithi.start - 1 < to) found.push(sky);
    }
  }
  return found;
}

/**
 * The ekadashi of one half of an amanta month, by both traditions, with the window for breaking the fast.
 * Smarta: the day with ekadashi at sunrise. Vaishnava: that day only when the tithi began before arunodaya, else the dvadashi;
 * mahadvadashis move the fast to the dvadashi. [HBV 12] [KM 165–168]
 * @returns null where one of the days has no sunrise
 */
export function ekadashiOf(
  walk: DayWalk,
  month: AmantaMonth,
  paksha: 'shukla' | 'krishna',
  options: EkadashiOptions = {},
): Ekadashi | null {
  return ekadashiAt(walk, ekadashiTithi(walk.almanac.elongation, month, paksha), options);
}

/** The same of a tithi found before: places that share it spare the search of the sky. */
export function ekadashiAt(walk: DayWalk, sky: EkadashiTithi, options: EkadashiOptions = {}): Ekadashi | null {
  const { month, paksha, tithi, dvadashiEnd } = sky;
  const { start, end } = tithi;
  const touching = walk.touching(start, end);
  if (!touching) return null;
  const atSunrise = touching.filter(({ day }) => day.sunrise >= start && day.sunrise < end);
  const smarta = atSunrise[0] ?? touching[0];
  const vaishnava = vaishnavaDay(walk, sky, smarta, atSunrise, options);
  if (!vaishnava) return null;
  const breakFastSmarta = breakFast(walk, smarta, end, dvadashiEnd);
  const breakFastVaishnava = breakFast(walk, vaishnava.day, end, dvadashiEnd);
  if (!breakFastSmarta || !breakFastVaishnava) return null;
  return {
    month: month.number,
    isAdhika: month.isAdhika,
    paksha,
    tithi,
    dvadashiEnd,
    smarta: smarta.date,
    smartaSecond: atSunrise[1]?.date ?? null,
    vaishnava: vaishnava.day.date,
    vaishnavaReason: vaishnava.reason,
    mahadvadashi: vaishnava.mahadvadashi,
    breakFastSmarta,
    breakFastVaishnava,
  };
}

/** All ekadashis whose amanta month touches a range of civil dates, in order of time. */
export function ekadashisBetween(walk: DayWalk, from: number, to: number, options: EkadashiOptions = {}): Ekadashi[] {
  return ekadashiTithisBetween(walk.almanac, from, to)
    .map((sky) => ekadashiAt(walk, sky, options))
    .filter((ekadashi) => ekadashi !== null);
}

interface VaishnavaChoice {
  readonly day: Lit;
  readonly reason: Ekadashi['vaishnavaReason'];
  readonly mahadvadashi: MahadvadashiId | null;
}

function vaishnavaDay(
  walk: DayWalk,
  sky: EkadashiTithi,
  smarta: Lit,
  atSunrise: readonly Lit[],
  options: EkadashiOptions,
): VaishnavaChoice | null {
  const { paksha, tithi: ekadashi, dvadashiEnd } = sky;
  const after = lit(walk.next(smarta));
  if (!after) return null;
  if (atSunrise.length === 0) return { day: after, reason: 'ekadashi-kshaya', mahadvadashi: null };
  const isPure = ekadashi.start <= smarta.day.sunrise - ARUNODAYA;
  if (atSunrise.length === 2)
    return { day: atSunrise[1], reason: 'ekadashi-pure', mahadvadashi: isPure ? 'unmilani' : null };
  if (!isPure) return { day: after, reason: 'dashami-at-arunodaya', mahadvadashi: null };
  const holdsDvadashi = (sunrise: number) => sunrise >= ekadashi.end && sunrise < dvadashiEnd;
  const isDvadashi = holdsDvadashi(after.day.sunrise);
  if (isDvadashi && holdsDvadashi(after.day.nextSunrise))
    return { day: after, reason: 'mahadvadashi', mahadvadashi: 'vyanjuli' };
  if (isDvadashi && closesOnTwoSunrises(walk, sky.closing())) {
    return { day: after, reason: 'mahadvadashi', mahadvadashi: 'pakshavardhini' };
  }
  const star = options.starMahadvadashi && paksha === 'shukla' && isDvadashi ? starAt(walk, after) : null;
  if (star) return { day: after, reason: 'mahadvadashi', mahadvadashi: star };
  const isTrisprisha = dvadashiEnd < smarta.day.nextSunrise;
  return { day: smarta, reason: 'ekadashi-pure', mahadvadashi: isTrisprisha ? 'trisprisha' : null };
}

/** Whether the full or new moon tithi that ends the half holds at two sunrises. */
function closesOnTwoSunrises(walk: DayWalk, { start, end }: Span): boolean {
  const sunrises = walk.touching(start, end)?.filter(({ day }) => day.sunrise >= start && day.sunrise < end);
  return sunrises?.length === 2;
}

function starAt(walk: DayWalk, { day }: Lit): MahadvadashiId | null {
  const [star] = walk.almanac.nakshatras({ start: day.sunrise, end: day.sunrise + 1e-3 });
  return STAR_MAHADVADASHI[star.index] ?? null;
}

/**
 * When the fast is broken on the day after it: after Hari vasara (the first quarter of dvadashi) and sunrise, before a third of
 * the day and the end of dvadashi; to the end of dvadashi when Hari vasara outlasts that third.
 */
function breakFast(walk: DayWalk, fast: Lit, dvadashiStart: number, dvadashiEnd: number): BreakFast | null {
  const next = lit(walk.next(fast));
  if (!next) return null;
  const { sunrise, sunset } = next.day;
  const third = sunrise + (sunset - sunrise) / 3;
  const fifth = sunrise + (sunset - sunrise) / 5;
  if (dvadashiEnd <= sunrise) {
    return {
      date: next.date,
      start: sunrise,
      startBasis: 'sunrise',
      end: third,
      endBasis: 'third-of-day-no-tithi',
      endPratahkala: fifth,
    };
  }
  const hariVasaraEnd = dvadashiStart + (dvadashiEnd - dvadashiStart) / 4;
  const start = Math.max(sunrise, hariVasaraEnd);
  const byTithi = start >= third || dvadashiEnd <= third;
  const end = byTithi ? dvadashiEnd : third;
  return {
    date: next.date,
    start,
    startBasis: hariVasaraEnd > sunrise ? 'hari-vasara' : 'sunrise',
    end,
    endBasis: byTithi ? 'end-of-dvadashi' : 'third-of-day',
    endPratahkala: start >= fifth ? end : Math.min(fifth, dvadashiEnd),
  };
}

function lit({ date, day }: DatedDay): Lit | null {
  return day && { date, day };
}
