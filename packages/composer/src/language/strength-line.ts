import type { Theme } from '@nebosvod/interpretations/unit';

/** Something said of one area by a fact that no unit words: what it claims and how it may be said. */
export interface AreaLines {
  readonly theme: Theme;
  readonly lines: readonly string[];
}

/** Facts that every area has, high and low. */
export interface StrengthLines {
  /** The lord of the house is strong, or weak. */
  readonly lord: { readonly strong: AreaLines; readonly weak: AreaLines };
  /** The natural significator. */
  readonly karaka: { readonly strong: AreaLines; readonly weak: AreaLines };
  /** Sarvashtakavarga of the house: 32 and more, 22 and less. */
  readonly sav: { readonly high: AreaLines; readonly low: AreaLines };
  /** The varga of the area on its lord: agrees, disputes. */
  readonly varga: { readonly agrees: AreaLines; readonly disputes: AreaLines };
  /** Bhava bala: the first of the twelve houses, the last. */
  readonly bhava: { readonly first: AreaLines; readonly last: AreaLines };
}
