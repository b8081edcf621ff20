import { normalizeDegrees } from '../angle/degrees.ts';
import { degreeInSign, type Sign, signFrom, signOf, signs } from '../angle/sign.ts';
import { type ClassicalGraha, type Graha, isClassical } from '../bodies.ts';
import { CO_LORDS, EXALTATION, EXALTATION_END, MOOLATRIKONA, NODE_EXALTATION, SIGN_LORDS } from './dignity.table.ts';
import type { ByGraha } from './placement.ts';
import { compoundRelation } from './relation.ts';
import type { DIGNITIES } from './state.ids.ts';

/** Rounding noise below a boundary counts as on it, as for signs and padas. */
const EPSILON = 2e-9;

/** Dignities that the graha's own place decides. */
export type EssentialDignity = 'exalted' | 'moolatrikona' | 'own' | 'debilitated';

export type Dignity = (typeof DIGNITIES)[number];

export type NodeExaltation = keyof typeof NODE_EXALTATION;

/** Lord of a sign, one of the seven. [BPHS 4] */
export function signLord(sign: Sign): ClassicalGraha {
  return SIGN_LORDS[sign - 1];
}

/**
 * Lords of a sign: `single` as Parashara, `dual` with Ketu for Scorpio and Rahu for Aquarius (Jaimini).
 */
export function signLords(sign: Sign, school: 'single' | 'dual'): readonly Graha[] {
  const coLord = school === 'dual' ? CO_LORDS[sign] : undefined;
  return coLord ? [signLord(sign), coLord] : [signLord(sign)];
}

/** Signs a graha owns; the nodes own none in the single school. */
export function ownSigns(graha: Graha, school: 'single' | 'dual' = 'single'): readonly Sign[] {
  return signs.filter((sign) => signLords(sign, school).includes(graha));
}

/** Longitude of deepest exaltation in degrees. [BPHS 3.49–50] */
export function deepExaltation(graha: ClassicalGraha): number {
  const { sign, degree } = EXALTATION[graha];
  return (sign - 1) * 30 + degree;
}

/** Longitude of deepest debilitation in degrees: opposite the exaltation. [BPHS 3.49–50] */
export function deepDebilitation(graha: ClassicalGraha): number {
  return normalizeDegrees(deepExaltation(graha) + 180);
}

/** Sign of exaltation. The nodes follow one of two lists. */
export function exaltationSign(graha: Graha, nodes: NodeExaltation = 'taurus'): Sign {
  return isClassical(graha) ? EXALTATION[graha].sign : NODE_EXALTATION[nodes][graha];
}

/** Sign of debilitation: opposite the exaltation. */
export function debilitationSign(graha: Graha, nodes: NodeExaltation = 'taurus'): Sign {
  return signFrom(exaltationSign(graha, nodes), 7);
}

/**
 * Dignity by degree in the rasi chart, null when the graha is in another's sign. [BPHS 3.49–54]
 * In a sign shared by several dignities the degree decides: the Moon in Taurus is exalted up to 3° and in its moolatrikona after.
 */
export function essentialDignity(
  graha: Graha,
  longitude: number,
  nodes: NodeExaltation = 'taurus',
): EssentialDignity | null {
  const sign = signOf(longitude);
  const degree = degreeInSign(longitude) + EPSILON;
  if (sign === debilitationSign(graha, nodes)) return 'debilitated';
  if (!isClassical(graha)) return sign === exaltationSign(graha, nodes) ? 'exalted' : null;
  if (sign === EXALTATION[graha].sign && degree < (EXALTATION_END[graha] ?? 30)) return 'exalted';
  const arc = MOOLATRIKONA[graha];
  if (sign === arc.sign && degree >= arc.from && degree < arc.to) return 'moolatrikona';
  return signLord(sign) === graha ? 'own' : null;
}

/**
 * Dignity by sign alone, as in divisional charts: exalted, own or debilitated; null in another's sign.
 */
export function signDignity(
  graha: Graha,
  sign: Sign,
  nodes: NodeExaltation = 'taurus',
): Exclude<EssentialDignity, 'moolatrikona'> | null {
  if (sign === exaltationSign(graha, nodes)) return 'exalted';
  if (sign === debilitationSign(graha, nodes)) return 'debilitated';
  return signLord(sign) === graha ? 'own' : null;
}

/**
 * Dignity of a graha: its own place, else the five-fold relation to the lord of the sign it is in. [BPHS 3.49–58]
 * @param placement signs of all grahas in the rasi chart, for the temporal part of the relation
 */
export function dignityOf(
  graha: Graha,
  longitude: number,
  placement: ByGraha<Sign>,
  nodes: NodeExaltation = 'taurus',
): Dignity {
  return essentialDignity(graha, longitude, nodes) ?? relationDignity(graha, signOf(longitude), placement);
}

/**
 * Dignity of a graha in a sign of a divisional chart; the temporal part of the relation comes from the rasi chart.
 */
export function vargaDignity(
  graha: Graha,
  sign: Sign,
  placement: ByGraha<Sign>,
  nodes: NodeExaltation = 'taurus',
): Exclude<Dignity, 'moolatrikona'> {
  return signDignity(graha, sign, nodes) ?? relationDignity(graha, sign, placement);
}

const BY_RELATION = {
  '-2': 'great-enemy',
  '-1': 'enemy',
  '0': 'neutral',
  '1': 'friend',
  '2': 'great-friend',
} as const;

function relationDignity(graha: Graha, sign: Sign, placement: ByGraha<Sign>) {
  return BY_RELATION[compoundRelation(graha, signLord(sign), placement)];
}
