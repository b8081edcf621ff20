/** The Moon of a birth chart, all that the personal layer of a day needs. The page is given it from outside: charts are another feature. */
export interface BirthMoon {
  readonly name: string | null;
  /** 1 … 27. */
  readonly nakshatra: number;
  /** 1 … 12. */
  readonly sign: number;
}
