import { timingSafeEqual } from 'node:crypto';
import * as contract from '@nebosvod/contracts/reminder-bots';
import type { ChatChannel } from '@nebosvod/contracts/reminders';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { count } from '../../count-limit.ts';
import { mount, signedIn } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';
import { registerPurge } from '../../purge.ts';
import { type BotApi, BotApiError } from './bots/bot-api.ts';
import { answerEvent } from './bots/bot-conversation.service.ts';
import { hearBots, webhookSecret } from './bots/bot-updates.ts';
import { codeHash, newCode } from './bots/chat-code.ts';
import type { Bots } from './bots/configured-bots.ts';
import { forgetCodes, removeChat, writeCode } from './reminder-chat.repository.ts';

const linkLimit = { name: 'reminder-chat-link', count: 20, seconds: 3600 } as const;

/** The operator's bots: chats are connected in the profile and by the bot itself. */
export function registerReminderBots(app: FastifyInstance, context: Context, bots: Bots): void {
  const { db } = context;
  const botOf = (channel: ChatChannel): BotApi => {
    const bot = bots.get(channel);
    if (!bot) throw new ProblemError('NOT_FOUND', 'У этого сайта нет бота в этом мессенджере');
    return bot;
  };

  mount(app, contract.linkReminderChat, async ({ caller, params: { channel } }) => {
    const { userId } = signedIn(caller);
    const bot = botOf(channel);
    await count(context.limiter, linkLimit, userId);
    const code = newCode();
    const url = await bot.startLink(code).catch((error: unknown) => {
      if (error instanceof BotApiError)
        throw new ProblemError('UNAVAILABLE', `${bot.title} сейчас не отвечает, попробуйте позже`);
      throw error;
    });
    const expiresAt = new Date(Date.now() + (contract.chatCodeMinutes / 60) * HOUR_MS);
    await writeCode(db, userId, { channel, code_hash: codeHash(code), expires_at: expiresAt });
    return { url, code, expiresAt: expiresAt.toISOString() };
  });

  mount(app, contract.unlinkReminderChat, async ({ caller, params: { channel } }) => {
    await removeChat(db, signedIn(caller).userId, channel);
  });

  for (const [channel, endpoint] of [
    ['telegram', contract.telegramUpdate],
    ['max', contract.maxUpdate],
  ] as const) {
    mount(app, endpoint, async ({ body, request }) => {
      const bot = botOf(channel);
      if (!isSame(request.headers[bot.secretHeader], await webhookSecret(db, bot))) throw new ProblemError('FORBIDDEN');
      const event = bot.readUpdate(body);
      if (event === null) return { taken: false };
      // A refusal would have the messenger tell again what has been done.
      await answerEvent(context, bot, event).catch((error: unknown) =>
        request.log.error({ err: error, bot: bot.id }, 'bot did not answer'),
      );
      return { taken: true };
    });
  }

  hearBots(app, context, bots);
  registerPurge(app, { name: 'codes of chats', run: () => forgetCodes(db) });
}

function isSame(given: string | string[] | undefined, secret: string): boolean {
  const [a, b] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
