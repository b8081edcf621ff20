import type { ConnectionId } from '@nebosvod/contracts/connection.ids';
import { connectionSecrets, connections } from '@nebosvod/contracts/connections';
import type { z } from 'zod';
import type { Env } from '../../env.ts';

/** What the console has set of a connection, its secrets open. */
export type ConnectionData = Readonly<Record<string, unknown>>;

interface Connection {
  /** Variables that it stands for; the first ones that are set in the environment put it out of the console's hands. */
  readonly variables: readonly (keyof Env)[];
  /** The variables as they would stand in the environment; null for what was written by a newer version. */
  readonly over: (data: unknown) => Partial<Env> | null;
}

const reading =
  <S extends z.ZodType>(schema: S, over: (data: z.output<S>) => Partial<Env>) =>
  (data: unknown) => {
    const parsed = schema.safeParse(data);
    return parsed.success ? over(parsed.data) : null;
  };

/** Port on which a mail server speaks TLS from the first byte; on others it is asked to begin (STARTTLS). */
const TLS_PORT = 465;

function smtpUrl({ host, port, user, password }: z.output<typeof connections.mail>): string {
  const [name, word] = [user, password ?? ''].map(encodeURIComponent);
  return `${port === TLS_PORT ? 'smtps' : 'smtp'}://${name}:${word}@${host}:${port}`;
}

const table: Readonly<Record<ConnectionId, Connection>> = {
  mail: {
    variables: ['SMTP_URL', 'MAIL_FROM'],
    over: reading(connections.mail, (mail) => ({
      SMTP_URL: smtpUrl(mail),
      MAIL_FROM: `"${mail.fromName}" <${mail.from}>`,
    })),
  },
  chat: { variables: ['CHAT_URL'], over: reading(connections.chat, ({ url }) => ({ CHAT_URL: url })) },
  counter: { variables: ['METRIKA_ID'], over: reading(connections.counter, ({ number }) => ({ METRIKA_ID: number })) },
  yookassa: {
    variables: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY', 'YOOKASSA_VAT_CODE', 'YOOKASSA_TAX_SYSTEM_CODE'],
    over: reading(connections.yookassa, ({ shopId, secretKey, vatCode, taxSystemCode }) => ({
      YOOKASSA_SHOP_ID: shopId,
      YOOKASSA_SECRET_KEY: secretKey ?? undefined,
      YOOKASSA_VAT_CODE: vatCode ?? undefined,
      YOOKASSA_TAX_SYSTEM_CODE: taxSystemCode ?? undefined,
    })),
  },
  robokassa: {
    variables: ['ROBOKASSA_LOGIN', 'ROBOKASSA_PASSWORD1', 'ROBOKASSA_PASSWORD2', 'ROBOKASSA_HASH'],
    over: reading(connections.robokassa, ({ login, password1, password2, hash }) => ({
      ROBOKASSA_LOGIN: login,
      ROBOKASSA_PASSWORD1: password1 ?? undefined,
      ROBOKASSA_PASSWORD2: password2 ?? undefined,
      ROBOKASSA_HASH: hash,
    })),
  },
  getcourse: {
    variables: ['GETCOURSE_SECRET', 'GETCOURSE_ACCOUNT', 'GETCOURSE_API_KEY'],
    over: reading(connections.getcourse, ({ account, secret, apiKey }) => ({
      GETCOURSE_SECRET: secret ?? undefined,
      GETCOURSE_ACCOUNT: account ?? undefined,
      GETCOURSE_API_KEY: apiKey ?? undefined,
    })),
  },
};

/** Every variable that the console may set. */
export const connectionVariables = Object.values(table).flatMap(({ variables }) => variables);

/** These have defaults: alone they connect nothing. */
const withDefault: ReadonlySet<keyof Env> = new Set(['MAIL_FROM', 'ROBOKASSA_HASH']);

/** Whether the environment connects a service: then the console does not. */
export const isInEnvironment = (env: Env, id: ConnectionId): boolean =>
  table[id].variables.some((name) => !withDefault.has(name) && env[name] !== undefined);

export const variablesOf = (id: ConnectionId, data: ConnectionData): Partial<Env> | null => table[id].over(data);

export const isSecretOf = (id: ConnectionId, field: string): boolean =>
  connectionSecrets[id].some((name) => name === field);

/** Shorter secrets would be half told by four signs. */
const LONG_SECRET = 16;

/** What may be shown of a connection: of its secrets the last four signs, of short ones nothing. */
export function shownOf(id: ConnectionId, data: ConnectionData): Record<string, string | number | null> {
  const shown: Record<string, string | number | null> = {};
  for (const [field, value] of Object.entries(data)) {
    if (value === null || typeof value === 'number') shown[field] = value;
    else if (typeof value === 'string') {
      shown[field] = isSecretOf(id, field) ? `••••${value.length < LONG_SECRET ? '' : value.slice(-4)}` : value;
    }
  }
  return shown;
}
