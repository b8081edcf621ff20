import { createHmac, timingSafeEqual } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { pagePaths } from '@nebosvod/contracts/page-paths';
import { reminderHours, reminderKinds, saveReminders } from '@nebosvod/contracts/reminders';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { wallClock } from '@nebosvod/terms/clock';
import type { Context, Db } from '../../context.ts';
import { sharedSecret } from '../auth/server-secret.repository.ts';
import type { Bots } from './bots/configured-bots.ts';
import { nextMoment } from './next-moment.ts';
import { reminderChannels } from './reminder-channel.ts';
import { stopChat } from './reminder-chat.repository.ts';
import type { ReminderEvent } from './reminder-event.ts';
import { eventsAt } from './reminder-events.service.ts';
import { type DueReminder, markSent, removeReminder, takeDue, tellLater } from './reminders.repository.ts';

type Needs = Pick<Context, 'db' | 'env' | 'mailer'> & { readonly bots: Bots };

const atOnce = 50;
/** A server that slept through somebody's hour writes this much later at most: then the next day. */
const lateMs = 2 * HOUR_MS;
/** A messenger that is away is tried again so much later, until it is quiet. */
const laterMs = HOUR_MS / 6;

const placeOf = (stored: unknown) => saveReminders.body.shape.place.safeParse(stored);

/**
 * Looks at those whose hour has come and tells whom there is something to tell, all of it at once; returns how many were told.
 * @param onTrouble told of what went wrong with one person: the others are told
 */
export async function remindOfDays(
  context: Needs,
  onTrouble: (error: unknown) => void,
  now = new Date(),
): Promise<number> {
  let posted = 0;
  for (;;) {
    const due = await takeDue(context.db, now, atOnce, ({ place, hour }) => {
      const read = placeOf(place);
      return nextMoment(hour, read.success ? read.data.timeZone : 'Europe/Moscow', now);
    });
    for (const row of due) {
      await turn();
      if (now.getTime() - row.next_at.getTime() > lateMs) continue;
      const isPosted = await remind(context, row, now).catch((error: unknown) => {
        onTrouble(error);
        return false;
      });
      posted += Number(isPosted);
    }
    if (due.length < atOnce) return posted;
  }
}

async function remind(context: Needs, row: DueReminder, now: Date): Promise<boolean> {
  const { db, env, mailer, bots } = context;
  const place = placeOf(row.place);
  if (!place.success || isQuiet(now, place.data.timeZone)) return false;
  const chosen = reminderKinds.filter((kind) => row.kinds.includes(kind));
  const subject = { userId: row.user_id, place: place.data, birth: row.birth, settings: row.settings };
  const events: ReminderEvent[] = [];
  for (const kind of chosen) {
    events.push(...(await eventsAt(kind, db, subject, now)));
    await turn();
  }
  // Marked before anything is posted: who dies in between leaves one reminder untold, never two told.
  const fresh = await markSent(
    db,
    row.user_id,
    events.map(({ key }) => key),
  );
  const told = events.filter(({ key }) => fresh.has(key));
  if (told.length === 0) return false;
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '');
  const delivery = await reminderChannels(mailer, bots)(row.channel, row, {
    lines: told.map(({ line }) => line),
    chatLines: [...new Set(told.map(({ line, chatLine }) => chatLine ?? line))],
    settings: `${publicUrl}/home/profile?tab=reminders`,
    stop: `${publicUrl}${pagePaths.letters}#r.${await stopToken(db, row.user_id)}`,
  });
  if (delivery === 'failed') await tellLater(db, row.user_id, [...fresh], new Date(now.getTime() + laterMs));
  if (delivery === 'gone' && row.channel !== 'mail' && row.chat !== null) await stopChat(db, row.channel, row.chat);
  return delivery === 'sent' || delivery === 'unknown';
}

function isQuiet(now: Date, timeZone: string): boolean {
  const hour = Number(wallClock(now.toISOString(), { timeZone }).time.slice(0, 2));
  return hour < reminderHours.first || hour > reminderHours.last;
}

const sealOf = (secret: string, userId: string) => createHmac('sha256', secret).update(userId).digest();
const secretOf = (db: Db) => sharedSecret(db, 'reminder-stop');

async function stopToken(db: Db, userId: string): Promise<string> {
  return `${userId}.${sealOf(await secretOf(db), userId).toString('base64url')}`;
}

/** Ends the reminders of whom a letter's link belongs to; false for a token that no letter has carried. */
export async function stopByToken(db: Db, token: string): Promise<boolean> {
  const [userId = '', seal = ''] = token.split('.');
  const [given, own] = [Buffer.from(seal, 'base64url'), sealOf(await secretOf(db), userId)];
  if (given.length !== own.length || !timingSafeEqual(given, own)) return false;
  await removeReminder(db, userId);
  return true;
}
