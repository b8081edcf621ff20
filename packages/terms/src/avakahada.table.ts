import type { Name } from './name.ts';

/**
 * Natures of nakshatras.
 * Source: project glossary, section nakshatras, evidence A (spelling agreed by three or more independent Russian sources). This part: evidence B.
 */
export const nakshatraNatureTable = {
  dhruva: { ru: 'устойчивая', sa: 'дхрува (стхира)', iast: 'dhruva' },
  chara: { ru: 'подвижная', sa: 'чара', iast: 'cara' },
  ugra: { ru: 'суровая', sa: 'угра (крура)', iast: 'ugra' },
  mishra: { ru: 'смешанная', sa: 'мишра', iast: 'miśra' },
  kshipra: { ru: 'быстрая', sa: 'кшипра (лагху)', iast: 'kṣipra' },
  mridu: { ru: 'мягкая', sa: 'мриду', iast: 'mṛdu' },
  tikshna: { ru: 'острая', sa: 'тикшна (даруна)', iast: 'tīkṣṇa' },
} as const satisfies Record<string, Name>;

/**
 * Ganas (temperaments).
 * Source: project glossary, section nakshatras, evidence A (spelling agreed by three or more independent Russian sources). This part: evidence B.
 */
export const ganaTable = {
  deva: { ru: 'божественная', sa: 'дева', iast: 'deva' },
  manushya: { ru: 'человеческая', sa: 'манушья', iast: 'manuṣya' },
  rakshasa: { ru: 'ракшасы', sa: 'ракшаса', iast: 'rākṣasa' },
} as const satisfies Record<string, Name>;

/**
 * Yonis (animals of nakshatras) in the order of the compatibility table.
 * Source: project glossary, section nakshatras, evidence A (spelling agreed by three or more independent Russian sources). Russian names: evidence B; Sanskrit: K.
 */
export const yoniTable = {
  horse: { ru: 'лошадь', sa: 'ашва', iast: 'aśva' },
  elephant: { ru: 'слон', sa: 'гаджа', iast: 'gaja' },
  sheep: { ru: 'овца', sa: 'меша', iast: 'meṣa' },
  serpent: { ru: 'змея', sa: 'сарпа', iast: 'sarpa' },
  dog: { ru: 'собака', sa: 'швана', iast: 'śvāna' },
  cat: { ru: 'кошка', sa: 'марджара', iast: 'mārjāra' },
  rat: { ru: 'крыса', sa: 'мушака', iast: 'mūṣaka' },
  cow: { ru: 'корова', sa: 'го', iast: 'go' },
  buffalo: { ru: 'буйвол', sa: 'махиша', iast: 'mahiṣa' },
  tiger: { ru: 'тигр', sa: 'вьягхра', iast: 'vyāghra' },
  deer: { ru: 'олень', sa: 'мрига', iast: 'mṛga' },
  monkey: { ru: 'обезьяна', sa: 'ванара', iast: 'vānara' },
  mongoose: { ru: 'мангуст', sa: 'накула', iast: 'nakula' },
  lion: { ru: 'лев', sa: 'симха', iast: 'siṃha' },
} as const satisfies Record<string, Name>;

/**
 * Varnas of the avakahada.
 * Source: common knowledge of the tradition, evidence K.
 */
export const varnaTable = {
  brahmin: { ru: 'брахман', sa: 'брахмана', iast: 'brāhmaṇa' },
  kshatriya: { ru: 'кшатрий', sa: 'кшатрия', iast: 'kṣatriya' },
  vaishya: { ru: 'вайшья', sa: 'вайшья', iast: 'vaiśya' },
  shudra: { ru: 'шудра', sa: 'шудра', iast: 'śūdra' },
} as const satisfies Record<string, Name>;

/**
 * Vashya groups of signs.
 * Source: common knowledge of the tradition, evidence K.
 */
export const vashyaTable = {
  quadruped: { ru: 'четвероногие', sa: 'чатушпада', iast: 'catuṣpada' },
  human: { ru: 'люди', sa: 'манава', iast: 'mānava' },
  water: { ru: 'водные', sa: 'джалачара', iast: 'jalacara' },
  wild: { ru: 'дикие', sa: 'ваначара', iast: 'vanacara' },
  insect: { ru: 'насекомые', sa: 'кита', iast: 'kīṭa' },
} as const satisfies Record<string, Name>;

/**
 * Nadis of nakshatras.
 * Source: common knowledge of the tradition, evidence K.
 */
export const nadiTable = {
  adi: { ru: 'ади (начальная)', sa: 'ади', iast: 'ādi' },
  madhya: { ru: 'мадхья (средняя)', sa: 'мадхья', iast: 'madhya' },
  antya: { ru: 'антья (конечная)', sa: 'антья', iast: 'antya' },
} as const satisfies Record<string, Name>;

/**
 * Tattvas (elements) of nakshatras.
 * Source: common knowledge of the tradition, evidence K.
 */
export const tattvaTable = {
  earth: { ru: 'земля', sa: 'притхви', iast: 'pṛthvī' },
  water: { ru: 'вода', sa: 'джала', iast: 'jala' },
  fire: { ru: 'огонь', sa: 'агни', iast: 'agni' },
  air: { ru: 'воздух', sa: 'ваю', iast: 'vāyu' },
  ether: { ru: 'эфир', sa: 'акаша', iast: 'ākāśa' },
} as const satisfies Record<string, Name>;

/**
 * Yunjas: thirds of the circle of stars.
 * Source: common knowledge of the tradition, evidence K.
 */
export const yunjaTable = {
  purva: { ru: 'передняя треть', sa: 'пурва', iast: 'pūrva' },
  madhya: { ru: 'средняя треть', sa: 'мадхья', iast: 'madhya' },
  antya: { ru: 'задняя треть', sa: 'антья', iast: 'antya' },
} as const satisfies Record<string, Name>;

/**
 * Payas («ножки» рождения).
 * Source: common knowledge of the tradition, evidence K.
 */
export const payaTable = {
  gold: { ru: 'золото', sa: 'сварна', iast: 'svarṇa' },
  silver: { ru: 'серебро', sa: 'раджата', iast: 'rajata' },
  copper: { ru: 'медь', sa: 'тамра', iast: 'tāmra' },
  iron: { ru: 'железо', sa: 'лоха', iast: 'loha' },
} as const satisfies Record<string, Name>;

export type GanaId = keyof typeof ganaTable;
export type YoniId = keyof typeof yoniTable;
export type NakshatraNatureId = keyof typeof nakshatraNatureTable;
