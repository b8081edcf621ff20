import type { Name } from './name.ts';

/**
 * Upagrahas: `time` ones rise with an eighth of the day, `sun` ones follow the Sun.
 * Source: project glossary, section upagrahas, evidence A (spelling agreed by three or more independent Russian sources).
 */
export const upagrahaTable = {
  gulika: { ru: 'Гулика', sa: 'Гулика', iast: 'Gulika', kind: 'time' },
  mandi: { ru: 'Манди', sa: 'Манди', iast: 'Māndi', kind: 'time' },
  kala: { ru: 'Кала', sa: 'Кала', iast: 'Kāla', kind: 'time' },
  mrityu: { ru: 'Мритью', sa: 'Мритью', iast: 'Mṛtyu', kind: 'time' },
  ardhaprahara: { ru: 'Ардхапрахара', sa: 'Ардхапрахара', iast: 'Ardhaprahara', kind: 'time' },
  yamaghantaka: { ru: 'Ямагхантака', sa: 'Ямагхантака', iast: 'Yamaghaṇṭaka', kind: 'time' },
  dhuma: { ru: 'Дхума', sa: 'Дхума', iast: 'Dhūma', kind: 'sun' },
  vyatipata: { ru: 'Вьятипата', sa: 'Вьятипата', iast: 'Vyatīpāta', kind: 'sun' },
  parivesha: { ru: 'Паривеша', sa: 'Паривеша', iast: 'Pariveṣa', kind: 'sun' },
  indrachapa: { ru: 'Индрачапа', sa: 'Индрачапа', iast: 'Indracāpa', kind: 'sun' },
  upaketu: { ru: 'Упакету', sa: 'Упакету', iast: 'Upaketu', kind: 'sun' },
} as const satisfies Record<string, Name & { readonly kind: 'time' | 'sun' }>;
