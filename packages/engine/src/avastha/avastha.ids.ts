/** Baladi by the sixths of an odd sign; an even sign runs backward. [BPHS 45.3–4] */
export const BALADI = ['bala', 'kumara', 'yuva', 'vriddha', 'mrita'] as const;

export const JAGRADADI = ['jagrat', 'swapna', 'sushupti'] as const;

export const DEEPTADI = [
  'deepta',
  'swastha',
  'pramudita',
  'shanta',
  'dina',
  'duhkhita',
  'vikala',
  'khala',
  'kopi',
] as const;

export const LAJJITADI = ['lajjita', 'garvita', 'kshudhita', 'trishita', 'mudita', 'kshobhita'] as const;

/** Shayanadi by remainder 1 … 12. [BPHS 45.30–39] */
export const SHAYANADI = [
  'shayana',
  'upavesha',
  'netrapani',
  'prakashana',
  'gamana',
  'agamana',
  'sabha',
  'agama',
  'bhojana',
  'nrityalipsa',
  'kautuka',
  'nidra',
] as const;

/** How far a shayanadi avastha shows, by remainder 0, 1, 2. [BPHS 45.37–39] */
export const SHAYANADI_DEGREES = ['vichesta', 'drishti', 'chesta'] as const;
