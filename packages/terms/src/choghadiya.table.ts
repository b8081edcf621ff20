import type { GrahaId } from './graha.ts';
import type { Name } from './name.ts';
import type { Quality } from './quality.ts';

/**
 * Seven choghadiyas.
 * Source: project glossary, section choghadiya, evidence B (found in one or two Russian sources).
 */
export const choghadiyaTable = {
  udvega: { ru: 'тревога', sa: 'Удвега', iast: 'Udvega', lord: 'sun', quality: 'bad' },
  amrita: { ru: 'нектар', sa: 'Амрита', iast: 'Amṛta', lord: 'moon', quality: 'best' },
  roga: { ru: 'болезнь', sa: 'Рога', iast: 'Roga', lord: 'mars', quality: 'bad' },
  labha: { ru: 'прибыль', sa: 'Лабха', iast: 'Lābha', lord: 'mercury', quality: 'good' },
  shubha: { ru: 'благо', sa: 'Шубха', iast: 'Śubha', lord: 'jupiter', quality: 'good' },
  chara: { ru: 'движение', sa: 'Чара', iast: 'Cara', lord: 'venus', quality: 'neutral' },
  kala: { ru: 'потеря', sa: 'Кала', iast: 'Kāla', lord: 'saturn', quality: 'bad' },
} as const satisfies Record<string, Name & { readonly lord: GrahaId; readonly quality: Quality }>;

/**
 * Eight parts of the Tamil gowri panchanga; `iast` holds the usual Latin spelling of the Tamil word.
 * Source: common knowledge of the tradition, evidence K.
 */
export const gowriTable = {
  uthi: { ru: 'подъём', sa: 'Ути', iast: 'Uthi', quality: 'good' },
  amirtha: { ru: 'нектар', sa: 'Амирта', iast: 'Amirtha', quality: 'best' },
  rogam: { ru: 'болезнь', sa: 'Рогам', iast: 'Rogam', quality: 'bad' },
  labham: { ru: 'прибыль', sa: 'Лабхам', iast: 'Labham', quality: 'good' },
  dhanam: { ru: 'богатство', sa: 'Дханам', iast: 'Dhanam', quality: 'good' },
  sugam: { ru: 'благополучие', sa: 'Сугам', iast: 'Sugam', quality: 'good' },
  soram: { ru: 'потеря', sa: 'Сорам', iast: 'Soram', quality: 'bad' },
  visham: { ru: 'яд', sa: 'Вишам', iast: 'Visham', quality: 'bad' },
} as const satisfies Record<string, Name & { readonly quality: Quality }>;
