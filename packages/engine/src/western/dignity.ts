import { degreeInSign, elementOf, type Sign, signFrom, signOf } from '../angle/sign.ts';
import { type ClassicalGraha, isClassical } from '../bodies.ts';
import { SIGN_LORDS } from '../state/dignity.table.ts';
import {
  DIGNITY_POINTS,
  EGYPTIAN_TERMS,
  FACE_ORDER,
  MODERN_RULERS,
  TRIPLICITY,
  WESTERN_EXALTATION,
} from './dignity.table.ts';
import type { ESSENTIAL_DIGNITIES } from './western.ids.ts';
import type { WesternPlanet } from './western-body.ts';

/** Lords of a place in the zodiac. */
export interface PlaceLords {
  readonly domicile: ClassicalGraha;
  readonly modern: 'uranus' | 'neptune' | 'pluto' | null;
  readonly exaltation: ClassicalGraha | null;
  /** Null without a sect. */
  readonly triplicity: ClassicalGraha | null;
  readonly term: ClassicalGraha;
  readonly face: ClassicalGraha;
  readonly detriment: ClassicalGraha;
  readonly fall: ClassicalGraha | null;
}

export type EssentialDignityId = (typeof ESSENTIAL_DIGNITIES)[number];

export interface EssentialDignity {
  /** What the planet has here: several at once; `peregrine` when none of the five good ones. */
  readonly has: readonly EssentialDignityId[];
  /** Sum of the points. [leroseblanche] */
  readonly score: number;
}

/**
 * Lords of a tropical longitude: domicile, exaltation, triplicity of the sect, Egyptian term, face, and their opposites.
 * [Tetrabiblos I.17–20], [Dorotheus I.1], [Firmicus II.3–4]
 * @param isDay sect of the chart, which picks the lord of the triplicity; null when the birth time is not known
 */
export function lordsOf(longitude: number, isDay: boolean | null): PlaceLords {
  const sign = signOf(longitude);
  const degree = degreeInSign(longitude);
  const triplicity = TRIPLICITY[elementOf(sign)];
  const terms = EGYPTIAN_TERMS[sign - 1];
  return {
    domicile: SIGN_LORDS[sign - 1],
    modern: MODERN_RULERS[sign] ?? null,
    exaltation: exaltedIn(sign),
    triplicity: isDay === null ? null : isDay ? triplicity.day : triplicity.night,
    term: (terms.find(([, end]) => degree < end) ?? terms[4])[0],
    face: FACE_ORDER[((sign - 1) * 3 + Math.min(2, Math.floor(degree / 10))) % FACE_ORDER.length],
    detriment: SIGN_LORDS[signFrom(sign, 7) - 1],
    fall: exaltedIn(signFrom(sign, 7)),
  };
}

/**
 * Essential dignity of a planet at a longitude. The outer planets have only the modern domicile and its opposite, without points.
 * @param isDay sect of the chart; null leaves the triplicity out
 */
export function essentialDignity(planet: WesternPlanet, longitude: number, isDay: boolean | null): EssentialDignity {
  const sign = signOf(longitude);
  if (!isClassical(planet)) {
    const isAt = (place: Sign) => MODERN_RULERS[place] === planet;
    return { has: isAt(sign) ? ['domicile'] : isAt(signFrom(sign, 7)) ? ['detriment'] : [], score: 0 };
  }
  const lords = lordsOf(longitude, isDay);
  const good = (['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const).filter((id) => lords[id] === planet);
  const bad = (['detriment', 'fall'] as const).filter((id) => lords[id] === planet);
  const has: EssentialDignityId[] = [...good, ...bad, ...(good.length === 0 ? (['peregrine'] as const) : [])];
  return { has, score: has.reduce((sum, id) => sum + DIGNITY_POINTS[id], 0) };
}

function exaltedIn(sign: Sign): ClassicalGraha | null {
  const planets = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;
  return planets.find((planet) => WESTERN_EXALTATION[planet].sign === sign) ?? null;
}
