import { type UnitFamily, withReadings } from '../veda/family.ts';
import { ARCANA_AT_BOND } from './arcanum-at/bond.table.ts';
import { ARCANA_AT_CENTRE } from './arcanum-at/centre.table.ts';
import { ARCANA_AT_CHARACTER } from './arcanum-at/character.table.ts';
import { ARCANA_AT_ENTRY } from './arcanum-at/entry.table.ts';
import { ARCANA_AT_FATHER } from './arcanum-at/father.table.ts';
import { ARCANA_AT_GENERAL } from './arcanum-at/general.table.ts';
import { ARCANA_AT_GENERATIONS } from './arcanum-at/generations.table.ts';
import { ARCANA_AT_LESSON } from './arcanum-at/lesson.table.ts';
import { ARCANA_AT_MONEY } from './arcanum-at/money.table.ts';
import { ARCANA_AT_MOTHER } from './arcanum-at/mother.table.ts';
import { ARCANA_AT_PERSONAL } from './arcanum-at/personal.table.ts';
import { ARCANA_AT_RELATIONS } from './arcanum-at/relations.table.ts';
import { ARCANA_AT_SOCIAL } from './arcanum-at/social.table.ts';
import { ARCANA_AT_TALENT } from './arcanum-at/talent.table.ts';
import { ARCANA_AT_TASK } from './arcanum-at/task.table.ts';
import { CHILD_CELLS } from './child/child-cell.table.ts';
import { CHILD_COMFORT } from './child/child-comfort.table.ts';
import { CHILD_FRIENDS } from './child/child-friends.table.ts';
import { CHILD_GIFT } from './child/child-gift.table.ts';
import { CHILD_GROWTH } from './child/child-growth.table.ts';
import { CHILD_LEARNING } from './child/child-learning.table.ts';
import { CHILD_TEMPER } from './child/child-temper.table.ts';
import { CHILD_THINGS } from './child/child-things.table.ts';
import { CHILD_YEARS } from './child/child-year.table.ts';
import { OBJECT_UNITS } from './number/object.table.ts';
import { PAIR_CENTRES } from './pair-point/pair-centre.table.ts';
import { PAIR_LOVE_KEYS } from './pair-point/pair-love.table.ts';
import { PAIR_MONEY_KEYS } from './pair-point/pair-money.table.ts';
import { CHALLENGES } from './periods/challenge.table.ts';
import { PINNACLES } from './periods/pinnacle.table.ts';
import {
  BIRTHDAY_UNITS,
  EXPRESSION_UNITS,
  LIFE_PATH_UNITS,
  PERSONAL_YEAR_UNITS,
  PERSONALITY_UNITS,
  SOUL_UNITS,
  SQUARE_CELL_UNITS,
  SQUARE_LINE_UNITS,
  VEDIC_DESTINY_UNITS,
  VEDIC_SOUL_UNITS,
} from './told-units.ts';
import { KUA_UNITS } from './vedic/kua.table.ts';
import { LO_SHU_UNITS } from './vedic/lo-shu.table.ts';

const FAMILIES: readonly UnitFamily[] = [
  { name: 'arcanum-at-character', units: ARCANA_AT_CHARACTER, need: 22, body: [160, 420] },
  { name: 'arcanum-at-talent', units: ARCANA_AT_TALENT, need: 22, body: [160, 420] },
  { name: 'arcanum-at-lesson', units: ARCANA_AT_LESSON, need: 22, body: [160, 420] },
  { name: 'arcanum-at-centre', units: ARCANA_AT_CENTRE, need: 22, body: [160, 420] },
  { name: 'arcanum-at-money', units: ARCANA_AT_MONEY, need: 22, body: [160, 420] },
  { name: 'arcanum-at-relations', units: ARCANA_AT_RELATIONS, need: 22, body: [160, 420] },
  { name: 'arcanum-at-task', units: ARCANA_AT_TASK, need: 22, body: [160, 420] },
  { name: 'arcanum-at-father', units: ARCANA_AT_FATHER, need: 22, body: [160, 420] },
  { name: 'arcanum-at-mother', units: ARCANA_AT_MOTHER, need: 22, body: [160, 420] },
  { name: 'arcanum-at-generations', units: ARCANA_AT_GENERATIONS, need: 22, body: [160, 420] },
  { name: 'arcanum-at-bond', units: ARCANA_AT_BOND, need: 22, body: [160, 420] },
  { name: 'arcanum-at-entry', units: ARCANA_AT_ENTRY, need: 22, body: [160, 420] },
  { name: 'arcanum-at-personal', units: ARCANA_AT_PERSONAL, need: 22, body: [160, 420] },
  { name: 'arcanum-at-social', units: ARCANA_AT_SOCIAL, need: 22, body: [160, 420] },
  { name: 'arcanum-at-general', units: ARCANA_AT_GENERAL, need: 22, body: [160, 420] },
  { name: 'square-cell', units: SQUARE_CELL_UNITS, need: 54, body: [180, 420] },
  { name: 'square-line', units: SQUARE_LINE_UNITS, need: 32, body: [180, 420] },
  { name: 'life-path', units: LIFE_PATH_UNITS, need: 12, body: [250, 600] },
  { name: 'birthday-number', units: BIRTHDAY_UNITS, need: 11, body: [250, 600] },
  { name: 'name-expression', units: EXPRESSION_UNITS, need: 12, body: [250, 600] },
  { name: 'name-soul', units: SOUL_UNITS, need: 12, body: [250, 600] },
  { name: 'name-personality', units: PERSONALITY_UNITS, need: 12, body: [250, 600] },
  { name: 'vedic-soul', units: VEDIC_SOUL_UNITS, need: 9, body: [250, 600] },
  { name: 'vedic-destiny', units: VEDIC_DESTINY_UNITS, need: 9, body: [250, 600] },
  { name: 'kua', units: KUA_UNITS, need: 9, body: [200, 420] },
  { name: 'lo-shu', units: LO_SHU_UNITS, need: 27, body: [150, 360] },
  { name: 'object', units: OBJECT_UNITS, need: 36, body: [140, 340] },
  { name: 'personal-year', units: PERSONAL_YEAR_UNITS, need: 9, body: [250, 600] },
  { name: 'pinnacle', units: PINNACLES, need: 12, body: [200, 420] },
  { name: 'challenge', units: CHALLENGES, need: 9, body: [200, 420] },
  { name: 'child-temper', units: CHILD_TEMPER, need: 22, body: [160, 420] },
  { name: 'child-comfort', units: CHILD_COMFORT, need: 22, body: [160, 420] },
  { name: 'child-gift', units: CHILD_GIFT, need: 12, body: [160, 420] },
  { name: 'child-growth', units: CHILD_GROWTH, need: 22, body: [150, 420] },
  { name: 'child-friends', units: CHILD_FRIENDS, need: 9, body: [200, 420] },
  { name: 'child-learning', units: CHILD_LEARNING, need: 12, body: [160, 420] },
  { name: 'child-things', units: CHILD_THINGS, need: 22, body: [150, 420] },
  { name: 'child-year', units: CHILD_YEARS, need: 9, body: [150, 420] },
  { name: 'child-cell', units: CHILD_CELLS, need: 45, body: [90, 300] },
  { name: 'pair-centre', units: PAIR_CENTRES, need: 22, body: [160, 420] },
  { name: 'pair-love-key', units: PAIR_LOVE_KEYS, need: 22, body: [160, 420] },
  { name: 'pair-money-key', units: PAIR_MONEY_KEYS, need: 22, body: [160, 420] },
];

/** The families of numerology units that are whole; one that is not whole is not listed. */
export const NUMEROLOGY_FAMILIES: readonly UnitFamily[] = FAMILIES.map(withReadings);
