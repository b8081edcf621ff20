import type { RectificationAnswer } from './answer-stream.ts';

/** The whole score, or one part of it. */
export type ScoreGroupId = 'all' | keyof RectificationAnswer['curve'][number]['parts'];

/** Parts in the order of the switch, with words short enough for it. Source: groups of the rectification rules. */
export const scoreGroups = [
  { value: 'all', label: 'Всё' },
  { value: 'd1', label: 'D1' },
  { value: 'd9', label: 'D9' },
  { value: 'd10', label: 'D10' },
  { value: 'vimshottari', label: 'Вимшоттари' },
  { value: 'chara', label: 'Чара' },
  { value: 'transit', label: 'Транзиты' },
] as const satisfies readonly { readonly value: ScoreGroupId; readonly label: string }[];
