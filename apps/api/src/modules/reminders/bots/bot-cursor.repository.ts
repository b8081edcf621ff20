import type { ChatChannel } from '@nebosvod/contracts/reminders';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../database/schema.ts';

type Db = Kysely<Schema>;

/** Longer than a wait for updates and its time limit, so that a lease ends only with its node. */
const leaseSeconds = 90;

/** Becomes the one node that reads a bot's updates, or stays it. @returns where reading has come to; undefined = another reads */
export async function takeCursor(
  db: Db,
  channel: ChatChannel,
  isOurs: boolean,
): Promise<{ readonly marker: number | null } | undefined> {
  await db
    .insertInto('bot_cursor')
    .values({ channel })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .updateTable('bot_cursor')
    .set({ leased_until: sql<Date>`now() + make_interval(secs => ${leaseSeconds})` })
    .where('channel', '=', channel)
    .$if(!isOurs, (query) => query.where('leased_until', '<=', sql<Date>`now()`))
    .returning('marker')
    .executeTakeFirst();
}

/** Remembers what has been answered to. */
export async function writeMarker(db: Db, channel: ChatChannel, marker: number | null): Promise<void> {
  await db.updateTable('bot_cursor').set({ marker }).where('channel', '=', channel).execute();
}

/** Lets the next node read at once. */
export async function releaseCursor(db: Db, channel: ChatChannel): Promise<void> {
  await db.updateTable('bot_cursor').set({ leased_until: sql<Date>`now()` }).where('channel', '=', channel).execute();
}
