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
  'mean-node': { ru: 'Северный узел (средний)' },
  'true-node': { ru: 'Северный узел (истинный)' },
  lilith: { ru: 'Лилит (средняя)' },
  chiron: { ru: 'Хирон' },
  fortune: { ru: 'Колесо Фортуны' },
  midheaven: { ru: 'Середина неба' },
  ascendant: { ru: 'Асцендент' },
  descendant: { ru: 'Десцендент' },
  imumCoeli: { ru: 'Глубина неба' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Figures that aspects make.
 * Source: names in Russian use, evidence K.
 */
export const patternTable = {
  'grand-cross': { ru: 'Большой крест' },
  't-square': { ru: 'Тау-квадрат' },
  kite: { ru: 'Парус' },
  'grand-trine': { ru: 'Большой тригон' },
  'mystic-rectangle': { ru: 'Мистический прямоугольник' },
  yod: { ru: 'Йод (перст судьбы)' },
  stellium: { ru: 'Стеллиум' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Essential dignities and debilities of a planet.
 * Source: names in Russian use, evidence K.
 */
export const essentialDignityTable = {
  domicile: { ru: 'обитель' },
  exaltation: { ru: 'экзальтация' },
  triplicity: { ru: 'триплицитет' },
  term: { ru: 'терм' },
  face: { ru: 'лик' },
  detriment: { ru: 'изгнание' },
  fall: { ru: 'падение' },
  peregrine: { ru: 'перегрин' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Ways to progress the angles.
 * Source: names in Russian use, evidence K.
 */
export const progressedAnglesTable = {
  'solar-arc': { ru: 'По солнечной дуге' },
  naibod: { ru: 'По мере Найбода' },
  daily: { ru: 'По суточному движению' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Lots of Hellenistic astrology; the genitive stands after «жребий» and «от».
 * Source: names in Russian use, evidence K.
 */
export const lotTable = {
  fortune: { ru: 'Фортуна', genitive: 'Фортуны' },
  spirit: { ru: 'Дух', genitive: 'Духа' },
  eros: { ru: 'Эрос', genitive: 'Эроса' },
  necessity: { ru: 'Необходимость', genitive: 'Необходимости' },
  courage: { ru: 'Отвага', genitive: 'Отваги' },
  victory: { ru: 'Победа', genitive: 'Победы' },
  nemesis: { ru: 'Немезида', genitive: 'Немезиды' },
} as const satisfies Record<string, { readonly ru: string; readonly genitive: string }>;

/**
 * Nodes as rulers of the firdaria.
 * Source: names in Russian use, evidence K.
 */
export const firdariaNodeTable = {
  'north-node': { ru: 'Северный узел' },
  'south-node': { ru: 'Южный узел' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Asteroids and the osculating apogee.
 * Source: names in Russian use, evidence K.
 */
export const extraPointTable = {
  ceres: { ru: 'Церера' },
  pallas: { ru: 'Паллада' },
  juno: { ru: 'Юнона' },
  vesta: { ru: 'Веста' },
  'true-lilith': { ru: 'Лилит (истинная)' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Accidental dignities and debilities of a planet.
 * Source: names in Russian use, evidence K.
 */
export const accidentalDignityTable = {
  house: { ru: 'дом' },
  direct: { ru: 'прямое движение' },
  retrograde: { ru: 'ретроградность' },
  swift: { ru: 'быстрая' },
  slow: { ru: 'медленная' },
  oriental: { ru: 'восточная' },
  occidental: { ru: 'западная' },
  waxing: { ru: 'растёт' },
  waning: { ru: 'убывает' },
  cazimi: { ru: 'казими' },
  combust: { ru: 'сожжена' },
  'under-beams': { ru: 'под лучами Солнца' },
  'free-of-sun': { ru: 'свободна от лучей' },
  'conjunct-benefic': { ru: 'точно с благодетелем' },
  'conjunct-malefic': { ru: 'точно с вредителем' },
  'trine-benefic': { ru: 'точный тригон благодетеля' },
  'sextile-benefic': { ru: 'точный секстиль благодетеля' },
  'opposite-malefic': { ru: 'точная оппозиция вредителя' },
  'square-malefic': { ru: 'точный квадрат вредителя' },
  'north-node': { ru: 'у Северного узла' },
  'south-node': { ru: 'у Южного узла' },
  regulus: { ru: 'у Регула' },
  spica: { ru: 'у Спики' },
  algol: { ru: 'у Алголя' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Angles of a place at which a body or a star is.
 * Source: names in Russian use, evidence K.
 */
export const paranAngleTable = {
  rising: { ru: 'восходит' },
  culminating: { ru: 'в верхней кульминации' },
  setting: { ru: 'заходит' },
  anticulminating: { ru: 'в нижней кульминации' },
} as const satisfies Record<string, { readonly ru: string }>;
