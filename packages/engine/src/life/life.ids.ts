/** Systems whose rows the line of life holds. A new one is a new id here and its rows; nothing else knows the list. */
export const LIFE_SYSTEMS = [
  'vimshottari',
  'rasi-dasha',
  'transit',
  'sade-sati',
  'return',
  'moon',
  'profection',
  'firdaria',
  'releasing',
  'progressed-phase',
  'progression',
  'solar-arc',
  'primary',
] as const;

/** Independent witnesses of a convergence: what comes of one motion or one count is one voice, however many rows it fills. */
export const LIFE_VOICES = [
  'vimshottari',
  'rasi-dasha',
  'saturn',
  'jupiter',
  'nodes',
  'profection',
  'firdaria',
  'releasing',
] as const;

/** Bodies whose return to their natal longitude is marked. */
export const RETURNING = ['saturn', 'jupiter', 'rahu', 'sun'] as const;
