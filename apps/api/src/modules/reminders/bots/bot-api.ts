import type { ChatChannel } from '@nebosvod/contracts/reminders';
import type { z } from 'zod';

/** What a person did in a chat with the bot, of what this product answers to. */
export type BotEvent =
  /** Wrote something, or opened the bot by a link that carries a code. */
  | { readonly kind: 'text'; readonly chat: string; readonly text: string }
  /** Pressed the one button that reminders have. */
  | { readonly kind: 'stop'; readonly chat: string; readonly pressId: string }
  /** Blocked the bot. */
  | { readonly kind: 'left'; readonly chat: string };

/**
 * What became of a message. `gone`: this chat takes no more of them; `failed`: it surely did not come, and may be sent again;
 * `unknown`: the answer was lost, so it may have come.
 */
export type Delivery = 'sent' | 'gone' | 'failed' | 'unknown';

export interface BotMessage {
  readonly text: string;
  /** The words of the button that ends reminders; unset = no button. */
  readonly stopButton?: string;
}

/** The bot of one messenger: the calls that reminders need of its Bot API. */
export interface BotApi {
  readonly id: ChatChannel;
  /** As people call the messenger. */
  readonly title: string;
  /** Header of a webhook call that carries the secret we named. */
  readonly secretHeader: string;
  /** A link that opens the bot and hands it a code; asks the service for the bot's name once. @throws BotApiError */
  startLink(code: string): Promise<string>;
  send(chat: string, message: BotMessage): Promise<Delivery>;
  /** Tells whoever pressed the button that it was heard. */
  answerPress(pressId: string, text: string): Promise<void>;
  /** Has updates sent to an address. @throws BotApiError */
  subscribe(url: string, secret: string): Promise<void>;
  /** Ends that, so that updates can be asked for. @throws BotApiError */
  unsubscribe(): Promise<void>;
  /**
   * Waits up to half a minute for what people did after the marker.
   * @param marker null = from the beginning
   * @throws BotApiError
   */
  updates(
    marker: number | null,
    signal: AbortSignal,
  ): Promise<{ readonly events: BotEvent[]; readonly marker: number | null }>;
  /** What one update of a webhook tells; null for what does not concern reminders. */
  readUpdate(body: unknown): BotEvent | null;
}

/** A messenger's service refused or was out of reach. The message names neither an address nor the token: it is logged. */
export class BotApiError extends Error {
  /** No connection was made, so nothing was asked of the service. */
  readonly isUnsent: boolean;
  constructor(message: string, isUnsent = false) {
    super(message);
    this.isUnsent = isUnsent;
  }
}

const unconnected: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface Ask {
  readonly title: string;
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}

export interface BotAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** One call. @throws BotApiError without the cause, which would name the address */
export async function askBot({
  title,
  url,
  method,
  headers,
  body,
  signal,
  timeoutMs = 10_000,
}: Ask): Promise<BotAnswer> {
  const limit = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      redirect: 'error',
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const isUnsent = cause instanceof Error && 'code' in cause && unconnected.has(cause.code);
    throw new BotApiError(`${title} is out of reach`, isUnsent);
  }
}

/** Whether a message came, by the answer of the service: 403 is a person who has blocked the bot, 5xx and silence leave it open. */
export async function deliveryOf(asked: Promise<BotAnswer>): Promise<Delivery> {
  try {
    const { status } = await asked;
    if (status < 300) return 'sent';
    if (status === 403) return 'gone';
    return status < 500 ? 'failed' : 'unknown';
  } catch (error) {
    return error instanceof BotApiError && error.isUnsent ? 'failed' : 'unknown';
  }
}

/** What a service answered, as it should be written. @throws BotApiError */
export function readAnswer<S extends z.ZodType>(title: string, schema: S, answer: unknown): z.output<S> {
  const read = schema.safeParse(answer);
  if (!read.success) throw new BotApiError(`${title} answered unreadably`);
  return read.data;
}
