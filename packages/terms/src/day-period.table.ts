import type { Name } from './name.ts';

/**
 * Windows and combinations of a day, by the ids of the answer.
 * Source: project glossary, section day_periods, evidence B (found in one or two Russian sources). Punya kala: evidence K.
 */
export const dayPeriodTable = {
  rahuKala: { ru: 'Раху-кала', sa: 'Раху-кала', iast: 'rāhu-kāla', kind: 'bad', rule: '1/8 дня' },
  yamaganda: { ru: 'Ямаганда', sa: 'Ямаганда', iast: 'yamagaṇḍa', kind: 'bad', rule: '1/8 дня' },
  gulika: { ru: 'Гулика-кала', sa: 'Гулика-кала', iast: 'gulika-kāla', kind: 'bad', rule: '1/8 дня' },
  durmuhurta: { ru: 'Дурмухурта', sa: 'Дурмухурта', iast: 'durmuhūrta', kind: 'bad', rule: '1/15 дня' },
  varjyam: { ru: 'Варджья', sa: 'Варджья', iast: 'varjya', kind: 'bad', rule: 'по накшатре' },
  bhadra: {
    ru: 'Бхадра (Вишти-карана)',
    sa: 'Бхадра (Вишти-карана)',
    iast: 'bhadrā',
    kind: 'bad',
    rule: 'время Вишти',
  },
  panchaka: {
    ru: 'Панчака',
    sa: 'Панчака',
    iast: 'pañcaka',
    kind: 'bad',
    rule: 'Луна от середины Дхаништхи до конца Ревати',
  },
  gandanta: { ru: 'Ганданта', sa: 'Ганданта', iast: 'gaṇḍānta', kind: 'bad', rule: 'стык водных и огненных знаков' },
  brahmaMuhurta: {
    ru: 'Брахма-мухурта',
    sa: 'Брахма-мухурта',
    iast: 'brahma-muhūrta',
    kind: 'good',
    rule: 'предпоследняя мухурта ночи',
  },
  abhijit: {
    ru: 'Абхиджит-мухурта',
    sa: 'Абхиджит-мухурта',
    iast: 'abhijit-muhūrta',
    kind: 'good',
    rule: '8-я мухурта дня',
  },
  vijaya: {
    ru: 'Виджая-мухурта',
    sa: 'Виджая-мухурта',
    iast: 'vijaya-muhūrta',
    kind: 'good',
    rule: '11-я мухурта дня',
  },
  godhuli: { ru: 'Годхули-мухурта', sa: 'Годхули-мухурта', iast: 'godhūli-muhūrta', kind: 'good', rule: 'сумерки' },
  amritaKala: { ru: 'Амрита-кала', sa: 'Амрита-кала', iast: 'amṛta-kāla', kind: 'good', rule: 'по накшатре' },
  nishita: {
    ru: 'Нишита-мухурта',
    sa: 'Нишита-мухурта',
    iast: 'niśīta-muhūrta',
    kind: 'good',
    rule: '8-я мухурта ночи',
  },
  pratahSandhya: {
    ru: 'Пратах-сандхья',
    sa: 'Пратах-сандхья',
    iast: 'prātaḥ-sandhyā',
    kind: 'good',
    rule: 'утренние сумерки',
  },
  sayahnaSandhya: {
    ru: 'Саяхна-сандхья',
    sa: 'Саяхна-сандхья',
    iast: 'sāyāhna-sandhyā',
    kind: 'good',
    rule: 'вечерние сумерки',
  },
  punyaKala: { ru: 'Пунья-кала', sa: 'Пунья-кала', iast: 'puṇya-kāla', kind: 'good', rule: '16 гхати после санкранти' },
} as const satisfies Record<string, Name & { readonly kind: 'good' | 'bad'; readonly rule: string }>;

/**
 * Combinations of weekday, tithi and star.
 * Source: project glossary, section day_periods, evidence B (found in one or two Russian sources). Ravi-Pushya and ganda mula: evidence K.
 */
export const dayYogaTable = {
  'guru-pushya': { ru: 'Гуру-Пушья-йога', sa: 'Гуру-Пушья-йога', iast: 'guru-puṣya-yoga', rule: 'четверг + Пушья' },
  'ravi-yoga': { ru: 'Рави-йога', sa: 'Рави-йога', iast: 'ravi-yoga', rule: 'накшатра от Солнца' },
  'sarvartha-siddhi': {
    ru: 'Сарвартха-сиддхи-йога',
    sa: 'Сарвартха-сиддхи-йога',
    iast: 'sarvārtha-siddhi-yoga',
    rule: 'день + накшатра',
  },
  'amrita-siddhi': {
    ru: 'Амрита-сиддхи-йога',
    sa: 'Амрита-сиддхи-йога',
    iast: 'amṛta-siddhi-yoga',
    rule: 'день + накшатра',
  },
  tripushkara: {
    ru: 'Трипушкара-йога',
    sa: 'Трипушкара-йога',
    iast: 'tripuṣkara-yoga',
    rule: 'день + титхи + накшатра',
  },
  dvipushkara: {
    ru: 'Двипушкара-йога',
    sa: 'Двипушкара-йога',
    iast: 'dvipuṣkara-yoga',
    rule: 'день + титхи + накшатра',
  },
  'ravi-pushya': { ru: 'Рави-Пушья-йога', sa: 'Рави-Пушья-йога', iast: 'ravi-puṣya-yoga', rule: 'воскресенье + Пушья' },
  'ganda-mula': {
    ru: 'Ганда-мула',
    sa: 'Ганда-мула',
    iast: 'gaṇḍa-mūla',
    rule: 'Луна в одной из шести накшатр Кету и Меркурия',
  },
} as const satisfies Record<string, Name & { readonly rule: string }>;

/**
 * Kinds of panchaka by the weekday on which it begins.
 * Source: Muhurta Chintamani, spelling by the house rules (evidence C).
 */
export const panchakaKindTable = {
  roga: { ru: 'болезни', sa: 'рога-панчака', iast: 'roga-pañcaka' },
  raja: { ru: 'властей (благоприятная)', sa: 'раджа-панчака', iast: 'rāja-pañcaka' },
  agni: { ru: 'огня', sa: 'агни-панчака', iast: 'agni-pañcaka' },
  chora: { ru: 'краж', sa: 'чора-панчака', iast: 'cora-pañcaka' },
  mrityu: { ru: 'опасности', sa: 'мритью-панчака', iast: 'mṛtyu-pañcaka' },
} as const satisfies Record<string, Name>;

/**
 * Where bhadra dwells by the sign of the Moon; harmful on earth.
 * Source: Muhurta Chintamani (evidence B).
 */
export const bhadraDwellingTable = {
  heaven: { ru: 'на небе', sa: 'сварга', iast: 'svarga' },
  netherworld: { ru: 'в подземном мире', sa: 'патала', iast: 'pātāla' },
  earth: { ru: 'на земле', sa: 'бху-лока', iast: 'bhū-loka' },
} as const satisfies Record<string, Name>;

/**
 * Sides of the world, for disha shula and chandra vasa.
 * Source: common knowledge of the tradition, evidence K.
 */
export const directionTable = {
  east: { ru: 'восток', sa: 'пурва', iast: 'pūrva' },
  south: { ru: 'юг', sa: 'дакшина', iast: 'dakṣiṇa' },
  west: { ru: 'запад', sa: 'пашчима', iast: 'paścima' },
  north: { ru: 'север', sa: 'уттара', iast: 'uttara' },
} as const satisfies Record<string, Name>;

/**
 * Tithis that suit or spoil a weekday.
 * Source: Muhurta Chintamani (evidence B).
 */
export const tithiQualityTable = {
  dagdha: { ru: 'сожжённая', sa: 'дагдха', iast: 'dagdha' },
  siddha: { ru: 'достигающая цели', sa: 'сиддха', iast: 'siddha' },
} as const satisfies Record<string, Name>;
