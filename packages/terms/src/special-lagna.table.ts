import type { Name } from './name.ts';

/**
 * Special lagnas and points, by the keys of the answer of chart.getHoraLagna.
 * Source: project glossary, section special_lagnas, evidence B (found in one or two Russian sources).
 */
export const specialLagnaTable = {
  bhavaLagna: { ru: 'Бхава-лагна', sa: 'Бхава-лагна', iast: 'Bhāva lagna', abbreviation: 'БЛ' },
  horaLagna: { ru: 'Хора-лагна', sa: 'Хора-лагна', iast: 'Horā lagna', abbreviation: 'ХЛ' },
  ghatiLagna: { ru: 'Гхати-лагна', sa: 'Гхати-лагна', iast: 'Ghaṭī lagna', abbreviation: 'ГЛ' },
  vighatiLagna: { ru: 'Вигхати-лагна', sa: 'Вигхати-лагна', iast: 'Vighaṭī lagna', abbreviation: 'ВЛ' },
  varnadaLagna: { ru: 'Варнада-лагна', sa: 'Варнада-лагна', iast: 'Varṇada lagna', abbreviation: 'ВрЛ' },
  shriLagna: { ru: 'Шри-лагна', sa: 'Шри-лагна', iast: 'Śrī lagna', abbreviation: 'ШЛ' },
  induLagna: { ru: 'Инду-лагна', sa: 'Инду-лагна', iast: 'Indu lagna', abbreviation: 'ИЛ' },
  pranapada: { ru: 'Пранапада-лагна', sa: 'Пранапада-лагна', iast: 'Prāṇapada lagna', abbreviation: 'ПЛ' },
  kundaLagna: { ru: 'Кунда-лагна', sa: 'Кунда-лагна', iast: 'Kuṇḍa lagna', abbreviation: 'КЛ' },
  arudhaLagna: { ru: 'Арудха-лагна', sa: 'Арудха-лагна', iast: 'Ārūḍha lagna', abbreviation: 'АЛ' },
  upapadaLagna: { ru: 'Упапада-лагна', sa: 'Упапада-лагна', iast: 'Upapada lagna', abbreviation: 'УЛ' },
  karakamshaLagna: { ru: 'Каракамша-лагна', sa: 'Каракамша-лагна', iast: 'Kārakāṃśa lagna', abbreviation: 'КкЛ' },
  chandraLagna: { ru: 'Чандра-лагна', sa: 'Чандра-лагна', iast: 'Candra lagna', abbreviation: 'ЧЛ' },
  bhriguBindu: { ru: 'Бхригу-бинду', sa: 'Бхригу-бинду', iast: 'Bhṛgu bindu', abbreviation: 'ББ' },
} as const satisfies Record<string, Name & { readonly abbreviation: string }>;

/**
 * Sphutas: sensitive points made of longitudes.
 * Source: Prashna Marga and Uttara Kalamrita, spelling by the house rules (evidence C); Russian glosses ours.
 */
export const sphutaTable = {
  yogiPoint: { ru: 'точка йоги', sa: 'йоги-спхута', iast: 'yogi-sphuṭa' },
  avayogiPoint: { ru: 'точка авайоги', sa: 'авайоги-спхута', iast: 'avayogi-sphuṭa' },
  beeja: { ru: 'сила семени', sa: 'биджа-спхута', iast: 'bīja-sphuṭa' },
  kshetra: { ru: 'сила поля', sa: 'кшетра-спхута', iast: 'kṣetra-sphuṭa' },
  tithi: { ru: 'точка титхи', sa: 'титхи-спхута', iast: 'tithi-sphuṭa' },
  yoga: { ru: 'точка йоги дня', sa: 'йога-спхута', iast: 'yoga-sphuṭa' },
  rahuTithi: { ru: 'точка титхи Раху', sa: 'Раху-титхи-спхута', iast: 'rāhu-tithi-sphuṭa' },
  tri: { ru: 'тройная точка', sa: 'три-спхута', iast: 'tri-sphuṭa' },
  chatus: { ru: 'четверная точка', sa: 'чатус-спхута', iast: 'catuḥ-sphuṭa' },
  pancha: { ru: 'пятерная точка', sa: 'панча-спхута', iast: 'pañca-sphuṭa' },
  prana: { ru: 'точка дыхания', sa: 'прана-спхута', iast: 'prāṇa-sphuṭa' },
  deha: { ru: 'точка тела', sa: 'деха-спхута', iast: 'deha-sphuṭa' },
  mrityu: { ru: 'точка перелома', sa: 'мритью-спхута', iast: 'mṛtyu-sphuṭa' },
} as const satisfies Record<string, Name>;
