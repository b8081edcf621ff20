import { birthSchema, settingsInput } from '@nebosvod/contracts/birth';
import { consultationTones } from '@nebosvod/contracts/consultations';
import { muhurtaPlace, muhurtaPurpose } from '@nebosvod/contracts/muhurta-choice';
import { consultationKinds } from '@nebosvod/contracts/products.table';
import { publicationOrder } from '@nebosvod/contracts/publication-order';
import { readingDetails } from '@nebosvod/contracts/reading';
import { readingRoles } from '@nebosvod/contracts/reading-role';
import { skyReason } from '@nebosvod/contracts/sky-rule';
import { socialNetworkField } from '@nebosvod/contracts/social-media';
import { civilDate } from '@nebosvod/contracts/time-fields';
import { voiceProfileField } from '@nebosvod/contracts/voice-profile';
import { PRASHNA_MATTERS } from '@nebosvod/engine/prashna/prashna.ids';
import { z } from 'zod';

/** A person of a document: the birth with its clock fixed, and what the request called them. */
const personSchema = z.object({
  role: z.enum(readingRoles),
  birth: birthSchema,
  name: z.string().optional(),
  sex: z.enum(['female', 'male']).optional(),
});

/** All that a writer needs, settled when the document was asked for: it never looks at a clock or a book. */
export const writingRequest = z.object({
  kind: z.enum(consultationKinds),
  people: z.array(personSchema),
  asOf: z.string(),
  settings: settingsInput,
  tone: z.enum(consultationTones),
  detail: z.enum(readingDetails),
  question: z.string().optional(),
  sections: z.array(z.string()).optional(),
  /** Unset: whoever the operator has. */
  writer: z.enum(['composer', 'model']).optional(),
  /** The practitioner ticked that the question goes to the language model. */
  shareQuestion: z.boolean().optional(),
  /** Of a year of tajaka: the one in which it begins, where it is lived. */
  year: z.object({ year: z.number().int().optional(), place: muhurtaPlace.optional() }).optional(),
  /** Of a month of transits: its first day. */
  month: z.object({ from: civilDate }).optional(),
  /** Of a question: what it is about, the number told for the other school. */
  prashna: z.object({ matter: z.enum(PRASHNA_MATTERS).optional(), number: z.number().int().optional() }).optional(),
  /** Of a choice of a name: its variants, each of which can be counted. */
  names: z.array(z.string()).optional(),
  /** Of a choice of an hour: what for, where, the days looked through. */
  choice: z.object({ purpose: muhurtaPurpose, place: muhurtaPlace, from: civilDate, to: civilDate }).optional(),
  /** Of a plan or a publication: the order, where its readers are, what it is about, the choices of its words. */
  publication: z
    .object({
      order: publicationOrder,
      place: muhurtaPlace,
      stopWords: z.array(z.string()),
      /** When the person publishes in each network. */
      schedule: z
        .array(z.object({ network: socialNetworkField, days: z.array(z.number().int()), hours: z.array(z.string()) }))
        .optional(),
      /** Learned from the person's own posts. */
      voice: voiceProfileField.optional(),
      seed: z.number().int(),
      item: z.object({ topic: z.string(), sky: skyReason.nullable(), date: civilDate.nullable() }).optional(),
    })
    .optional(),
});

export type WritingRequest = z.output<typeof writingRequest>;
export type WritingPerson = z.output<typeof personSchema>;
