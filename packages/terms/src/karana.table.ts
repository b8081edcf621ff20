import type { Name } from './name.ts';
import type { Quality } from './quality.ts';

/**
 * Eleven karanas; a half-tithi 1–60 maps to one of them by `karanaOfHalfTithi`.
 * Source: project glossary, section karanas, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const karanaTable = {
  1: { id: 'bava', ru: 'Бава', sa: 'Бава', iast: 'Bava', kind: 'movable', quality: 'good' },
  2: { id: 'balava', ru: 'Балава', sa: 'Балава', iast: 'Bālava', kind: 'movable', quality: 'good' },
  3: { id: 'kaulava', ru: 'Каулава', sa: 'Каулава', iast: 'Kaulava', kind: 'movable', quality: 'good' },
  4: { id: 'taitila', ru: 'Тайтила', sa: 'Тайтила', iast: 'Taitila', kind: 'movable', quality: 'good' },
  5: { id: 'gara', ru: 'Гара', sa: 'Гара', iast: 'Gara', kind: 'movable', quality: 'good' },
  6: { id: 'vanija', ru: 'Ваниджа', sa: 'Ваниджа', iast: 'Vaṇija', kind: 'movable', quality: 'good' },
  7: { id: 'vishti', ru: 'Вишти', sa: 'Вишти', iast: 'Viṣṭi', kind: 'movable', quality: 'bad' },
  8: { id: 'shakuni', ru: 'Шакуни', sa: 'Шакуни', iast: 'Śakuni', kind: 'fixed', quality: 'bad' },
  9: { id: 'chatushpada', ru: 'Чатушпада', sa: 'Чатушпада', iast: 'Catuṣpāda', kind: 'fixed', quality: 'bad' },
  10: { id: 'naga', ru: 'Нага', sa: 'Нага', iast: 'Nāga', kind: 'fixed', quality: 'bad' },
  11: { id: 'kimstughna', ru: 'Кимстугхна', sa: 'Кимстугхна', iast: 'Kiṃstughna', kind: 'fixed', quality: 'mixed' },
} as const satisfies Record<
  number,
  Name & { readonly id: string; readonly kind: 'movable' | 'fixed'; readonly quality: Quality }
>;
