import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { type Terms, termsOver } from './product-terms.ts';

/** The terms in force at this very moment, for what is charged and granted: another process may have just changed them. */
export async function readTerms(db: Kysely<Schema>): Promise<Terms> {
  return termsOver(
    await db.selectFrom('content_entry').select(['kind', 'id', 'published']).where('kind', '=', 'product').execute(),
  );
}

/** Generations a month of a product in force at this very moment; 0 for a number that is not sold. */
export async function readQuota(db: Kysely<Schema>, productId: number): Promise<number> {
  return (await readTerms(db)).get(productId)?.quota ?? 0;
}
