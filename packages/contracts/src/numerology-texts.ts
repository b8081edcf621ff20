import { z } from 'zod';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { arcanum } from './numerology-answers.ts';
import { numerologyRequest } from './numerology-requests.ts';

const common = {
  /** What of the answer it reads, the same in every system that has it: `matrix.A`, `square.5`, `personalYear`. */
  id: z.string(),
  /** Its heading: «Ключ денег». */
  position: z.string(),
  /** The number it rests on and where that stands: «Аркан 7 в ключе денег». */
  factor: z.string(),
  /** One sentence; of an arcanum its essence. */
  short: z.string(),
  /** What to ask the person; null where the reading has no question of its own. */
  question: z.string().nullable(),
  /** Whose idea the text rests on: keys of docs/sources.md. */
  source: z.string(),
};

/** A reading of one value: a paragraph, an arcanum in its position, or a row of several arcana. */
export const numerologyText = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('paragraph'), ...common, full: z.string() }),
  z.object({
    kind: z.literal('arcanum'),
    ...common,
    arcanum,
    /** What the position speaks about. */
    frame: z.string(),
    plus: z.string(),
    minus: z.string(),
    advice: z.string(),
  }),
  z.object({
    kind: z.literal('row'),
    ...common,
    /** Each arcanum of the row in its order: what it stands for there, and its essence. */
    members: z.array(z.object({ label: z.string(), arcanum, short: z.string() })).readonly(),
  }),
]);

export type NumerologyText = z.output<typeof numerologyText>;

/** Texts of the interpretation base for everything an answer of `POST /v1/numerology` holds that has one. Stores nothing. */
export const readNumerology = endpoint({
  method: 'POST',
  path: '/v1/numerology/texts',
  cost: 10,
  summary: 'Толкования чисел, арканов и личных циклов',
  tag: 'numerology',
  access: { products: [2] },
  params: nothing,
  query: nothing,
  body: numerologyRequest,
  response: z.array(numerologyText),
});
