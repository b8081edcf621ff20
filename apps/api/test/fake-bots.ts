import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SentMessage {
  readonly chat: string;
  readonly text: string;
  /** What the button under it hands back. */
  readonly button: string | undefined;
}

/** Stand-ins of the Bot APIs of Telegram and MAX: same paths, keys, answers and long polling. */
export interface FakeBots {
  readonly env: Record<'TELEGRAM_BOT_TOKEN' | 'TELEGRAM_API_URL' | 'MAX_BOT_TOKEN' | 'MAX_API_URL', string>;
  /** Messages that arrived at people, oldest first. */
  readonly sent: SentMessage[];
  readonly pressAnswers: string[];
  /** Where updates are sent to, and the secret that goes with them. */
  readonly webhooks: Map<string, { readonly url: string; readonly secret: string }>;
  /** What becomes of the next messages: the status, or `lost` = it arrives and its answer does not. */
  readonly outcomes: (number | 'lost')[];
  /** Most waits for updates of one bot at the same time. */
  mostWaits: number;
  /** Hands an update to whoever waits for updates; another process posts it to `/push/telegram` of the address. */
  push(bot: 'telegram' | 'max', update: object): void;
  close(): Promise<void>;
}

const telegramToken = '123456:telegram-token-of-the-test';
const maxToken = 'max-token-of-the-test-f9LHodD0cOL';

export async function startFakeBots(): Promise<FakeBots> {
  const queues = { telegram: [] as object[], max: [] as object[] };
  const waits = { telegram: new Set<() => void>(), max: new Set<() => void>() };

  /** Answers when there is something after the offset; a wait ends with its connection. */
  function hold(bot: 'telegram' | 'max', response: ServerResponse, answer: () => boolean): void {
    if (answer()) return;
    const retry = () => {
      if (answer()) waits[bot].delete(retry);
    };
    waits[bot].add(retry);
    fake.mostWaits = Math.max(fake.mostWaits, waits[bot].size);
    response.on('close', () => waits[bot].delete(retry));
  }

  function deliver(response: ServerResponse, message: SentMessage, ok: object): void {
    const outcome = fake.outcomes.shift() ?? 200;
    if (outcome === 200 || outcome === 'lost') fake.sent.push(message);
    if (outcome === 'lost') response.destroy();
    else reply(response, outcome, outcome === 200 ? ok : { ok: false, error_code: outcome });
  }

  function telegram(path: string, body: Body, response: ServerResponse) {
    const name = path.split('/')[2];
    const ok = (result: unknown) => reply(response, 200, { ok: true, result });
    if (name === 'getMe') return ok({ id: 1, is_bot: true, username: 'NeboTestBot' });
    if (name === 'setWebhook') {
      fake.webhooks.set('telegram', { url: String(body.url), secret: String(body.secret_token) });
      return ok(true);
    }
    if (name === 'deleteWebhook') {
      fake.webhooks.delete('telegram');
      return ok(true);
    }
    if (name === 'answerCallbackQuery') {
      fake.pressAnswers.push(String(body.text));
      return ok(true);
    }
    if (name === 'sendMessage') {
      const button = body.reply_markup?.inline_keyboard[0]?.[0]?.callback_data;
      return deliver(
        response,
        { chat: String(body.chat_id), text: String(body.text), button },
        { ok: true, result: {} },
      );
    }
    if (name !== 'getUpdates') return reply(response, 404, { ok: false, error_code: 404 });
    if (fake.webhooks.has('telegram')) return reply(response, 409, { ok: false, error_code: 409 });
    const offset = Number(body.offset ?? 1);
    hold('telegram', response, () => {
      const updates = queues.telegram
        .map((update, index) => ({ update_id: index + 1, ...update }))
        .filter(({ update_id }) => update_id >= offset);
      if (updates.length > 0) ok(updates);
      return updates.length > 0;
    });
  }

  function max(url: URL, method: string, body: Body, response: ServerResponse) {
    const call = `${method} ${url.pathname}`;
    if (call === 'GET /me') return reply(response, 200, { user_id: 1, is_bot: true, username: 'id0_bot' });
    if (call === 'GET /subscriptions')
      return reply(response, 200, { subscriptions: [fake.webhooks.get('max')].filter((hook) => hook !== undefined) });
    if (call === 'DELETE /subscriptions') {
      fake.webhooks.delete('max');
      return reply(response, 200, { success: true });
    }
    if (call === 'POST /subscriptions') {
      fake.webhooks.set('max', { url: String(body.url), secret: String(body.secret) });
      return reply(response, 200, { success: true });
    }
    if (call === 'POST /answers') {
      fake.pressAnswers.push(String(body.notification));
      return reply(response, 200, { success: true });
    }
    if (call === 'POST /messages') {
      const button = body.attachments?.[0]?.payload.buttons[0]?.[0]?.payload;
      return deliver(
        response,
        { chat: url.searchParams.get('user_id') ?? '', text: String(body.text), button },
        { message: {} },
      );
    }
    if (call !== 'GET /updates') return reply(response, 404, { code: 'not.found' });
    // Without a marker the newest alone is told, as its documentation says.
    const from = Number(url.searchParams.get('marker') ?? Math.max(0, queues.max.length - 1));
    hold('max', response, () => {
      const updates = queues.max.slice(from);
      if (updates.length > 0) reply(response, 200, { updates, marker: from + updates.length });
      return updates.length > 0;
    });
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    void text(request).then((sent) => {
      const body: Body = sent === '' ? {} : JSON.parse(sent);
      const url = new URL(request.url ?? '', 'http://bots');
      if (url.pathname === '/push/telegram') {
        fake.push('telegram', body);
        return reply(response, 200, {});
      }
      if (url.pathname.startsWith(`/bot${telegramToken}/`)) return telegram(url.pathname, body, response);
      if (request.headers.authorization === maxToken) return max(url, request.method ?? '', body, response);
      return reply(response, url.pathname.startsWith('/bot') ? 404 : 401, { ok: false });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', () => ready()));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const base = `http://127.0.0.1:${address.port}`;
  const fake: FakeBots = {
    env: {
      TELEGRAM_BOT_TOKEN: telegramToken,
      TELEGRAM_API_URL: base,
      MAX_BOT_TOKEN: maxToken,
      MAX_API_URL: base,
    },
    sent: [],
    pressAnswers: [],
    webhooks: new Map(),
    outcomes: [],
    mostWaits: 0,
    push(bot, update) {
      queues[bot].push(update);
      for (const retry of [...waits[bot]]) retry();
    },
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
  return fake;
}

interface Button {
  readonly callback_data?: string;
  readonly payload?: string;
}
interface Body {
  readonly url?: string;
  readonly secret?: string;
  readonly secret_token?: string;
  readonly offset?: number;
  readonly chat_id?: number;
  readonly text?: string;
  readonly notification?: string;
  readonly reply_markup?: { readonly inline_keyboard: readonly (readonly Button[])[] };
  readonly attachments?: readonly { readonly payload: { readonly buttons: readonly (readonly Button[])[] } }[];
}

function reply(response: ServerResponse, status: number, body: unknown): undefined {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** What a messenger sends when a person writes to the bot, presses its button or blocks it. */
export const updates = {
  telegram: {
    says: (chat: number, said: string) => ({ message: { chat: { id: chat, type: 'private' }, text: said } }),
    starts: (chat: number, code: string) => updates.telegram.says(chat, `/start ${code}`),
    presses: (chat: number) => ({
      callback_query: { id: 'press', data: 'stop', message: { chat: { id: chat, type: 'private' } } },
    }),
    leaves: (chat: number) => ({
      my_chat_member: { chat: { id: chat, type: 'private' }, new_chat_member: { status: 'kicked' } },
    }),
  },
  max: {
    says: (user: number, said: string) => ({
      update_type: 'message_created',
      message: { sender: { user_id: user }, recipient: { chat_type: 'dialog' }, body: { mid: 'mid.1', text: said } },
    }),
    starts: (user: number, code: string) => ({
      update_type: 'bot_started',
      chat_id: 7,
      user: { user_id: user },
      payload: code,
    }),
    presses: (user: number) => ({
      update_type: 'message_callback',
      callback: { callback_id: 'press', payload: 'stop', user: { user_id: user } },
    }),
    leaves: (user: number) => ({ update_type: 'bot_stopped', chat_id: 7, user: { user_id: user } }),
  },
} as const;
