import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

/** Facts told to one person that are remembered, the latest. */
const MOST_TOLD = 500;

/** Ids of facts a person was told within sixty days. */
export async function recentFacts(db: Kysely<Schema>, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('told_fact')
    .select('fact_id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`told_at > now() - interval '60 days'`)
    .orderBy('told_at', 'desc')
    .limit(MOST_TOLD)
    .execute();
  return new Set(rows.map(({ fact_id }) => fact_id));
}

/** Remembers that a person was told a fact now; the oldest beyond the most that are kept are forgotten. */
export async function rememberFact(db: Kysely<Schema>, userId: string, factId: string): Promise<void> {
  await db
    .insertInto('told_fact')
    .values({ user_id: userId, fact_id: factId })
    .onConflict((conflict) => conflict.columns(['user_id', 'fact_id']).doUpdateSet({ told_at: sql<Date>`now()` }))
    .execute();
  await sql`
    delete from told_fact where user_id = ${userId}::uuid and told_at < (
      select told_at from told_fact where user_id = ${userId}::uuid order by told_at desc offset ${MOST_TOLD - 1} limit 1
    )`.execute(db);
}

/** Forgets what was told more than sixty days ago; says how many. */
export async function purgeTold(db: Kysely<Schema>, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from told_fact where ctid = any(array(
      select ctid from told_fact where told_at < now() - interval '60 days' limit ${limit}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** What a person was told, for the export of everything. */
export function toldFacts(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('told_fact')
    .select(['fact_id as id', 'told_at as toldAt'])
    .where('user_id', '=', userId)
    .orderBy('told_at')
    .execute();
}
