import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export function readSocialMedia(db: Kysely<Schema>, userId: string, productId: number) {
  return db
    .selectFrom('social_media')
    .select(['product_id', 'networks', 'voice', 'updated_at'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

export function listSocialMedia(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('social_media')
    .select(['product_id', 'networks', 'voice', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('product_id')
    .execute();
}

export async function writeSocialMedia(
  db: Kysely<Schema>,
  userId: string,
  productId: number,
  networks: unknown,
  voice: unknown,
): Promise<void> {
  const columns = { networks: JSON.stringify(networks), voice: JSON.stringify(voice), updated_at: sql<Date>`now()` };
  await db
    .insertInto('social_media')
    .values({ user_id: userId, product_id: productId, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'product_id']).doUpdateSet(columns))
    .execute();
}
