/** The nine lords of the vimshottari order, from Ashvini's. */
export const NAKSHATRA_LORDS = [
  'ketu',
  'venus',
  'sun',
  'moon',
  'mars',
  'rahu',
  'jupiter',
  'saturn',
  'mercury',
] as const;

/** Elements (tattvas) in the order of the signs. */
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
