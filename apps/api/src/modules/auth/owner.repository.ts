import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { grantProducts } from '../purchases/purchases.repository.ts';

const source = { provider: 'operator', externalId: 'first-start' } as const;

/** Makes the owner when nobody is there yet; of several nodes that start together, one. */
export async function createOwner(
  db: Kysely<Schema>,
  email: string,
  hash: () => Promise<string>,
  products: readonly number[],
): Promise<boolean> {
  const isEmpty = async (tx: Kysely<Schema>) =>
    (await tx.selectFrom('account').select('id').limit(1).executeTakeFirst()) === undefined;
  if (!(await isEmpty(db))) return false;
  const passwordHash = await hash();
  return db.transaction().execute(async (tx) => {
    await sql`lock table account in share row exclusive mode`.execute(tx);
    if (!(await isEmpty(tx))) return false;
    await tx
      .insertInto('account')
      .values({
        id: randomUUID(),
        email,
        name: 'Организатор',
        password_hash: passwordHash,
        role: 'owner',
        email_verified_at: sql`now()`,
      })
      .execute();
    await grantProducts(tx, email, products, source, { months: null });
    return true;
  });
}
