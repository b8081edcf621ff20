/**
 * Qualities of the birth star and sign. Stars 1 … 27, signs 1 … 12.
 * Source: [MC], chapter on marriage; yoni by star as agreed by public tables, gana and nadi on 1,458 pairs.
 */
export const YONIS = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'serpent',
  'dog',
  'cat',
  'sheep',
  'cat',
  'rat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'buffalo',
  'tiger',
  'deer',
  'deer',
  'dog',
  'monkey',
  'mongoose',
  'monkey',
  'lion',
  'horse',
  'lion',
  'cow',
  'elephant',
] as const;

export const GANAS = [
  'deva',
  'manushya',
  'rakshasa',
  'manushya',
  'deva',
  'manushya',
  'deva',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
  'rakshasa',
  'deva',
  'rakshasa',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
  'rakshasa',
  'rakshasa',
  'manushya',
  'manushya',
  'deva',
] as const;

/** Nadi of the stars in groups of six: adi madhya antya antya madhya adi. */
export const NADI_PATTERN = ['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi'] as const;

export const VARNA_BY_ELEMENT = { water: 'brahmin', fire: 'kshatriya', earth: 'vaishya', air: 'shudra' } as const;

/** Vashya of each sign's halves. */
export const VASHYAS = [
  ['quadruped', 'quadruped'],
  ['quadruped', 'quadruped'],
  ['human', 'human'],
  ['water', 'water'],
  ['wild', 'wild'],
  ['human', 'human'],
  ['human', 'human'],
  ['insect', 'insect'],
  ['human', 'quadruped'],
  ['quadruped', 'water'],
  ['human', 'human'],
  ['water', 'water'],
] as const;

/** Paya by the Moon's house from the lagna, houses 1 … 12. */
export const PAYA_BY_HOUSE = [
  'gold',
  'silver',
  'copper',
  'iron',
  'silver',
  'gold',
  'copper',
  'iron',
  'silver',
  'copper',
  'gold',
  'iron',
] as const;

/** Paya by star: gold Revati–Bharani, iron Krittika–Mrigashira, silver Ardra–Svati, copper Vishakha–Uttara Bhadrapada. */
export const PAYA_BY_STAR = [
  { from: 1, to: 2, paya: 'gold' },
  { from: 3, to: 5, paya: 'iron' },
  { from: 6, to: 15, paya: 'silver' },
  { from: 16, to: 26, paya: 'copper' },
  { from: 27, to: 27, paya: 'gold' },
] as const;

/** Yunja: the part of the sky the star belongs to, from Revati. */
export const YUNJA_BY_STAR = [
  { from: 1, to: 5, yunja: 'purva' },
  { from: 6, to: 17, yunja: 'madhya' },
  { from: 18, to: 26, yunja: 'antya' },
  { from: 27, to: 27, yunja: 'purva' },
] as const;

/**
 * Ghataka by the Moon's sign, Aries … Pisces: month (1 = Chaitra), tithi group, vara (0 = Sunday), star, prahara of the day, sign of the Moon.
 * Source: [MC 1], list of unfavourable times of each birth sign.
 */
export const GHATAKA = [
  { month: 8, tithis: 'nanda', vara: 0, nakshatra: 10, prahara: 1, moonSign: 1 },
  { month: 9, tithis: 'purna', vara: 6, nakshatra: 13, prahara: 4, moonSign: 6 },
  { month: 4, tithis: 'bhadra', vara: 1, nakshatra: 15, prahara: 3, moonSign: 11 },
  { month: 10, tithis: 'bhadra', vara: 3, nakshatra: 17, prahara: 1, moonSign: 5 },
  { month: 3, tithis: 'jaya', vara: 6, nakshatra: 19, prahara: 1, moonSign: 10 },
  { month: 6, tithis: 'purna', vara: 6, nakshatra: 22, prahara: 1, moonSign: 3 },
  { month: 11, tithis: 'rikta', vara: 4, nakshatra: 24, prahara: 4, moonSign: 9 },
  { month: 7, tithis: 'nanda', vara: 5, nakshatra: 27, prahara: 1, moonSign: 2 },
  { month: 5, tithis: 'jaya', vara: 5, nakshatra: 2, prahara: 1, moonSign: 12 },
  { month: 2, tithis: 'rikta', vara: 2, nakshatra: 4, prahara: 4, moonSign: 5 },
  { month: 1, tithis: 'jaya', vara: 4, nakshatra: 6, prahara: 3, moonSign: 9 },
  { month: 12, tithis: 'purna', vara: 5, nakshatra: 9, prahara: 4, moonSign: 11 },
] as const;
