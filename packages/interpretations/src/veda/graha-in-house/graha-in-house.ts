import type { UnitFamily } from '../family.ts';
import { JUPITER_IN_HOUSES } from './jupiter.table.ts';
import { KETU_IN_HOUSES } from './ketu.table.ts';
import { MARS_IN_HOUSES } from './mars.table.ts';
import { MERCURY_IN_HOUSES } from './mercury.table.ts';
import { MOON_IN_HOUSES } from './moon.table.ts';
import { RAHU_IN_HOUSES } from './rahu.table.ts';
import { SATURN_IN_HOUSES } from './saturn.table.ts';
import { SUN_IN_HOUSES } from './sun.table.ts';
import { VENUS_IN_HOUSES } from './venus.table.ts';

/** What a graha does in a house of the rashi chart: nine grahas by twelve houses. */
export const GRAHA_IN_HOUSE: UnitFamily = {
  name: 'graha in house',
  units: [
    ...SUN_IN_HOUSES,
    ...MOON_IN_HOUSES,
    ...MARS_IN_HOUSES,
    ...MERCURY_IN_HOUSES,
    ...JUPITER_IN_HOUSES,
    ...VENUS_IN_HOUSES,
    ...SATURN_IN_HOUSES,
    ...RAHU_IN_HOUSES,
    ...KETU_IN_HOUSES,
  ],
  need: 108,
  body: [280, 560],
};
