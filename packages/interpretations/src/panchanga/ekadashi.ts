import type { DayText, DayUnit } from './day-unit.ts';

/**
 * The one sentence on health that the base may say: everywhere else the list of what is not ours to advise forbids the
 * subject, and of a fast it must be said.
 */
export const FAST_AND_HEALTH = 'При болезни, беременности и приёме лекарств решает врач.';

type EkadashiText = Omit<DayText, 'suits' | 'leave'> & Partial<Pick<DayText, 'suits' | 'leave'>>;

/** Builds a unit of an ekadashi by its purnimanta month, 1–13, and half; stories as kathas of today tell them. */
export function ekadashi(month: number, paksha: 'shukla' | 'krishna', text: EkadashiText): DayUnit {
  return {
    id: `day-ekadashi-${month}-${paksha}`,
    factor: { kind: 'ekadashi', month, paksha },
    suits: ['пост по силам', 'чтение истории дня', 'простая еда без зерна и бобов'],
    leave: ['пост через силу', 'застолье'],
    ...text,
    sources: [{ key: 'modern', role: 'modern', note: 'катха экадаши в нынешних пересказах' }],
  };
}
