import { type Brand, brandSchema, putBrand } from '@nebosvod/contracts/delivery';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** How a person signs documents; the plain look until they said anything. */
export async function readBrand(db: Kysely<Schema>, userId: string): Promise<Brand> {
  const row = await db.selectFrom('brand').select('brand').where('user_id', '=', userId).executeTakeFirst();
  const stored = brandSchema.safeParse(row?.brand);
  return stored.success ? stored.data : putBrand.body.parse({});
}

export async function writeBrand(db: Kysely<Schema>, userId: string, brand: Brand): Promise<void> {
  const stored = JSON.stringify(brand);
  await db
    .insertInto('brand')
    .values({ user_id: userId, brand: stored })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ brand: stored, updated_at: sql<Date>`now()` }))
    .execute();
}
