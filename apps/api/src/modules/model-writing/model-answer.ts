import { z } from 'zod';

const sentence = z.object({ text: z.string().max(2_000), factors: z.array(z.string().max(20)).max(40) });
/** Some models put sentences of a paragraph under a name of their own. */
const paragraph = z.union([
  z.array(sentence).max(60),
  z.object({ sentences: z.array(sentence).max(60) }).transform(({ sentences }) => sentences),
]);
const answerSchema = z.object({ paragraphs: z.array(paragraph).min(1).max(40) });

export type AnsweredParagraphs = z.output<typeof answerSchema>['paragraphs'];

/** The section that a model wrote: the JSON of its answer, whatever stands round it. Null when there is none of that shape. */
export function readModelAnswer(text: string): AnsweredParagraphs | null {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) return null;
  try {
    return answerSchema.safeParse(JSON.parse(text.slice(from, to + 1))).data?.paragraphs ?? null;
  } catch {
    return null;
  }
}
