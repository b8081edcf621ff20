import type { Mark } from './body-label.ts';

/** Outline of a mark in a square of 24, drawn with round strokes of 1.5. */
export interface MarkOutline {
  readonly stroke: string;
  readonly fill?: string;
}

/** Marks beside the letters of a body; vargottama is a line under them instead. Source: the project's own drawing. */
export const markOutlines = {
  retrograde: { stroke: 'M7.25 18.5V4.25h4.9a4 4 0 0 1 0 8h-4.9M11.25 12.25l6.75 8.5M12.25 20.75 18 14.5' },
  stationary: { stroke: 'M6 4.5v15M18 4.5v15', fill: 'M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z' },
  exalted: { stroke: 'M12 20.5v-17M5.75 9.75 12 3.5l6.25 6.25' },
  debilitated: { stroke: 'M12 3.5v17M5.75 14.25 12 20.5l6.25-6.25' },
  combust: {
    stroke:
      'M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0ZM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8',
  },
} as const satisfies Record<Exclude<Mark, 'vargottama'>, MarkOutline>;
