import type { GrahaId } from './graha.ts';
import type { Cases, Name } from './name.ts';

/** One sign of the zodiac. */
export interface SignEntry extends Name {
  /** Two Russian letters; «Ра» and «Ве» collide with Rahu and Venus, so only for a column of signs. */
  readonly abbreviation: string;
  /** Name of the sign in the glyph set. */
  readonly glyph: string;
  readonly lord: GrahaId;
  readonly element: 'fire' | 'earth' | 'air' | 'water';
  readonly modality: 'movable' | 'fixed' | 'dual';
  readonly parity: 'odd' | 'even';
  readonly ruCases: Cases;
  readonly saCases: Cases;
  /** Where: preposition and prepositional case, «во Льве». */
  readonly ruIn: string;
  readonly saIn: string;
}

/**
 * Twelve signs, 1 = Aries.
 * Source: project glossary, section rashis, evidence A (spelling agreed by three or more independent Russian sources).
 * Cases by Russian grammar.
 */
export const signTable = {
  1: {
    ru: 'Овен',
    sa: 'Меша',
    iast: 'Meṣa',
    abbreviation: 'Ов',
    glyph: 'aries',
    lord: 'mars',
    element: 'fire',
    modality: 'movable',
    parity: 'odd',
    ruCases: {
      nominative: 'Овен',
      genitive: 'Овна',
      dative: 'Овну',
      accusative: 'Овен',
      instrumental: 'Овном',
      prepositional: 'Овне',
    },
    saCases: {
      nominative: 'Меша',
      genitive: 'Меши',
      dative: 'Меше',
      accusative: 'Мешу',
      instrumental: 'Мешей',
      prepositional: 'Меше',
    },
    ruIn: 'в Овне',
    saIn: 'в Меше',
  },
  2: {
    ru: 'Телец',
    sa: 'Вришабха',
    iast: 'Vṛṣabha',
    abbreviation: 'Те',
    glyph: 'taurus',
    lord: 'venus',
    element: 'earth',
    modality: 'fixed',
    parity: 'even',
    ruCases: {
      nominative: 'Телец',
      genitive: 'Тельца',
      dative: 'Тельцу',
      accusative: 'Телец',
      instrumental: 'Тельцом',
      prepositional: 'Тельце',
    },
    saCases: {
      nominative: 'Вришабха',
      genitive: 'Вришабхи',
      dative: 'Вришабхе',
      accusative: 'Вришабху',
      instrumental: 'Вришабхой',
      prepositional: 'Вришабхе',
    },
    ruIn: 'в Тельце',
    saIn: 'во Вришабхе',
  },
  3: {
    ru: 'Близнецы',
    sa: 'Митхуна',
    iast: 'Mithuna',
    abbreviation: 'Бл',
    glyph: 'gemini',
    lord: 'mercury',
    element: 'air',
    modality: 'dual',
    parity: 'odd',
    ruCases: {
      nominative: 'Близнецы',
      genitive: 'Близнецов',
      dative: 'Близнецам',
      accusative: 'Близнецы',
      instrumental: 'Близнецами',
      prepositional: 'Близнецах',
    },
    saCases: {
      nominative: 'Митхуна',
      genitive: 'Митхуны',
      dative: 'Митхуне',
      accusative: 'Митхуну',
      instrumental: 'Митхуной',
      prepositional: 'Митхуне',
    },
    ruIn: 'в Близнецах',
    saIn: 'в Митхуне',
  },
  4: {
    ru: 'Рак',
    sa: 'Карка',
    iast: 'Karka',
    abbreviation: 'Ра',
    glyph: 'cancer',
    lord: 'moon',
    element: 'water',
    modality: 'movable',
    parity: 'even',
    ruCases: {
      nominative: 'Рак',
      genitive: 'Рака',
      dative: 'Раку',
      accusative: 'Рак',
      instrumental: 'Раком',
      prepositional: 'Раке',
    },
    saCases: {
      nominative: 'Карка',
      genitive: 'Карки',
      dative: 'Карке',
      accusative: 'Карку',
      instrumental: 'Каркой',
      prepositional: 'Карке',
    },
    ruIn: 'в Раке',
    saIn: 'в Карке',
  },
  5: {
    ru: 'Лев',
    sa: 'Симха',
    iast: 'Siṃha',
    abbreviation: 'Ле',
    glyph: 'leo',
    lord: 'sun',
    element: 'fire',
    modality: 'fixed',
    parity: 'odd',
    ruCases: {
      nominative: 'Лев',
      genitive: 'Льва',
      dative: 'Льву',
      accusative: 'Лев',
      instrumental: 'Львом',
      prepositional: 'Льве',
    },
    saCases: {
      nominative: 'Симха',
      genitive: 'Симхи',
      dative: 'Симхе',
      accusative: 'Симху',
      instrumental: 'Симхой',
      prepositional: 'Симхе',
    },
    ruIn: 'во Льве',
    saIn: 'в Симхе',
  },
  6: {
    ru: 'Дева',
    sa: 'Канья',
    iast: 'Kanyā',
    abbreviation: 'Де',
    glyph: 'virgo',
    lord: 'mercury',
    element: 'earth',
    modality: 'dual',
    parity: 'even',
    ruCases: {
      nominative: 'Дева',
      genitive: 'Девы',
      dative: 'Деве',
      accusative: 'Деву',
      instrumental: 'Девой',
      prepositional: 'Деве',
    },
    saCases: {
      nominative: 'Канья',
      genitive: 'Каньи',
      dative: 'Канье',
      accusative: 'Канью',
      instrumental: 'Каньей',
      prepositional: 'Канье',
    },
    ruIn: 'в Деве',
    saIn: 'в Канье',
  },
  7: {
    ru: 'Весы',
    sa: 'Тула',
    iast: 'Tulā',
    abbreviation: 'Ве',
    glyph: 'libra',
    lord: 'venus',
    element: 'air',
    modality: 'movable',
    parity: 'odd',
    ruCases: {
      nominative: 'Весы',
      genitive: 'Весов',
      dative: 'Весам',
      accusative: 'Весы',
      instrumental: 'Весами',
      prepositional: 'Весах',
    },
    saCases: {
      nominative: 'Тула',
      genitive: 'Тулы',
      dative: 'Туле',
      accusative: 'Тулу',
      instrumental: 'Тулой',
      prepositional: 'Туле',
    },
    ruIn: 'в Весах',
    saIn: 'в Туле',
  },
  8: {
    ru: 'Скорпион',
    sa: 'Вришчика',
    iast: 'Vṛścika',
    abbreviation: 'Ск',
    glyph: 'scorpio',
    lord: 'mars',
    element: 'water',
    modality: 'fixed',
    parity: 'even',
    ruCases: {
      nominative: 'Скорпион',
      genitive: 'Скорпиона',
      dative: 'Скорпиону',
      accusative: 'Скорпион',
      instrumental: 'Скорпионом',
      prepositional: 'Скорпионе',
    },
    saCases: {
      nominative: 'Вришчика',
      genitive: 'Вришчики',
      dative: 'Вришчике',
      accusative: 'Вришчику',
      instrumental: 'Вришчикой',
      prepositional: 'Вришчике',
    },
    ruIn: 'в Скорпионе',
    saIn: 'во Вришчике',
  },
  9: {
    ru: 'Стрелец',
    sa: 'Дхану',
    iast: 'Dhanu',
    abbreviation: 'Ст',
    glyph: 'sagittarius',
    lord: 'jupiter',
    element: 'fire',
    modality: 'dual',
    parity: 'odd',
    ruCases: {
      nominative: 'Стрелец',
      genitive: 'Стрельца',
      dative: 'Стрельцу',
      accusative: 'Стрелец',
      instrumental: 'Стрельцом',
      prepositional: 'Стрельце',
    },
    saCases: {
      nominative: 'Дхану',
      genitive: 'Дхану',
      dative: 'Дхану',
      accusative: 'Дхану',
      instrumental: 'Дхану',
      prepositional: 'Дхану',
    },
    ruIn: 'в Стрельце',
    saIn: 'в Дхану',
  },
  10: {
    ru: 'Козерог',
    sa: 'Макара',
    iast: 'Makara',
    abbreviation: 'Ко',
    glyph: 'capricorn',
    lord: 'saturn',
    element: 'earth',
    modality: 'movable',
    parity: 'even',
    ruCases: {
      nominative: 'Козерог',
      genitive: 'Козерога',
      dative: 'Козерогу',
      accusative: 'Козерог',
      instrumental: 'Козерогом',
      prepositional: 'Козероге',
    },
    saCases: {
      nominative: 'Макара',
      genitive: 'Макары',
      dative: 'Макаре',
      accusative: 'Макару',
      instrumental: 'Макарой',
      prepositional: 'Макаре',
    },
    ruIn: 'в Козероге',
    saIn: 'в Макаре',
  },
  11: {
    ru: 'Водолей',
    sa: 'Кумбха',
    iast: 'Kumbha',
    abbreviation: 'Во',
    glyph: 'aquarius',
    lord: 'saturn',
    element: 'air',
    modality: 'fixed',
    parity: 'odd',
    ruCases: {
      nominative: 'Водолей',
      genitive: 'Водолея',
      dative: 'Водолею',
      accusative: 'Водолей',
      instrumental: 'Водолеем',
      prepositional: 'Водолее',
    },
    saCases: {
      nominative: 'Кумбха',
      genitive: 'Кумбхи',
      dative: 'Кумбхе',
      accusative: 'Кумбху',
      instrumental: 'Кумбхой',
      prepositional: 'Кумбхе',
    },
    ruIn: 'в Водолее',
    saIn: 'в Кумбхе',
  },
  12: {
    ru: 'Рыбы',
    sa: 'Мина',
    iast: 'Mīna',
    abbreviation: 'Ры',
    glyph: 'pisces',
    lord: 'jupiter',
    element: 'water',
    modality: 'dual',
    parity: 'even',
    ruCases: {
      nominative: 'Рыбы',
      genitive: 'Рыб',
      dative: 'Рыбам',
      accusative: 'Рыбы',
      instrumental: 'Рыбами',
      prepositional: 'Рыбах',
    },
    saCases: {
      nominative: 'Мина',
      genitive: 'Мины',
      dative: 'Мине',
      accusative: 'Мину',
      instrumental: 'Миной',
      prepositional: 'Мине',
    },
    ruIn: 'в Рыбах',
    saIn: 'в Мине',
  },
} as const satisfies Record<number, SignEntry>;

/**
 * Elements (tattva) of the signs.
 * Source: project glossary, section rashis, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const elementTable = {
  fire: { ru: 'огонь', sa: 'агни', iast: 'agni' },
  earth: { ru: 'земля', sa: 'притхви', iast: 'pṛthvī' },
  air: { ru: 'воздух', sa: 'ваю', iast: 'vāyu' },
  water: { ru: 'вода', sa: 'джала', iast: 'jala' },
} as const satisfies Record<SignEntry['element'], Name>;

/**
 * Modalities of the signs.
 * Source: project glossary, section rashis, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const modalityTable = {
  movable: { ru: 'подвижный', sa: 'чара', iast: 'cara' },
  fixed: { ru: 'неподвижный', sa: 'стхира', iast: 'sthira' },
  dual: { ru: 'двойственный', sa: 'двисвабхава', iast: 'dvisvabhāva' },
} as const satisfies Record<SignEntry['modality'], Name>;

/**
 * Parity of the signs.
 * Source: project glossary, section rashis, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const parityTable = {
  odd: { ru: 'нечётный', sa: 'оджа', iast: 'oja' },
  even: { ru: 'чётный', sa: 'югма', iast: 'yugma' },
} as const satisfies Record<SignEntry['parity'], Name>;
