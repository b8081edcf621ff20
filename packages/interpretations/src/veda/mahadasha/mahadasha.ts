import type { UnitFamily } from '../family.ts';
import { MAHADASHAS_SUN_TO_JUPITER } from './sun-jupiter.table.ts';
import { MAHADASHAS_VENUS_TO_KETU } from './venus-ketu.table.ts';

/** Nine mahadashas of vimshottari, each with words for the strength of its lord. */
export const MAHADASHA: UnitFamily = {
  name: 'mahadasha',
  units: [...MAHADASHAS_SUN_TO_JUPITER, ...MAHADASHAS_VENUS_TO_KETU],
  need: 9,
  body: [350, 650],
};
