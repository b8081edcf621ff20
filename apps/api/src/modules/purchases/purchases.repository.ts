import { randomUUID } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { readTerms } from '../content/product-terms.repository.ts';

type Purchase = Selectable<Schema['purchase']>;
export type Order = Selectable<Schema['purchase_order']>;

/** Where a purchase came from: the pair is unique for each payment service. */
export interface Source {
  readonly provider: string;
  readonly externalId: string;
}

/**
 * The person a proven address belongs to. An unproven one gets nothing: anybody can type a stranger's address.
 * The account's row stays locked until the end of the transaction, and is to be locked before any order or purchase:
 * a confirmation of the address at the same moment either comes first and is seen, or comes after and sees what was
 * written here.
 */
async function provenOwner(tx: Kysely<Schema>, email: string): Promise<string | null> {
  const row = await tx
    .selectFrom('account')
    .select(['id', 'email_verified_at'])
    .where('email', '=', email)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.email_verified_at ? row.id : null;
}

/**
 * Grants products to an address. A term begins when the running one of the same product ends.
 * Granting the same source again changes nothing, unless it had been taken back.
 */
export async function grantProducts(
  tx: Kysely<Schema>,
  email: string,
  products: readonly number[],
  source: Source,
  term?: { readonly months: number | null },
): Promise<void> {
  const userId = await provenOwner(tx, email);
  const terms = term ? null : await readTerms(tx);
  for (const id of products) {
    const months = term ? term.months : (terms?.get(id)?.termMonths ?? null);
    const until =
      months === null
        ? sql<null>`null`
        : sql<Date>`coalesce((select max(expires_at) from purchase where email = ${email} and product_id = ${id}
            and state = 'paid' and expires_at > now()), now()) + make_interval(months => ${months})`;
    await tx
      .insertInto('purchase')
      .values({
        id: randomUUID(),
        user_id: userId,
        email,
        product_id: id,
        provider: source.provider,
        external_id: source.externalId,
        state: 'paid',
        expires_at: until,
      })
      .onConflict((conflict) =>
        conflict.columns(['provider', 'external_id', 'product_id']).doUpdateSet({ state: 'paid' }),
      )
      .execute();
  }
}

/** Takes back what a source had granted: the next request of its owner finds no access. */
async function takeBack(tx: Kysely<Schema>, source: Source): Promise<void> {
  await tx
    .updateTable('purchase')
    .set({ state: 'refunded' })
    .where('provider', '=', source.provider)
    .where('external_id', '=', source.externalId)
    .execute();
}

/** Takes a product back from an address, whatever it was granted by; returns how many purchases ended. */
export async function revokeProducts(db: Kysely<Schema>, email: string, products: readonly number[]): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('purchase')
    .set({ state: 'refunded' })
    .where('email', '=', email)
    .where('product_id', 'in', [...products])
    .where('state', '=', 'paid')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Hands over what waited for a proven address. */
export async function attachPurchases(tx: Kysely<Schema>, userId: string, email: string): Promise<void> {
  for (const table of ['purchase', 'purchase_order'] as const) {
    await tx
      .updateTable(table)
      .set({ user_id: userId })
      .where('email', '=', email)
      .where('user_id', 'is', null)
      .execute();
  }
}

export function listOrders(db: Kysely<Schema>, userId: string): Promise<Order[]> {
  return db
    .selectFrom('purchase_order')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
}

export function listPurchaseRows(db: Kysely<Schema>, userId: string): Promise<Purchase[]> {
  return db.selectFrom('purchase').selectAll().where('user_id', '=', userId).orderBy('granted_at').execute();
}

/** What the payment services have sent about a person's orders, word for word. */
export function listOrderMessages(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('payment_event as e')
    .innerJoin('purchase_order as o', (join) =>
      join.onRef('o.provider', '=', 'e.provider').onRef('o.external_id', '=', 'e.external_id'),
    )
    .select(['e.provider', 'e.external_id', 'e.kind', 'e.received_at', 'e.payload'])
    .where('o.user_id', '=', userId)
    .orderBy('e.received_at')
    .execute();
}

/** Products a source has opened and not taken back. */
export async function listGranted(db: Kysely<Schema>, source: Source): Promise<number[]> {
  const rows = await db
    .selectFrom('purchase')
    .select('product_id')
    .where('provider', '=', source.provider)
    .where('external_id', '=', source.externalId)
    .where('state', '=', 'paid')
    .orderBy('product_id')
    .execute();
  return rows.map((row) => row.product_id);
}

/** Products of the orders that are stored, by their ids at the payment service; an order that is not stored is absent. */
export async function listOrderProducts(
  db: Kysely<Schema>,
  provider: string,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const products = new Map<string, readonly number[]>();
  // A statement holds a limited number of parameters, an export any number of orders.
  for (let at = 0; at < externalIds.length; at += 1000) {
    const rows = await db
      .selectFrom('purchase_order')
      .select(['external_id', 'product_ids'])
      .where('provider', '=', provider)
      .where('external_id', 'in', externalIds.slice(at, at + 1000))
      .execute();
    for (const row of rows) products.set(row.external_id, row.product_ids);
  }
  return products;
}

/** What a payment service says about an order. */
export interface OrderNews extends Source {
  readonly email: string;
  readonly status: Order['status'];
  readonly number: string;
  readonly title: string;
  readonly amountKopecks: number | null;
  readonly currency: string;
  readonly productIds: readonly number[];
  readonly payload: Record<string, unknown>;
}

/**
 * Stores a message once and moves its order on; the same message again changes nothing.
 * An order never falls back to "pending", and money that went back stays back.
 * @returns false for a message that is already here.
 */
export function applyOrderNews(db: Kysely<Schema>, news: OrderNews): Promise<boolean> {
  const { provider, externalId, email, status } = news;
  return db.transaction().execute(async (tx) => {
    const stored = await tx
      .insertInto('payment_event')
      .values({ provider, external_id: externalId, kind: status, email, payload: JSON.stringify(news.payload) })
      .onConflict((conflict) => conflict.columns(['provider', 'external_id', 'kind']).doNothing())
      .returning('kind')
      .executeTakeFirst();
    if (!stored) return false;
    const known = await tx
      .selectFrom('purchase_order')
      .select(['email', 'gift_email'])
      .where('provider', '=', provider)
      .where('external_id', '=', externalId)
      .executeTakeFirst();
    // An order stays with the address it began with: a later message cannot move it to another person.
    const owner = known?.email ?? email;
    const receiver = known?.gift_email ?? owner;
    // Two people of one order are locked in one sequence, whoever gives to whom.
    for (const address of [...new Set([owner, receiver])].sort()) await provenOwner(tx, address);
    const userId = await provenOwner(tx, owner);
    const before = await tx
      .selectFrom('purchase_order')
      .select(['status', 'product_ids'])
      .where('provider', '=', provider)
      .where('external_id', '=', externalId)
      .forUpdate()
      .executeTakeFirst();
    const next = nextStatus(before?.status ?? null, status);
    const productIds = before && before.product_ids.length > 0 ? before.product_ids : [...news.productIds];
    const fields = {
      status: next,
      number: news.number,
      title: news.title,
      amount_kopecks: news.amountKopecks,
      currency: news.currency,
      product_ids: productIds,
      updated_at: sql<Date>`now()`,
    };
    await tx
      .insertInto('purchase_order')
      .values({
        id: randomUUID(),
        provider,
        external_id: externalId,
        email: owner,
        user_id: userId,
        ...fields,
      })
      .onConflict((conflict) => conflict.columns(['provider', 'external_id']).doUpdateSet(fields))
      .execute();
    if (next === 'paid') await grantProducts(tx, receiver, productIds, news);
    else await takeBack(tx, news);
    return true;
  });
}

/** Where an order stands after a message. */
export function nextStatus(before: Order['status'] | null, told: Order['status']): Order['status'] {
  if (before === null || before === 'pending') return told;
  if (told === 'pending' || before === 'refunded') return before;
  if (before === 'paid' && told === 'cancelled') return 'refunded';
  return told;
}

/** Paid orders that opened nothing because their offer was not known when they came. */
export async function listUngranted(db: Kysely<Schema>, provider: string) {
  return db
    .selectFrom('purchase_order as o')
    .innerJoin('payment_event as e', (join) =>
      join
        .onRef('e.provider', '=', 'o.provider')
        .onRef('e.external_id', '=', 'o.external_id')
        .on('e.kind', '=', 'paid'),
    )
    .select(['o.external_id', 'o.email', 'e.payload'])
    .where('o.provider', '=', provider)
    .where('o.status', '=', 'paid')
    .where('o.product_ids', '=', sql<number[]>`'{}'::integer[]`)
    .execute();
}

/**
 * Opens an order whose offer has become known.
 * @returns false when it is no longer a paid order that opened nothing: refunded or opened since it was listed.
 */
export function grantOrder(
  db: Kysely<Schema>,
  source: Source,
  email: string,
  productIds: readonly number[],
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await provenOwner(tx, email);
    const opened = await tx
      .updateTable('purchase_order')
      .set({ product_ids: [...productIds], updated_at: sql`now()` })
      .where('provider', '=', source.provider)
      .where('external_id', '=', source.externalId)
      .where('status', '=', 'paid')
      .where('product_ids', '=', sql<number[]>`'{}'::integer[]`)
      .returning('id')
      .executeTakeFirst();
    if (!opened) return false;
    await grantProducts(tx, email, productIds, source);
    return true;
  });
}
