import type { AYANAMSHA_IDS } from './ephemeris.ids.ts';

export type AyanamshaId = (typeof AYANAMSHA_IDS)[number];

/**
 * Ayanamshas by their name on the wire and their number in Swiss Ephemeris (swephexp.h, SE_SIDM_*).
 * Source: Swiss Ephemeris 2.10.03, `swephexp.h` and "Swiss Ephemeris" section 2.7. [SwissEph]
 */
export const AYANAMSHAS: Readonly<Record<AyanamshaId, number>> = {
  lahiri: 1,
  'true-chitra': 27,
  krishnamurti: 5,
  raman: 3,
  yukteshwar: 7,
  'true-pushya': 29,
  'true-revati': 28,
  suryasiddhanta: 21,
  'fagan-bradley': 0,
  aryabhata: 23,
  'ss-citra': 26,
  'galcent-0sag': 17,
  'jn-bhasin': 8,
  'djwhal-khul': 6,
  ushashashi: 4,
  'lahiri-icrc': 46,
  'lahiri-1940': 43,
  'krishnamurti-vp291': 45,
};
