import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { chatChannels } from './reminders.ts';
import { instant } from './time-fields.ts';

const own = { tag: 'user', access: 'user', query: nothing, cost: rowCost } as const;
const ofChannel = z.strictObject({ channel: z.enum(chatChannels) });

/** The code lives so long and serves once. */
export const chatCodeMinutes = 15;

export const linkReminderChat = endpoint({
  ...own,
  method: 'POST',
  path: '/v1/user/reminders/chats/:channel/link',
  summary: 'Одноразовая ссылка на бота, которая подключает чат к своему аккаунту',
  params: ofChannel,
  body: noBody,
  response: z.object({
    /** Opens the bot; its «Начать» sends the code. */
    url: z.url(),
    /** The same code, for whoever writes it to the bot. */
    code: z.string(),
    expiresAt: instant,
  }),
});

export const unlinkReminderChat = endpoint({
  ...own,
  method: 'DELETE',
  path: '/v1/user/reminders/chats/:channel',
  summary: 'Отключить чат; напоминания дальше приходят письмом',
  params: ofChannel,
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});

const update = {
  tag: 'user',
  access: 'guest',
  method: 'POST',
  cost: rowCost,
  params: nothing,
  query: nothing,
  // What a bot is told of, as its service writes it: read once its secret header is right.
  body: z.looseObject({}),
  response: z.object({ taken: z.boolean() }),
} as const;

/** Telegram calls it; the header `X-Telegram-Bot-Api-Secret-Token` proves that it does. */
export const telegramUpdate = endpoint({
  ...update,
  path: '/v1/bots/telegram',
  summary: 'Сообщение боту в Telegram: принимается с секретным заголовком',
});

/** MAX calls it; the header `X-Max-Bot-Api-Secret` proves that it does. */
export const maxUpdate = endpoint({
  ...update,
  path: '/v1/bots/max',
  summary: 'Сообщение боту в MAX: принимается с секретным заголовком',
});
