import type { Unit } from '../../unit.ts';
import { JUPITER_IN_SIGN } from './jupiter.table.ts';
import { KETU_IN_SIGN } from './ketu.table.ts';
import { MARS_IN_SIGN } from './mars.table.ts';
import { MERCURY_IN_SIGN } from './mercury.table.ts';
import { MOON_IN_SIGN } from './moon.table.ts';
import { RAHU_IN_SIGN } from './rahu.table.ts';
import { SATURN_IN_SIGN } from './saturn.table.ts';
import { SUN_IN_SIGN } from './sun.table.ts';
import { VENUS_IN_SIGN } from './venus.table.ts';

/** The nine grahas in the signs. */
export const GRAHAS_IN_SIGN: readonly Unit[] = [
  ...SUN_IN_SIGN,
  ...MOON_IN_SIGN,
  ...MARS_IN_SIGN,
  ...MERCURY_IN_SIGN,
  ...JUPITER_IN_SIGN,
  ...VENUS_IN_SIGN,
  ...SATURN_IN_SIGN,
  ...RAHU_IN_SIGN,
  ...KETU_IN_SIGN,
];
