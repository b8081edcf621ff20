import { z } from 'zod';
import { askBot, type BotApi, BotApiError, type BotEvent, deliveryOf, readAnswer } from './bot-api.ts';

const chat = z.object({ id: z.number().int(), type: z.string() });
/** What is read of an update: core.telegram.org/bots/api#update. */
const updateSchema = z.object({
  update_id: z.number().int().optional(),
  message: z.object({ chat, text: z.string().optional() }).optional(),
  callback_query: z
    .object({ id: z.string(), data: z.string().optional(), message: z.object({ chat }).optional() })
    .optional(),
  my_chat_member: z.object({ chat, new_chat_member: z.object({ status: z.string() }) }).optional(),
});
const listSchema = z.array(z.looseObject({ update_id: z.number().int() }));
const answerSchema = z.object({ ok: z.boolean(), result: z.unknown() });
const botSchema = z.object({ username: z.string().min(1) });

const stopData = 'stop';
const waitSeconds = 25;
const allowedUpdates = ['message', 'callback_query', 'my_chat_member'];

/** The Bot API of Telegram. @param baseUrl unset = api.telegram.org; an operator's own Bot API server speaks the same */
export function telegramApi(token: string, baseUrl = 'https://api.telegram.org'): BotApi {
  const title = 'Telegram';
  const ask = (name: string, body: object = {}, signal?: AbortSignal) =>
    askBot({
      title,
      url: `${baseUrl.replace(/\/$/, '')}/bot${token}/${name}`,
      method: 'POST',
      body,
      ...(signal && { signal, timeoutMs: (waitSeconds + 10) * 1000 }),
    });
  const result = async (name: string, body: object = {}, signal?: AbortSignal): Promise<unknown> => {
    const { status, body: answer } = await ask(name, body, signal);
    const read = answerSchema.safeParse(answer);
    if (!read.success || !read.data.ok) throw new BotApiError(`${title} answered ${status} to ${name}`);
    return read.data.result;
  };
  let username: string | null = null;

  return {
    id: 'telegram',
    title,
    secretHeader: 'x-telegram-bot-api-secret-token',
    async startLink(code) {
      username ??= readAnswer(title, botSchema, await result('getMe')).username;
      return `https://t.me/${username}?start=${code}`;
    },
    async send(chatId, { text, stopButton }) {
      const keyboard = { inline_keyboard: [[{ text: stopButton, callback_data: stopData }]] };
      const message = { chat_id: Number(chatId), text, link_preview_options: { is_disabled: true } };
      return deliveryOf(
        ask('sendMessage', stopButton === undefined ? message : { ...message, reply_markup: keyboard }),
      );
    },
    async answerPress(pressId, text) {
      await result('answerCallbackQuery', { callback_query_id: pressId, text });
    },
    async subscribe(url, secret) {
      await result('setWebhook', { url, secret_token: secret, allowed_updates: allowedUpdates });
    },
    async unsubscribe() {
      await result('deleteWebhook');
    },
    async updates(marker, signal) {
      const wanted = { timeout: waitSeconds, allowed_updates: allowedUpdates };
      const found = await result('getUpdates', marker === null ? wanted : { ...wanted, offset: marker }, signal);
      const list = readAnswer(title, listSchema, found);
      const next = list.reduce((most, { update_id }) => Math.max(most, update_id + 1), marker ?? 0);
      return { events: list.map(readUpdate).filter((event) => event !== null), marker: next === 0 ? null : next };
    },
    readUpdate,
  };
}

/** Groups and channels are nobody's: a private chat alone is spoken to. */
function readUpdate(body: unknown): BotEvent | null {
  const read = updateSchema.safeParse(body);
  if (!read.success) return null;
  const { message, callback_query: press, my_chat_member: member } = read.data;
  const of = (from: z.output<typeof chat> | undefined) => (from?.type === 'private' ? String(from.id) : null);
  const writer = of(message?.chat);
  if (writer !== null && message?.text !== undefined) return { kind: 'text', chat: writer, text: message.text };
  const presser = of(press?.message?.chat);
  if (presser !== null && press?.data === stopData) return { kind: 'stop', chat: presser, pressId: press.id };
  const leaver = of(member?.chat);
  if (leaver !== null && member?.new_chat_member.status === 'kicked') return { kind: 'left', chat: leaver };
  return null;
}
