import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type ClientRow, insertClientsWithin, type NewClientRow } from '../clients/clients.repository.ts';
import type { RequestRow } from './booking-request.repository.ts';

export interface Acceptance {
  /** Who enters the book where the person is not in it by an earlier request. */
  readonly fresh: NewClientRow;
  /** What is added to the client of an earlier request; null when there is no room. */
  readonly added: (client: ClientRow) => Promise<Partial<NewClientRow> | null>;
}

/**
 * Accepts a waiting request: the person enters the book, or the card that an earlier request of the same address has made is added to.
 * @returns undefined when the request does not wait, `full` when the book holds no more
 */
export function acceptWaiting(
  db: Kysely<Schema>,
  { id, user_id, email }: Pick<RequestRow, 'id' | 'user_id' | 'email'>,
  { fresh, added }: Acceptance,
): Promise<RequestRow | 'full' | undefined> {
  return db.transaction().execute(async (tx) => {
    await tx.selectFrom('booking_page').select('user_id').where('user_id', '=', user_id).forUpdate().execute();
    const waits = await tx
      .selectFrom('booking_request')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', user_id)
      .where('status', '=', 'waiting')
      .executeTakeFirst();
    if (!waits) return undefined;
    const known = await tx
      .selectFrom('client')
      .selectAll()
      .where('id', 'in', (earlier) =>
        earlier
          .selectFrom('booking_request')
          .select('client_id')
          .where('user_id', '=', user_id)
          .where('email', '=', email)
          .where('client_id', 'is not', null),
      )
      .orderBy('created_at', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    const changes = known && (await added(known));
    if (known && changes) {
      await tx
        .updateTable('client')
        .set({ ...changes, version: known.version + 1, updated_at: sql<Date>`now()` })
        .where('id', '=', known.id)
        .execute();
    } else if ((await insertClientsWithin(tx, user_id, [fresh])) === null) return 'full';
    return tx
      .updateTable('booking_request')
      .set({ status: 'accepted', client_id: known && changes ? known.id : fresh.id })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
  });
}
