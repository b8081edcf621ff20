import type { Name } from './name.ts';
import type { Quality } from './quality.ts';

/**
 * 28 anandadi yogas of vara and nakshatra.
 * Source: Muhurta Chintamani, list as commonly printed; spelling by the house rules (evidence C), quality: evidence B.
 */
export const anandadiTable = {
  1: { id: 'ananda', ru: 'Ананда', sa: 'Ананда', iast: 'Ānanda', quality: 'good' },
  2: { id: 'kaladanda', ru: 'Каладанда', sa: 'Каладанда', iast: 'Kāladaṇḍa', quality: 'bad' },
  3: { id: 'dhumra', ru: 'Дхумра', sa: 'Дхумра', iast: 'Dhūmra', quality: 'bad' },
  4: { id: 'prajapati', ru: 'Праджапати', sa: 'Праджапати', iast: 'Prajāpati', quality: 'good' },
  5: { id: 'saumya', ru: 'Саумья', sa: 'Саумья', iast: 'Saumya', quality: 'good' },
  6: { id: 'dhvanksha', ru: 'Дхванкша', sa: 'Дхванкша', iast: 'Dhvāṅkṣa', quality: 'bad' },
  7: { id: 'dhvaja', ru: 'Дхваджа', sa: 'Дхваджа', iast: 'Dhvaja', quality: 'good' },
  8: { id: 'shrivatsa', ru: 'Шриватса', sa: 'Шриватса', iast: 'Śrīvatsa', quality: 'good' },
  9: { id: 'vajra', ru: 'Ваджра', sa: 'Ваджра', iast: 'Vajra', quality: 'bad' },
  10: { id: 'mudgara', ru: 'Мудгара', sa: 'Мудгара', iast: 'Mudgara', quality: 'bad' },
  11: { id: 'chhatra', ru: 'Чхатра', sa: 'Чхатра', iast: 'Chatra', quality: 'good' },
  12: { id: 'mitra', ru: 'Митра', sa: 'Митра', iast: 'Mitra', quality: 'good' },
  13: { id: 'manasa', ru: 'Манаса', sa: 'Манаса', iast: 'Mānasa', quality: 'good' },
  14: { id: 'padma', ru: 'Падма', sa: 'Падма', iast: 'Padma', quality: 'good' },
  15: { id: 'lumba', ru: 'Лумба', sa: 'Лумба', iast: 'Lumba', quality: 'bad' },
  16: { id: 'utpata', ru: 'Утпата', sa: 'Утпата', iast: 'Utpāta', quality: 'bad' },
  17: { id: 'mrityu', ru: 'Мритью', sa: 'Мритью', iast: 'Mṛtyu', quality: 'bad' },
  18: { id: 'kana', ru: 'Кана', sa: 'Кана', iast: 'Kāṇa', quality: 'bad' },
  19: { id: 'siddhi', ru: 'Сиддхи', sa: 'Сиддхи', iast: 'Siddhi', quality: 'good' },
  20: { id: 'shubha', ru: 'Шубха', sa: 'Шубха', iast: 'Śubha', quality: 'good' },
  21: { id: 'amrita', ru: 'Амрита', sa: 'Амрита', iast: 'Amṛta', quality: 'good' },
  22: { id: 'musala', ru: 'Мусала', sa: 'Мусала', iast: 'Musala', quality: 'bad' },
  23: { id: 'gada', ru: 'Гада', sa: 'Гада', iast: 'Gada', quality: 'bad' },
  24: { id: 'matanga', ru: 'Матанга', sa: 'Матанга', iast: 'Mātaṅga', quality: 'good' },
  25: { id: 'rakshasa', ru: 'Ракшаса', sa: 'Ракшаса', iast: 'Rākṣasa', quality: 'bad' },
  26: { id: 'chara', ru: 'Чара', sa: 'Чара', iast: 'Cara', quality: 'good' },
  27: { id: 'sthira', ru: 'Стхира', sa: 'Стхира', iast: 'Sthira', quality: 'good' },
  28: { id: 'vardhamana', ru: 'Вардхамана', sa: 'Вардхамана', iast: 'Vardhamāna', quality: 'good' },
} as const satisfies Record<number, Name & { readonly id: string; readonly quality: Quality }>;
