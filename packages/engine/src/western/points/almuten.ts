import { CLASSICAL_GRAHAS } from '../../bodies.ids.ts';
import type { ClassicalGraha } from '../../bodies.ts';
import { DIGNITY_POINTS } from '../dignity.table.ts';
import { essentialDignity } from '../dignity.ts';

/** The planets with the most points of essential dignity at a place. */
export interface Almuten {
  /** More than one where they are equal. */
  readonly planets: readonly ClassicalGraha[];
  readonly score: number;
}

const GOOD = ['domicile', 'exaltation', 'triplicity', 'term', 'face'] as const;

/** The almuten of a place: domicile 5, exaltation 4, triplicity of the sect 3, term 2, face 1; debilities are not counted. [leroseblanche] */
export function almutenOf(longitude: number, isDay: boolean): Almuten {
  const scores = CLASSICAL_GRAHAS.map((planet) => {
    const { has } = essentialDignity(planet, longitude, isDay);
    const score = GOOD.filter((id) => has.includes(id)).reduce((sum, id) => sum + DIGNITY_POINTS[id], 0);
    return { planet, score };
  });
  const score = Math.max(...scores.map((one) => one.score));
  return { planets: scores.filter((one) => one.score === score).map(({ planet }) => planet), score };
}
