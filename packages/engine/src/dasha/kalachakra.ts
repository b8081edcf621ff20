import { NAKSHATRA_ARC, nakshatraOf, PADA_ARC } from '../angle/nakshatra.ts';
import type { Sign } from '../angle/sign.ts';
import type { KALACHAKRA_SCHOOLS } from './dasha.ids.ts';
import { KALACHAKRA_ROWS, KALACHAKRA_STARS, KALACHAKRA_YEARS, type KalachakraGroup } from './kalachakra.table.ts';
import { type Dasha, DEEPEST_LEVEL, divideByShares, LIFE_YEARS, type Period } from './period.ts';
import type { DashaClock } from './star-dasha.ts';

/** What follows the fourth pada: the next star's first, or the same star's first again. Before that the readings agree. */
export type KalachakraSchool = (typeof KALACHAKRA_SCHOOLS)[number];

export interface KalachakraStart {
  /** 1 … 27. */
  readonly star: number;
  /** 1 … 4. */
  readonly pada: number;
  readonly kind: 'savya' | 'apasavya';
  readonly group: KalachakraGroup;
  /** The nine signs of the pada. */
  readonly signs: readonly Sign[];
  /** Sum of their years: 83, 85, 86 or 100. */
  readonly years: number;
  readonly deha: Sign;
  readonly jiva: Sign;
  /** Share of the pada already passed, 0 ≤ x < 1. */
  readonly elapsed: number;
}

/** Pada of a longitude (the Moon's) with its nine signs, deha and jiva. [BPHS 46.53–90] */
export function kalachakraStart(longitude: number): KalachakraStart {
  const { nakshatra: star, pada, elapsed } = nakshatraOf(longitude);
  const group = groupOf(star);
  const signs = KALACHAKRA_ROWS[group][pada - 1];
  const kind = group.startsWith('savya') ? 'savya' : 'apasavya';
  const [first, last] = [signs[0], signs[8]];
  const share = (elapsed * NAKSHATRA_ARC) / PADA_ARC - (pada - 1);
  return {
    star,
    pada,
    kind,
    group,
    signs,
    years: yearsOf(signs),
    deha: kind === 'savya' ? first : last,
    jiva: kind === 'savya' ? last : first,
    elapsed: Math.min(Math.max(share, 0), 1 - Number.EPSILON),
  };
}

/**
 * Kalachakra dasha from the Moon's pada: the share passed of the pada is the share passed of its years; the signs already
 * over are left out, and after the nine the next pada's follow. Sub-periods: the nine signs of the same pada from the period's own on,
 * in proportion to their years. [BPHS 46.53–96]
 */
export function kalachakraDasha(longitude: number, clock: DashaClock, school: KalachakraSchool): Dasha<Sign> {
  const first = kalachakraStart(longitude);
  const periods: Period<Sign>[] = [];
  let { star, pada } = first;
  let end = clock.birth - first.elapsed * first.years * clock.yearLength;
  const lifeEnd = clock.birth + LIFE_YEARS * clock.yearLength;
  for (let cycle = 1; end < lifeEnd; cycle++) {
    const signs = KALACHAKRA_ROWS[groupOf(star)][pada - 1];
    for (const [index, ruler] of signs.entries()) {
      const start = end;
      end = start + KALACHAKRA_YEARS[ruler - 1] * clock.yearLength;
      if (end > clock.birth && start < lifeEnd) {
        periods.push({ ruler, start, end, cycle, among: rotate(signs, index) });
      }
    }
    pada += 1;
    if (pada > 4) {
      pada = 1;
      if (school === 'next-star') star = (star % 27) + 1;
    }
  }
  return { periods, divide: divideAmongNine, depth: DEEPEST_LEVEL };
}

/** `among` of a period are its nine signs from its own place on; a sign may stand in a row twice, so the place matters. */
function divideAmongNine(period: Period<Sign>): readonly Period<Sign>[] {
  const nine = period.among ?? [];
  const shares = nine.map((ruler) => ({ ruler, weight: KALACHAKRA_YEARS[ruler - 1] }));
  return divideByShares(period, shares).map((part, index) => ({ ...part, among: rotate(nine, index) }));
}

function rotate(signs: readonly Sign[], index: number): readonly Sign[] {
  return [...signs.slice(index), ...signs.slice(0, index)];
}

function groupOf(star: number): KalachakraGroup {
  if (KALACHAKRA_STARS['savya-1'].includes(star)) return 'savya-1';
  if (KALACHAKRA_STARS['savya-2'].includes(star)) return 'savya-2';
  return KALACHAKRA_STARS['apasavya-1'].includes(star) ? 'apasavya-1' : 'apasavya-2';
}

function yearsOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + KALACHAKRA_YEARS[sign - 1], 0);
}
