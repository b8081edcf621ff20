import { toSign } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { combustionOf } from '../state/combustion.ts';
import { essentialDignity, signLord } from '../state/dignity.ts';
import { naturalRelation } from '../state/relation.ts';
import type { TAJAKA_WEAKNESSES } from './tajaka.ids.ts';
import { DEEPTAMSHA, SPEED_ORDER } from './tajaka.table.ts';
import { planetOf, tajakaAspect, type Varsha, type VarshaPlanet } from './varsha.ts';

export interface Itthashala {
  readonly faster: ClassicalGraha;
  readonly slower: ClassicalGraha;
  readonly aspect: 'friendly' | 'hostile';
  /** Degrees the faster one lacks. */
  readonly gap: number;
  readonly grade: 'purna' | 'vartamana' | 'bhavishyat';
}

/** Half the sum of two orbs. [TN 2] */
export function meanOrb(a: ClassicalGraha, b: ClassicalGraha): number {
  return (DEEPTAMSHA[a] + DEEPTAMSHA[b]) / 2;
}

function bySpeed(varsha: Varsha, a: ClassicalGraha, b: ClassicalGraha): readonly [VarshaPlanet, VarshaPlanet] {
  const isFaster = SPEED_ORDER.indexOf(a) < SPEED_ORDER.indexOf(b);
  return isFaster ? [planetOf(varsha, a), planetOf(varsha, b)] : [planetOf(varsha, b), planetOf(varsha, a)];
}

/**
 * Itthashala: an aspect in which the faster planet stands behind the slower in degrees, within the mean orb. Purna within one degree;
 * bhavishyat: the faster in the last degree of its sign, the aspect forming from the next, or just (a degree) outside the orb. [TN 2]
 * @returns null when it does not hold
 */
export function itthashalaOf(varsha: Varsha, a: ClassicalGraha, b: ClassicalGraha): Itthashala | null {
  const [fast, slow] = bySpeed(varsha, a, b);
  const aspect = tajakaAspect(fast.sign, slow.sign);
  const gap = slow.degree - fast.degree;
  const orb = meanOrb(a, b);
  if (aspect !== 'none' && gap >= 0 && gap <= orb) {
    return { faster: fast.id, slower: slow.id, aspect, gap, grade: gap < 1 ? 'purna' : 'vartamana' };
  }
  if (aspect !== 'none' && gap > orb && gap <= orb + 1)
    return { faster: fast.id, slower: slow.id, aspect, gap, grade: 'bhavishyat' };
  if (fast.degree < 29 || fast.isRetrograde) return null;
  const ahead = tajakaAspect(toSign(fast.sign + 1), slow.sign);
  const gapAhead = slow.degree + 30 - fast.degree;
  if (ahead === 'none' || gapAhead > orb) return null;
  return { faster: fast.id, slower: slow.id, aspect: ahead, gap: gapAhead, grade: 'bhavishyat' };
}

/** Isharapha: the faster planet has passed the slower by a degree or more, within the mean orb. [TN 2] */
export function isharaphaOf(
  varsha: Varsha,
  a: ClassicalGraha,
  b: ClassicalGraha,
): { readonly faster: ClassicalGraha; readonly slower: ClassicalGraha; readonly gap: number } | null {
  const [fast, slow] = bySpeed(varsha, a, b);
  const gap = fast.degree - slow.degree;
  if (tajakaAspect(fast.sign, slow.sign) === 'none' || gap < 1 || gap > meanOrb(a, b)) return null;
  return { faster: fast.id, slower: slow.id, gap };
}

/** Own or exalted. */
export function isDignified(planet: VarshaPlanet): boolean {
  const dignity = essentialDignity(planet.id, planet.longitude);
  return dignity !== null && dignity !== 'debilitated';
}

function isDebilitated(planet: VarshaPlanet): boolean {
  return essentialDignity(planet.id, planet.longitude) === 'debilitated';
}

function isCombust(varsha: Varsha, planet: VarshaPlanet): boolean {
  return combustionOf(planet, planetOf(varsha, 'sun').longitude)?.isCombust ?? false;
}

export type TajakaWeakness = (typeof TAJAKA_WEAKNESSES)[number];

const SPOILING: readonly TajakaWeakness[] = ['combust', 'retrograde', 'debilitated', 'house'];

/** Retrograde, combust, debilitated or in 6, 8, 12: what spoils a promise (radda). [TN 2] */
export function spoilingOf(varsha: Varsha, planet: VarshaPlanet): readonly TajakaWeakness[] {
  const is: Readonly<Partial<Record<TajakaWeakness, boolean>>> = {
    combust: isCombust(varsha, planet),
    retrograde: planet.isRetrograde,
    debilitated: isDebilitated(planet),
    house: [6, 8, 12].includes(planet.house),
  };
  return SPOILING.filter((id) => is[id]);
}

/** Whether anything spoils what a planet promises (radda). [TN 2] */
export function isSpoilt(varsha: Varsha, planet: VarshaPlanet): boolean {
  return spoilingOf(varsha, planet).length > 0;
}

/** No dignity of any kind: neither own, exalted nor a friend's sign, and not debilitated either (the "Moon without office"). */
export function isWithoutDignity(planet: VarshaPlanet): boolean {
  const lord = signLord(planet.sign);
  return !isDignified(planet) && lord !== planet.id && naturalRelation(planet.id, lord) !== 1;
}

/** Strong for kuttha: angular or succedent, own or exalted or direct with a benefic's friendly aspect. [TN 2] */
export function isStrong(varsha: Varsha, planet: VarshaPlanet): boolean {
  const isPlaced = [1, 4, 7, 10, 2, 5, 8, 11].includes(planet.house);
  const isWell = isDignified(planet) || aspectedBy(varsha, planet, ['jupiter', 'venus'], 'friendly');
  return isPlaced && isWell && !planet.isRetrograde && !isCombust(varsha, planet);
}

/** Why a planet is weak for durapha: what spoils it, an enemy's sign, a malefic's hostile aspect, its company too. [TN 2] */
export function weaknessesOf(varsha: Varsha, planet: VarshaPlanet): readonly TajakaWeakness[] {
  const lord = signLord(planet.sign);
  const isInEnemySign = lord !== planet.id && naturalRelation(planet.id, lord) === -1;
  const pressing = (['mars', 'saturn'] as const).flatMap((id): TajakaWeakness[] => {
    const { sign } = planetOf(varsha, id);
    if (id === planet.id || tajakaAspect(sign, planet.sign) !== 'hostile') return [];
    return [`${id}-${sign === planet.sign ? 'with' : 'aspect'}`];
  });
  return [...spoilingOf(varsha, planet), ...(isInEnemySign ? (['enemy-sign'] as const) : []), ...pressing];
}

/** Whether a planet is weak for durapha. [TN 2] */
export function isWeak(varsha: Varsha, planet: VarshaPlanet): boolean {
  return weaknessesOf(varsha, planet).length > 0;
}

function aspectedBy(
  varsha: Varsha,
  planet: VarshaPlanet,
  by: readonly ClassicalGraha[],
  kind: 'friendly' | 'hostile',
): boolean {
  return by.some((id) => id !== planet.id && tajakaAspect(planetOf(varsha, id).sign, planet.sign) === kind);
}

/** The sign a planet in the last degree of one is about to enter. */
export function isLeaving(planet: VarshaPlanet): boolean {
  return planet.degree >= 29 && !planet.isRetrograde;
}

/** Every pair of the seven once. */
export function pairs(): readonly (readonly [ClassicalGraha, ClassicalGraha])[] {
  return CLASSICAL_GRAHAS.flatMap((a, index) => CLASSICAL_GRAHAS.slice(index + 1).map((b) => [a, b] as const));
}
