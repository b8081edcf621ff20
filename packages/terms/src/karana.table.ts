import type { Name } from './name.ts';
import type { Quality } from './quality.ts';

/**
 * Eleven karanas; a half-tithi 1–60 maps to one of them by `karanaOfHalfTithi`.
 * Source: project glossary, section karanas, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const karanaTable = {
  1: { ru: 'Бава', sa: 'Бава', iast: 'Bava', kind: 'movable', quality: 'good' },
  2: { ru: 'Балава', sa: 'Балава', iast: 'Bālava', kind: 'movable', quality: 'good' },
  3: { ru: 'Каулава', sa: 'Каулава', iast: 'Kaulava', kind: 'movable', quality: 'good' },
  4: { ru: 'Тайтила', sa: 'Тайтила', iast: 'Taitila', kind: 'movable', quality: 'good' },
  5: { ru: 'Гара', sa: 'Гара', iast: 'Gara', kind: 'movable', quality: 'good' },
  6: { ru: 'Ваниджа', sa: 'Ваниджа', iast: 'Vaṇija', kind: 'movable', quality: 'good' },
  7: { ru: 'Вишти', sa: 'Вишти', iast: 'Viṣṭi', kind: 'movable', quality: 'bad' },
  8: { ru: 'Шакуни', sa: 'Шакуни', iast: 'Śakuni', kind: 'fixed', quality: 'bad' },
  9: { ru: 'Чатушпада', sa: 'Чатушпада', iast: 'Catuṣpāda', kind: 'fixed', quality: 'bad' },
  10: { ru: 'Нага', sa: 'Нага', iast: 'Nāga', kind: 'fixed', quality: 'bad' },
  11: { ru: 'Кимстугхна', sa: 'Кимстугхна', iast: 'Kiṃstughna', kind: 'fixed', quality: 'mixed' },
} as const satisfies Record<number, Name & { readonly kind: 'movable' | 'fixed'; readonly quality: Quality }>;
