import type { UnitFamily } from '../family.ts';
import { JUPITER_VENUS_PERIODS_BY_FUNCTION } from './jupiter-venus.table.ts';
import { LUMINARY_PERIODS_BY_FUNCTION } from './luminaries.table.ts';
import { MARS_MERCURY_PERIODS_BY_FUNCTION } from './mars-mercury.table.ts';
import { NODE_PERIODS_BY_FUNCTION } from './nodes.table.ts';
import { SATURN_PERIODS_BY_FUNCTION } from './saturn.table.ts';

/**
 * What the mahadasha of a graha gives by its function for the lagna. Of nine grahas by six functions 48 occur: for no
 * lagna are the luminaries, Mercury and Jupiter a yogakaraka, nor the luminaries mixed. Maraka owns the 2nd or the 7th
 * house; badhaka the 11th for a movable lagna, the 9th for a fixed, the 7th for a dual one.
 */
export const MAHADASHA_BY_FUNCTION: UnitFamily = {
  name: 'mahadasha-by-function',
  units: [
    ...LUMINARY_PERIODS_BY_FUNCTION,
    ...MARS_MERCURY_PERIODS_BY_FUNCTION,
    ...JUPITER_VENUS_PERIODS_BY_FUNCTION,
    ...SATURN_PERIODS_BY_FUNCTION,
    ...NODE_PERIODS_BY_FUNCTION,
  ],
  need: 48,
  body: [280, 480],
};
