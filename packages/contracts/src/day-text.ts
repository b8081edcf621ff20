import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';

/** Kinds of stretches that have words. */
export const DAY_TEXT_KINDS = ['tithi', 'nakshatra', 'yoga', 'karana', 'vara', 'muhurta'] as const;

/** What a stretch of a day is held to mean: the words of its card. */
export const getDayText = endpoint({
  tag: 'panchanga',
  access: 'guest',
  method: 'GET',
  path: '/v1/day_text/:kind/:index',
  cost: 1,
  summary: 'Что значит титхи, накшатра, йога, карана, вара или мухурта',
  params: z.strictObject({
    kind: z.enum(DAY_TEXT_KINDS),
    /** As in the panchanga of a day; a karana by its half tithi, 1–60, a vara from 0 = Sunday. */
    index: z.coerce.number().int().min(0).max(60),
  }),
  query: nothing,
  body: noBody,
  response: z.object({
    lead: z.string(),
    body: z.string(),
    suits: z.array(z.string()),
    leave: z.array(z.string()),
    question: z.string().nullable(),
    /** Address of the page with all of it: the dates of the year for a tithi or a nakshatra, the others of its kind. */
    page: z.string(),
  }),
});
