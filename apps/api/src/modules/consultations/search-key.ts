import { z } from 'zod';

const searched = z.object({
  people: z.array(z.object({ name: z.string().optional() })),
  question: z.string().optional(),
  publication: z.object({ order: z.object({ topic: z.string().optional() }) }).optional(),
});

/**
 * What a document is found by, lower-cased: its title, the names of its people, the question or the topic it was asked for with.
 * @param request what its writer was given, as it is stored
 */
export function searchKeyOf(title: string, request: unknown): string {
  const { people = [], question = '', publication } = searched.safeParse(request).data ?? {};
  const names = people.map(({ name = '' }) => name);
  return [title, ...names, question, publication?.order.topic ?? ''].filter(Boolean).join(' ').toLowerCase();
}
