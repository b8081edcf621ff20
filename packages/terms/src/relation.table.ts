import type { Name } from './name.ts';

/**
 * Kinds of relations between grahas.
 * Source: project glossary, section relations, evidence K (common knowledge, not checked against a printed source).
 */
export const relationKindTable = {
  natural: { ru: 'природные отношения', sa: 'Найсаргика-майтри', iast: 'naisargika-maitrī' },
  temporal: { ru: 'временные отношения', sa: 'Таткалика-майтри', iast: 'tātkālika-maitrī' },
  compound: { ru: 'пятеричные (итоговые) отношения', sa: 'Панчадха-майтри', iast: 'pañcadhā-maitrī' },
} as const satisfies Record<string, Name>;

/**
 * Compound relations −2 … 2 (natural and temporal ones use −1, 0, 1).
 * Source: project glossary, section dignities, evidence K (common knowledge, not checked against a printed source).
 */
export const relationTable = {
  '-2': { ru: 'большой враг', sa: 'Адхишатру', iast: 'adhiśatru' },
  '-1': { ru: 'враг', sa: 'Шатру', iast: 'śatru' },
  '0': { ru: 'нейтральный', sa: 'Сама', iast: 'sama' },
  '1': { ru: 'друг', sa: 'Митра', iast: 'mitra' },
  '2': { ru: 'большой друг', sa: 'Адхимитра', iast: 'adhimitra' },
} as const satisfies Record<string, Name>;
