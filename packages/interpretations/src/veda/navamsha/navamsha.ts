import type { Unit } from '../../unit.ts';
import { JUPITER_IN_NAVAMSHA } from './jupiter.table.ts';
import { KETU_IN_NAVAMSHA } from './ketu.table.ts';
import { MARS_IN_NAVAMSHA } from './mars.table.ts';
import { MERCURY_IN_NAVAMSHA } from './mercury.table.ts';
import { MOON_IN_NAVAMSHA } from './moon.table.ts';
import { RAHU_IN_NAVAMSHA } from './rahu.table.ts';
import { SATURN_IN_NAVAMSHA } from './saturn.table.ts';
import { SUN_IN_NAVAMSHA } from './sun.table.ts';
import { VENUS_IN_NAVAMSHA } from './venus.table.ts';

/** The nine grahas in the signs of the navamsha. */
export const GRAHAS_IN_NAVAMSHA: readonly Unit[] = [
  ...SUN_IN_NAVAMSHA,
  ...MOON_IN_NAVAMSHA,
  ...MARS_IN_NAVAMSHA,
  ...MERCURY_IN_NAVAMSHA,
  ...JUPITER_IN_NAVAMSHA,
  ...VENUS_IN_NAVAMSHA,
  ...SATURN_IN_NAVAMSHA,
  ...RAHU_IN_NAVAMSHA,
  ...KETU_IN_NAVAMSHA,
];
