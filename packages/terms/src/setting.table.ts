/**
 * Ayanamshas by id.
 * Source: names in Russian use, evidence K.
 */
export const ayanamshaTable = {
  lahiri: { ru: 'Лахири (Читрапакша)' },
  'true-chitra': { ru: 'Истинная Читра' },
  krishnamurti: { ru: 'Кришнамурти (КП)' },
  raman: { ru: 'Раман' },
  yukteshwar: { ru: 'Шри Юктешвар' },
  'true-pushya': { ru: 'Истинная Пушья' },
  'true-revati': { ru: 'Истинная Ревати' },
  suryasiddhanta: { ru: 'Сурья-сиддханта' },
  'fagan-bradley': { ru: 'Фаган — Брэдли' },
  aryabhata: { ru: 'Арьябхата' },
  'ss-citra': { ru: 'Сурья-сиддханта, Читра' },
  'galcent-0sag': { ru: 'Центр Галактики в 0° Стрельца' },
  'jn-bhasin': { ru: 'Дж. Н. Бхасин' },
  'djwhal-khul': { ru: 'Джвал Кхул' },
  ushashashi: { ru: 'Ушашаши' },
  'lahiri-icrc': { ru: 'Лахири (Комитет реформы календаря)' },
  'lahiri-1940': { ru: 'Лахири 1940 года' },
  'krishnamurti-vp291': { ru: 'Кришнамурти (VP291)' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * House systems by id.
 * Source: names in Russian use, evidence K.
 */
export const houseSystemTable = {
  'whole-sign': { ru: 'Знак — дом' },
  sripati: { ru: 'Шрипати' },
  placidus: { ru: 'Плацидус' },
  equal: { ru: 'Равные дома от асцендента' },
  koch: { ru: 'Кох' },
  porphyry: { ru: 'Порфирий' },
  regiomontanus: { ru: 'Региомонтан' },
  campanus: { ru: 'Кампано' },
  alcabitius: { ru: 'Алькабитий' },
  morinus: { ru: 'Морен' },
  topocentric: { ru: 'Топоцентрическая (Полич — Пейдж)' },
  vehlow: { ru: 'Равные дома Вехлова' },
  'equal-mc': { ru: 'Равные дома от середины неба' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Zodiacs.
 * Source: names in Russian use, evidence K.
 */
export const zodiacTable = {
  sidereal: { ru: 'Сидерический' },
  tropical: { ru: 'Тропический' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Lunar nodes.
 * Source: names in Russian use, evidence K.
 */
export const nodeTable = {
  mean: { ru: 'Средний узел' },
  true: { ru: 'Истинный узел' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Definitions of sunrise.
 * Source: names in Russian use, evidence K.
 */
export const sunriseTable = {
  hindu: { ru: 'Индийский: центр диска, без рефракции' },
  visible: { ru: 'Видимый: верхний край, рефракция 34′ (центр диска на −0°50′)' },
} as const satisfies Record<string, { readonly ru: string }>;

/**
 * Lengths of the dasha year.
 * Source: names in Russian use, evidence K.
 */
export const dashaYearTable = {
  '365.25': { ru: '365,25 суток (юлианский год)' },
  '365.2425': { ru: '365,2425 суток (григорианский год)' },
  '365.256364': { ru: '365,256364 суток (сидерический год)' },
  360: { ru: '360 суток (савана)' },
} as const satisfies Record<string, { readonly ru: string }>;
