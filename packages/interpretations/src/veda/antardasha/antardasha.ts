import type { UnitFamily } from '../family.ts';
import { JUPITER_ANTARDASHAS } from './jupiter.table.ts';
import { KETU_ANTARDASHAS } from './ketu.table.ts';
import { MARS_ANTARDASHAS } from './mars.table.ts';
import { MERCURY_ANTARDASHAS } from './mercury.table.ts';
import { MOON_ANTARDASHAS } from './moon.table.ts';
import { RAHU_ANTARDASHAS } from './rahu.table.ts';
import { SATURN_ANTARDASHAS } from './saturn.table.ts';
import { SUN_ANTARDASHAS } from './sun.table.ts';
import { VENUS_ANTARDASHAS } from './venus.table.ts';

/** Vimshottari antardashas: nine by nine, each with words for the strength of its lord. */
export const ANTARDASHA: UnitFamily = {
  name: 'antardasha',
  units: [
    ...SUN_ANTARDASHAS,
    ...MOON_ANTARDASHAS,
    ...MARS_ANTARDASHAS,
    ...MERCURY_ANTARDASHAS,
    ...JUPITER_ANTARDASHAS,
    ...VENUS_ANTARDASHAS,
    ...SATURN_ANTARDASHAS,
    ...RAHU_ANTARDASHAS,
    ...KETU_ANTARDASHAS,
  ],
  need: 81,
  body: [220, 400],
};
