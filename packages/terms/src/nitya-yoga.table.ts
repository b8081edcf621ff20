import type { Name } from './name.ts';
import type { Quality } from './quality.ts';

/**
 * 27 nitya yogas (sum of the longitudes of Sun and Moon); on the page «йога дня», not a yoga of the chart.
 * Source: project glossary, section yogas27, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const nityaYogaTable = {
  1: { ru: 'Вишкамбха', sa: 'Вишкамбха', iast: 'Viṣkambha', quality: 'bad' },
  2: { ru: 'Прити', sa: 'Прити', iast: 'Prīti', quality: 'good' },
  3: { ru: 'Аюшман', sa: 'Аюшман', iast: 'Āyuṣmān', quality: 'good' },
  4: { ru: 'Саубхагья', sa: 'Саубхагья', iast: 'Saubhāgya', quality: 'good' },
  5: { ru: 'Шобхана', sa: 'Шобхана', iast: 'Śobhana', quality: 'good' },
  6: { ru: 'Атиганда', sa: 'Атиганда', iast: 'Atigaṇḍa', quality: 'bad' },
  7: { ru: 'Сукарма', sa: 'Сукарма', iast: 'Sukarmā', quality: 'good' },
  8: { ru: 'Дхрити', sa: 'Дхрити', iast: 'Dhṛti', quality: 'good' },
  9: { ru: 'Шула', sa: 'Шула', iast: 'Śūla', quality: 'bad' },
  10: { ru: 'Ганда', sa: 'Ганда', iast: 'Gaṇḍa', quality: 'bad' },
  11: { ru: 'Вриддхи', sa: 'Вриддхи', iast: 'Vṛddhi', quality: 'good' },
  12: { ru: 'Дхрува', sa: 'Дхрува', iast: 'Dhruva', quality: 'good' },
  13: { ru: 'Вьягхата', sa: 'Вьягхата', iast: 'Vyāghāta', quality: 'bad' },
  14: { ru: 'Харшана', sa: 'Харшана', iast: 'Harṣaṇa', quality: 'good' },
  15: { ru: 'Ваджра', sa: 'Ваджра', iast: 'Vajra', quality: 'bad' },
  16: { ru: 'Сиддхи', sa: 'Сиддхи', iast: 'Siddhi', quality: 'good' },
  17: { ru: 'Вьятипата', sa: 'Вьятипата', iast: 'Vyatīpāta', quality: 'bad' },
  18: { ru: 'Вариян', sa: 'Вариян', iast: 'Varīyān', quality: 'good' },
  19: { ru: 'Паригха', sa: 'Паригха', iast: 'Parigha', quality: 'bad' },
  20: { ru: 'Шива', sa: 'Шива', iast: 'Śiva', quality: 'good' },
  21: { ru: 'Сиддха', sa: 'Сиддха', iast: 'Siddha', quality: 'good' },
  22: { ru: 'Садхья', sa: 'Садхья', iast: 'Sādhya', quality: 'good' },
  23: { ru: 'Шубха', sa: 'Шубха', iast: 'Śubha', quality: 'good' },
  24: { ru: 'Шукла', sa: 'Шукла', iast: 'Śukla', quality: 'good' },
  25: { ru: 'Брахма', sa: 'Брахма', iast: 'Brahma', quality: 'good' },
  26: { ru: 'Индра', sa: 'Индра', iast: 'Indra', quality: 'good' },
  27: { ru: 'Вайдхрити', sa: 'Вайдхрити', iast: 'Vaidhṛti', quality: 'bad' },
} as const satisfies Record<number, Name & { readonly quality: Quality }>;
