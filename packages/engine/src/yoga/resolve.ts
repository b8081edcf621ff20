import { type Sign, signFrom } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS, GRAHAS } from '../bodies.ids.ts';
import { type Graha, isClassical } from '../bodies.ts';
import { exaltationSign, signLord } from '../state/dignity.ts';
import type { GrahaSet, Point, Variable } from './condition.ts';
import type { Sky } from './sky.ts';

/** A point found in the chart; `graha` is null for a mere place. */
export interface Place {
  readonly graha: Graha | null;
  readonly sign: Sign;
}

export type Bindings = Readonly<Partial<Record<Variable, Graha>>>;

/** `unknown`: hangs on a time of birth or a sunrise that is not known; `absent`: this chart has no such point. */
export type Resolved = Place | 'unknown' | 'absent';

/** Finds a point in a sky. */
export function resolve(sky: Sky, point: Point, bindings: Bindings): Resolved {
  if (typeof point === 'string') {
    switch (point) {
      case 'lagna':
        return placeOf(sky.lagna);
      case 'gulika':
        return sky.hour ? placeOf(sky.hour.gulika) : 'unknown';
      case 'it':
      case 'other': {
        const graha = bindings[point];
        return graha ? grahaPlace(sky, graha) : 'absent';
      }
      case 'karakamsha': {
        const karaka = sky.karaka('AK');
        return karaka ? placeOf(sky.varga(9).signs[karaka]) : 'absent';
      }
      default:
        return grahaPlace(sky, point);
    }
  }
  if ('karaka' in point) {
    const graha = sky.karaka(point.karaka);
    return graha ? grahaPlace(sky, graha) : 'absent';
  }
  if ('arudha' in point) return placeOf(sky.arudha(point.arudha));
  if ('lord' in point || 'house' in point) {
    const from = resolve(sky, point.from ?? 'lagna', bindings);
    if (typeof from === 'string') return from;
    return 'lord' in point
      ? grahaPlace(sky, signLord(signFrom(from.sign, point.lord)))
      : { graha: null, sign: signFrom(from.sign, point.house) };
  }
  if ('dispositorOf' in point) {
    const base = resolve(sky, point.dispositorOf, bindings);
    return typeof base === 'string' ? base : grahaPlace(sky, signLord(base.sign));
  }
  if ('navamshaLordOf' in point) {
    const ninth = sky.varga(9);
    const base = resolve(point.navamshaLordOf === 'lagna' ? ninth : sky, point.navamshaLordOf, bindings);
    if (typeof base === 'string') return base;
    return grahaPlace(sky, signLord(base.graha ? ninth.signs[base.graha] : base.sign));
  }
  if ('exaltationLordOf' in point) {
    const base = resolve(sky, point.exaltationLordOf, bindings);
    if (typeof base === 'string') return base;
    return base.graha && isClassical(base.graha) ? grahaPlace(sky, signLord(exaltationSign(base.graha))) : 'absent';
  }
  const base = resolve(sky, point.exaltedIn, bindings);
  if (typeof base === 'string') return base;
  const exalted = CLASSICAL_GRAHAS.find((graha) => exaltationSign(graha) === base.sign);
  return exalted ? grahaPlace(sky, exalted) : 'absent';
}

/** The grahas of a set, each once; `isComplete` is false when some of its points are not known. */
export function members(
  sky: Sky,
  set: GrahaSet,
  bindings: Bindings,
): { grahas: readonly Graha[]; isComplete: boolean } {
  if (typeof set === 'string') return { grahas: namedSet(sky, set), isComplete: true };
  const grahas: Graha[] = [];
  let isComplete = true;
  for (const point of set) {
    const place = resolve(sky, point, bindings);
    if (place === 'unknown') isComplete = false;
    if (typeof place !== 'string' && place.graha && !grahas.includes(place.graha)) grahas.push(place.graha);
  }
  return { grahas, isComplete };
}

function namedSet(sky: Sky, set: Extract<GrahaSet, string>): readonly Graha[] {
  switch (set) {
    case 'seven':
      return CLASSICAL_GRAHAS;
    case 'five':
      return FIVE;
    case 'nine':
      return GRAHAS;
    default:
      return sky.natureSets[set];
  }
}

const FIVE: readonly Graha[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn'];

function grahaPlace(sky: Sky, graha: Graha): Place {
  return { graha, sign: sky.signs[graha] };
}

function placeOf(sign: Sign | null): Resolved {
  return sign === null ? 'unknown' : { graha: null, sign };
}
