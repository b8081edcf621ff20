/**
 * Aspects of Western astrology; angle in degrees.
 * Source: names in Russian use, evidence K.
 */
export const aspectTable = {
  conjunction: { ru: 'Соединение', angle: 0 },
  semisextile: { ru: 'Полусекстиль', angle: 30 },
  semisquare: { ru: 'Полуквадрат', angle: 45 },
  sextile: { ru: 'Секстиль', angle: 60 },
  square: { ru: 'Квадрат', angle: 90 },
  trine: { ru: 'Тригон', angle: 120 },
  sesquiquadrate: { ru: 'Полутораквадрат', angle: 135 },
  quincunx: { ru: 'Квинконс', angle: 150 },
  opposition: { ru: 'Оппозиция', angle: 180 },
} as const satisfies Record<string, { readonly ru: string; readonly angle: number }>;

/**
 * Phases of the Moon.
 * Source: names in Russian use, evidence K.
 */
export const moonPhaseTable = {
  new: { ru: 'Новолуние' },
  'waxing-crescent': { ru: 'Растущий серп' },
  'first-quarter': { ru: 'Первая четверть' },
  'waxing-gibbous': { ru: 'Растущая Луна' },
  full: { ru: 'Полнолуние' },
  'waning-gibbous': { ru: 'Убывающая Луна' },
  'last-quarter': { ru: 'Последняя четверть' },
  'waning-crescent': { ru: 'Убывающий серп' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Eclipses by body.
 * Source: names in Russian use, evidence K.
 */
export const eclipseBodyTable = {
  solar: { ru: 'Солнечное затмение' },
  lunar: { ru: 'Лунное затмение' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Types of eclipses.
 * Source: names in Russian use, evidence K.
 */
export const eclipseTypeTable = {
  total: { ru: 'полное' },
  annular: { ru: 'кольцеобразное' },
  partial: { ru: 'частное' },
  penumbral: { ru: 'полутеневое' },
  hybrid: { ru: 'гибридное' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Points of the Western chart.
 * Source: names in Russian use, evidence K.
 */
export const pointTable = {
  lilith: { ru: 'Лилит (средняя)' },
  chiron: { ru: 'Хирон' },
  fortune: { ru: 'Колесо Фортуны' },
  midheaven: { ru: 'Середина неба' },
  ascendant: { ru: 'Асцендент' },
  descendant: { ru: 'Десцендент' },
  imumCoeli: { ru: 'Глубина неба' },
} as const satisfies Record<string, { readonly ru: string }>;
