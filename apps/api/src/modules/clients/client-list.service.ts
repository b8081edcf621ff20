import type { listClients } from '@nebosvod/contracts/clients';
import type { SentAnswerOf } from '@nebosvod/contracts/endpoint';
import { rowIdField } from '@nebosvod/contracts/person-fields';
import type { z } from 'zod';
import type { Db } from '../../context.ts';
import { presentCard } from './clients.presenter.ts';
import { findClient, pageOfClients } from './clients.repository.ts';
import { dayOf } from './clients.service.ts';

/** A page of a person's book by search and tag, by name or by the latest change. The cursor is the last client of the page before. */
export async function pageOfBook(
  db: Db,
  userId: string,
  { search = '', tag, order, cursor, limit }: z.output<typeof listClients.query>,
  now: Date,
): Promise<SentAnswerOf<typeof listClients>> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const last = rowIdField.safeParse(cursor);
  const end = last.success ? await findClient(db, userId, last.data) : undefined;
  const after = end ? { id: end.id, key: end.name_key } : null;
  // One more than asked tells whether there is a next page.
  const rows = await pageOfClients(db, userId, { words, tag, order }, { after, limit: limit + 1 });
  const items = rows.slice(0, limit).map((row) => presentCard(row, dayOf(now)));
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}
