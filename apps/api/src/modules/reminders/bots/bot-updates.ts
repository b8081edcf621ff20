import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { isDatabaseUnavailable } from '../../../database/unavailable.ts';
import { sharedSecret } from '../../auth/server-secret.repository.ts';
import type { BotApi } from './bot-api.ts';
import { answerEvent } from './bot-conversation.service.ts';
import { releaseCursor, takeCursor, writeMarker } from './bot-cursor.repository.ts';
import type { Bots } from './configured-bots.ts';

type Needs = Pick<Context, 'db' | 'env' | 'limiter'>;

const againMs = 15_000;
/** A service that answers at once that there is nothing is not asked without end. */
const shortestWaitMs = 1_000;

/** What a messenger proves itself with when it calls: one secret a bot, the same on all nodes. */
export const webhookSecret = (db: Needs['db'], bot: BotApi): Promise<string> => sharedSecret(db, `bot-${bot.id}`);

/** Hears people from the moment the server listens: the messengers call where they can reach it, else they are asked. */
export function hearBots(app: FastifyInstance, context: Needs, bots: Bots): void {
  const stop = new AbortController();
  const running: Promise<void>[] = [];
  app.addHook('onListen', async () => {
    for (const bot of bots.values()) running.push(hear(app, context, bot, stop.signal));
  });
  app.addHook('onClose', async () => {
    stop.abort();
    await Promise.all(running);
  });
}

async function hear(app: FastifyInstance, context: Needs, bot: BotApi, signal: AbortSignal): Promise<void> {
  const { db, env } = context;
  const isCalled = (env.BOT_UPDATES ?? (env.PUBLIC_URL?.startsWith('https:') ? 'webhook' : 'polling')) === 'webhook';
  const attempt = async () => {
    if (!isCalled) return pollBot(context, bot, signal, app);
    const address = new URL(`/v1/bots/${bot.id}`, env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).href;
    await bot.subscribe(address, await webhookSecret(db, bot));
  };
  while (!signal.aborted) {
    try {
      return await attempt();
    } catch (error) {
      if (signal.aborted) return;
      if (!isDatabaseUnavailable(error)) app.log.error({ err: error, bot: bot.id }, 'bot is not heard');
      await sleep(againMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}

/** Asks for updates until stopped; of several nodes one asks. What it was told before an answer failed is told again. */
async function pollBot(context: Needs, bot: BotApi, signal: AbortSignal, app: FastifyInstance): Promise<void> {
  const { db } = context;
  let isOurs = false;
  try {
    while (!signal.aborted) {
      const cursor = await takeCursor(db, bot.id, isOurs);
      if (!cursor) {
        await sleep(againMs, undefined, { signal, ref: false });
        continue;
      }
      if (!isOurs) await bot.unsubscribe();
      isOurs = true;
      const [{ events, marker }] = await Promise.all([
        bot.updates(cursor.marker, signal),
        sleep(shortestWaitMs, undefined, { signal, ref: false }),
      ]);
      for (const event of events) {
        const onTrouble = (error: unknown) => app.log.error({ err: error, bot: bot.id }, 'bot did not answer');
        await answerEvent(context, bot, event).catch(onTrouble);
      }
      if (marker !== cursor.marker) await writeMarker(db, bot.id, marker);
    }
  } finally {
    if (isOurs) await releaseCursor(db, bot.id).catch(() => {});
  }
}
