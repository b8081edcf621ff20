import { z } from 'zod';

/** A text of the interpretation base, with what of the chart it reads. */
export const interpretationSchema = z.object({
  /** Stable: `graha-in-house-sun-5`, `lord-in-house-9-5`. */
  id: z.string(),
  /** `short` and `full` in one. */
  text: z.string(),
  source: z.string().optional(),
  /** What it reads: «Солнце в 5-м доме». */
  factor: z.string(),
  short: z.string(),
  full: z.string(),
  /** What to ask the person before drawing conclusions; not every text has one. */
  question: z.string().optional(),
});

export type InterpretationAnswer = z.output<typeof interpretationSchema>;
