import { contentEntries } from '@nebosvod/contracts/admin-content';
import type { z } from 'zod';
import type { ContentRow } from './content-entry.repository.ts';
import type { Content } from './load-content.ts';

type Item = Content['shopItems'][number];
type ItemWords = z.output<typeof contentEntries.items>;

/** What of an item the console edits: the table of products says what it opens and for how long, the settings what it costs. */
export const wordsOf = (item: Item): ItemWords => ({
  title: item.title,
  summary: item.summary,
  description: item.description,
  audience: item.audience,
  howToGet: item.howToGet,
  paymentUrl: item.paymentUrl,
  questions: item.questions,
});

/** Items in the words that the console has published, without those it has taken off. */
export function withWords(items: Content['shopItems'], rows: readonly ContentRow[]): Content['shopItems'] {
  return items.flatMap((item) => {
    const row = rows.find(({ kind, id }) => kind === 'items' && id === item.id);
    if (row?.is_hidden) return [];
    // What does not fit was written by a newer version.
    const written = contentEntries.items.safeParse(row?.published);
    return [written.success ? { ...item, ...written.data } : item];
  });
}
