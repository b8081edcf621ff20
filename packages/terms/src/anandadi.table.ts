import type { Name } from './name.ts';
import type { Quality } from './quality.ts';

/**
 * 28 anandadi yogas of vara and nakshatra.
 * Source: Muhurta Chintamani, list as commonly printed; spelling by the house rules (evidence C), quality: evidence B.
 */
export const anandadiTable = {
  1: { ru: 'Ананда', sa: 'Ананда', iast: 'Ānanda', quality: 'good' },
  2: { ru: 'Каладанда', sa: 'Каладанда', iast: 'Kāladaṇḍa', quality: 'bad' },
  3: { ru: 'Дхумра', sa: 'Дхумра', iast: 'Dhūmra', quality: 'bad' },
  4: { ru: 'Праджапати', sa: 'Праджапати', iast: 'Prajāpati', quality: 'good' },
  5: { ru: 'Саумья', sa: 'Саумья', iast: 'Saumya', quality: 'good' },
  6: { ru: 'Дхванкша', sa: 'Дхванкша', iast: 'Dhvāṅkṣa', quality: 'bad' },
  7: { ru: 'Дхваджа', sa: 'Дхваджа', iast: 'Dhvaja', quality: 'good' },
  8: { ru: 'Шриватса', sa: 'Шриватса', iast: 'Śrīvatsa', quality: 'good' },
  9: { ru: 'Ваджра', sa: 'Ваджра', iast: 'Vajra', quality: 'bad' },
  10: { ru: 'Мудгара', sa: 'Мудгара', iast: 'Mudgara', quality: 'bad' },
  11: { ru: 'Чхатра', sa: 'Чхатра', iast: 'Chatra', quality: 'good' },
  12: { ru: 'Митра', sa: 'Митра', iast: 'Mitra', quality: 'good' },
  13: { ru: 'Манаса', sa: 'Манаса', iast: 'Mānasa', quality: 'good' },
  14: { ru: 'Падма', sa: 'Падма', iast: 'Padma', quality: 'good' },
  15: { ru: 'Лумба', sa: 'Лумба', iast: 'Lumba', quality: 'bad' },
  16: { ru: 'Утпата', sa: 'Утпата', iast: 'Utpāta', quality: 'bad' },
  17: { ru: 'Мритью', sa: 'Мритью', iast: 'Mṛtyu', quality: 'bad' },
  18: { ru: 'Кана', sa: 'Кана', iast: 'Kāṇa', quality: 'bad' },
  19: { ru: 'Сиддхи', sa: 'Сиддхи', iast: 'Siddhi', quality: 'good' },
  20: { ru: 'Шубха', sa: 'Шубха', iast: 'Śubha', quality: 'good' },
  21: { ru: 'Амрита', sa: 'Амрита', iast: 'Amṛta', quality: 'good' },
  22: { ru: 'Мусала', sa: 'Мусала', iast: 'Musala', quality: 'bad' },
  23: { ru: 'Гада', sa: 'Гада', iast: 'Gada', quality: 'bad' },
  24: { ru: 'Матанга', sa: 'Матанга', iast: 'Mātaṅga', quality: 'good' },
  25: { ru: 'Ракшаса', sa: 'Ракшаса', iast: 'Rākṣasa', quality: 'bad' },
  26: { ru: 'Чара', sa: 'Чара', iast: 'Cara', quality: 'good' },
  27: { ru: 'Стхира', sa: 'Стхира', iast: 'Sthira', quality: 'good' },
  28: { ru: 'Вардхамана', sa: 'Вардхамана', iast: 'Vardhamāna', quality: 'good' },
} as const satisfies Record<number, Name & { readonly quality: Quality }>;
