import type { SkyReason } from '@nebosvod/contracts/sky-rule';

/** The audience's place, by whose clock times are told. */
export interface ContentPlace {
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
}

/** Something of the sky that one may write about, on a civil date of the audience. */
export interface Occasion extends SkyReason {
  /** `YYYY-MM-DD` by the clock of the place. */
  readonly date: string;
  /** How much it is awaited, 0 … 100: what a plan takes first. Our own measure. */
  readonly weight: number;
}
