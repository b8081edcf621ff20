import type { UnitFamily } from '../family.ts';
import { LORD_1_IN_HOUSES } from './lord-of-1.table.ts';
import { LORD_2_IN_HOUSES } from './lord-of-2.table.ts';
import { LORD_3_IN_HOUSES } from './lord-of-3.table.ts';
import { LORD_4_IN_HOUSES } from './lord-of-4.table.ts';
import { LORD_5_IN_HOUSES } from './lord-of-5.table.ts';
import { LORD_6_IN_HOUSES } from './lord-of-6.table.ts';
import { LORD_7_IN_HOUSES } from './lord-of-7.table.ts';
import { LORD_8_IN_HOUSES } from './lord-of-8.table.ts';
import { LORD_9_IN_HOUSES } from './lord-of-9.table.ts';
import { LORD_10_IN_HOUSES } from './lord-of-10.table.ts';
import { LORD_11_IN_HOUSES } from './lord-of-11.table.ts';
import { LORD_12_IN_HOUSES } from './lord-of-12.table.ts';

/** Every lord of a house in every house. */
export const LORD_IN_HOUSE: UnitFamily = {
  name: 'lord in house',
  units: [
    ...LORD_1_IN_HOUSES,
    ...LORD_2_IN_HOUSES,
    ...LORD_3_IN_HOUSES,
    ...LORD_4_IN_HOUSES,
    ...LORD_5_IN_HOUSES,
    ...LORD_6_IN_HOUSES,
    ...LORD_7_IN_HOUSES,
    ...LORD_8_IN_HOUSES,
    ...LORD_9_IN_HOUSES,
    ...LORD_10_IN_HOUSES,
    ...LORD_11_IN_HOUSES,
    ...LORD_12_IN_HOUSES,
  ],
  need: 144,
  body: [260, 520],
};
