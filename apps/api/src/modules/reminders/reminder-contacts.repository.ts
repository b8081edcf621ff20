import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** More are not listed in one reminder; the book shows all. */
const most = 50;

/** Clients whom a practitioner meant to write to in these days, both included. */
export async function contactsDue(
  db: Kysely<Schema>,
  userId: string,
  from: string,
  to: string,
): Promise<readonly { readonly id: string; readonly name: string; readonly date: string; readonly reason: string }[]> {
  const { rows } = await sql<{ id: string; name: string; date: string; reason: string }>`
    select id, name, next_contact ->> 'date' as date, next_contact ->> 'reason' as reason from client
    where user_id = ${userId} and next_contact ->> 'date' between ${from} and ${to}
    order by 3, name limit ${most}`.execute(db);
  return rows;
}
