import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export interface UserData {
  readonly birth: unknown;
  readonly settings: unknown;
  readonly life_events: unknown;
  readonly updated_at: Date | null;
}

export async function readUserData(db: Kysely<Schema>, userId: string): Promise<UserData> {
  const row = await db
    .selectFrom('user_data')
    .select(['birth', 'settings', 'life_events', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? { birth: null, settings: null, life_events: null, updated_at: null };
}

/** Writes the parts given (null removes a part) and leaves the others as they are. */
export async function writeUserData(
  db: Kysely<Schema>,
  userId: string,
  parts: { readonly birth?: unknown; readonly settings?: unknown; readonly lifeEvents?: unknown },
): Promise<void> {
  const json = (part: unknown) => (part === null ? null : JSON.stringify(part));
  const columns = {
    ...(parts.birth === undefined ? {} : { birth: json(parts.birth) }),
    ...(parts.settings === undefined ? {} : { settings: json(parts.settings) }),
    ...(parts.lifeEvents === undefined ? {} : { life_events: json(parts.lifeEvents) }),
    updated_at: sql<Date>`now()`,
  };
  await db
    .insertInto('user_data')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function renameAccount(db: Kysely<Schema>, userId: string, name: string): Promise<void> {
  await db.updateTable('account').set({ name }).where('id', '=', userId).execute();
}
