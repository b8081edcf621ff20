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
  readonly products: { readonly id: number; readonly expiresAt: string | null }[];
  readonly sessions: number;
  readonly last_seen_at: Date | null;
  readonly created_at: Date;
}

const selectPeople = sql`
  select a.id, a.email, a.name, a.role, a.password_hash is null as is_temporary,
    a.email_verified_at is not null as is_confirmed, a.blocked_at is not null as is_blocked, a.created_at,
    (select coalesce(jsonb_agg(jsonb_build_object('id', o.product_id, 'expiresAt', o.ends) order by o.product_id), '[]')
      from (select p.product_id, case when bool_or(p.expires_at is null) then null else max(p.expires_at) end as ends
        from purchase p where p.user_id = a.id and p.state = 'paid' and (p.expires_at is null or p.expires_at > now())
        group by p.product_id) as o) as products,
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

/** The person who has proven an address; null when nobody has. */
export async function findOwnerOf(db: Kysely<Schema>, email: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function setBlocked(tx: Kysely<Schema>, id: string, isBlocked: boolean): Promise<void> {
  await tx
    .updateTable('account')
    .set({ blocked_at: isBlocked ? sql`coalesce(blocked_at, now())` : null })
    .where('id', '=', id)
    .execute();
}
