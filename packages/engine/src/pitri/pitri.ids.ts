/** Lines of kin the combinations speak of. [BPHS 83] */
export const PITRI_KINDS = [
  'sarpa',
  'pitri',
  'matri',
  'bhratri',
  'matula',
  'brahma',
  'patni',
  'preta',
  'popular',
] as const;
