import { arcForward, normalizeDegrees } from '../angle/degrees.ts';
import { nakshatraOf } from '../angle/nakshatra.ts';
import type { Graha } from '../bodies.ts';
import { type Dasha, DEEPEST_LEVEL, divideByShares, LIFE_YEARS, layOut, type Share } from './period.ts';
import { type Beginning, type LordYears, NAISARGIKA, STAR_DASHAS, type StarDashaId } from './star-dasha.table.ts';

/** What runs at birth in a dasha counted from a star. */
export interface Balance {
  readonly lord: Graha;
  /** Share of the first period already passed at birth, 0 ≤ x < 1. */
  readonly elapsed: number;
  /** Years of the first period still to come. */
  readonly years: number;
}

/** The moment a dasha starts counting from, and the length of its year in days. */
export interface DashaClock {
  /** Julian day (UT) of birth. */
  readonly birth: number;
  readonly yearLength: number;
}

/**
 * A dasha counted from the star of a point. The first period starts where it truly does, before birth; runs are repeated
 * until {@link LIFE_YEARS}.
 * @param longitude of the Moon, the ascendant or another point, sidereal degrees
 */
export function starDasha(id: StarDashaId, longitude: number, clock: DashaClock): Dasha<Graha> {
  const { lords } = STAR_DASHAS[id];
  const order = orderFrom(lords, firstLord(id, longitude).index);
  const { elapsed } = firstLord(id, longitude);
  const start = clock.birth - elapsed * order[0].years * clock.yearLength;
  const total = totalYears(lords);
  const cycles = Math.ceil(LIFE_YEARS / total);
  const lengths = Array.from({ length: cycles }, (_, cycle) =>
    order.map(({ lord, years }) => ({ ruler: lord, years, cycle: cycle + 1 })),
  ).flat();
  const shares = sharesByLord(lords);
  return {
    periods: layOut(start, lengths, clock.yearLength),
    divide: (period) => divideByShares(period, shares.get(period.ruler) ?? []),
    depth: DEEPEST_LEVEL,
  };
}

/** The period running at birth and what is left of it. */
export function balanceAtBirth(id: StarDashaId, longitude: number): Balance {
  const { index, elapsed } = firstLord(id, longitude);
  const { lord, years } = STAR_DASHAS[id].lords[index];
  return { lord, elapsed, years: years * (1 - elapsed) };
}

/** Naisargika dasha: one level, from birth. [BPHS 46.200–203] */
export function naisargikaDasha(clock: DashaClock): Dasha<Graha> {
  const lengths = NAISARGIKA.map(({ lord, years }) => ({ ruler: lord, years, cycle: 1 }));
  return { periods: layOut(clock.birth, lengths, clock.yearLength), divide: () => [], depth: 1 };
}

/**
 * Starts of all periods of one level, in order, as bare numbers: for searches and pictures that need many of them at once.
 * @returns Julian days (UT), `lords ** level` of them for each run
 */
export function periodStarts(id: StarDashaId, longitude: number, clock: DashaClock, level: number): Float64Array {
  const { lords } = STAR_DASHAS[id];
  const count = lords.length;
  const total = totalYears(lords);
  const { index, elapsed } = firstLord(id, longitude);
  const cycles = Math.ceil(LIFE_YEARS / total);
  const starts = new Float64Array(cycles * count ** level);
  let at = 0;
  const walk = (first: number, start: number, days: number, depth: number): void => {
    let from = start;
    for (let step = 0; step < count; step++) {
      const lord = (first + step) % count;
      const length = (days * lords[lord].years) / total;
      if (depth === 1) starts[at++] = from;
      else walk(lord, from, length, depth - 1);
      from += length;
    }
  };
  const run = total * clock.yearLength;
  const start = clock.birth - elapsed * lords[index].years * clock.yearLength;
  for (let cycle = 0; cycle < cycles; cycle++) walk(index, start + cycle * run, run, level);
  return starts;
}

/** Sum of the years of a run, 120 for vimshottari. */
export function totalYears(lords: readonly LordYears[]): number {
  return lords.reduce((sum, { years }) => sum + years, 0);
}

/** Which lord is first and the share of its period already passed. */
function firstLord(id: StarDashaId, longitude: number): { index: number; elapsed: number } {
  const { beginning, lords }: { beginning: Beginning; lords: readonly LordYears[] } = STAR_DASHAS[id];
  if (beginning.kind === 'arcs') return arcAt(beginning, longitude);
  const { nakshatra, elapsed } = nakshatraOf(longitude);
  return { index: startIndex(beginning, nakshatra) % lords.length, elapsed };
}

function startIndex(beginning: Exclude<Beginning, { kind: 'arcs' }>, star: number): number {
  switch (beginning.kind) {
    case 'from-star':
      return (star - beginning.star + 27) % 27;
    case 'to-star':
      return (beginning.star - star + 27) % 27;
    default:
      return star + beginning.constant - 1;
  }
}

function arcAt(
  { start, arcs }: Extract<Beginning, { kind: 'arcs' }>,
  longitude: number,
): { index: number; elapsed: number } {
  // The same 1e-9° as for stars: a boundary belongs to the arc it opens.
  let passed = arcForward(start, normalizeDegrees(longitude + 1e-9));
  for (const [index, arc] of arcs.entries()) {
    if (passed < arc) return { index, elapsed: passed / arc };
    passed -= arc;
  }
  return { index: 0, elapsed: 0 };
}

function sharesByLord(lords: readonly LordYears[]): ReadonlyMap<Graha, readonly Share<Graha>[]> {
  return new Map(
    lords.map(({ lord }, index) => [
      lord,
      orderFrom(lords, index).map(({ lord: ruler, years }) => ({ ruler, weight: years })),
    ]),
  );
}

function orderFrom(lords: readonly LordYears[], index: number): readonly LordYears[] {
  return [...lords.slice(index), ...lords.slice(0, index)];
}
