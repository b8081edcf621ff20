import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../database/schema.ts';
import type { Mail } from './letter.ts';

/** A letter that is kept until it is delivered or its time is over. */
export interface StoredMail {
  readonly id: string;
  readonly mail: Mail;
}

/** Where letters wait, so that a stop or a crash loses none. */
export interface MailStore {
  /** Keeps a letter; null when too many wait already. */
  save(mail: Mail): Promise<string | null>;
  remove(id: string): Promise<void>;
  /** Hands letters back that this node will not deliver any more: whoever comes next may. */
  release(ids: readonly string[]): Promise<void>;
  /** Takes some letters nobody has delivered in time. */
  claim(): Promise<StoredMail[]>;
  /** Forgets letters whose time is over; returns how many. */
  giveUp(): Promise<number>;
}

const mostLetters = 10_000;
/** The node that took a letter has this long before another tries. */
const leaseMinutes = 3;
const claimedAtOnce = 20;
/** A letter is worth delivering for a day, one with a code as long as the code lives. */
const usualMinutes = 24 * 60;

export function createMailStore(db: Kysely<Schema>): MailStore {
  return {
    async save(mail) {
      const id = randomUUID();
      const { rows } = await sql<{ id: string }>`
        insert into mail_outbox (id, cause, recipient, subject, body, calendar, reply_to, due_at, give_up_at)
        select ${id}::uuid, ${mail.cause}, ${mail.to}, ${mail.subject}, ${mail.text},
          ${mail.calendar ?? null}, ${mail.replyTo ?? null},
          now() + make_interval(mins => ${leaseMinutes}),
          now() + make_interval(mins => ${mail.usefulMinutes ?? usualMinutes})
        where (select count(*) from mail_outbox) < ${mostLetters}
        returning id`.execute(db);
      return rows[0]?.id ?? null;
    },
    async remove(id) {
      await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
    },
    async release(ids) {
      if (ids.length === 0) return;
      await db
        .updateTable('mail_outbox')
        .set({ due_at: sql`now()` })
        .where('id', 'in', [...ids])
        .execute();
    },
    async claim() {
      const { rows } = await sql<{
        id: string;
        cause: Mail['cause'];
        recipient: string;
        subject: string;
        body: string;
        calendar: string | null;
        reply_to: string | null;
      }>`
        update mail_outbox set tries = tries + 1,
          due_at = now() + make_interval(mins => least(60, ${leaseMinutes} * (tries + 1)))
        where id in (
          select id from mail_outbox where due_at <= now() and give_up_at > now()
          order by due_at limit ${claimedAtOnce} for update skip locked)
        returning id, cause, recipient, subject, body, calendar, reply_to`.execute(db);
      return rows.map(({ id, cause, recipient, subject, body, calendar, reply_to }) => ({
        id,
        mail: {
          cause,
          to: recipient,
          subject,
          text: body,
          ...(calendar === null ? {} : { calendar }),
          ...(reply_to === null ? {} : { replyTo: reply_to }),
        },
      }));
    },
    async giveUp() {
      const { numDeletedRows } = await db
        .deleteFrom('mail_outbox')
        .where('give_up_at', '<=', sql<Date>`now()`)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
