import type { Name } from './name.ts';

/**
 * Dignities of a graha in a sign, strongest first.
 * Source: project glossary, section dignities, evidence K (common knowledge, not checked against a printed source).
 */
export const dignityTable = {
  exalted: { ru: 'экзальтация', sa: 'Уччха', iast: 'ucca' },
  moolatrikona: { ru: 'мулатрикона', sa: 'Мулатрикона', iast: 'mūlatrikoṇa' },
  own: { ru: 'свой знак', sa: 'Свакшетра', iast: 'svakṣetra' },
  'great-friend': { ru: 'большой друг', sa: 'Адхимитра', iast: 'adhimitra' },
  friend: { ru: 'друг', sa: 'Митра', iast: 'mitra' },
  neutral: { ru: 'нейтральный', sa: 'Сама', iast: 'sama' },
  enemy: { ru: 'враг', sa: 'Шатру', iast: 'śatru' },
  'great-enemy': { ru: 'большой враг', sa: 'Адхишатру', iast: 'adhiśatru' },
  debilitated: { ru: 'падение', sa: 'Нича', iast: 'nīca' },
} as const satisfies Record<string, Name>;

/**
 * States that stand beside a dignity.
 * Source: project glossary, section dignities, evidence K (common knowledge, not checked against a printed source). Stationary: evidence K.
 */
export const stateTable = {
  'neecha-bhanga': { ru: 'отмена падения', sa: 'Нича-бханга', iast: 'nīcabhaṅga' },
  vargottama: { ru: 'варготтама', sa: 'Варготтама', iast: 'vargottama' },
  combust: { ru: 'сожжение', sa: 'Аста (астангата)', iast: 'asta' },
  retrograde: { ru: 'ретроградность', sa: 'Вакра', iast: 'vakra' },
  stationary: { ru: 'стационарность', sa: 'Викала (стамбхана)', iast: 'stambhana' },
} as const satisfies Record<string, Name>;
