import type { DayText, DayUnit } from './day-unit.ts';

/**
 * The one sentence on health that the base may say: everywhere else the list of what is not ours to advise forbids the
 * subject, and of a fast it must be said.
 */
export const FAST_AND_HEALTH = 'При болезни, беременности и приёме лекарств решает врач.';

/** How any of the fasts is kept: what is left, how the evening is spent, how it ends. */
export const FAST_KEPT =
  'Держат пост с восхода этого дня до следующего утра: оставляют зерно и бобовые, а кто может, обходится фруктами и молоком или одной водой. Вечер отдают чтению и молитве. Наутро, в часы выхода из поста, сначала угощают другого, потом едят сами.';

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
