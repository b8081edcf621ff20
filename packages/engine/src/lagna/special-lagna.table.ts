import type { ClassicalGraha } from '../bodies.ts';

/** Degrees a time lagna moves in a ghati of 24 minutes. [BPHS 5.2–8] */
export const DEGREES_PER_GHATI = { bhavaLagna: 6, horaLagna: 12, ghatiLagna: 30, vighatiLagna: 1800 } as const;

/** Rays of the sign lords for the indu lagna. Their sum is 83. [UK 4] */
export const INDU_RAYS: Readonly<Record<ClassicalGraha, number>> = {
  sun: 30,
  moon: 16,
  mars: 6,
  mercury: 8,
  jupiter: 10,
  venus: 12,
  saturn: 1,
};

/** Added to the pranapada by the modality of the Sun's sign, degrees. [BPHS 3.71–74] */
export const PRANAPADA_START = { movable: 0, fixed: 240, dual: 120 } as const;

/** Yogi point: Sun plus Moon, counted from the beginning of Pushya. */
export const YOGI_START = 280 / 3;
/** From the yogi to the avayogi point: 186°40′. */
export const AVAYOGI_ARC = 560 / 3;
