import type { UnitFamily } from '../family.ts';
import { YOGA_LEADING_FIGURE } from './leading-figure.table.ts';
import { YOGA_LEADING_MEANS } from './leading-means.table.ts';
import { YOGA_LEADING_MOON } from './leading-moon.table.ts';
import { YOGA_LEADING_RISE } from './leading-rise.table.ts';
import { YOGA_LEADING_SUN } from './leading-sun.table.ts';
import { YOGA_LEADING_TURN } from './leading-turn.table.ts';
import { SHORT_COMPANY } from './short-company.table.ts';
import { SHORT_COURAGE_HOME } from './short-courage-home.table.ts';
import { SHORT_FIGURE } from './short-figure.table.ts';
import { SHORT_INWARD } from './short-inward.table.ts';
import { SHORT_MEANS } from './short-means.table.ts';
import { SHORT_MIND_PATH } from './short-mind-path.table.ts';
import { SHORT_MOON_SUN } from './short-moon-sun.table.ts';
import { SHORT_NAMED } from './short-named.table.ts';
import { SHORT_PRAISED } from './short-praised.table.ts';
import { SHORT_RELIEF } from './short-relief.table.ts';
import { SHORT_RISE } from './short-rise.table.ts';
import { SHORT_STRAIN } from './short-strain.table.ts';
import { SHORT_THRIFT } from './short-thrift.table.ts';
import { SHORT_TURN } from './short-turn.table.ts';
import { SHORT_VIGOUR_SPEECH } from './short-vigour-speech.table.ts';

/** The combinations that weigh most and come often enough, in full. */
export const LEADING_YOGAS: UnitFamily = {
  name: 'yoga-leading',
  units: [
    ...YOGA_LEADING_SUN,
    ...YOGA_LEADING_MOON,
    ...YOGA_LEADING_FIGURE,
    ...YOGA_LEADING_RISE,
    ...YOGA_LEADING_MEANS,
    ...YOGA_LEADING_TURN,
  ],
  need: 80,
  body: [300, 520],
};

/** All the others, in two sentences each. */
export const SHORT_YOGAS: UnitFamily = {
  name: 'yoga-short',
  units: [
    ...SHORT_MOON_SUN,
    ...SHORT_FIGURE,
    ...SHORT_RISE,
    ...SHORT_NAMED,
    ...SHORT_PRAISED,
    ...SHORT_MEANS,
    ...SHORT_THRIFT,
    ...SHORT_STRAIN,
    ...SHORT_RELIEF,
    ...SHORT_TURN,
    ...SHORT_INWARD,
    ...SHORT_COMPANY,
    ...SHORT_VIGOUR_SPEECH,
    ...SHORT_COURAGE_HOME,
    ...SHORT_MIND_PATH,
  ],
  need: 355,
  body: [50, 180],
};

/** The families of combinations: together they tell the catalogue once. */
export const YOGA_FAMILIES: readonly UnitFamily[] = [LEADING_YOGAS, SHORT_YOGAS];
