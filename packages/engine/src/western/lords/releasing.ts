import { countSigns, type Sign, signFrom } from '../../angle/sign.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import { signLord } from '../../state/dignity.ts';

/** Years of the signs, Aries … Pisces: the lesser years of their lords, Capricorn 27. Source: Valens IV as present-day programs take him [modern]. */
const SIGN_YEARS = [15, 8, 20, 25, 19, 20, 8, 15, 12, 27, 30, 12] as const;

/** Years that a run through the twelve signs takes. */
export const RELEASING_CYCLE = SIGN_YEARS.reduce<number>((sum, years) => sum + years, 0);

/** Days of a unit on each level: a year of 360 days, a month of 30, two and a half days, five hours. */
const UNIT_DAYS = [360, 30, 2.5, 5 / 24] as const;

export const RELEASING_LEVELS = UNIT_DAYS.length;

/** A stretch of time that a sign and its lord rule. */
export interface ReleasedPeriod {
  readonly sign: Sign;
  readonly lord: ClassicalGraha;
  /** Julian days (UT). */
  readonly start: number;
  readonly end: number;
  /** 1 … 4. */
  readonly level: number;
  /** Whether it begins with the loosing of the bond: the run of twelve signs is over and goes on from the opposite sign. */
  readonly isLoosing: boolean;
  /** Place of the sign from Fortune where it is an angle; 10 is the highest peak. Null elsewhere. */
  readonly peak: 1 | 4 | 7 | 10 | null;
}

/**
 * Main periods of zodiacal releasing, in order of the signs.
 * @param birth Julian day (UT)
 * @param first sign that the times are released from
 * @param fortune sign of the lot of Fortune, from which peaks are counted for every lot
 * @param years of 360 days to cover, no more than one run of the signs
 */
export function releasedPeriods(
  birth: number,
  first: Sign,
  fortune: Sign,
  years: number = RELEASING_CYCLE,
): readonly ReleasedPeriod[] {
  const length = Math.min(years, RELEASING_CYCLE) * UNIT_DAYS[0];
  return released({ sign: first, fortune, level: 1, start: birth, end: Number.POSITIVE_INFINITY }, birth + length);
}

/**
 * Sub-periods of a period: the signs in order from its own with their years as the smaller unit, the last cut off where the period
 * ends. After twelve the bond is loosed: the run goes on from the sign opposite the first.
 */
export function releasedParts(period: ReleasedPeriod, fortune: Sign): readonly ReleasedPeriod[] {
  const { sign, start, end, level } = period;
  if (level >= RELEASING_LEVELS) return [];
  return released({ sign, fortune, level: level + 1, start, end }, end);
}

interface Run {
  readonly sign: Sign;
  readonly fortune: Sign;
  readonly level: number;
  readonly start: number;
  /** Where the last period is cut off. */
  readonly end: number;
}

function released({ sign: first, fortune, level, start, end }: Run, until: number): readonly ReleasedPeriod[] {
  const unit = UNIT_DAYS[level - 1] ?? 0;
  const periods: ReleasedPeriod[] = [];
  let units = 0;
  for (let count = 0; start + units * unit < until; count++) {
    const isLoosing = count > 0 && count % 12 === 0;
    const round = Math.floor(count / 12);
    const sign = signFrom(first, 1 + count + 6 * round);
    const from = start + units * unit;
    units += SIGN_YEARS[sign - 1];
    const to = Math.min(end, start + units * unit);
    periods.push({ sign, lord: signLord(sign), start: from, end: to, level, isLoosing, peak: peakOf(sign, fortune) });
  }
  return periods;
}

function peakOf(sign: Sign, fortune: Sign): ReleasedPeriod['peak'] {
  const place = countSigns(fortune, sign);
  return place === 1 || place === 4 || place === 7 || place === 10 ? place : null;
}

/**
 * The sign that the times of Spirit are released from: its own, but the next where it shares its sign with Fortune, lest both tell
 * the same. [modern]
 */
export function spiritStart(spirit: Sign, fortune: Sign): Sign {
  return spirit === fortune ? signFrom(spirit, 2) : spirit;
}
