import { normalizeDegrees, separation, shortestArc } from '../angle/degrees.ts';
import { degreeInSign } from '../angle/sign.ts';
import type { ClassicalGraha } from '../bodies.ts';
import type { CHESHTA_METHODS } from './bala.ids.ts';
import { MOTION_VIRUPAS, type MotionState } from './bala.table.ts';
import { MEAN_DAILY_MOTION } from './mean-motion.table.ts';
import type { ShadbalaInput } from './shadbala-input.ts';
import type { Formula, Ledger } from './trace.ts';

/**
 * `seeghra-kendra`: by the arc from the apex of motion, with modern mean longitudes; `seeghra-kendra-raman`: the same with Raman's
 * table of the Surya Siddhanta; `motion-states`: eight named states of speed (Parashara).
 */
export type CheshtaMethod = (typeof CHESHTA_METHODS)[number];

type Wanderer = Exclude<ClassicalGraha, 'sun' | 'moon'>;

/** Whether a graha has a cheshta of its own: the Sun and the Moon never turn back. */
export function isWanderer(graha: ClassicalGraha): graha is Wanderer {
  return graha !== 'sun' && graha !== 'moon';
}

/** Strength by motion of one of the five planets, 0 … 60 virupas. [BPHS 27.18–24] */
export function cheshtaBala(
  ledger: Ledger,
  path: string,
  graha: Wanderer,
  input: ShadbalaInput,
  method: CheshtaMethod,
): number {
  const longitude = input.longitudes[graha];
  if (method === 'motion-states') {
    const state = motionState(graha, longitude, input.speeds[graha]);
    return ledger.compute(path, MOTION, { state, virupas: MOTION_VIRUPAS });
  }
  const means = method === 'seeghra-kendra-raman' ? input.means.raman : input.means.modern;
  const isInner = graha === 'mercury' || graha === 'venus';
  return ledger.compute(path, SEEGHRA_KENDRA, {
    longitude,
    mean: isInner ? means.sun : means[graha],
    seeghrocca: isInner ? means[graha] : means.sun,
  });
}

/**
 * Cheshta of the Sun and the Moon as the fruits (ishta and kashta) need it, 0 … 60: the Sun by its distance from the winter
 * point of the tropics, the Moon by its distance from the Sun. [BPHS 28.3–4]
 */
export function luminaryCheshta(ledger: Ledger, path: string, graha: 'sun' | 'moon', input: ShadbalaInput): number {
  const { longitudes, ayanamsha } = input;
  if (graha === 'moon') return ledger.compute(path, MOON_RAY, { moon: longitudes.moon, sun: longitudes.sun });
  return ledger.compute(path, SUN_RAY, { tropical: normalizeDegrees(longitudes.sun + ayanamsha) });
}

/**
 * State of motion. Parashara names the states without limits of speed; the limits here, shares of the mean daily motion, are ours:
 * stationary within a tenth, much slower below a half, slower below nine tenths, even up to eleven tenths, faster above.
 * Entering a sign means to stand within a day's motion of its border.
 * @param speed degrees a day
 */
export function motionState(graha: Wanderer, longitude: number, speed: number): MotionState {
  const share = speed / MEAN_DAILY_MOTION[graha];
  const degree = degreeInSign(longitude);
  if (Math.abs(share) <= 0.1) return 'vikala';
  if (share < 0) return degree < -speed ? 'anuvakra' : 'vakra';
  if (share < 0.5) return 'mandatara';
  if (share < 0.9) return 'manda';
  if (share <= 1.1) return 'sama';
  return 30 - degree < speed ? 'atichara' : 'chara';
}

const SEEGHRA_KENDRA: Formula<{ longitude: number; mean: number; seeghrocca: number }> = {
  id: 'seeghra-kendra',
  source: '[BPHS 27.24–25], [Raman-GBB]',
  expression: 'fold(seeghrocca - (mean + signed(longitude - mean) / 2)) / 3',
  evaluate: ({ longitude, mean, seeghrocca }) => separation(seeghrocca, mean + shortestArc(mean, longitude) / 2) / 3,
};

const MOTION: Formula<{ state: MotionState; virupas: Readonly<Record<MotionState, number>> }> = {
  id: 'motion-state',
  source: '[BPHS 27.21–23]',
  expression: 'virupas[state]',
  evaluate: ({ state, virupas }) => virupas[state],
};

const SUN_RAY: Formula<{ tropical: number }> = {
  id: 'sun-cheshta',
  source: '[BPHS 28.3]',
  expression: 'fold(tropical + 90) / 3',
  evaluate: ({ tropical }) => separation(tropical, 270) / 3,
};

const MOON_RAY: Formula<{ moon: number; sun: number }> = {
  id: 'moon-cheshta',
  source: '[BPHS 28.4]',
  expression: 'fold(moon - sun) / 3',
  evaluate: ({ moon, sun }) => separation(moon, sun) / 3,
};
