/** What a manglik is counted from. */
export const MANGLIK_ORIGINS = ['lagna', 'moon', 'venus'] as const;

/** The twelve kinds by the house of Rahu, 1 … 12. [modern] */
export const KALA_SARPA_KINDS = [
  'ananta',
  'kulika',
  'vasuki',
  'shankhapala',
  'padma',
  'mahapadma',
  'takshaka',
  'karkotaka',
  'shankhachuda',
  'ghataka',
  'vishadhara',
  'sheshanaga',
] as const;

export const KALA_SARPA_FORMS = ['full', 'by-sign', 'partial', 'none'] as const;
