/** Doshas judged by rules of their own, beside their combinations in the catalogue. */
export const DOSHAS = ['manglik', 'guru-chandala', 'shrapit', 'ganda-moola', 'kala-sarpa'] as const;

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

/** What is said to undo a manglik. [modern] [MC 6] */
export const MANGLIK_EXCEPTION_IDS = [
  'own-or-exalted',
  'jupiter',
  'moon-with-mars',
  'sign-of-house',
  'leo-aquarius',
  'yogakaraka',
  'benefic-in-first-or-seventh',
] as const;

/** What softens a company of two that custom calls a dosha: of guru-chandala, then of shrapit. [modern] */
export const DOSHA_SOFTENINGS = ['jupiter-dignified', 'benefic', 'jupiter', 'saturn-dignified'] as const;
