import type { Name } from './name.ts';
import type { Quality } from './quality.ts';

/**
 * Nine taras counted from the birth star.
 * Source: project glossary, section tara_bala, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const taraBalaTable = {
  1: { ru: 'Джанма', sa: 'Джанма', iast: 'Janma', quality: 'mixed' },
  2: { ru: 'Сампат', sa: 'Сампат', iast: 'Sampat', quality: 'good' },
  3: { ru: 'Випат', sa: 'Випат', iast: 'Vipat', quality: 'bad' },
  4: { ru: 'Кшема', sa: 'Кшема', iast: 'Kṣema', quality: 'good' },
  5: { ru: 'Пратьяк', sa: 'Пратьяк', iast: 'Pratyak', quality: 'bad' },
  6: { ru: 'Садхака', sa: 'Садхака', iast: 'Sādhaka', quality: 'good' },
  7: { ru: 'Вадха', sa: 'Вадха', iast: 'Vadha', quality: 'bad' },
  8: { ru: 'Митра', sa: 'Митра', iast: 'Mitra', quality: 'good' },
  9: { ru: 'Парама Митра', sa: 'Парама Митра', iast: 'Parama Mitra', quality: 'good' },
} as const satisfies Record<number, Name & { readonly quality: Quality }>;
