import type { ClassicalGraha } from '@nebosvod/engine/bodies';
import type { CharaKaraka } from '@nebosvod/engine/state/chara-karaka';
import type { Area } from '@nebosvod/interpretations/area.ids';

/** Where in a chart an area of life is looked for, and what it is called. */
export interface AreaPlan {
  readonly title: string;
  /** «о деле», prepositional after «о». */
  readonly about: string;
  /** Genitive: «дела». */
  readonly genitive: string;
  /** Houses of the area, the first one first of all. */
  readonly houses: readonly number[];
  readonly karakas: readonly ClassicalGraha[];
  readonly charaKaraka: CharaKaraka | null;
  /** The varga that confirms or weakens; null where none is read. */
  readonly varga: 4 | 7 | 9 | 10 | 24 | null;
}

/** Houses and karakas by [BPHS 11, 32]; which chara karaka and varga an area is held against, by current practice. [modern] */
export const AREA_PLANS: Readonly<Record<Area, AreaPlan>> = {
  character: {
    title: 'Характер и опора',
    about: 'о характере',
    genitive: 'характера',
    houses: [1],
    karakas: ['moon'],
    charaKaraka: 'AK',
    varga: 9,
  },
  work: {
    title: 'Дело и призвание',
    about: 'о деле',
    genitive: 'дела',
    houses: [10],
    karakas: ['saturn', 'sun'],
    charaKaraka: 'AmK',
    varga: 10,
  },
  money: {
    title: 'Деньги',
    about: 'о деньгах',
    genitive: 'достатка',
    houses: [2, 11],
    karakas: ['jupiter'],
    charaKaraka: null,
    varga: null,
  },
  relations: {
    title: 'Близкие отношения',
    about: 'о близости',
    genitive: 'союза',
    houses: [7],
    karakas: ['venus'],
    charaKaraka: 'DK',
    varga: 9,
  },
  home: {
    title: 'Дом и семья',
    about: 'о доме',
    genitive: 'дома',
    houses: [4],
    karakas: ['moon'],
    charaKaraka: 'MK',
    varga: 4,
  },
  children: {
    title: 'Дети и творчество',
    about: 'о детях и творчестве',
    genitive: 'творчества',
    houses: [5],
    karakas: ['jupiter'],
    charaKaraka: 'PK',
    varga: 7,
  },
  vigour: {
    title: 'Силы и режим',
    about: 'о силах',
    genitive: 'сил',
    houses: [6],
    karakas: ['saturn', 'mars'],
    charaKaraka: 'GK',
    varga: null,
  },
  path: {
    title: 'Смысл, учёба, путь',
    about: 'о пути',
    genitive: 'пути',
    houses: [9],
    karakas: ['jupiter'],
    charaKaraka: 'BK',
    varga: 24,
  },
};

/** Beginnings of Russian words by which a question chooses its areas. */
export const QUESTION_STEMS: Readonly<Record<Area, readonly string[]>> = {
  character: [
    'характер',
    'какой я',
    'какая я',
    'кто я',
    'сильные стороны',
    'слабые стороны',
    'опор',
    'уверен',
    'самооцен',
  ],
  work: ['работ', 'дел', 'карьер', 'професс', 'призван', 'начальн', 'должност', 'бизнес', 'уволь', 'проект', 'служб'],
  money: ['ден', 'доход', 'финанс', 'зарплат', 'достат', 'долг', 'кредит', 'покупк', 'заработ', 'бизнес', 'накоп'],
  relations: [
    'отношен',
    'любов',
    'брак',
    'муж',
    'жен',
    'супруг',
    'партн',
    'свадьб',
    'развод',
    'близк',
    'замуж',
    'одинок',
  ],
  home: ['дом', 'семь', 'переезд', 'жиль', 'квартир', 'мам', 'мать', 'матер', 'родител', 'ремонт', 'родн'],
  children: ['дет', 'ребён', 'ребен', 'сын', 'доч', 'творч', 'беремен', 'писат', 'рисов', 'музык', 'сцен'],
  vigour: ['сил', 'энерги', 'устал', 'режим', 'отдых', 'сон', 'спорт', 'выгор', 'ритм', 'тел'],
  path: [
    'смысл',
    'учёб',
    'учеб',
    'учит',
    'путь',
    'вер',
    'духов',
    'поезд',
    'эмигр',
    'загран',
    'университет',
    'образован',
  ],
};
