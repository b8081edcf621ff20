import type { Name } from './name.ts';

/**
 * Twelve houses (bhavas).
 * Source: project glossary, section bhavas, evidence B (found in one or two Russian sources).
 */
export const houseTable = {
  1: { ru: 'Дом личности и тела', sa: 'Тану', iast: 'Tanu' },
  2: { ru: 'Дом денег и речи', sa: 'Дхана', iast: 'Dhana' },
  3: { ru: 'Дом братьев, усилий', sa: 'Сахаджа', iast: 'Sahaja' },
  4: { ru: 'Дом матери и жилья', sa: 'Бандху', iast: 'Bandhu' },
  5: { ru: 'Дом детей и творчества', sa: 'Путра', iast: 'Putra' },
  6: { ru: 'Дом врагов, долгов и болезней', sa: 'Ари', iast: 'Ari' },
  7: { ru: 'Дом брака и партнёрства', sa: 'Ювати', iast: 'Yuvati' },
  8: { ru: 'Дом перемен и долголетия', sa: 'Рандхра', iast: 'Randhra' },
  9: { ru: 'Дом отца, учителя и удачи', sa: 'Дхарма', iast: 'Dharma' },
  10: { ru: 'Дом дела и положения', sa: 'Карма', iast: 'Karma' },
  11: { ru: 'Дом приобретений', sa: 'Лабха', iast: 'Lābha' },
  12: { ru: 'Дом расходов и освобождения', sa: 'Вьяя', iast: 'Vyaya' },
} as const satisfies Record<number, Name>;
