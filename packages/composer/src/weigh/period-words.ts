import { type Graha, isClassical } from '@nebosvod/engine/bodies';
import type { Unit } from '@nebosvod/interpretations/unit';
import type { PeriodFunction, UnitFactor } from '@nebosvod/interpretations/unit-factor';
import type { BirthFacts } from '../birth/birth-facts.ts';
import type { KnownBirth } from '../birth/births.ts';
import { unitOf } from './unit-index.ts';
import { type ChosenWords, wordsFor } from './unit-words.ts';

/** A period of vimshottari: a mahadasha by its lord, an antardasha by the lords of both. */
export type PeriodPath = readonly [Graha] | readonly [Graha, Graha];

/** What one unit says of a period in a chart. */
export interface PeriodTold {
  readonly unit: Unit;
  readonly words: ChosenWords;
}

/**
 * What the units say of a period in this chart, of a mahadasha by the house, the function and the strength of its lord, in that order;
 * of an antardasha by strength. Without a time of birth there is neither house nor function, and its words are those of the strength alone.
 */
export function periodWords(facts: BirthFacts, path: PeriodPath): PeriodTold[] {
  return factorsOf(facts, path).flatMap((factor) => {
    const unit = unitOf(factor);
    const words = unit && wordsFor(unit, { facts, graha: path[path.length - 1] ?? null });
    return words ? [{ unit, words }] : [];
  });
}

/** The same of an uncertain time: only what is said all of it. */
export function surePeriodWords({ facts, samples }: KnownBirth, path: PeriodPath): PeriodTold[] {
  const others = samples.filter((sample) => sample !== facts).map((sample) => periodWords(sample, path));
  return periodWords(facts, path).filter(({ words: { id } }) =>
    others.every((told) => told.some(({ words }) => words.id === id)),
  );
}

function factorsOf(facts: BirthFacts, path: PeriodPath): UnitFactor[] {
  if (path.length === 2) return [{ kind: 'dasha', path }];
  const [graha] = path;
  const house = facts.houseOf(graha);
  const fn = functionOf(facts, graha);
  return [
    ...(house === null ? [] : [{ kind: 'mahadasha-in-house' as const, graha, house }]),
    ...(fn === null ? [] : [{ kind: 'mahadasha-by-function' as const, graha, function: fn }]),
    { kind: 'dasha', path },
  ];
}

/** What a lord of time is for the lagna; of a node what the lord of its sign is. */
function functionOf(facts: BirthFacts, graha: Graha): PeriodFunction | null {
  const lord = isClassical(graha) ? graha : facts.dispositorOf(graha);
  const role = facts.role(lord);
  if (!role || facts.lagna === null) return null;
  if (role.nature === 'yogakaraka') return 'yogakaraka';
  if (facts.lordOf(badhakaHouse(facts.lagna)) === lord) return 'badhaka';
  if (role.nature === 'benefic' || role.nature === 'mixed') return role.nature;
  if (role.isMaraka) return 'maraka';
  return role.nature === 'malefic' ? 'malefic' : 'mixed';
}

/** 11th for movable signs, 9th for fixed, 7th for dual. [BPHS, current practice] */
function badhakaHouse(lagna: number): number {
  return [11, 9, 7][(lagna - 1) % 3];
}
