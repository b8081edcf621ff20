import { countSigns, type Sign } from '../angle/sign.ts';
import type { Graha } from '../bodies.ts';
import type { ByGraha } from './placement.ts';
import { NATURAL_RELATIONS } from './relation.table.ts';

/** Natural and temporal relations: enemy, neutral, friend. */
export type Relation = -1 | 0 | 1;
/** Compound relation: great enemy, enemy, neutral, friend, great friend. */
export type CompoundRelation = -2 | -1 | 0 | 1 | 2;

/** Natural relation of one graha to another, 0 to itself. Not symmetric: the Moon is neutral to Venus, Venus hostile to the Moon. [BPHS 3.55] */
export function naturalRelation(of: Graha, to: Graha): Relation {
  const { friends, enemies } = NATURAL_RELATIONS[of];
  if (friends.includes(to)) return 1;
  return enemies.includes(to) ? -1 : 0;
}

const FRIENDLY_COUNTS: readonly number[] = [2, 3, 4, 10, 11, 12];

/** Temporal relation by place: friends in the 2, 3, 4, 10, 11, 12 signs from each other, else enemies. [BPHS 3.56] */
export function temporalRelation(from: Sign, to: Sign): -1 | 1 {
  return FRIENDLY_COUNTS.includes(countSigns(from, to)) ? 1 : -1;
}

/** Five-fold relation: natural plus temporal; 0 of a graha to itself. [BPHS 3.57–58] */
export function compoundRelation(of: Graha, to: Graha, placement: ByGraha<Sign>): CompoundRelation {
  if (of === to) return 0;
  const natural = naturalRelation(of, to);
  const isFriend = temporalRelation(placement[of], placement[to]) === 1;
  if (natural === 1) return isFriend ? 2 : 0;
  if (natural === -1) return isFriend ? 0 : -2;
  return isFriend ? 1 : -1;
}

/** The three tables between grahas: `table.natural.sun.moon`. The diagonal is left out. */
export interface RelationTables {
  readonly natural: Readonly<Record<string, Readonly<Record<string, Relation>>>>;
  readonly temporal: Readonly<Record<string, Readonly<Record<string, Relation>>>>;
  readonly compound: Readonly<Record<string, Readonly<Record<string, CompoundRelation>>>>;
}

/** Relations of each named graha to each other one. */
export function relationTables(placement: ByGraha<Sign>, grahas: readonly Graha[]): RelationTables {
  const table = <Value>(at: (of: Graha, to: Graha) => Value) =>
    Object.fromEntries(
      grahas.map((of) => [of, Object.fromEntries(grahas.filter((to) => to !== of).map((to) => [to, at(of, to)]))]),
    );
  return {
    natural: table(naturalRelation),
    temporal: table((of, to): Relation => temporalRelation(placement[of], placement[to])),
    compound: table((of, to) => compoundRelation(of, to, placement)),
  };
}
