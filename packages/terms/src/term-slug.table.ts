/**
 * Addresses of the 27 nakshatras by their number.
 * Source: Russian names of nakshatra.table.ts in the Latin letters of the city addresses.
 */
export const nakshatraSlugs = {
  ashvini: 1,
  bharani: 2,
  krittika: 3,
  rohini: 4,
  mrigashira: 5,
  ardra: 6,
  punarvasu: 7,
  pushya: 8,
  ashlesha: 9,
  magha: 10,
  'purva-phalguni': 11,
  'uttara-phalguni': 12,
  hasta: 13,
  chitra: 14,
  svati: 15,
  vishakha: 16,
  anuradha: 17,
  jyeshtha: 18,
  mula: 19,
  'purva-ashadha': 20,
  'uttara-ashadha': 21,
  shravana: 22,
  dhanishtha: 23,
  shatabhisha: 24,
  'purva-bhadrapada': 25,
  'uttara-bhadrapada': 26,
  revati: 27,
} as const;

/**
 * Addresses of the tithis with their numbers, 1–30: both halves of the month share the first fourteen names.
 * Source: short names of tithi.table.ts in the Latin letters of the city addresses.
 */
export const tithiSlugs = {
  pratipada: [1, 16],
  dvitiya: [2, 17],
  tritiya: [3, 18],
  chaturthi: [4, 19],
  panchami: [5, 20],
  shashthi: [6, 21],
  saptami: [7, 22],
  ashtami: [8, 23],
  navami: [9, 24],
  dashami: [10, 25],
  ekadashi: [11, 26],
  dvadashi: [12, 27],
  trayodashi: [13, 28],
  chaturdashi: [14, 29],
  purnima: [15],
  amavasya: [30],
} as const;
