import type { Name } from './name.ts';

/**
 * Five families of avasthas (states of a graha).
 * Source: project glossary, section avasthas, evidence C (transliterated by the house rules, order checked against Sanskrit lists). Schools differ on deeptadi: name the school on the page.
 */
export const avasthaFamilyTable = {
  baladi: { ru: 'Балади (по возрасту)', sa: 'Балади', iast: 'Bālādi' },
  jagradadi: { ru: 'Джаградади (по бодрствованию)', sa: 'Джаградади', iast: 'Jāgradādi' },
  deeptadi: { ru: 'Диптади (по состоянию)', sa: 'Диптади', iast: 'Dīptādi' },
  lajjitadi: { ru: 'Ладжитади (по настроению)', sa: 'Ладжитади', iast: 'Lajjitādi' },
  shayanadi: { ru: 'Шаянади (по действию)', sa: 'Шаянади', iast: 'Śayanādi' },
} as const satisfies Record<string, Name>;

/**
 * Балади (по возрасту).
 * Source: project glossary, section avasthas, evidence C (transliterated by the house rules, order checked against Sanskrit lists).
 */
export const baladiTable = {
  bala: { ru: 'младенец', sa: 'Бала', iast: 'bāla' },
  kumara: { ru: 'подросток', sa: 'Кумара', iast: 'kumāra' },
  yuva: { ru: 'взрослый', sa: 'Юва', iast: 'yuvā' },
  vriddha: { ru: 'старик', sa: 'Вриддха', iast: 'vṛddha' },
  mrita: { ru: 'умерший', sa: 'Мрита', iast: 'mṛta' },
} as const satisfies Record<string, Name>;

/**
 * Джаградади (по бодрствованию).
 * Source: project glossary, section avasthas, evidence C (transliterated by the house rules, order checked against Sanskrit lists).
 */
export const jagradadiTable = {
  jagrat: { ru: 'бодрствует', sa: 'Джаграт', iast: 'jāgrat' },
  swapna: { ru: 'дремлет', sa: 'Свапна', iast: 'svapna' },
  sushupti: { ru: 'спит', sa: 'Сушупти', iast: 'suṣupti' },
} as const satisfies Record<string, Name>;

/**
 * Диптади (по состоянию).
 * Source: project glossary, section avasthas, evidence C (transliterated by the house rules, order checked against Sanskrit lists).
 */
export const deeptadiTable = {
  deepta: { ru: 'сияющая (экзальтация)', sa: 'Дипта', iast: 'dīpta' },
  swastha: { ru: 'в своём знаке', sa: 'Свастха', iast: 'svastha' },
  pramudita: { ru: 'радостная (знак большого друга)', sa: 'Прамудита', iast: 'pramudita' },
  shanta: { ru: 'спокойная (знак друга)', sa: 'Шанта', iast: 'śānta' },
  dina: { ru: 'подавленная (нейтральный знак)', sa: 'Дина', iast: 'dīna' },
  duhkhita: { ru: 'страдающая (знак врага)', sa: 'Дукхита', iast: 'duḥkhita' },
  vikala: { ru: 'искалеченная (с\u00a0вредителем)', sa: 'Викала', iast: 'vikala' },
  khala: { ru: 'злобная (знак большого врага)', sa: 'Кхала', iast: 'khala' },
  kopi: { ru: 'гневная (сожжена)', sa: 'Копита', iast: 'kopita' },
} as const satisfies Record<string, Name>;

/**
 * Ладжитади (по настроению).
 * Source: project glossary, section avasthas, evidence C (transliterated by the house rules, order checked against Sanskrit lists).
 */
export const lajjitadiTable = {
  lajjita: { ru: 'пристыженная', sa: 'Ладжита', iast: 'lajjita' },
  garvita: { ru: 'гордая', sa: 'Гарвита', iast: 'garvita' },
  kshudhita: { ru: 'голодная', sa: 'Кшудхита', iast: 'kṣudhita' },
  trishita: { ru: 'жаждущая', sa: 'Тришита', iast: 'tṛṣita' },
  mudita: { ru: 'радостная', sa: 'Мудита', iast: 'mudita' },
  kshobhita: { ru: 'взволнованная', sa: 'Кшобхита', iast: 'kṣobhita' },
} as const satisfies Record<string, Name>;

/**
 * Шаянади (по действию).
 * Source: project glossary, section avasthas, evidence C (transliterated by the house rules, order checked against Sanskrit lists).
 */
export const shayanadiTable = {
  shayana: { ru: 'лежит', sa: 'Шаяна', iast: 'śayana' },
  upavesha: { ru: 'сидит', sa: 'Упавеша', iast: 'upaveśa' },
  netrapani: { ru: 'ладонь у глаз', sa: 'Нетрапани', iast: 'netrapāṇi' },
  prakashana: { ru: 'светит', sa: 'Пракашана', iast: 'prakāśana' },
  gamana: { ru: 'идёт', sa: 'Гамана', iast: 'gamana' },
  agamana: { ru: 'возвращается', sa: 'Агамана', iast: 'āgamana' },
  sabha: { ru: 'в собрании', sa: 'Сабха', iast: 'sabhā' },
  agama: { ru: 'приобретает', sa: 'Агама', iast: 'āgama' },
  bhojana: { ru: 'ест', sa: 'Бходжана', iast: 'bhojana' },
  nrityalipsa: { ru: 'хочет танцевать', sa: 'Нритьялипса', iast: 'nṛtyalipsā' },
  kautuka: { ru: 'в нетерпении', sa: 'Каутука', iast: 'kautuka' },
  nidra: { ru: 'спит', sa: 'Нидра', iast: 'nidrā' },
} as const satisfies Record<string, Name>;

/**
 * Second step of the shayanadi avasthas.
 * Source: BPHS 45, spelling by the house rules (evidence C).
 */
export const shayanadiDegreeTable = {
  chesta: { ru: 'полное проявление', sa: 'Чешта', iast: 'ceṣṭā' },
  drishti: { ru: 'частичное проявление', sa: 'Дришти', iast: 'dṛṣṭi' },
  vichesta: { ru: 'слабое проявление', sa: 'Вичешта', iast: 'viceṣṭā' },
} as const satisfies Record<string, Name>;
