import type { ClassicalGraha } from '../../bodies.ts';
import { divideByShares, layOut, type Period } from '../../dasha/period.ts';
import { TROPICAL_YEAR } from '../returns.ts';
import type { FIRDARIA_RULERS, FIRDARIA_VARIANTS } from '../western.ids.ts';

export type FirdariaRuler = (typeof FIRDARIA_RULERS)[number];
export type FirdariaVariant = (typeof FIRDARIA_VARIANTS)[number];

/**
 * Years of each ruler, 75 in all.
 * Source: Abu Ma'shar, as quoted by D. Gunzburg, Life After Grief, appendix 1 [Gunzburg].
 */
const FIRDARIA_YEARS: Readonly<Record<FirdariaRuler, number>> = {
  sun: 10,
  venus: 8,
  mercury: 13,
  moon: 9,
  saturn: 11,
  jupiter: 12,
  mars: 7,
  'north-node': 3,
  'south-node': 2,
};

/** Planets in Chaldean order, downward. */
const CHALDEAN = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon'] as const;
const NODES = ['north-node', 'south-node'] as const;

/** Planets in Chaldean order from one of them on. */
function chaldeanFrom(first: ClassicalGraha): readonly ClassicalGraha[] {
  const at = CHALDEAN.indexOf(first);
  return [...CHALDEAN.slice(at), ...CHALDEAN.slice(0, at)];
}

/**
 * Order of the rulers: by day from the Sun, by night from the Moon, downward, then the nodes. By night the second school puts the
 * nodes right after Mars; by day the two are one. [Gunzburg]
 */
function firdariaOrder(isDay: boolean, variant: FirdariaVariant): readonly FirdariaRuler[] {
  const planets = chaldeanFrom(isDay ? 'sun' : 'moon');
  return planets.flatMap((ruler, index): readonly FirdariaRuler[] => {
    const isBeforeNodes = variant === 'nodes-last' ? index === planets.length - 1 : ruler === 'mars';
    return isBeforeNodes ? [ruler, ...NODES] : [ruler];
  });
}

/**
 * Firdaria of a life in tropical years from birth, begun again after 75 of them.
 * @param birth Julian day (UT)
 * @param years of life to cover
 */
export function firdaria(
  birth: number,
  isDay: boolean,
  variant: FirdariaVariant,
  years: number,
): readonly Period<FirdariaRuler>[] {
  const order = firdariaOrder(isDay, variant);
  const lengths = [1, 2].flatMap((cycle) => order.map((ruler) => ({ ruler, years: FIRDARIA_YEARS[ruler], cycle })));
  return layOut(birth, lengths, TROPICAL_YEAR).filter(({ start }) => start < birth + years * TROPICAL_YEAR);
}

/** The seven equal parts of a planet's firdaria, its own first and then downward; those of the nodes are not divided. */
export function firdariaParts(period: Period<FirdariaRuler>): readonly Period<ClassicalGraha>[] {
  const { ruler, start, end, cycle } = period;
  if (ruler === 'north-node' || ruler === 'south-node') return [];
  return divideByShares(
    { ruler, start, end, cycle },
    chaldeanFrom(ruler).map((part) => ({ ruler: part, weight: 1 })),
  );
}
