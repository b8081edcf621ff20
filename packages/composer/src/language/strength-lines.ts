import type { Area } from '@nebosvod/interpretations/area.ids';
import type { StrengthLines } from './strength-line.ts';
import { CHARACTER_STRENGTH, MONEY_STRENGTH, RELATIONS_STRENGTH, WORK_STRENGTH } from './strength-line-a.table.ts';
import { CHILDREN_STRENGTH, HOME_STRENGTH, PATH_STRENGTH, VIGOUR_STRENGTH } from './strength-line-b.table.ts';

/** Lines of strength by area. */
export const STRENGTH_LINES: Readonly<Record<Area, StrengthLines>> = {
  character: CHARACTER_STRENGTH,
  work: WORK_STRENGTH,
  money: MONEY_STRENGTH,
  relations: RELATIONS_STRENGTH,
  home: HOME_STRENGTH,
  children: CHILDREN_STRENGTH,
  vigour: VIGOUR_STRENGTH,
  path: PATH_STRENGTH,
};
