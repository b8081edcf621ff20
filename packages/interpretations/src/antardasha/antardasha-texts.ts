import type { Graha } from '@nebosvod/engine/bodies';
import type { Interpretation } from '../text.ts';
import { JUPITER_ANTARDASHAS } from './jupiter.table.ts';
import { KETU_ANTARDASHAS } from './ketu.table.ts';
import { MARS_ANTARDASHAS } from './mars.table.ts';
import { MERCURY_ANTARDASHAS } from './mercury.table.ts';
import { MOON_ANTARDASHAS } from './moon.table.ts';
import { RAHU_ANTARDASHAS } from './rahu.table.ts';
import { SATURN_ANTARDASHAS } from './saturn.table.ts';
import { SUN_ANTARDASHAS } from './sun.table.ts';
import { VENUS_ANTARDASHAS } from './venus.table.ts';

/** By the lord of the great period, then by the lord of the sub-period. */
const antardashas: Readonly<Record<Graha, Readonly<Record<Graha, Interpretation>>>> = {
  sun: SUN_ANTARDASHAS,
  moon: MOON_ANTARDASHAS,
  mars: MARS_ANTARDASHAS,
  mercury: MERCURY_ANTARDASHAS,
  jupiter: JUPITER_ANTARDASHAS,
  venus: VENUS_ANTARDASHAS,
  saturn: SATURN_ANTARDASHAS,
  rahu: RAHU_ANTARDASHAS,
  ketu: KETU_ANTARDASHAS,
};

/** The text of a sub-period of vimshottari: that of `antardasha` within the great period of `mahadasha`. */
export function antardashaText(mahadasha: Graha, antardasha: Graha): Interpretation {
  return antardashas[mahadasha][antardasha];
}
