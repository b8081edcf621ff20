import type { Name } from './name.ts';

/**
 * Twelve lunar months, 1 = Chaitra; `gaudiya`: the Vaishnava name.
 * Source: project glossary, section masas, evidence B (found in one or two Russian sources).
 */
export const masaTable = {
  1: { ru: 'Чайтра', sa: 'Чайтра', iast: 'Caitra', genitive: 'Чайтры', approximately: 'март–апрель', gaudiya: 'Вишну' },
  2: {
    ru: 'Вайшакха',
    sa: 'Вайшакха',
    iast: 'Vaiśākha',
    genitive: 'Вайшакхи',
    approximately: 'апрель–май',
    gaudiya: 'Мадхусудана',
  },
  3: {
    ru: 'Джьештха',
    sa: 'Джьештха',
    iast: 'Jyeṣṭha',
    genitive: 'Джьештхи',
    approximately: 'май–июнь',
    gaudiya: 'Тривикрама',
  },
  4: { ru: 'Ашадха', sa: 'Ашадха', iast: 'Āṣāḍha', genitive: 'Ашадхи', approximately: 'июнь–июль', gaudiya: 'Вамана' },
  5: {
    ru: 'Шравана',
    sa: 'Шравана',
    iast: 'Śrāvaṇa',
    genitive: 'Шраваны',
    approximately: 'июль–август',
    gaudiya: 'Шридхара',
  },
  6: {
    ru: 'Бхадрапада',
    sa: 'Бхадрапада',
    iast: 'Bhādrapada',
    genitive: 'Бхадрапады',
    approximately: 'август–сентябрь',
    gaudiya: 'Хришикеша',
  },
  7: {
    ru: 'Ашвина',
    sa: 'Ашвина',
    iast: 'Āśvina',
    genitive: 'Ашвины',
    approximately: 'сентябрь–октябрь',
    gaudiya: 'Падманабха',
  },
  8: {
    ru: 'Картика',
    sa: 'Картика',
    iast: 'Kārttika',
    genitive: 'Картики',
    approximately: 'октябрь–ноябрь',
    gaudiya: 'Дамодара',
  },
  9: {
    ru: 'Маргаширша',
    sa: 'Маргаширша',
    iast: 'Mārgaśīrṣa',
    genitive: 'Маргаширши',
    approximately: 'ноябрь–декабрь',
    gaudiya: 'Кешава',
  },
  10: {
    ru: 'Пауша',
    sa: 'Пауша',
    iast: 'Pauṣa',
    genitive: 'Пауши',
    approximately: 'декабрь–январь',
    gaudiya: 'Нараяна',
  },
  11: {
    ru: 'Магха',
    sa: 'Магха',
    iast: 'Māgha',
    genitive: 'Магхи',
    approximately: 'январь–февраль',
    gaudiya: 'Мадхава',
  },
  12: {
    ru: 'Пхалгуна',
    sa: 'Пхалгуна',
    iast: 'Phālguna',
    genitive: 'Пхалгуны',
    approximately: 'февраль–март',
    gaudiya: 'Говинда',
  },
} as const satisfies Record<
  number,
  Name & { readonly genitive: string; readonly approximately: string; readonly gaudiya: string }
>;

/**
 * Marks of a lunar month.
 * Source: project glossary, section masas, evidence B (found in one or two Russian sources).
 */
export const monthMarkTable = {
  adhika: { ru: 'добавочный месяц', sa: 'адхика-маса', iast: 'adhika-māsa' },
  kshaya: { ru: 'выпавший месяц', sa: 'кшая-маса', iast: 'kṣaya-māsa' },
  nija: { ru: 'обычный месяц', sa: 'ниджа-маса', iast: 'nija-māsa' },
} as const satisfies Record<string, Name>;

/**
 * Systems of lunar months.
 * Source: project glossary, section masas, evidence B (found in one or two Russian sources).
 */
export const monthSystemTable = {
  amanta: { ru: 'от новолуния', sa: 'аманта', iast: 'amānta' },
  purnimanta: { ru: 'от полнолуния', sa: 'пурниманта', iast: 'pūrṇimānta' },
} as const satisfies Record<string, Name>;
