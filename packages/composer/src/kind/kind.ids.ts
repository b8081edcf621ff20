/** Kinds that the composer writes. By itself, so that whoever only asks which they are does not load the base of texts. */
export const COMPOSED_KINDS = [
  'veda-portrait',
  'veda-upaya',
  'veda-dashas',
  'veda-tajaka',
  'veda-navamsha',
  'veda-dashamsha',
  'veda-pair',
  'veda-muhurta',
  'western-portrait',
  'western-work',
  'western-relations',
  'western-pair',
  'western-child',
  'western-year',
  'western-month',
  'western-dates',
  'numerology-matrix',
  'numerology-square',
  'numerology-numbers',
  'numerology-cycles',
  'numerology-pair',
  'numerology-child',
  'numerology-family',
  'numerology-name',
] as const;

export type ComposedKind = (typeof COMPOSED_KINDS)[number];
