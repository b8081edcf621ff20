import type { House } from '../angle/sign.ts';
import type { PRASHNA_MATTERS } from './prashna.ids.ts';

export type PrashnaMatter = (typeof PRASHNA_MATTERS)[number];

/** Houses of a matter. */
export interface MatterHouses {
  /** House whose lord is the lord of the matter. */
  readonly house: House;
  /** By the school of Krishnamurti: the cusp that is judged, houses that grant the matter, houses that deny it. */
  readonly kp: { readonly house: House; readonly grants: readonly House[]; readonly denies: readonly House[] };
}

/**
 * Source of the houses: «Horary for Beginners» (futuresamachar, book 326, p. 43); learning by the fifth of BPHS 11; a wish of no other
 * kind by the house of gain. Of the groups of Krishnamurti: Bhatt's «Nakshatra Chintamani» at jyotishtek.com/House-Grouping.html (cure,
 * education, building), astrocentral.com/articles/analyzing-horary-chart (job, marriage, property, journey), scribd 315921424
 * (contest); the rest is the main house with its usual company, denied by the twelfths from them. `modern`
 */
export const PRASHNA_HOUSES: Readonly<Record<PrashnaMatter, MatterHouses>> = {
  travel: { house: 9, kp: { house: 9, grants: [3, 9, 12], denies: [1, 4, 11] } },
  work: { house: 10, kp: { house: 10, grants: [2, 6, 10, 11], denies: [1, 5, 9, 12] } },
  money: { house: 11, kp: { house: 2, grants: [2, 6, 11], denies: [5, 8, 12] } },
  marriage: { house: 7, kp: { house: 7, grants: [2, 7, 11], denies: [1, 6, 10] } },
  children: { house: 5, kp: { house: 5, grants: [2, 5, 11], denies: [1, 4, 10] } },
  home: { house: 4, kp: { house: 4, grants: [4, 11, 12], denies: [3, 5, 10] } },
  health: { house: 1, kp: { house: 1, grants: [1, 5, 11], denies: [6, 8, 12] } },
  lost: { house: 2, kp: { house: 2, grants: [2, 6, 11], denies: [5, 8, 12] } },
  dispute: { house: 6, kp: { house: 6, grants: [6, 10, 11], denies: [4, 5, 12] } },
  study: { house: 5, kp: { house: 4, grants: [4, 9, 11], denies: [3, 5, 8] } },
  message: { house: 3, kp: { house: 3, grants: [3, 9, 11], denies: [2, 8, 10] } },
  other: { house: 11, kp: { house: 11, grants: [1, 10, 11], denies: [8, 9, 12] } },
};
