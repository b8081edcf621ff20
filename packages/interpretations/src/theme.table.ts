import { CHARACTER_THEMES } from './theme/character.table.ts';
import { CHILDREN_THEMES } from './theme/children.table.ts';
import { HOME_THEMES } from './theme/home.table.ts';
import { MONEY_THEMES } from './theme/money.table.ts';
import { PATH_THEMES } from './theme/path.table.ts';
import { RELATIONS_THEMES } from './theme/relations.table.ts';
import { VIGOUR_THEMES } from './theme/vigour.table.ts';
import { WORK_THEMES } from './theme/work.table.ts';

/**
 * The closed list of themes: 44 pairs of opposites. A claim names a theme from here only; polarity lives in the claim.
 * A new theme comes with its opposite, is needed by three units at least and names no sex, number, graha or house;
 * there are none of illness, death, number of children, divorce or winnings. Written by us. [modern]
 */
export const THEMES = {
  ...CHARACTER_THEMES,
  ...WORK_THEMES,
  ...MONEY_THEMES,
  ...RELATIONS_THEMES,
  ...HOME_THEMES,
  ...CHILDREN_THEMES,
  ...VIGOUR_THEMES,
  ...PATH_THEMES,
} as const;
