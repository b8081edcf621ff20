import type { Name } from './name.ts';

/** One system of periods. */
export interface DashaEntry extends Name {
  readonly kind: 'nakshatra' | 'nakshatra-conditional' | 'sign' | 'house' | 'graha' | 'annual';
  /** Length of the whole cycle where it is fixed. */
  readonly cycleYears?: number;
}

/**
 * Dasha systems by the id used in requests.
 * Source: project glossary, section dashas, evidence B (found in one or two Russian sources). Patyayini and naisargika: evidence K.
 */
export const dashaTable = {
  vimshottari: { ru: 'Вимшоттари', sa: 'Вимшоттари', iast: 'Viṃśottarī', kind: 'nakshatra', cycleYears: 120 },
  ashtottari: { ru: 'Аштоттари', sa: 'Аштоттари', iast: 'Aṣṭottarī', kind: 'nakshatra', cycleYears: 108 },
  yogini: { ru: 'Йогини', sa: 'Йогини', iast: 'Yoginī', kind: 'nakshatra', cycleYears: 36 },
  kalachakra: { ru: 'Калачакра', sa: 'Калачакра', iast: 'Kālacakra', kind: 'nakshatra' },
  shodashottari: {
    ru: 'Шодашоттари',
    sa: 'Шодашоттари',
    iast: 'Ṣoḍaśottarī',
    kind: 'nakshatra-conditional',
    cycleYears: 116,
  },
  dwadashottari: {
    ru: 'Двадашоттари',
    sa: 'Двадашоттари',
    iast: 'Dvādaśottarī',
    kind: 'nakshatra-conditional',
    cycleYears: 112,
  },
  panchottari: {
    ru: 'Панчоттари',
    sa: 'Панчоттари',
    iast: 'Pañcottarī',
    kind: 'nakshatra-conditional',
    cycleYears: 105,
  },
  shatabdika: { ru: 'Шатабдика', sa: 'Шатабдика', iast: 'Śatābdikā', kind: 'nakshatra-conditional', cycleYears: 100 },
  'chaturashiti-sama': {
    ru: 'Чатурашити-сама',
    sa: 'Чатурашити-сама',
    iast: 'Caturaśīti-samā',
    kind: 'nakshatra-conditional',
    cycleYears: 84,
  },
  'dwisaptati-sama': {
    ru: 'Двисаптати-сама',
    sa: 'Двисаптати-сама',
    iast: 'Dvisaptati-samā',
    kind: 'nakshatra-conditional',
    cycleYears: 72,
  },
  shashtihayani: {
    ru: 'Шаштихаяни',
    sa: 'Шаштихаяни',
    iast: 'Ṣaṣṭihāyanī',
    kind: 'nakshatra-conditional',
    cycleYears: 60,
  },
  'shattrimsha-sama': {
    ru: 'Шаттримша-сама',
    sa: 'Шаттримша-сама',
    iast: 'Ṣaṭtriṃśat-samā',
    kind: 'nakshatra-conditional',
    cycleYears: 36,
  },
  chara: { ru: 'Чара', sa: 'Чара', iast: 'Cara', kind: 'sign' },
  'chara-pvn-rao': { ru: 'Чара (П. В. Н. Рао)', sa: 'Чара (П. В. Н. Рао)', iast: 'Cara (P. V. N. Rao)', kind: 'sign' },
  'chara-kn-rao': { ru: 'Чара (К. Н. Рао)', sa: 'Чара (К. Н. Рао)', iast: 'Cara (K. N. Rao)', kind: 'sign' },
  sthira: { ru: 'Стхира', sa: 'Стхира', iast: 'Sthira', kind: 'sign', cycleYears: 96 },
  narayana: { ru: 'Нараяна', sa: 'Нараяна', iast: 'Nārāyaṇa', kind: 'sign' },
  sudasa: { ru: 'Судаша', sa: 'Судаша', iast: 'Sudaśā', kind: 'sign' },
  drig: { ru: 'Дриг', sa: 'Дриг', iast: 'Dṛg', kind: 'sign' },
  trikona: { ru: 'Трикона', sa: 'Трикона', iast: 'Trikoṇa', kind: 'sign' },
  mandooka: { ru: 'Мандука', sa: 'Мандука', iast: 'Maṇḍūka', kind: 'sign' },
  shoola: { ru: 'Шула', sa: 'Шула', iast: 'Śūla', kind: 'sign' },
  'niryana-shoola': { ru: 'Нирьяна-шула', sa: 'Нирьяна-шула', iast: 'Niryāṇa-śūla', kind: 'sign' },
  brahma: { ru: 'Брахма', sa: 'Брахма', iast: 'Brahma', kind: 'sign' },
  yogardha: { ru: 'Йогардха', sa: 'Йогардха', iast: 'Yogārdha', kind: 'sign' },
  varnada: { ru: 'Варнада', sa: 'Варнада', iast: 'Varṇada', kind: 'sign' },
  'lagna-kendradi': { ru: 'Лагна-кендради', sa: 'Лагна-кендради', iast: 'Lagna-kendrādi', kind: 'sign' },
  'sudarshana-chakra': { ru: 'Сударшана-чакра', sa: 'Сударшана-чакра', iast: 'Sudarśana-cakra', kind: 'house' },
  mula: { ru: 'Мула', sa: 'Мула', iast: 'Mūla', kind: 'graha' },
  naisargika: { ru: 'Найсаргика', sa: 'Найсаргика', iast: 'Naisargika', kind: 'graha' },
  karaka: { ru: 'Карака', sa: 'Карака', iast: 'Kāraka', kind: 'graha' },
  mudda: { ru: 'Мудда', sa: 'Мудда', iast: 'Muddā', kind: 'annual', cycleYears: 1 },
  patyayini: { ru: 'Патьяйини', sa: 'Патьяйини', iast: 'Pātyāyinī', kind: 'annual', cycleYears: 1 },
} as const satisfies Record<string, DashaEntry>;

/**
 * Levels of periods, 1–6.
 * Source: project glossary, section dashas, evidence B (found in one or two Russian sources).
 */
export const dashaLevelTable = {
  1: { ru: 'большой период', sa: 'Махадаша', iast: 'mahādaśā' },
  2: { ru: 'подпериод', sa: 'Антардаша', iast: 'antardaśā' },
  3: { ru: 'подпериод 3-го уровня', sa: 'Пратьянтардаша', iast: 'pratyantardaśā' },
  4: { ru: 'подпериод 4-го уровня', sa: 'Сукшма-даша', iast: 'sūkṣmadaśā' },
  5: { ru: 'подпериод 5-го уровня', sa: 'Прана-даша', iast: 'prāṇadaśā' },
  6: { ru: 'подпериод 6-го уровня', sa: 'Деха-даша', iast: 'dehadaśā' },
} as const satisfies Record<number, Name>;

/**
 * Eight yoginis in the order of the yogini dasha (36 years in all).
 * Source: project glossary, section dashas, evidence B (found in one or two Russian sources).
 */
export const yoginiTable = {
  mangala: { ru: 'Мангала', sa: 'Мангала', iast: 'Maṅgalā', years: 1, lord: 'moon' },
  pingala: { ru: 'Пингала', sa: 'Пингала', iast: 'Piṅgalā', years: 2, lord: 'sun' },
  dhanya: { ru: 'Дханья', sa: 'Дханья', iast: 'Dhānyā', years: 3, lord: 'jupiter' },
  bhramari: { ru: 'Бхрамари', sa: 'Бхрамари', iast: 'Bhrāmarī', years: 4, lord: 'mars' },
  bhadrika: { ru: 'Бхадрика', sa: 'Бхадрика', iast: 'Bhadrikā', years: 5, lord: 'mercury' },
  ulka: { ru: 'Улка', sa: 'Улка', iast: 'Ulkā', years: 6, lord: 'saturn' },
  siddha: { ru: 'Сиддха', sa: 'Сиддха', iast: 'Siddhā', years: 7, lord: 'venus' },
  sankata: { ru: 'Санката', sa: 'Санката', iast: 'Saṅkaṭā', years: 8, lord: 'rahu' },
} as const satisfies Record<string, Name & { readonly years: number; readonly lord: string }>;
