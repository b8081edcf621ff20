import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface PersonLine {
  readonly email: string;
  readonly role: string;
  readonly is_temporary: boolean;
  readonly is_confirmed: boolean;
  readonly products: number[];
  readonly created_at: Date;
}

/** People with the products they own now, for the operator's console. */
export async function listPeople(db: Kysely<Schema>, search: string): Promise<PersonLine[]> {
  const { rows } = await sql<PersonLine>`
    select a.email, a.role, a.password_hash is null as is_temporary, a.email_verified_at is not null as is_confirmed,
      a.created_at, coalesce(array_agg(distinct p.product_id) filter (where p.product_id is not null), '{}') as products
    from account a
    left join purchase p on p.user_id = a.id and p.state = 'paid' and (p.expires_at is null or p.expires_at > now())
    where position(lower(${search}) in a.email) > 0
    group by a.id order by a.created_at limit 1000`.execute(db);
  return rows;
}
