import { PRASHNA_MATTERS } from '@nebosvod/engine/prashna/prashna.ids';
import { z } from 'zod';
import { birthSchema, settingsSchema } from './birth.ts';
import { muhurtaPlace, muhurtaPurpose } from './muhurta-choice.ts';
import { readingRoles } from './reading-role.ts';
import { ruleSchema, ruleValue } from './rule.ts';
import { civilDate, instant } from './time-fields.ts';

/** How long a reading is: about 1,200, 3,000 or 6,000 words. */
export const readingDetails = ['short', 'middle', 'long'] as const;

/** A sentence with what it rests on. `values` marks every date, degree and number printed in it, in UTF-16 units, `to` exclusive. */
export const sentenceSchema = z.object({
  id: z.string(),
  text: z.string(),
  factors: z.array(z.string()),
  by: z.enum(['composer', 'model', 'person']),
  values: z.array(z.object({ from: z.number().int(), to: z.number().int(), factor: z.string(), key: z.string() })),
});
export type Sentence = z.output<typeof sentenceSchema>;

const sectionSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** Of an area: what the balance of its testimonies comes to. */
  verdict: sentenceSchema.optional(),
  paragraphs: z.array(z.object({ id: z.string(), sentences: z.array(sentenceSchema) })),
});

export type ReadingSection = z.output<typeof sectionSchema>;

const factorSchema = z.object({
  /** What it is, in Russian: «Владыка 10-го (Марс) в 10-м доме». */
  label: z.string(),
  rule: ruleSchema,
  values: z.record(z.string(), ruleValue),
  area: z.string().optional(),
});

/** A reading: every section of it, and what each sentence rests on. */
export const readingDocument = z.object({
  version: z.number().int(),
  title: z.string(),
  asOf: civilDate,
  settings: settingsSchema,
  engineVersion: z.string(),
  /** Whose words they are; unset, the composer's. `composer-instead`: a language model was asked and did not answer. */
  writer: z.enum(['composer', 'model', 'composer-instead']).optional(),
  inputs: z.object({
    births: z.array(z.object({ role: z.enum(readingRoles), birth: birthSchema })),
    /** Of a choice of an hour: what for, the days looked through, where. */
    purpose: muhurtaPurpose.optional(),
    period: z.object({ from: civilDate, to: civilDate }).optional(),
    place: muhurtaPlace.optional(),
    /** Of a year of tajaka that was asked for: the one in which it begins; `place` is then where it is lived. */
    year: z.number().int().optional(),
    /** Of a question: what it is about, the local date and time of asking; `place` is then where it was asked. */
    matter: z.enum(PRASHNA_MATTERS).optional(),
    moment: z.string().optional(),
    /** Of a choice of a name: the variants as they were typed. */
    names: z.array(z.string()).optional(),
  }),
  sections: z.array(sectionSchema),
  factors: z.record(z.string(), factorSchema),
  /** `for` and `against` name sentences. */
  contradictions: z.array(
    z.object({ area: z.string(), for: z.array(z.string()), against: z.array(z.string()), text: z.string() }),
  ),
  /** What an unknown or uncertain time leaves open: a factor holds in a part of the time only. */
  uncertain: z.array(z.object({ factor: z.string(), from: instant, until: instant })),
});
export type ReadingDocument = z.output<typeof readingDocument>;
export type ReadingFactor = z.output<typeof factorSchema>;

/** A section that is not opened for whoever asks: its title, and the products that open it. */
const lockedSection = z.object({
  id: z.string(),
  title: z.string(),
  isLocked: z.literal(true),
  opensWith: z.array(z.number().int()),
});

/** A reading as one may see it. */
export const shownDocument = readingDocument.extend({ sections: z.array(z.union([lockedSection, sectionSchema])) });
export type ShownDocument = z.output<typeof shownDocument>;
