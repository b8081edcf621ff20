import type { ChatChannel } from '@nebosvod/contracts/reminders';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

type Db = Kysely<Schema>;

/** Chats that a person has connected. */
export function readChats(db: Db, userId: string) {
  return db
    .selectFrom('reminder_chat')
    .select(['channel', 'chat_id as chat', 'linked_at as linkedAt'])
    .where('user_id', '=', userId)
    .orderBy('channel')
    .execute();
}

/** Keeps the hash of a code in place of the person's one before it. */
export async function writeCode(
  db: Db,
  userId: string,
  code: { readonly channel: ChatChannel; readonly code_hash: Buffer; readonly expires_at: Date },
): Promise<void> {
  await db
    .insertInto('reminder_chat_code')
    .values({ user_id: userId, ...code })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(code))
    .execute();
}

/**
 * Spends a code: the chat becomes that of the person who asked for it, whose reminders come there from now on.
 * @returns the address of the account, or null where no such code lives
 */
export function connectChat(db: Db, channel: ChatChannel, chat: string, codeHash: Buffer): Promise<string | null> {
  return db.transaction().execute(async (tx) => {
    const spent = await tx
      .deleteFrom('reminder_chat_code')
      .where('code_hash', '=', codeHash)
      .where('channel', '=', channel)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('user_id')
      .executeTakeFirst();
    if (!spent) return null;
    await disconnect(tx, channel, chat);
    await tx
      .insertInto('reminder_chat')
      .values({ user_id: spent.user_id, channel, chat_id: chat })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'channel']).doUpdateSet({ chat_id: chat, linked_at: sql<Date>`now()` }),
      )
      .execute();
    await tx.updateTable('reminder').set({ channel }).where('user_id', '=', spent.user_id).execute();
    const { email } = await tx
      .selectFrom('account')
      .select('email')
      .where('id', '=', spent.user_id)
      .executeTakeFirstOrThrow();
    return email;
  });
}

/** Takes a chat from whoever had it; their reminders come by mail again. */
async function disconnect(tx: Db, channel: ChatChannel, chat: string): Promise<void> {
  const before = await tx
    .deleteFrom('reminder_chat')
    .where('channel', '=', channel)
    .where('chat_id', '=', chat)
    .returning('user_id')
    .execute();
  for (const { user_id } of before) await backToMail(tx, user_id, channel);
}

async function backToMail(tx: Db, userId: string, channel: ChatChannel): Promise<void> {
  await tx
    .updateTable('reminder')
    .set({ channel: 'mail' })
    .where('user_id', '=', userId)
    .where('channel', '=', channel)
    .execute();
}

/** Ends the connection from the profile; reminders that came to the chat come by mail. */
export function removeChat(db: Db, userId: string, channel: ChatChannel): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx.deleteFrom('reminder_chat').where('user_id', '=', userId).where('channel', '=', channel).execute();
    await tx.deleteFrom('reminder_chat_code').where('user_id', '=', userId).where('channel', '=', channel).execute();
    await backToMail(tx, userId, channel);
  });
}

/** «Больше не напоминать» from a chat: its connection goes, and the reminders that came there; false when it was nobody's. */
export function stopChat(db: Db, channel: ChatChannel, chat: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const stopped = await tx
      .deleteFrom('reminder_chat')
      .where('channel', '=', channel)
      .where('chat_id', '=', chat)
      .returning('user_id')
      .executeTakeFirst();
    if (!stopped) return false;
    await tx.deleteFrom('reminder').where('user_id', '=', stopped.user_id).where('channel', '=', channel).execute();
    return true;
  });
}

/** Removes codes whose time is over; returns how many. */
export async function forgetCodes(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reminder_chat_code')
    .where('expires_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
