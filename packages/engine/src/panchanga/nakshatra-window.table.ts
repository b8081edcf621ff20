/**
 * Start of varjyam (tyajya) and of amrita kala within each nakshatra, Ashvini … Revati, in sixtieths (ghatis) of the star's own
 * duration; both last four sixtieths. Mula has a second varjyam at 20. Varjyam agrees on 27 of 27 stars, amrita on 25 of 25 seen. [MC]
 */
export const VARJYAM: readonly (readonly number[])[] = [
  [50],
  [24],
  [30],
  [40],
  [14],
  [21],
  [30],
  [20],
  [32],
  [30],
  [20],
  [18],
  [21],
  [20],
  [14],
  [14],
  [10],
  [14],
  [20, 56],
  [24],
  [20],
  [10],
  [10],
  [18],
  [16],
  [24],
  [30],
];

export const AMRITA: readonly number[] = [
  42, 48, 54, 52, 38, 35, 54, 44, 56, 54, 44, 42, 45, 44, 38, 38, 34, 38, 44, 48, 44, 34, 34, 42, 40, 48, 54,
];

/** Length of both windows in sixtieths of the star's duration. */
export const WINDOW_LENGTH = 4;
