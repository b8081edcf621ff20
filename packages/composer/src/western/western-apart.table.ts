import type { WesternPlanet } from '@nebosvod/engine/western/western-body';
import type { Area } from '@nebosvod/interpretations/area.ids';

/** What of a Western chart a section of an area taken apart is told by. */
export interface WesternSection {
  readonly id: string;
  /** Planets in them, and their rulers wherever they stand. */
  readonly houses: readonly number[];
  readonly angle?: 'ascendant' | 'midheaven';
  readonly signsOf?: readonly WesternPlanet[];
  /** Areas beside the one that is read whose words stand here, with the aspects that speak of them. */
  readonly areas?: readonly Area[];
}

/** One area of a Western portrait taken apart. */
export interface WesternApartPlan {
  readonly kind: 'western-work' | 'western-relations';
  readonly title: string;
  readonly area: 'work' | 'relations';
  /** Told apart from supports and counters, in this order of claim to a telling. */
  readonly own: readonly WesternSection[];
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Work is the tenth house, its people the sixth, seventh and eleventh, its money the second and eighth; a union is the seventh, who is
 * near the fifth and eleventh, its household the fourth, second and eighth. [modern]
 */
export const WESTERN_APART_PLANS = {
  'western-work': {
    kind: 'western-work',
    title: 'Дело и деньги',
    area: 'work',
    own: [
      { id: 'nature', houses: [10], angle: 'midheaven' },
      { id: 'people', houses: [6, 7, 11], signsOf: ['sun', 'mercury', 'mars', 'saturn'] },
      { id: 'money', houses: [2, 8], signsOf: ['venus', 'jupiter'], areas: ['money'] },
    ],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'nature', title: 'Какое это дело' },
      { id: 'support', title: 'Что помогает' },
      { id: 'against', title: 'Что мешает' },
      { id: 'people', title: 'Люди в этом деле' },
      { id: 'money', title: 'Деньги' },
      { id: 'time', title: 'Три года' },
      { id: 'steps', title: 'Шаги' },
      { id: 'basis', title: 'На чём это основано' },
    ],
  },
  'western-relations': {
    kind: 'western-relations',
    title: 'Отношения',
    area: 'relations',
    own: [
      { id: 'nature', houses: [7] },
      { id: 'people', houses: [5, 11], signsOf: ['venus', 'moon', 'mars'] },
      { id: 'money', houses: [4, 2, 8], areas: ['home', 'money'] },
    ],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'nature', title: 'Какая это близость' },
      { id: 'support', title: 'Что помогает' },
      { id: 'against', title: 'Что мешает' },
      { id: 'people', title: 'Как любят и кто рядом' },
      { id: 'money', title: 'Дом и деньги двоих' },
      { id: 'time', title: 'Три года' },
      { id: 'steps', title: 'Шаги' },
      { id: 'basis', title: 'На чём это основано' },
    ],
  },
} as const satisfies Readonly<Record<string, WesternApartPlan>>;
