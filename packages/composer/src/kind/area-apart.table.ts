import type { Graha } from '@nebosvod/engine/bodies';
import type { CharaKaraka } from '@nebosvod/engine/state/chara-karaka';
import type { Area } from '@nebosvod/interpretations/area.ids';

/** What of a chart a section of an area taken apart is told by. */
export interface ApartSection {
  readonly id: string;
  /** Their lords, guests, lordships and bindus. */
  readonly houses?: readonly number[];
  readonly karakas?: readonly CharaKaraka[];
  /** Signs of these grahas. */
  readonly signsOf?: readonly Graha[];
  /** Everything told of this varga. */
  readonly varga?: 9 | 10;
  /** An area whose own words belong here too. */
  readonly area?: Area;
}

/** One area of a portrait taken apart. */
export interface ApartPlan {
  readonly title: string;
  readonly area: 'work' | 'relations';
  readonly karaka: 'AmK' | 'DK';
  readonly vargaName: string;
  /** Told apart from supports and counters, in this order of claim to a telling. */
  readonly own: readonly ApartSection[];
  /** Sections as a document has them, in order. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/**
 * Work and close relations taken apart. People of the work are looked for in the 6th, 7th and 11th, patrons in the 9th; of a union
 * in the 5th, Venus and the darakaraka; its household in the 4th, 2nd and 8th. [BPHS 11, 32]
 */
export const APART_PLANS = {
  'veda-dashamsha': {
    title: 'Дашамша и дело',
    area: 'work',
    karaka: 'AmK',
    vargaName: 'дашамша',
    own: [
      { id: 'nature', houses: [10] },
      { id: 'varga', varga: 10 },
      { id: 'people', houses: [6, 7, 9], karakas: ['AmK'], signsOf: ['sun'] },
      { id: 'money', houses: [2, 11], signsOf: ['jupiter'], area: 'money' },
    ],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'nature', title: 'Какое это дело' },
      { id: 'support', title: 'Что помогает' },
      { id: 'against', title: 'Что мешает' },
      { id: 'varga', title: 'Что отвечает дашамша' },
      { id: 'people', title: 'Люди в этом деле' },
      { id: 'money', title: 'Деньги в этом деле' },
      { id: 'time', title: 'Три года' },
      { id: 'steps', title: 'Шаги' },
      { id: 'basis', title: 'На чём это основано' },
    ],
  },
  'veda-navamsha': {
    title: 'Навамша и отношения',
    area: 'relations',
    karaka: 'DK',
    vargaName: 'навамша',
    own: [
      { id: 'nature', houses: [7] },
      { id: 'varga', varga: 9 },
      { id: 'people', houses: [5, 11], karakas: ['DK'], signsOf: ['venus', 'moon', 'jupiter'] },
      { id: 'money', houses: [4, 2, 8], area: 'home' },
    ],
    sections: [
      { id: 'gist', title: 'Суть' },
      { id: 'nature', title: 'Какая это близость' },
      { id: 'support', title: 'Что помогает' },
      { id: 'against', title: 'Что мешает' },
      { id: 'varga', title: 'Что отвечает навамша' },
      { id: 'people', title: 'Кто рядом' },
      { id: 'money', title: 'Дом и деньги двоих' },
      { id: 'time', title: 'Три года' },
      { id: 'steps', title: 'Шаги' },
      { id: 'basis', title: 'На чём это основано' },
    ],
  },
} as const satisfies Readonly<Record<string, ApartPlan>>;
