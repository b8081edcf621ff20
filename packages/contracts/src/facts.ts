import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time-fields.ts';

/** A fact, where it is from, and what the sky does when it is of today. */
export const toldFact = z.object({
  id: z.string(),
  text: z.string(),
  source: z.object({ title: z.string(), where: z.string() }),
  /** Of a fact of today's sky: what happens and when. */
  sky: z.object({ event: z.string(), at: instant }).optional(),
});
export type ToldFact = z.output<typeof toldFact>;

export const getFact = endpoint({
  tag: 'facts',
  access: 'guest',
  method: 'GET',
  path: '/v1/get_fact',
  cost: 10,
  summary: 'Факт дня: сперва небо сегодня, потом по кругу',
  params: nothing,
  query: z.strictObject({ product_id: z.string().max(20).optional() }),
  body: noBody,
  response: toldFact,
});
