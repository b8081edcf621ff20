/**
 * Words of the diagrams. Zones of the fortress, parts of the kalanala and groups of tithis: Russian transliteration of the Sanskrit
 * names with a gloss of ours. Source: Narapati Jayacharya as retold by P.V.R. Narasimha Rao. [NJ], [PVR]
 */
export const kotaZoneWords = {
  stambha: { name: 'Стамбха', gloss: 'столп' },
  madhya: { name: 'Мадхья', gloss: 'двор' },
  prakara: { name: 'Пракара', gloss: 'стена' },
  bahya: { name: 'Бахья', gloss: 'снаружи' },
} as const;

export const kotaPathWords = { entry: 'внутрь', pillar: 'стоит', exit: 'наружу' } as const;

export const kalanalaPartWords = {
  trident: 'трезубец',
  lines: 'угловая линия',
  sides: 'боковая линия',
  horns: 'рог',
  roots: 'корень',
} as const;

export const tithiGroupWords = {
  nanda: { name: 'Нанда', short: 'Нан', tithis: '1, 6, 11' },
  bhadra: { name: 'Бхадра', short: 'Бхд', tithis: '2, 7, 12' },
  jaya: { name: 'Джая', short: 'Джа', tithis: '3, 8, 13' },
  rikta: { name: 'Рикта', short: 'Рик', tithis: '4, 9, 14' },
  purna: { name: 'Пурна', short: 'Пур', tithis: '5, 10, 15' },
} as const;

export const vedhaDirectionWords = { front: 'прямо', left: 'влево', right: 'вправо' } as const;

/** Letters of the sarvatobhadra in Russian; a dot below and a long vowel have no letter of their own and are told by the IAST. */
export const letterWords: Readonly<Record<string, string | undefined>> = {
  a: 'а',
  ā: 'аа',
  i: 'и',
  ī: 'ии',
  u: 'у',
  ū: 'уу',
  ṛ: 'ри',
  ṝ: 'рии',
  ḷ: 'ли',
  ḹ: 'лии',
  e: 'э',
  ai: 'ай',
  o: 'о',
  au: 'ау',
  aṃ: 'ам',
  aḥ: 'ах',
  va: 'ва',
  ka: 'ка',
  ha: 'ха',
  ḍa: 'да',
  ma: 'ма',
  ṭa: 'та',
  pa: 'па',
  ra: 'ра',
  ta: 'та',
  na: 'на',
  ya: 'я',
  bha: 'бха',
  ja: 'джа',
  kha: 'кха',
  ga: 'га',
  sa: 'са',
  da: 'да',
  ca: 'ча',
  la: 'ла',
};
