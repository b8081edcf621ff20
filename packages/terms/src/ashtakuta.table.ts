import type { Name } from './name.ts';

/**
 * Eight kutas of compatibility, 36 points in all.
 * Source: project glossary, section ashtakuta, evidence B (found in one or two Russian sources).
 */
export const ashtakutaTable = {
  varna: { ru: 'Варна', sa: 'Варна', iast: 'Varṇa', max: 1 },
  vashya: { ru: 'Вашья', sa: 'Вашья', iast: 'Vaśya', max: 2 },
  tara: { ru: 'Тара', sa: 'Тара', iast: 'Tārā', max: 3 },
  yoni: { ru: 'Йони', sa: 'Йони', iast: 'Yoni', max: 4 },
  grahaMaitri: { ru: 'Граха-майтри', sa: 'Граха-майтри', iast: 'Graha-maitrī', max: 5 },
  gana: { ru: 'Гана', sa: 'Гана', iast: 'Gaṇa', max: 6 },
  bhakuta: { ru: 'Бхакута', sa: 'Бхакута', iast: 'Bhakūṭa', max: 7 },
  nadi: { ru: 'Нади', sa: 'Нади', iast: 'Nāḍī', max: 8 },
} as const satisfies Record<string, Name & { readonly max: number }>;
