/**
 * Rings of the sarvatobhadra chakra, clockwise from the north-east corner (drawn at the top left): a corner vowel, then
 * one side's cells, four times over. Stars are numbers of the 28 (22 = Abhijit), signs 1 … 12.
 * Source: the diagram as printed by P.V.R. Narasimha Rao and A. Shanker. [PVR]
 */
export const OUTER_STARS: readonly (readonly number[])[] = [
  [3, 4, 5, 6, 7, 8, 9],
  [10, 11, 12, 13, 14, 15, 16],
  [17, 18, 19, 20, 21, 22, 23],
  [24, 25, 26, 27, 28, 1, 2],
];

export const CONSONANTS = [
  ['a', 'va', 'ka', 'ha', 'ḍa'],
  ['ma', 'ṭa', 'pa', 'ra', 'ta'],
  ['na', 'ya', 'bha', 'ja', 'kha'],
  ['ga', 'sa', 'da', 'ca', 'la'],
] as const;

export const SIGNS = [
  [2, 3, 4],
  [5, 6, 7],
  [8, 9, 10],
  [11, 12, 1],
] as const;

/** Vowels of the four corners, ring by ring from the outside. */
export const VOWELS = [
  ['a', 'ā', 'i', 'ī'],
  ['u', 'ū', 'ṛ', 'ṝ'],
  ['ḷ', 'ḹ', 'e', 'ai'],
  ['o', 'au', 'aṃ', 'aḥ'],
] as const;

/** Tithi groups with their weekdays (0 = Sunday): the four sides of the inmost ring, then the centre. */
export const TITHI_GROUPS = [
  { group: 'nanda', varas: [0, 2] },
  { group: 'bhadra', varas: [1, 3] },
  { group: 'jaya', varas: [4] },
  { group: 'rikta', varas: [5] },
  { group: 'purna', varas: [6] },
] as const;
