import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import * as contract from '@nebosvod/contracts/reminders';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { isTimeZone } from '@nebosvod/engine/time/local-time';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { clientAddress, count } from '../../count-limit.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { mount, signedIn } from '../../mount.ts';
import { registerPersonalData } from '../../personal-data.ts';
import { ProblemError } from '../../problem-error.ts';
import { registerPurge } from '../../purge.ts';
import type { Bots } from './bots/configured-bots.ts';
import { nextMoment } from './next-moment.ts';
import { readChats } from './reminder-chat.repository.ts';
import { forgetSent, readReminder, removeReminder, sentReminders, writeReminder } from './reminders.repository.ts';
import { remindOfDays, stopByToken } from './reminders.service.ts';

const usualHour = 9;
/** A guesser of tokens runs into this. */
const stopLimit = { name: 'reminder-stop', count: 30, seconds: 3600 } as const;
const everyMs = HOUR_MS / 6;

/** Reminders: chosen, told, stopped. */
export function registerReminders(app: FastifyInstance, context: Context, bots: Bots): void {
  const { db, limiter } = context;

  const read = async (userId: string): Promise<AnswerOf<typeof contract.getReminders>> => {
    const [row, linked] = await Promise.all([readReminder(db, userId), readChats(db, userId)]);
    const chats = [...bots.keys()].map((channel) => ({
      channel,
      isLinked: linked.some((chat) => chat.channel === channel),
    }));
    if (!row) return { kinds: [], channel: 'mail', chats, place: null, hour: usualHour, nextAt: null };
    const place = contract.saveReminders.body.shape.place.safeParse(row.place);
    return {
      channel: row.channel,
      chats,
      kinds: contract.reminderKinds.filter((kind) => row.kinds.includes(kind)),
      place: place.success ? place.data : null,
      hour: row.hour,
      nextAt: row.next_at.toISOString(),
    };
  };

  mount(app, contract.getReminders, ({ caller }) => read(signedIn(caller).userId));

  mount(app, contract.saveReminders, async ({ caller, body }) => {
    const { userId } = signedIn(caller);
    const { timeZone } = body.place;
    if (!isTimeZone(timeZone)) {
      const message = 'Такого часового пояса нет';
      throw new ProblemError('VALIDATION', message, { errors: [{ path: 'place.timeZone', message }] });
    }
    if (
      body.channel !== 'mail' &&
      !(await read(userId)).chats.some((one) => one.channel === body.channel && one.isLinked)
    ) {
      const message = 'Сначала подключите чат с ботом';
      throw new ProblemError('VALIDATION', message, { errors: [{ path: 'channel', message }] });
    }
    if (body.kinds.length === 0) await removeReminder(db, userId);
    else await writeReminder(db, userId, body, nextMoment(body.hour, timeZone, new Date()));
    return read(userId);
  });

  mount(app, contract.stopReminders, async ({ body, request }) => {
    await count(limiter, stopLimit, clientAddress(request));
    if (!(await stopByToken(db, body.token)))
      throw new ProblemError('NOT_FOUND', 'Ссылка неполная: откройте её из письма');
  });

  const onTrouble = (error: unknown) => app.log.error({ err: error }, 'reminder failed');
  const tick = () =>
    remindOfDays({ ...context, bots }, onTrouble).catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) onTrouble(error);
    });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    void tick();
    timer = setInterval(() => void tick(), everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  registerPersonalData(app, {
    name: 'reminders',
    read: async (userId) => ({
      ...(await read(userId)),
      chats: await readChats(db, userId),
      sent: await sentReminders(db, userId),
    }),
  });
  registerPurge(app, { name: 'old reminders', run: () => forgetSent(db) });
}
