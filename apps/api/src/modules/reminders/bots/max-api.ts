import { z } from 'zod';
import { askBot, type BotApi, BotApiError, type BotEvent, deliveryOf, readAnswer } from './bot-api.ts';

const user = z.object({ user_id: z.number().int() });
/** What is read of an update: dev.max.ru/docs-api/objects/Update. */
const updateSchema = z.discriminatedUnion('update_type', [
  z.object({ update_type: z.literal('bot_started'), user, payload: z.string().nullish() }),
  z.object({ update_type: z.literal('bot_stopped'), user }),
  z.object({
    update_type: z.literal('message_created'),
    message: z.object({
      sender: user,
      recipient: z.object({ chat_type: z.string() }),
      body: z.object({ text: z.string().nullish() }),
    }),
  }),
  z.object({
    update_type: z.literal('message_callback'),
    callback: z.object({ callback_id: z.string(), payload: z.string().nullish(), user }),
  }),
]);
const updatesSchema = z.object({ updates: z.array(z.unknown()), marker: z.number().int().nullish() });
const subscriptionsSchema = z.object({ subscriptions: z.array(z.object({ url: z.string() })) });
const botSchema = z.object({ username: z.string().min(1) });

const stopData = 'stop';
const waitSeconds = 25;
const updateTypes = ['bot_started', 'bot_stopped', 'message_created', 'message_callback'];

/**
 * The Bot API of MAX; a person is written to by their number there.
 * @param baseUrl unset = platform-api2.max.ru, whose certificate comes from the national authority: see docs/operating.md
 */
export function maxApi(token: string, baseUrl = 'https://platform-api2.max.ru'): BotApi {
  const title = 'MAX';
  const ask = (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    query: Readonly<Record<string, string>>,
    { body, signal }: { readonly body?: object; readonly signal?: AbortSignal } = {},
  ) =>
    askBot({
      title,
      url: `${baseUrl.replace(/\/$/, '')}${path}?${new URLSearchParams(query)}`,
      method,
      headers: { authorization: token },
      ...(body && { body }),
      ...(signal && { signal, timeoutMs: (waitSeconds + 10) * 1000 }),
    });
  const result = async (...call: Parameters<typeof ask>): Promise<unknown> => {
    const { status, body } = await ask(...call);
    if (status >= 300) throw new BotApiError(`${title} answered ${status} to ${call[0]} ${call[1]}`);
    return body;
  };
  let username: string | null = null;

  return {
    id: 'max',
    title,
    secretHeader: 'x-max-bot-api-secret',
    async startLink(code) {
      username ??= readAnswer(title, botSchema, await result('GET', '/me', {})).username;
      return `https://max.ru/${username}?start=${code}`;
    },
    async send(userId, { text, stopButton }) {
      const keyboard = {
        type: 'inline_keyboard',
        payload: { buttons: [[{ type: 'callback', text: stopButton, payload: stopData }]] },
      };
      const query = { user_id: userId, disable_link_preview: 'true' };
      const body = { text, ...(stopButton === undefined ? {} : { attachments: [keyboard] }) };
      return deliveryOf(ask('POST', '/messages', query, { body }));
    },
    async answerPress(pressId, text) {
      await result('POST', '/answers', { callback_id: pressId }, { body: { notification: text } });
    },
    async subscribe(url, secret) {
      await result('POST', '/subscriptions', {}, { body: { url, secret, update_types: updateTypes } });
    },
    async unsubscribe() {
      const { subscriptions } = readAnswer(title, subscriptionsSchema, await result('GET', '/subscriptions', {}));
      for (const { url } of subscriptions) await result('DELETE', '/subscriptions', { url });
    },
    async updates(marker, signal) {
      const query = {
        timeout: String(waitSeconds),
        types: updateTypes.join(','),
        ...(marker === null ? {} : { marker: String(marker) }),
      };
      const found = readAnswer(title, updatesSchema, await result('GET', '/updates', query, { signal }));
      const events = found.updates.map(readUpdate).filter((event) => event !== null);
      return { events, marker: found.marker ?? marker };
    },
    readUpdate,
  };
}

/** A dialogue alone is spoken to: groups and channels are nobody's. */
function readUpdate(body: unknown): BotEvent | null {
  const read = updateSchema.safeParse(body);
  if (!read.success) return null;
  const { data } = read;
  switch (data.update_type) {
    case 'bot_started':
      return { kind: 'text', chat: String(data.user.user_id), text: `/start ${data.payload ?? ''}`.trim() };
    case 'bot_stopped':
      return { kind: 'left', chat: String(data.user.user_id) };
    case 'message_created': {
      const { sender, recipient, body: said } = data.message;
      if (recipient.chat_type !== 'dialog') return null;
      return { kind: 'text', chat: String(sender.user_id), text: said.text ?? '' };
    }
    case 'message_callback': {
      const { callback } = data;
      if (callback.payload !== stopData) return null;
      return { kind: 'stop', chat: String(callback.user.user_id), pressId: callback.callback_id };
    }
  }
}
