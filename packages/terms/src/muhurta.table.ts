import type { Name } from './name.ts';
import type { Quality } from './quality.ts';

/**
 * Thirty muhurtas: 1–15 divide the day, 16–30 the night.
 * Source: project glossary, section muhurtas30, evidence B (found in one or two Russian sources).
 */
export const muhurtaTable = {
  1: { ru: 'Рудра', sa: 'Рудра', iast: 'Rudra', part: 'day', quality: 'bad' },
  2: { ru: 'Ахи', sa: 'Ахи', iast: 'Ahi', part: 'day', quality: 'bad' },
  3: { ru: 'Митра', sa: 'Митра', iast: 'Mitra', part: 'day', quality: 'good' },
  4: { ru: 'Питри', sa: 'Питри', iast: 'Pitṛ', part: 'day', quality: 'bad' },
  5: { ru: 'Васу', sa: 'Васу', iast: 'Vasu', part: 'day', quality: 'good' },
  6: { ru: 'Вараха', sa: 'Вараха', iast: 'Vārāha', part: 'day', quality: 'good' },
  7: { ru: 'Вишведева', sa: 'Вишведева', iast: 'Viśvedevā', part: 'day', quality: 'good' },
  8: { ru: 'Видхи (Абхиджит)', sa: 'Видхи (Абхиджит)', iast: 'Vidhi (Abhijit)', part: 'day', quality: 'good' },
  9: { ru: 'Сатамукхи', sa: 'Сатамукхи', iast: 'Śatamukhī', part: 'day', quality: 'good' },
  10: { ru: 'Пурухута', sa: 'Пурухута', iast: 'Puruhūta', part: 'day', quality: 'bad' },
  11: { ru: 'Вахини', sa: 'Вахини', iast: 'Vāhinī', part: 'day', quality: 'bad' },
  12: { ru: 'Нактанчара', sa: 'Нактанчара', iast: 'Naktañcara', part: 'day', quality: 'bad' },
  13: { ru: 'Варуна', sa: 'Варуна', iast: 'Varuṇa', part: 'day', quality: 'good' },
  14: { ru: 'Арьяман', sa: 'Арьяман', iast: 'Aryaman', part: 'day', quality: 'good' },
  15: { ru: 'Бхага', sa: 'Бхага', iast: 'Bhaga', part: 'day', quality: 'bad' },
  16: { ru: 'Гириша', sa: 'Гириша', iast: 'Girīśa', part: 'night', quality: 'bad' },
  17: { ru: 'Аджапада', sa: 'Аджапада', iast: 'Ajapāda', part: 'night', quality: 'bad' },
  18: { ru: 'Ахирбудхнья', sa: 'Ахирбудхнья', iast: 'Ahirbudhnya', part: 'night', quality: 'good' },
  19: { ru: 'Пушан', sa: 'Пушан', iast: 'Pūṣan', part: 'night', quality: 'good' },
  20: { ru: 'Ашвини', sa: 'Ашвини', iast: 'Aśvinī', part: 'night', quality: 'good' },
  21: { ru: 'Яма', sa: 'Яма', iast: 'Yama', part: 'night', quality: 'bad' },
  22: { ru: 'Агни', sa: 'Агни', iast: 'Agni', part: 'night', quality: 'bad' },
  23: { ru: 'Видхатри', sa: 'Видхатри', iast: 'Vidhātṛ', part: 'night', quality: 'good' },
  24: { ru: 'Чанда', sa: 'Чанда', iast: 'Caṇḍa', part: 'night', quality: 'good' },
  25: { ru: 'Адити', sa: 'Адити', iast: 'Aditi', part: 'night', quality: 'good' },
  26: { ru: 'Джива (Амрита)', sa: 'Джива (Амрита)', iast: 'Jīva (Amṛta)', part: 'night', quality: 'good' },
  27: { ru: 'Вишну', sa: 'Вишну', iast: 'Viṣṇu', part: 'night', quality: 'good' },
  28: { ru: 'Дьюмадгадьюти', sa: 'Дьюмадгадьюти', iast: 'Dyumadgadyuti', part: 'night', quality: 'good' },
  29: { ru: 'Брахма', sa: 'Брахма', iast: 'Brahma', part: 'night', quality: 'good' },
  30: { ru: 'Самудра', sa: 'Самудра', iast: 'Samudram', part: 'night', quality: 'good' },
} as const satisfies Record<number, Name & { readonly part: 'day' | 'night'; readonly quality: Quality }>;
