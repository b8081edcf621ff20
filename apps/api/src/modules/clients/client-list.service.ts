import type { listClients } from '@nebosvod/contracts/clients';
import type { SentAnswerOf } from '@nebosvod/contracts/endpoint';
import type { z } from 'zod';
import type { Db } from '../../context.ts';
import { cursorOf, keyPosition, readCursor } from '../../list-cursor.ts';
import { presentCard } from './clients.presenter.ts';
import { pageOfClients } from './clients.repository.ts';
import { dayOf } from './clients.service.ts';

/** A page of a person's book by search and tag, by name or by the latest change. */
export async function pageOfBook(
  db: Db,
  userId: string,
  { search = '', tag, order, cursor, limit }: z.output<typeof listClients.query>,
  now: Date,
): Promise<SentAnswerOf<typeof listClients>> {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const after = readCursor(keyPosition(order), cursor);
  // One more than asked tells whether there is a next page.
  const rows = await pageOfClients(db, userId, { words, tag, order }, { after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map((row) => presentCard(row, dayOf(now))),
    nextCursor: last ? cursorOf(order, order === 'name' ? last.name_key : '', last.at, last.id) : null,
  };
}
