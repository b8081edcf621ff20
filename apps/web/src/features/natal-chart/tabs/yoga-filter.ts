import type { GrahaId } from '@nebosvod/terms/graha';
import { signLord } from '../../../chart/sign-lord.ts';
import type { Judged } from './judged-list.tsx';
import type { natureWords } from './yoga-words.ts';

/** A combination as the server judges it. */
export interface Yoga extends Judged {
  readonly share: number;
  readonly houses: readonly number[];
  readonly nature: keyof typeof natureWords;
}

/** Which combinations come first: the strongest, those met in the fewest charts, or the strongest of each area of life. */
export const yogaOrders = ['strength', 'rarity', 'area'] as const;
export type YogaOrder = (typeof yogaOrders)[number];
/** An order that ranks them all in one row. */
export type YogaRank = Exclude<YogaOrder, 'area'>;

/** Combinations in an order; among equals the strongest first. */
export function inOrder<One extends Yoga>(yogas: readonly One[], order: YogaRank): readonly One[] {
  const byStrength = (one: One, other: One) => (other.strength ?? -1) - (one.strength ?? -1);
  return [...yogas].sort((one, other) =>
    order === 'strength' ? byStrength(one, other) : one.share - other.share || byStrength(one, other),
  );
}

/** What of the combinations is shown: all, those of a lord whose period runs, those that something softens, the hard ones. */
export const yogaKinds = ['all', 'running', 'softened', 'difficult'] as const;
export type YogaKind = (typeof yogaKinds)[number];

/** Areas of life by the house that is looked at first. [BPHS 11] */
export const lifeAreas = [
  { id: 'character', label: 'Характер и опора', houses: [1] },
  { id: 'work', label: 'Дело и призвание', houses: [10] },
  { id: 'money', label: 'Деньги', houses: [2, 11] },
  { id: 'relations', label: 'Близкие отношения', houses: [7] },
  { id: 'home', label: 'Дом и семья', houses: [4] },
  { id: 'children', label: 'Дети и творчество', houses: [5] },
  { id: 'vigour', label: 'Силы и режим', houses: [6] },
  { id: 'path', label: 'Смысл, учёба, путь', houses: [9] },
] as const satisfies readonly { readonly id: string; readonly label: string; readonly houses: readonly number[] }[];

/** Whether a combination is of a kind. @param running lords of the periods that run now */
export function isOfKind(yoga: Yoga, kind: YogaKind, running: readonly GrahaId[]): boolean {
  switch (kind) {
    case 'all':
      return true;
    case 'running':
      return yoga.participants.some((id) => running.includes(id));
    case 'softened':
      return yoga.cancelledBy.length > 0;
    case 'difficult':
      return yoga.nature === 'difficult';
  }
}

/**
 * Whether a combination touches one of some houses: a participant stands there or rules it.
 * @param lagnaSign `null` = no lagna is known, and no house with it
 */
export function touchesHouses(yoga: Yoga, houses: readonly number[], lagnaSign: number | null): boolean {
  if (lagnaSign === null) return false;
  const lords = houses.map((house) => signLord(((lagnaSign + house - 2) % 12) + 1));
  return houses.some((house) => yoga.houses.includes(house)) || yoga.participants.some((id) => lords.includes(id));
}

/** Combinations with what cancels one of them told inside it: «Кемадрума-бханга» is no card of its own beside «Кемадрума». */
export function withoutTwins<One extends Yoga>(yogas: readonly One[]): readonly One[] {
  const ids = new Set(yogas.map(({ id }) => id));
  return yogas.filter(({ id }) => !(id.endsWith('-bhanga') && ids.has(id.slice(0, -'-bhanga'.length))));
}

/** Combinations by area of life, the strongest first; one that touches several stands in each, one that touches none is left out. */
export function byArea<One extends Yoga>(yogas: readonly One[], lagnaSign: number | null) {
  return lifeAreas.flatMap(({ id, label, houses }) => {
    const touching = inOrder(yogas, 'strength').filter((yoga) => touchesHouses(yoga, houses, lagnaSign));
    return touching.length === 0 ? [] : [{ id, label, yogas: touching }];
  });
}
