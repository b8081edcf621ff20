import type { Name } from './name.ts';

/**
 * Six seasons of two solar months each.
 * Source: project glossary, section ritus, evidence K (common knowledge, not checked against a printed source).
 */
export const rituTable = {
  vasanta: { ru: 'весна', sa: 'Васанта', iast: 'Vasanta' },
  grishma: { ru: 'лето', sa: 'Гришма', iast: 'Grīṣma' },
  varsha: { ru: 'сезон дождей', sa: 'Варша', iast: 'Varṣā' },
  sharad: { ru: 'осень', sa: 'Шарад', iast: 'Śarad' },
  hemanta: { ru: 'предзимье', sa: 'Хеманта', iast: 'Hemanta' },
  shishira: { ru: 'зима', sa: 'Шишира', iast: 'Śiśira' },
} as const satisfies Record<string, Name>;

/**
 * Halves of the solar year.
 * Source: project glossary, section ayanas, evidence K (common knowledge, not checked against a printed source).
 */
export const ayanaTable = {
  uttarayana: { ru: 'северный ход Солнца', sa: 'Уттараяна', iast: 'Uttarāyaṇa' },
  dakshinayana: { ru: 'южный ход Солнца', sa: 'Дакшинаяна', iast: 'Dakṣiṇāyana' },
} as const satisfies Record<string, Name>;
