import type { Area } from '@nebosvod/interpretations/area.ids';
import type { AreaFrames } from './verdict-frame.ts';
import { CHARACTER_FRAMES, PATH_FRAMES } from './verdict-frame-character-path.table.ts';
import { CHILDREN_FRAMES, VIGOUR_FRAMES } from './verdict-frame-children-vigour.table.ts';
import { HOME_FRAMES, RELATIONS_FRAMES } from './verdict-frame-relations-home.table.ts';
import { MONEY_FRAMES, WORK_FRAMES } from './verdict-frame-work-money.table.ts';

/** Verdict sentences by area. */
export const VERDICT_FRAMES: Readonly<Record<Area, AreaFrames>> = {
  character: CHARACTER_FRAMES,
  work: WORK_FRAMES,
  money: MONEY_FRAMES,
  relations: RELATIONS_FRAMES,
  home: HOME_FRAMES,
  children: CHILDREN_FRAMES,
  vigour: VIGOUR_FRAMES,
  path: PATH_FRAMES,
};
