import type { ChatChannel } from '@nebosvod/contracts/reminders';
import type { Env } from '../../../env.ts';
import type { BotApi } from './bot-api.ts';
import { maxApi } from './max-api.ts';
import { telegramApi } from './telegram-api.ts';

/** The operator's bots, in the order people see them. */
export type Bots = ReadonlyMap<ChatChannel, BotApi>;

/** Reads the environment: a messenger whose token is not set has no bot. */
export function configuredBots(env: Env): Bots {
  const { TELEGRAM_BOT_TOKEN: telegram, MAX_BOT_TOKEN: max } = env;
  const bots = [
    ...(telegram === undefined ? [] : [telegramApi(telegram, env.TELEGRAM_API_URL)]),
    ...(max === undefined ? [] : [maxApi(max, env.MAX_API_URL)]),
  ];
  return new Map(bots.map((bot) => [bot.id, bot]));
}
