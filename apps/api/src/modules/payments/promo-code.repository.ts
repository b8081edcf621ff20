import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface PromoCode {
  readonly id: string;
  readonly code: string;
  /** Of the price, 1–99. */
  readonly percent: number;
  readonly item_id: string | null;
  /** YYYY-MM-DD in Moscow. */
  readonly until: string | null;
  readonly most_uses: number | null;
  readonly uses: number;
  readonly created_at: Date;
}

/**
 * An order holds its use for as long as it may still be paid, or more would be sold than were promised. Its payment service ends that
 * (YooKassa within an hour, and is asked hourly), the clearing of unpaid orders at the latest.
 */
const uses = sql<number>`(select count(*)::int from purchase_order o where o.promo_code = p.code
  and o.status in ('paid', 'pending'))`;

/** What is read of a code, the table called `p`. */
export const selectPromoCodes: RawBuilder<unknown> = sql`select p.id, p.code, p.percent, p.item_id,
  to_char(p.until_day, 'YYYY-MM-DD') as until, p.most_uses, ${uses} as uses, p.created_at from promo_code p`;

/**
 * The code, if it is good for this item now.
 * @param forOrder its row is locked to the end of the transaction: of two orders for its last use one gets it
 */
export async function findGoodCode(
  tx: Kysely<Schema>,
  code: string,
  itemId: string,
  forOrder: boolean,
): Promise<PromoCode | undefined> {
  if (forOrder) await sql`select 1 from promo_code where code = ${code} for update`.execute(tx);
  const { rows } = await sql<PromoCode>`${selectPromoCodes} where p.code = ${code}
    and (p.item_id is null or p.item_id = ${itemId})
    and (p.until_day is null or p.until_day >= (now() at time zone 'Europe/Moscow')::date)`.execute(tx);
  const found = rows[0];
  return found === undefined || (found.most_uses !== null && found.uses >= found.most_uses) ? undefined : found;
}

/** Codes the operator may have at once. */
const mostCodes = 1_000;

export type NewPromoCode = Pick<PromoCode, 'id' | 'code' | 'percent' | 'item_id' | 'until' | 'most_uses'>;

/** @returns `full` when there is no room for one more, `known` when there is such a code */
export async function insertPromoCode(tx: Kysely<Schema>, row: NewPromoCode): Promise<'done' | 'full' | 'known'> {
  const { count } = await tx
    .selectFrom('promo_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  if (count >= mostCodes) return 'full';
  const { until, ...columns } = row;
  const stored = await tx
    .insertInto('promo_code')
    .values({ ...columns, until_day: until })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored ? 'done' : 'known';
}

/** @returns the code that is gone; undefined when there was none */
export async function deletePromoCode(tx: Kysely<Schema>, id: string): Promise<string | undefined> {
  const gone = await tx.deleteFrom('promo_code').where('id', '=', id).returning('code').executeTakeFirst();
  return gone?.code;
}

export async function readPromoCode(db: Kysely<Schema>, id: string): Promise<PromoCode | undefined> {
  const { rows } = await sql<PromoCode>`${selectPromoCodes} where p.id = ${id}::uuid`.execute(db);
  return rows[0];
}
