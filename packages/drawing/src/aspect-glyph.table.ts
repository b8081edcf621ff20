import type { ASPECT_IDS } from '@nebosvod/engine/western/western.ids';

/**
 * Signs of aspects on a 24 × 24 grid, stroke 1.5, round caps.
 * Source: own drawing.
 */
export const aspectGlyphs = {
  conjunction: 'M4.5 15.5a5 5 0 1 0 10 0a5 5 0 1 0 -10 0ZM13 12 20 5',
  semisextile: 'M4 17.5h16M12 17.5 6.5 7M12 17.5 17.5 7',
  semisquare: 'M19 18.5H5L16.5 5.5',
  sextile: 'M12 4v16M5 8l14 8M19 8 5 16',
  square: 'M5 5h14v14H5Z',
  trine: 'M12 4.5 20.5 19h-17Z',
  sesquiquadrate: 'M9.5 4h10.5v10.5H9.5ZM9.5 14.5 4 20h12',
  quincunx: 'M4 6.5h16M12 6.5 6.5 17M12 6.5 17.5 17',
  opposition:
    'M3.5 17a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0ZM13.5 7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0ZM9.5 14.5 14.5 9.5',
} as const satisfies Record<(typeof ASPECT_IDS)[number], string>;
