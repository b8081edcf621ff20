/** Ten kutas of the south, in the order they are told. [PM 21], as Tamil and Kerala almanacs print them. */
export const PORUTHAM_IDS = [
  'dina',
  'gana',
  'mahendra',
  'striDirgha',
  'yoni',
  'rashi',
  'rashyadhipati',
  'vashya',
  'rajju',
  'vedha',
] as const;

export const RAJJUS = ['pada', 'uru', 'nabhi', 'kantha', 'shiras'] as const;

/** The eight kutas of the north, in the order of their points. */
export const KOOTA_IDS = ['varna', 'vashya', 'tara', 'yoni', 'grahaMaitri', 'gana', 'bhakuta', 'nadi'] as const;

export const PORUTHAM_GRADES = ['full', 'middling', 'none'] as const;

export const MANGLIK_BALANCES = ['none', 'balanced', 'mitigated', 'one-sided', 'unknown'] as const;

export const KOOTA_EXCEPTIONS = [
  'maitri',
  'navamsha-lords',
  'far-stars',
  'same-star-other-pada',
  'same-sign-other-star',
  'same-star-other-sign',
] as const;

export const COMPATIBILITY_BANDS = ['not-advised', 'fair', 'good', 'very-good'] as const;
