/**
 * The five section marks on a 40 × 40 grid (horizon circle of radius 17, stroke 1.75) and the width of the whole logo at 40 px of height.
 * Source: own drawing; the words beside them are outlines of Cormorant SemiBold (OFL) in `logo-words.svg`.
 */
export const logos = {
  default: {
    width: 152,
    stroke: 'M3 20a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM5.5 28.9C14.6 28.4 22.4 23.9 26.6 16.9',
    fill: 'M28.5 6.6c.5 3.4 1.9 4.8 5.3 5.3-3.4.5-4.8 1.9-5.3 5.3-.5-3.4-1.9-4.8-5.3-5.3 3.4-.5 4.8-1.9 5.3-5.3Z',
  },
  astrolog: {
    width: 168,
    stroke:
      'M3 20a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM13.5 20a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM20 7.5v-4M26.25 9.17l2-3.46M30.83 13.75l3.46-2M32.5 20h4M30.83 26.25l3.46 2M26.25 30.83l2 3.46M20 32.5v4M13.75 30.83l-2 3.46M9.17 26.25l-3.46 2M7.5 20h-4M9.17 13.75l-3.46-2M13.75 9.17l-2-3.46',
    fill: 'M18.1 20a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0Z',
  },
  numerolog: {
    width: 176,
    stroke: 'M3 20a17 17 0 1 0 34 0a17 17 0 1 0 -34 0Z',
    fill: 'M10.4 12.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM17.9 12.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM25.4 12.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM10.4 20a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM17.9 20a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM25.4 20a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM10.4 27.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM17.9 27.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0ZM25.4 27.5a2.1 2.1 0 1 0 4.2 0a2.1 2.1 0 1 0 -4.2 0Z',
  },
  marketer: {
    width: 172,
    stroke:
      'M3 20a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM16.9 29.6A10 10 0 0 0 29.6 21.6 8.6 8.6 0 0 1 22.6 10.45 10 10 0 0 0 12.4 26.85L10.3 32Z',
  },
  veda: { width: 120, stroke: 'M3 20a17 17 0 1 0 34 0a17 17 0 1 0 -34 0ZM20 3 37 20 20 37 3 20ZM8 8l24 24M32 8 8 32' },
} as const satisfies Record<string, { width: number; stroke: string; fill?: string }>;
