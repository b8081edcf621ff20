import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** A purchase whose owner is to be told. */
export interface EndingPurchase {
  readonly email: string;
  readonly productId: number;
  readonly expiresAt: Date;
}

/**
 * Takes up to so many purchases that end within so many days and whose owners were not told yet. What is taken is marked in the
 * same statement, so that no other node and no later hour takes it again. A product that goes on by another purchase does not end.
 */
export async function takeEnding(db: Kysely<Schema>, days: number, limit: number): Promise<EndingPurchase[]> {
  const { rows } = await sql<{ email: string; product_id: number; expires_at: Date }>`
    update purchase p set reminded_at = now() from account a
    where a.id = p.user_id and p.id = any(array(
      select e.id from purchase e join account o on o.id = e.user_id
      where e.state = 'paid' and e.reminded_at is null and o.delete_after is null
        and e.expires_at > now() and e.expires_at <= now() + make_interval(days => ${days})
        and not exists (
          select 1 from purchase l where l.user_id = e.user_id and l.product_id = e.product_id and l.state = 'paid'
            and (l.expires_at is null or l.expires_at > e.expires_at))
      order by e.expires_at limit ${limit} for update of e skip locked))
    returning a.email, p.product_id, p.expires_at`.execute(db);
  return rows.map(({ email, product_id, expires_at }) => ({ email, productId: product_id, expiresAt: expires_at }));
}
