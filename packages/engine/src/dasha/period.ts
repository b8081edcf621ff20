/** A period of a dasha. Times are Julian days (UT). */
export interface Period<Ruler> {
  readonly ruler: Ruler;
  readonly start: number;
  readonly end: number;
  /** 1 for the first run through all rulers, 2 when they begin again. */
  readonly cycle: number;
  /** Rulers among whom the period is divided, where they are not the same for all periods (kalachakra). */
  readonly among?: readonly Ruler[];
}

/** A dasha: its main periods, in order without gaps, and the rule that divides any of its periods. */
export interface Dasha<Ruler> {
  readonly periods: readonly Period<Ruler>[];
  /** Sub-periods of a period in order; they fill it exactly. */
  readonly divide: (period: Period<Ruler>) => readonly Period<Ruler>[];
  /** Levels that exist: 1 when the books give no sub-periods. */
  readonly depth: number;
}

/** Deepest level that is divided: main, sub, and so on to the sixth (deha). */
export const DEEPEST_LEVEL = 6;

/** Runs through the rulers are repeated until a life of so many years is covered. */
export const LIFE_YEARS = 96;

/** One ruler with its share of a period. */
export interface Share<Ruler> {
  readonly ruler: Ruler;
  readonly weight: number;
}

/**
 * Divides a period in proportion to weights. The last part ends exactly where the period does.
 */
export function divideByShares<Ruler>(
  { start, end, cycle }: Period<Ruler>,
  shares: readonly Share<Ruler>[],
): readonly Period<Ruler>[] {
  const total = shares.reduce((sum, { weight }) => sum + weight, 0);
  const unit = (end - start) / total;
  const parts: Period<Ruler>[] = [];
  let passed = 0;
  let from = start;
  shares.forEach(({ ruler, weight }, index) => {
    passed += weight;
    const to = index === shares.length - 1 ? end : start + passed * unit;
    parts.push({ ruler, start: from, end: to, cycle });
    from = to;
  });
  return parts;
}

/**
 * Lays lengths in years one after another.
 * @param yearLength days
 * @returns periods in order; a length of 0 years, or below, makes a period that is over as it begins
 */
export function layOut<Ruler>(
  start: number,
  lengths: readonly { readonly ruler: Ruler; readonly years: number; readonly cycle: number }[],
  yearLength: number,
): readonly Period<Ruler>[] {
  const periods: Period<Ruler>[] = [];
  let years = 0;
  for (const { ruler, years: length, cycle } of lengths) {
    const from = start + years * yearLength;
    years += Math.max(0, length);
    periods.push({ ruler, start: from, end: start + years * yearLength, cycle });
  }
  return periods;
}

/** The period of a list that holds an instant; a boundary belongs to the period it opens. Null outside the list. */
function periodAt<Ruler>(periods: readonly Period<Ruler>[], julianDay: number): Period<Ruler> | null {
  return periods.find(({ start, end }) => julianDay >= start && julianDay < end) ?? null;
}

/**
 * What runs at an instant, main period first.
 * @returns as many levels as asked for and as the dasha has; empty outside its time
 */
export function runningAt<Ruler>(dasha: Dasha<Ruler>, julianDay: number, levels: number): readonly Period<Ruler>[] {
  const chain: Period<Ruler>[] = [];
  let periods = dasha.periods;
  while (chain.length < Math.min(levels, dasha.depth)) {
    const period = periodAt(periods, julianDay);
    if (!period) break;
    chain.push(period);
    if (chain.length < Math.min(levels, dasha.depth)) periods = dasha.divide(period);
  }
  return chain;
}

/** One step of a path: a ruler (the first period of that ruler) or the number of a period, from 1. */
export type PathStep<Ruler> = Ruler | { readonly index: number };

/** The period at the end of a path; null when a step leads nowhere. */
export function periodAtPath<Ruler extends string | number>(
  dasha: Dasha<Ruler>,
  path: readonly PathStep<Ruler>[],
): Period<Ruler> | null {
  let periods = dasha.periods;
  let found: Period<Ruler> | null = null;
  for (const [level, step] of path.entries()) {
    if (level >= dasha.depth) return null;
    if (found) periods = dasha.divide(found);
    found = (typeof step === 'object' ? periods[step.index - 1] : periods.find(({ ruler }) => ruler === step)) ?? null;
    if (!found) return null;
  }
  return found;
}
