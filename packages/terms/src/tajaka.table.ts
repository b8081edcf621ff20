import type { TAJAKA_WEAKNESSES } from '@nebosvod/engine/tajaka/tajaka.ids';
import type { Name } from './name.ts';

/**
 * Sixteen yogas of the annual chart.
 * Source: project glossary, section tajika_yogas, evidence C (transliterated by the house rules, order checked against Sanskrit lists).
 */
export const tajakaYogaTable = {
  ikkavala: { ru: 'Иккавала', sa: 'Иккавала', iast: 'Ikkavāla' },
  induvara: { ru: 'Индувара', sa: 'Индувара', iast: 'Induvāra' },
  itthashala: { ru: 'Иттхашала', sa: 'Иттхашала', iast: 'Itthaśāla' },
  isharapha: { ru: 'Ишарапха', sa: 'Ишарапха', iast: 'Īśarāpha' },
  nakta: { ru: 'Накта', sa: 'Накта', iast: 'Nakta' },
  yamaya: { ru: 'Ямая', sa: 'Ямая', iast: 'Yamayā' },
  manau: { ru: 'Манау', sa: 'Манау', iast: 'Maṇaū' },
  kambula: { ru: 'Камбула', sa: 'Камбула', iast: 'Kambūla' },
  'gairi-kambula': { ru: 'Гайри-камбула', sa: 'Гайри-камбула', iast: 'Gairi-kambūla' },
  khallasara: { ru: 'Кхалласара', sa: 'Кхалласара', iast: 'Khallāsara' },
  radda: { ru: 'Радда', sa: 'Радда', iast: 'Radda' },
  dupphalikuttha: { ru: 'Дупхаликуттха', sa: 'Дупхаликуттха', iast: 'Dupphālikuttha' },
  'dutthottha-davira': { ru: 'Дуттхоттха-давира', sa: 'Дуттхоттха-давира', iast: 'Dutthotthadavīra' },
  tambira: { ru: 'Тамбира', sa: 'Тамбира', iast: 'Tambīra' },
  kuttha: { ru: 'Куттха', sa: 'Куттха', iast: 'Kuttha' },
  durapha: { ru: 'Дурапха', sa: 'Дурапха', iast: 'Durapha' },
} as const satisfies Record<string, Name>;

/** What makes a planet weak in a tajika chart, in nominatives. */
export const tajakaWeaknessTable = {
  combust: 'сожжение',
  retrograde: 'обратный ход',
  debilitated: 'знак падения',
  house: 'трудный дом',
  'enemy-sign': 'знак природного недруга',
  'mars-with': 'Марс в том же знаке',
  'mars-aspect': 'трудный аспект Марса',
  'saturn-with': 'Сатурн в том же знаке',
  'saturn-aspect': 'трудный аспект Сатурна',
} as const satisfies Record<(typeof TAJAKA_WEAKNESSES)[number], string>;

/**
 * Sahams (sensitive points of the annual chart).
 * Source: Tajaka Neelakanthi, spelling by the house rules (evidence C); Russian glosses ours.
 */
export const sahamTable = {
  punya: { ru: 'заслуга, удача', sa: 'Пунья-сахам', iast: 'Puṇya-sahama' },
  vidya: { ru: 'знание', sa: 'Видья-сахам', iast: 'Vidyā-sahama' },
  yashas: { ru: 'слава', sa: 'Яшас-сахам', iast: 'Yaśas-sahama' },
  mitra: { ru: 'друзья', sa: 'Митра-сахам', iast: 'Mitra-sahama' },
  mahatmya: { ru: 'величие', sa: 'Махатмья-сахам', iast: 'Māhātmya-sahama' },
  asha: { ru: 'желание', sa: 'Аша-сахам', iast: 'Āśā-sahama' },
  samartha: { ru: 'способность', sa: 'Самартха-сахам', iast: 'Samartha-sahama' },
  bhratri: { ru: 'братья и сёстры', sa: 'Бхратри-сахам', iast: 'Bhrātṛ-sahama' },
  gaurava: { ru: 'почёт', sa: 'Гаурава-сахам', iast: 'Gaurava-sahama' },
  pitri: { ru: 'отец', sa: 'Питри-сахам', iast: 'Pitṛ-sahama' },
  rajya: { ru: 'власть', sa: 'Раджья-сахам', iast: 'Rājya-sahama' },
  matri: { ru: 'мать', sa: 'Матри-сахам', iast: 'Mātṛ-sahama' },
  putra: { ru: 'дети', sa: 'Путра-сахам', iast: 'Putra-sahama' },
  jiva: { ru: 'жизнь', sa: 'Джива-сахам', iast: 'Jīva-sahama' },
  karma: { ru: 'дело', sa: 'Карма-сахам', iast: 'Karma-sahama' },
  roga: { ru: 'недомогание', sa: 'Рога-сахам', iast: 'Roga-sahama' },
  kali: { ru: 'ссора', sa: 'Кали-сахам', iast: 'Kali-sahama' },
  shastra: { ru: 'учение', sa: 'Шастра-сахам', iast: 'Śāstra-sahama' },
  bandhu: { ru: 'родня', sa: 'Бандху-сахам', iast: 'Bandhu-sahama' },
  mrityu: { ru: 'перелом', sa: 'Мритью-сахам', iast: 'Mṛtyu-sahama' },
  paradesha: { ru: 'чужие края', sa: 'Парадеша-сахам', iast: 'Paradeśa-sahama' },
  artha: { ru: 'деньги', sa: 'Артха-сахам', iast: 'Artha-sahama' },
  paradara: { ru: 'увлечение', sa: 'Парадара-сахам', iast: 'Paradāra-sahama' },
  vanik: { ru: 'торговля', sa: 'Ваник-сахам', iast: 'Vaṇik-sahama' },
  karyasiddhi: { ru: 'успех дела', sa: 'Карьясиддхи-сахам', iast: 'Kāryasiddhi-sahama' },
  vivaha: { ru: 'брак', sa: 'Виваха-сахам', iast: 'Vivāha-sahama' },
  santapa: { ru: 'печаль', sa: 'Сантапа-сахам', iast: 'Santāpa-sahama' },
  shraddha: { ru: 'вера', sa: 'Шраддха-сахам', iast: 'Śraddhā-sahama' },
  priti: { ru: 'любовь', sa: 'Прити-сахам', iast: 'Prīti-sahama' },
  jadya: { ru: 'застой', sa: 'Джадья-сахам', iast: 'Jāḍya-sahama' },
  vyapara: { ru: 'ремесло', sa: 'Вьяпара-сахам', iast: 'Vyāpāra-sahama' },
  shatru: { ru: 'соперник', sa: 'Шатру-сахам', iast: 'Śatru-sahama' },
  jalapatana: { ru: 'путь по воде', sa: 'Джалапатана-сахам', iast: 'Jalapatana-sahama' },
  bandhana: { ru: 'несвобода', sa: 'Бандхана-сахам', iast: 'Bandhana-sahama' },
  apamrityu: { ru: 'внезапная опасность', sa: 'Апамритью-сахам', iast: 'Apamṛtyu-sahama' },
  labha: { ru: 'прибыль', sa: 'Лабха-сахам', iast: 'Lābha-sahama' },
} as const satisfies Record<string, Name>;

/**
 * Five office bearers of the year.
 * Source: Tajaka Neelakanthi, spelling by the house rules (evidence C).
 */
export const officeTable = {
  munthaLord: { ru: 'владыка мунтхи', sa: 'мунтхеша', iast: 'muntheśa' },
  birthLagnaLord: { ru: 'владыка лагны рождения', sa: 'джанма-лагнеша', iast: 'janmalagneśa' },
  yearLagnaLord: { ru: 'владыка лагны года', sa: 'варша-лагнеша', iast: 'varṣalagneśa' },
  triRashiLord: { ru: 'владыка трёх знаков', sa: 'трирашипати', iast: 'trirāśipati' },
  dayNightLord: { ru: 'владыка дня или ночи', sa: 'дина-ратри-пати', iast: 'dinarātripati' },
} as const satisfies Record<string, Name>;
