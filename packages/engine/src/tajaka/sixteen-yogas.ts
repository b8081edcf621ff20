import { toSign } from '../angle/sign.ts';
import { CLASSICAL_GRAHAS } from '../bodies.ids.ts';
import type { ClassicalGraha } from '../bodies.ts';
import { signLord } from '../state/dignity.ts';
import type { SIXTEEN_YOGAS } from './tajaka.ids.ts';
import {
  isDignified,
  isharaphaOf,
  isLeaving,
  isSpoilt,
  isStrong,
  isWeak,
  isWithoutDignity,
  itthashalaOf,
  meanOrb,
  pairs,
} from './tajaka-yoga.ts';
import { planetOf, tajakaAspect, type Varsha, type VarshaPlanet } from './varsha.ts';

export type SixteenYogaId = (typeof SIXTEEN_YOGAS)[number];

/** A yoga of the year with the planets that make it and what of the rule they fulfil. */
export interface SixteenYoga {
  readonly id: SixteenYogaId;
  readonly participants: readonly ClassicalGraha[];
  /** Degrees between the two, where the yoga has two in aspect. */
  readonly gap: number | null;
  /** Grade of the aspect, of the Moon's dignity or of the spoiling. */
  readonly grade: string | null;
}

const yoga = (
  id: SixteenYogaId,
  participants: readonly ClassicalGraha[],
  gap: number | null = null,
  grade: string | null = null,
): SixteenYoga => ({
  id,
  participants,
  gap,
  grade,
});

/**
 * The sixteen tajaka yogas of a year. Those of two planets are looked for between every pair; those of "the lord of the ascendant and the
 * lord of the matter" between the year's ascendant lord and each other planet as the matter's lord. [TN 2]
 */
export function sixteenYogas(varsha: Varsha): SixteenYoga[] {
  return [...wholeChart(varsha), ...ofPairs(varsha), ...ofMatters(varsha), ...ofOne(varsha)];
}

const ANGULAR_OR_SUCCEDENT: readonly number[] = [1, 4, 7, 10, 2, 5, 8, 11];
const CADENT: readonly number[] = [3, 6, 9, 12];

function wholeChart({ planets }: Varsha): SixteenYoga[] {
  const all = (houses: readonly number[]) => planets.every((planet) => houses.includes(planet.house));
  return [
    ...(all(ANGULAR_OR_SUCCEDENT) ? [yoga('ikkavala', CLASSICAL_GRAHAS)] : []),
    ...(all(CADENT) ? [yoga('induvara', CLASSICAL_GRAHAS)] : []),
  ];
}

function ofPairs(varsha: Varsha): SixteenYoga[] {
  return pairs().flatMap(([a, b]) => {
    const forming = itthashalaOf(varsha, a, b);
    const passed = isharaphaOf(varsha, a, b);
    const found: SixteenYoga[] = [];
    if (forming) {
      found.push(yoga('itthashala', [forming.faster, forming.slower], forming.gap, forming.grade));
      const spoiler = spoilerOf(varsha, forming.faster, forming.slower);
      if (spoiler) found.push(yoga('manau', [forming.faster, forming.slower, spoiler], forming.gap));
      const bad = [forming.faster, forming.slower].filter((id) => isSpoilt(varsha, planetOf(varsha, id)));
      if (bad.length > 0) found.push(yoga('radda', [forming.faster, forming.slower], forming.gap, bad.join(' ')));
    }
    if (passed) found.push(yoga('isharapha', [passed.faster, passed.slower], passed.gap));
    return found;
  });
}

/** Mars or Saturn in hostile aspect to the faster planet within orb. */
function spoilerOf(varsha: Varsha, faster: ClassicalGraha, slower: ClassicalGraha): ClassicalGraha | null {
  const target = planetOf(varsha, faster);
  const spoilers: readonly ClassicalGraha[] = ['mars', 'saturn'];
  return (
    spoilers.find((id) => {
      if (id === faster || id === slower) return false;
      const spoiler = planetOf(varsha, id);
      return (
        tajakaAspect(spoiler.sign, target.sign) === 'hostile' &&
        Math.abs(spoiler.degree - target.degree) <= meanOrb(id, faster)
      );
    }) ?? null
  );
}

function ofMatters(varsha: Varsha): SixteenYoga[] {
  const lord = signLord(varsha.lagna);
  return CLASSICAL_GRAHAS.filter((matter) => matter !== lord).flatMap((matter) => {
    const forming = itthashalaOf(varsha, lord, matter);
    return forming ? joined(varsha, lord, matter) : carried(varsha, lord, matter);
  });
}

/** The two lords are in itthashala: what the Moon, a strong slow one or a third adds. */
function joined(varsha: Varsha, lord: ClassicalGraha, matter: ClassicalGraha): SixteenYoga[] {
  const found: SixteenYoga[] = [];
  const moon = planetOf(varsha, 'moon');
  if (lord !== 'moon' && matter !== 'moon') {
    const withMoon = itthashalaOf(varsha, 'moon', lord) ?? itthashalaOf(varsha, 'moon', matter);
    if (withMoon) found.push(yoga('kambula', [lord, matter, 'moon'], withMoon.gap, gradeOf(moon)));
    else if (isWithoutDignity(moon)) {
      const partner = isLeaving(moon)
        ? entering(varsha, moon).find((id) => isDignified(planetOf(varsha, id)))
        : undefined;
      if (partner) found.push(yoga('gairi-kambula', [lord, matter, 'moon', partner]));
      else if (!reaches(varsha, moon, lord) && !reaches(varsha, moon, matter))
        found.push(yoga('khallasara', [lord, matter, 'moon']));
    }
  }
  const forming = itthashalaOf(varsha, lord, matter);
  if (!forming) return found;
  const fast = planetOf(varsha, forming.faster);
  const slow = planetOf(varsha, forming.slower);
  const isFastWeak = isWeak(varsha, fast) && !fast.isRetrograde;
  if (isDignified(slow) && isFastWeak && !isDignified(fast))
    found.push(yoga('dupphalikuttha', [fast.id, slow.id], forming.gap));
  if (isWeak(varsha, fast) && isWeak(varsha, slow)) {
    const helper = CLASSICAL_GRAHAS.find(
      (id) =>
        id !== fast.id &&
        id !== slow.id &&
        isStrong(varsha, planetOf(varsha, id)) &&
        (itthashalaOf(varsha, id, fast.id) ?? itthashalaOf(varsha, id, slow.id)),
    );
    if (helper) found.push(yoga('dutthottha-davira', [fast.id, slow.id, helper], forming.gap));
  }
  return found;
}

/** The two lords are not in aspect: a third planet carries the light between them, or a strong one enters the next sign. */
function carried(varsha: Varsha, lord: ClassicalGraha, matter: ClassicalGraha): SixteenYoga[] {
  const [a, b] = [planetOf(varsha, lord), planetOf(varsha, matter)];
  const found: SixteenYoga[] = [];
  if (tajakaAspect(a.sign, b.sign) === 'none') {
    for (const third of CLASSICAL_GRAHAS) {
      if (third === lord || third === matter) continue;
      const [first, second] = [itthashalaOf(varsha, third, lord), itthashalaOf(varsha, third, matter)];
      if (!first || !second) continue;
      if (first.faster === third && second.faster === third)
        found.push(yoga('nakta', [lord, matter, third], first.gap));
      if (first.slower === third && second.slower === third)
        found.push(yoga('yamaya', [lord, matter, third], first.gap));
    }
  }
  for (const [leaving, other] of [
    [a, b],
    [b, a],
  ]) {
    if (isLeaving(leaving) && isStrong(varsha, leaving) && entering(varsha, leaving).includes(other.id)) {
      found.push(yoga('tambira', [leaving.id, other.id]));
    }
  }
  return found;
}

function ofOne(varsha: Varsha): SixteenYoga[] {
  return varsha.planets.flatMap((planet) => {
    if (isStrong(varsha, planet)) return [yoga('kuttha', [planet.id])];
    return isWeak(varsha, planet) ? [yoga('durapha', [planet.id])] : [];
  });
}

/** Planets with which one that is leaving its sign forms itthashala on entering the next. */
function entering(varsha: Varsha, planet: VarshaPlanet): ClassicalGraha[] {
  const next = toSign(planet.sign + 1);
  return CLASSICAL_GRAHAS.filter((id) => {
    if (id === planet.id) return false;
    const other = planetOf(varsha, id);
    return tajakaAspect(next, other.sign) !== 'none' && other.degree + 30 - planet.degree <= meanOrb(planet.id, id);
  });
}

function reaches(varsha: Varsha, planet: VarshaPlanet, id: ClassicalGraha): boolean {
  const other = planetOf(varsha, id);
  return (
    tajakaAspect(planet.sign, other.sign) !== 'none' && Math.abs(other.degree - planet.degree) <= meanOrb(planet.id, id)
  );
}

function gradeOf(moon: VarshaPlanet): string {
  return isDignified(moon) ? 'dignified-moon' : isWithoutDignity(moon) ? 'plain-moon' : 'friendly-moon';
}
