import { shortestArc } from '../angle/degrees.ts';
import { degreeInSign, elementOf, signOf } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import { vargaPart } from '../varga/varga.ts';
import { MRITYU_BHAGA, MRITYU_BHAGA_ORB, PUSHKARA_BHAGAS, PUSHKARA_NAVAMSHAS } from './sensitive-degree.table.ts';

/** Rounding noise at a whole degree counts as the degree itself. */
const EPSILON = 2e-9;

/** Half width of gandanta, one navamsha: 3°20′. */
const GANDANTA_ORB = 10 / 3;
/** The strict form, for the Moon: 48′. */
const STRICT_GANDANTA_ORB = 0.8;

export interface Gandanta {
  /** Where a water sign ends and a fire sign begins: 0, 120 or 240 degrees. */
  readonly junction: 0 | 120 | 240;
  /** Degrees from the junction, negative before it. */
  readonly distance: number;
  /** Within 48′ of the junction. */
  readonly isStrict: boolean;
}

/** Gandanta: within one navamsha of the end of Cancer, Scorpio or Pisces; null elsewhere. [BPHS 92] */
export function gandantaOf(longitude: number): Gandanta | null {
  for (const junction of [0, 120, 240] as const) {
    const distance = shortestArc(junction, longitude);
    if (Math.abs(distance) <= GANDANTA_ORB) {
      return { junction, distance, isStrict: Math.abs(distance) <= STRICT_GANDANTA_ORB };
    }
  }
  return null;
}

export interface MrityuBhaga {
  /** The degree of the sign, taken as a point. */
  readonly degree: number;
  /** Degrees from it, negative before it. */
  readonly distance: number;
  readonly orbMinutes: number;
  readonly isWithin: boolean;
}

/** Distance to the mrityu bhaga of the sign a graha or the lagna is in. [JP 1] */
export function mrityuBhagaOf(point: Graha | 'lagna', longitude: number): MrityuBhaga {
  const degree = MRITYU_BHAGA[point][signOf(longitude) - 1];
  const distance = degreeInSign(longitude) - degree;
  const orbMinutes = MRITYU_BHAGA_ORB[point];
  return { degree, distance, orbMinutes, isWithin: Math.abs(distance) * 60 <= orbMinutes + EPSILON };
}

/** Whether a longitude lies in one of the 24 pushkara navamshas. */
export function isPushkaraNavamsha(longitude: number): boolean {
  const ninths: readonly number[] = PUSHKARA_NAVAMSHAS[elementOf(signOf(longitude))];
  return ninths.includes(vargaPart(longitude, 9));
}

export type PushkaraBhagaSet = keyof typeof PUSHKARA_BHAGAS;

export interface PushkaraBhaga {
  /** The n-th degree of the sign: from n − 1 to n. */
  readonly degree: number;
  /** Degrees to the nearer end of that degree, 0 inside it. */
  readonly distance: number;
  readonly isWithin: boolean;
}

/** Pushkara bhaga of the sign a longitude is in, read as the n-th degree (n − 1 … n). [JP 1.58] */
export function pushkaraBhagaOf(longitude: number, set: PushkaraBhagaSet = 'jataka-parijata'): PushkaraBhaga {
  const degree = PUSHKARA_BHAGAS[set][signOf(longitude) - 1];
  const within = degreeInSign(longitude) + EPSILON;
  if (within >= degree - 1 && within < degree) return { degree, distance: 0, isWithin: true };
  return { degree, distance: within < degree ? degree - 1 - within : within - degree, isWithin: false };
}
