import type { AdminPage } from '@nebosvod/contracts/admin-list';
import { type Kysely, sql } from 'kysely';
import type { Db } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import { holds, readPage } from './list-page.repository.ts';

export interface PersonRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: 'user' | 'owner';
  readonly is_temporary: boolean;
  readonly is_confirmed: boolean;
  readonly is_blocked: boolean;
  readonly product_ids: number[];
  readonly sessions: number;
  readonly last_seen_at: Date | null;
  readonly created_at: Date;
}

const selectPeople = sql`
  select a.id, a.email, a.name, a.role, a.password_hash is null as is_temporary,
    a.email_verified_at is not null as is_confirmed, a.blocked_at is not null as is_blocked, a.created_at,
    array(select distinct p.product_id from purchase p where p.user_id = a.id and p.state = 'paid'
      and (p.expires_at is null or p.expires_at > now()) order by p.product_id) as product_ids,
    (select count(*)::int from session s
      where s.user_id = a.id and s.revoked_at is null and s.expires_at > now()) as sessions,
    (select max(s.last_used_at) from session s where s.user_id = a.id) as last_seen_at
  from account a`;

export function findPeople(db: Db, page: AdminPage) {
  const source = { table: 'account', alias: 'a', order: 'created_at', idType: 'uuid' } as const;
  return readPage<PersonRow>(db, source, page, selectPeople, holds(page.search, 'a.email', 'a.name'));
}

export async function findPerson(db: Kysely<Schema>, id: string): Promise<PersonRow | undefined> {
  const { rows } = await sql<PersonRow>`${selectPeople} where a.id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function setBlocked(tx: Kysely<Schema>, id: string, isBlocked: boolean): Promise<void> {
  await tx
    .updateTable('account')
    .set({ blocked_at: isBlocked ? sql`coalesce(blocked_at, now())` : null })
    .where('id', '=', id)
    .execute();
}
