import { arcForward } from '../angle/degrees.ts';
import { countSigns, modalityOf, type Sign, signFrom, signs } from '../angle/sign.ts';
import { GRAHAS } from '../bodies.ids.ts';
import type { Graha } from '../bodies.ts';
import { type ByGraha, byGraha } from './placement.ts';

/** Places a graha looks at, counted inclusively from its own sign. [BPHS 26.2–5] */
const SPECIAL_COUNTS: Readonly<Partial<Record<Graha, readonly number[]>>> = {
  mars: [4, 8],
  jupiter: [5, 9],
  saturn: [3, 10],
};
/** The nodes' 5th and 9th glances are not in every book: an option. */
const NODE_COUNTS: readonly number[] = [5, 9];

export interface AspectOptions {
  /** Rahu and Ketu look at the 5th and 9th besides the 7th. */
  readonly nodesLookAtTrines?: boolean;
}

/** Counts 1 … 12 from its own sign at which a graha casts a whole-sign aspect. */
export function grahaAspectCounts(graha: Graha, options: AspectOptions = {}): readonly number[] {
  const isNode = graha === 'rahu' || graha === 'ketu';
  const special = SPECIAL_COUNTS[graha] ?? (isNode && options.nodesLookAtTrines ? NODE_COUNTS : []);
  return [...special, 7].sort((a, b) => a - b);
}

/** Signs a graha in a given sign aspects by graha drishti, in zodiac order from its own. [BPHS 26] */
export function grahaAspectSigns(graha: Graha, from: Sign, options: AspectOptions = {}): readonly Sign[] {
  return grahaAspectCounts(graha, options).map((count) => signFrom(from, count));
}

/** Whether a graha aspects a sign by graha drishti. */
export function doesAspect(graha: Graha, from: Sign, to: Sign, options: AspectOptions = {}): boolean {
  return grahaAspectCounts(graha, options).includes(countSigns(from, to));
}

/** Signs that each graha of a placement aspects by graha drishti, in zodiac order from its own. [BPHS 26] */
export function grahaDrishtis(placement: ByGraha<Sign>, options: AspectOptions = {}): ByGraha<readonly Sign[]> {
  return byGraha((graha) => grahaAspectSigns(graha, placement[graha], options));
}

/** Grahas that aspect a sign by graha drishti; occupants of the sign are not among them. */
export function aspectingGrahas(placement: ByGraha<Sign>, sign: Sign, options: AspectOptions = {}): Graha[] {
  return GRAHAS.filter((graha) => doesAspect(graha, placement[graha], sign, options));
}

/**
 * Signs that a sign aspects by rasi drishti: movable ones the fixed but for the next, fixed ones the movable but for
 * the previous, dual ones each other. [BPHS 8]
 */
export function rasiAspectSigns(from: Sign): readonly Sign[] {
  return signs.filter((to) => {
    const count = countSigns(from, to);
    switch (modalityOf(from)) {
      case 'movable':
        return modalityOf(to) === 'fixed' && count !== 2;
      case 'fixed':
        return modalityOf(to) === 'movable' && count !== 12;
      default:
        return modalityOf(to) === 'dual' && count !== 1;
    }
  });
}

/**
 * Sphuta drishti: strength of a graha's glance at a point by the exact arc, virupas 0 … 60. [BPHS 26.6–12]
 * @param from longitude of the graha that looks, degrees
 * @param to longitude of what is looked at, degrees
 */
export function sphutaDrishti(graha: Graha, from: number, to: number): number {
  const arc = arcForward(from, to);
  return Math.min(60, commonDrishti(arc) + extraDrishti(graha, arc));
}

function commonDrishti(arc: number): number {
  if (arc < 30 || arc >= 300) return 0;
  if (arc < 60) return (arc - 30) / 2;
  if (arc < 90) return arc - 60 + 15;
  if (arc < 120) return (120 - arc) / 2 + 30;
  if (arc < 150) return 150 - arc;
  if (arc < 180) return 2 * (arc - 150);
  return (300 - arc) / 2;
}

function extraDrishti(graha: Graha, arc: number): number {
  const isWithin = (from: number, to: number) => arc >= from && arc < to;
  switch (graha) {
    case 'saturn':
      return isWithin(60, 90) || isWithin(270, 300) ? 45 : 0;
    case 'jupiter':
      return isWithin(120, 150) || isWithin(240, 270) ? 30 : 0;
    case 'mars':
      return isWithin(90, 120) || isWithin(210, 240) ? 15 : 0;
    default:
      return 0;
  }
}

/**
 * Sphuta drishti of every graha at every other, virupas 0 … 60, zeros left out. [BPHS 26.6–12]
 * @param longitudes degrees
 */
export function sphutaDrishtis(longitudes: ByGraha<number>): ByGraha<Readonly<Partial<Record<Graha, number>>>> {
  return byGraha((graha) =>
    Object.fromEntries(
      GRAHAS.filter((other) => other !== graha)
        .map((other) => [other, sphutaDrishti(graha, longitudes[graha], longitudes[other])] as const)
        .filter(([, virupas]) => virupas > 0),
    ),
  );
}
