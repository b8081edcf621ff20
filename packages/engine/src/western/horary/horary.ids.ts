/** What warns before a question is judged. */
export const HORARY_CONSIDERATIONS = [
  'hour-disagrees',
  'early-ascendant',
  'late-ascendant',
  'moon-late',
  'via-combusta',
  'moon-void',
  'ascendant-lord-combust',
  'seventh-lord-afflicted',
  'saturn-in-first',
  'saturn-in-seventh',
] as const;

/** How two significators come together. */
export const HORARY_WAYS = ['one-planet', 'aspect', 'translation', 'collection'] as const;

/** What keeps them from it. */
export const HORARY_HINDRANCES = ['prohibition', 'frustration', 'refranation', 'sign-change'] as const;

/** Days after the question in which a perfection is looked for. */
export const HORARY_DAYS = 60;
