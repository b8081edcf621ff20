import { grahaCase, grahaName } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import type { PlanetsAnswer } from '../../birth/use-planets.ts';

/** What holds all over the uncertain interval of a birth, and what may be otherwise, in words. */
export interface Certainty {
  readonly sure: readonly string[];
  readonly unsure: readonly string[];
}

const parts = [
  ['sign', 'знак'],
  ['nakshatra', 'накшатра'],
  ['pada', 'пада'],
  ['navamshaSign', 'навамша'],
] as const;

/** `null` when the time is exact and nothing is uncertain. */
export function certaintyOf(answer: PlanetsAnswer, names: NameOptions): Certainty | null {
  const points = [
    ...(answer.ascendant ? [{ id: 'lagna' as const, holds: answer.ascendant.holds }] : []),
    ...answer.planets,
  ].flatMap(({ id, holds }) => (holds ? [{ graha: id, holds }] : []));
  if (points.length === 0) return null;
  const steady = points.filter(({ holds }) => parts.every(([key]) => holds[key]));
  const unsure = points
    .filter((point) => !steady.includes(point))
    .map(({ graha, holds }) => {
      const doubtful = parts.filter(([key]) => !holds[key]).map(([, word]) => word);
      return `${doubtful.join(', ')} ${grahaCase(graha, 'genitive', names)}`;
    });
  return { sure: steady.map(({ graha }) => grahaName(graha, names)), unsure };
}
