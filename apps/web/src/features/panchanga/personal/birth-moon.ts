/** The Moon of a birth chart, all that the personal layer needs; null where the uncertainty of the birth time leaves it open. */
export interface BirthMoon {
  /** 1 … 27. */
  readonly nakshatra: number | null;
  /** 1 … 12. */
  readonly sign: number | null;
}

/** The Moon as requests take it: only what is known of it. */
export function moonFields(moon: BirthMoon | null): { birthNakshatra?: number; birthSign?: number } {
  return {
    ...(moon !== null && moon.nakshatra !== null && { birthNakshatra: moon.nakshatra }),
    ...(moon !== null && moon.sign !== null && { birthSign: moon.sign }),
  };
}
