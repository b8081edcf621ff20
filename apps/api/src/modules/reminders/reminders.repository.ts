import type { BodyOf } from '@nebosvod/contracts/endpoint';
import type { ReminderChannel, saveReminders } from '@nebosvod/contracts/reminders';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';

export type ReminderChoice = BodyOf<typeof saveReminders>;

interface ReminderRow {
  readonly kinds: string[];
  readonly channel: ReminderChannel;
  readonly place: unknown;
  readonly hour: number;
  readonly next_at: Date;
}

export interface DueReminder extends ReminderRow {
  readonly user_id: string;
  readonly email: string;
  /** Of the chosen messenger; null = none is connected. */
  readonly chat: string | null;
  readonly birth: unknown;
  readonly settings: unknown;
}

export function readReminder(db: Kysely<Schema>, userId: string): Promise<ReminderRow | undefined> {
  return db
    .selectFrom('reminder')
    .select(['kinds', 'channel', 'place', 'hour', 'next_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function writeReminder(
  db: Kysely<Schema>,
  userId: string,
  { kinds, channel, place, hour }: ReminderChoice,
  nextAt: Date,
): Promise<void> {
  const columns = { kinds: [...kinds], channel, place: JSON.stringify(place), hour, next_at: nextAt };
  await db
    .insertInto('reminder')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

export async function removeReminder(db: Kysely<Schema>, userId: string): Promise<void> {
  await db.deleteFrom('reminder').where('user_id', '=', userId).execute();
}

/**
 * Takes up to so many people whose hour has come; another node takes others. Only a proven address of somebody who stays is written to.
 * @param nextOf when to look at somebody again
 */
export function takeDue(
  db: Kysely<Schema>,
  now: Date,
  limit: number,
  nextOf: (row: ReminderRow) => Date,
): Promise<DueReminder[]> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('reminder as r')
      .innerJoin('account as a', 'a.id', 'r.user_id')
      .leftJoin('user_data as d', 'd.user_id', 'r.user_id')
      .leftJoin('reminder_chat as c', (join) =>
        join.onRef('c.user_id', '=', 'r.user_id').onRef('c.channel', '=', sql.ref('r.channel')),
      )
      .select(['r.user_id', 'r.kinds', 'r.channel', 'r.place', 'r.hour', 'r.next_at'])
      .select(['a.email', 'c.chat_id as chat', 'd.birth', 'd.settings'])
      .where('r.next_at', '<=', now)
      .where('a.email_verified_at', 'is not', null)
      .where('a.blocked_at', 'is', null)
      .where('a.delete_after', 'is', null)
      .orderBy('r.next_at')
      .limit(limit)
      .forUpdate(['r'])
      .skipLocked()
      .execute();
    for (const row of due)
      await tx
        .updateTable('reminder')
        .set({ next_at: nextOf(row) })
        .where('user_id', '=', row.user_id)
        .execute();
    return due;
  });
}

/** Marks events as told; returns those that were not before. */
export async function markSent(
  db: Kysely<Schema>,
  userId: string,
  events: readonly string[],
): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  const rows = await db
    .insertInto('reminder_sent')
    .values(events.map((event) => ({ user_id: userId, event })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('event')
    .execute();
  return new Set(rows.map(({ event }) => event));
}

/** Takes marks back of what surely was not told, and looks again then. */
export function tellLater(db: Kysely<Schema>, userId: string, events: readonly string[], at: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('reminder_sent')
      .where('user_id', '=', userId)
      .where('event', 'in', [...events])
      .execute();
    await tx.updateTable('reminder').set({ next_at: at }).where('user_id', '=', userId).execute();
  });
}

const keptDays = 400;

/** Forgets what was told more than 400 days ago; returns how much that was. */
export async function forgetSent(db: Kysely<Schema>): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from reminder_sent where ctid = any(array(
      select ctid from reminder_sent where sent_at < now() - make_interval(days => ${keptDays}) limit 500))`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0n);
}

/** What a person was written about, for the export of everything. */
export function sentReminders(db: Kysely<Schema>, userId: string) {
  return db
    .selectFrom('reminder_sent')
    .select(['event', 'sent_at as sentAt'])
    .where('user_id', '=', userId)
    .orderBy('sent_at')
    .execute();
}
