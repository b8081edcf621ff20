import type { UnitFamily } from '../family.ts';
import { JUPITER_PERIOD_FROM_HOUSES } from './jupiter.table.ts';
import { KETU_PERIOD_FROM_HOUSES } from './ketu.table.ts';
import { MARS_PERIOD_FROM_HOUSES } from './mars.table.ts';
import { MERCURY_PERIOD_FROM_HOUSES } from './mercury.table.ts';
import { MOON_PERIOD_FROM_HOUSES } from './moon.table.ts';
import { RAHU_PERIOD_FROM_HOUSES } from './rahu.table.ts';
import { SATURN_PERIOD_FROM_HOUSES } from './saturn.table.ts';
import { SUN_PERIOD_FROM_HOUSES } from './sun.table.ts';
import { VENUS_PERIOD_FROM_HOUSES } from './venus.table.ts';

/** What the mahadasha of a graha opens from the house it holds at birth: nine grahas by twelve houses. */
export const MAHADASHA_IN_HOUSE: UnitFamily = {
  name: 'mahadasha-in-house',
  units: [
    ...SUN_PERIOD_FROM_HOUSES,
    ...MOON_PERIOD_FROM_HOUSES,
    ...MARS_PERIOD_FROM_HOUSES,
    ...MERCURY_PERIOD_FROM_HOUSES,
    ...JUPITER_PERIOD_FROM_HOUSES,
    ...VENUS_PERIOD_FROM_HOUSES,
    ...SATURN_PERIOD_FROM_HOUSES,
    ...RAHU_PERIOD_FROM_HOUSES,
    ...KETU_PERIOD_FROM_HOUSES,
  ],
  need: 108,
  body: [300, 520],
};
