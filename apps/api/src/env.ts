import { isIP } from 'node:net';
import { z } from 'zod';
import { LLM_PROVIDERS, PRESETS } from './language-model/preset.table.ts';

const onOff = z.enum(['on', 'off']);
const url = (protocol: RegExp) => z.url({ protocol, error: 'нужен адрес' });
const optional = <T extends z.ZodType>(schema: T) => z.preprocess((v) => (v === '' ? undefined : v), schema.optional());

/** `203.0.113.0/24`, `2001:db8::/32` or a single address. */
function isNetworkOrAddress(text: string): boolean {
  const [address = '', bits, ...rest] = text.trim().split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: optional(url(/^postgres(ql)?$/)),
  PUBLIC_URL: optional(url(/^https?$/)),
  /** How many proxies stand in front, or their addresses: never a blind `true`, or X-Forwarded-For dodges the limits. */
  TRUST_PROXY: optional(z.string().regex(/^(\d+|[\d.:a-f/,\s]+)$/i, 'нужно число прокси или список адресов')),
  /** Processes that serve one port; more than one needs PostgreSQL. */
  WEB_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(1),
  /** Port of 127.0.0.1 that gives `/metrics`; unset, nothing is measured. */
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535)),
  RATE_LIMIT: onOff.default('on'),
  /** Whether a started server draws and computes what is asked for most, before anybody asks. */
  WARM_UP: onOff.default('on'),
  SMTP_URL: optional(url(/^smtps?$/)),
  MAIL_FROM: z.string().min(3).default('Небосвод <noreply@localhost>'),
  METRIKA_ID: optional(z.string().regex(/^\d+$/, 'нужен номер счётчика')),
  CHAT_URL: optional(url(/^https?$/)),
  YOOKASSA_SHOP_ID: optional(z.string()),
  YOOKASSA_SECRET_KEY: optional(z.string()),
  /** Where YooKassa answers; unset = api.yookassa.ru. */
  YOOKASSA_API_URL: optional(url(/^https?$/)),
  /** Networks its notifications come from, if not those of its documentation. */
  YOOKASSA_SOURCES: optional(
    z.string().refine((text) => text.split(',').every(isNetworkOrAddress), 'нужны адреса или сети через запятую'),
  ),
  /** Rate of VAT in the receipts that YooKassa sends for the shop (1 = without VAT); unset, the shop sends its own. */
  YOOKASSA_VAT_CODE: optional(z.coerce.number().int().min(1).max(12)),
  /** System of taxation in those receipts, where the shop has several. */
  YOOKASSA_TAX_SYSTEM_CODE: optional(z.coerce.number().int().min(1).max(6)),
  /** A shop at Robokassa: its login and both passwords of its technical settings. */
  ROBOKASSA_LOGIN: optional(z.string().max(100)),
  ROBOKASSA_PASSWORD1: optional(z.string().min(8)),
  ROBOKASSA_PASSWORD2: optional(z.string().min(8)),
  /** How its settings sign. */
  ROBOKASSA_HASH: z.enum(['md5', 'sha1', 'sha256', 'sha384', 'sha512']).default('md5'),
  /** Where Robokassa answers; unset = auth.robokassa.ru/Merchant. */
  ROBOKASSA_URL: optional(url(/^https?$/)),
  GETCOURSE_ACCOUNT: optional(z.string().regex(/^[a-z0-9-]+$/i)),
  GETCOURSE_SECRET: optional(z.string().min(16)),
  GETCOURSE_API_KEY: optional(z.string()),
  /** Where GetCourse's API answers; unset = the account's own address. */
  GETCOURSE_API_URL: optional(url(/^https?$/)),
  /** The operator's bots that remind people; unset = there is none in that messenger. */
  TELEGRAM_BOT_TOKEN: optional(z.string().regex(/^\d+:[\w-]{20,}$/, 'нужен ключ от BotFather')),
  MAX_BOT_TOKEN: optional(z.string().min(16).max(400)),
  /** Where their Bot APIs answer; unset = api.telegram.org and platform-api2.max.ru. */
  TELEGRAM_API_URL: optional(url(/^https?$/)),
  MAX_API_URL: optional(url(/^https?$/)),
  /** How bots hear people; unset = the messengers call an https PUBLIC_URL, and are asked where there is none. */
  BOT_UPDATES: optional(z.enum(['webhook', 'polling'])),
  /** The language model that may write documents; unset = there is none. */
  LLM_PROVIDER: optional(z.enum(LLM_PROVIDERS, `один из: ${LLM_PROVIDERS.join(', ')}`)),
  /** Up to and without `/chat/completions`. */
  LLM_BASE_URL: optional(url(/^https?$/)),
  LLM_API_KEY: optional(z.string().min(1).max(2000)),
  LLM_MODEL: optional(z.string().min(1).max(200)),
  /** Folder of Yandex Cloud. */
  LLM_FOLDER: optional(z.string().regex(/^[a-z0-9]{1,60}$/i, 'нужен номер каталога')),
  /** Of GigaChat: whose key it is, and where it is exchanged. */
  LLM_SCOPE: optional(z.enum(['GIGACHAT_API_PERS', 'GIGACHAT_API_B2B', 'GIGACHAT_API_CORP'])),
  LLM_TOKEN_URL: optional(url(/^https?$/)),
  /** What the page calls the model, and the country it stands in. */
  LLM_NAME: optional(z.string().min(1).max(60)),
  LLM_COUNTRY: optional(z.string().min(1).max(60)),
  PROD_APP_HOST: optional(url(/^https?$/)),
  TEST_APP_HOST: optional(url(/^https?$/)),
  API_HOST: optional(url(/^https?$/)),
  OWNER_EMAIL: z.email().default('owner@localhost.local'),
  TOKEN_SECRETS: optional(
    z
      .string()
      .refine(
        (text) => text.split(',').every((secret) => secret.trim().length >= 32),
        'каждый ключ (через запятую) не короче 32 знаков',
      ),
  ),
  /** Seals what is stored and must be read again (secrets of second factors): current and previous, as `TOKEN_SECRETS`. */
  SECRETS_KEY: optional(
    z
      .string()
      .refine(
        (text) => text.split(',').every((secret) => secret.trim().length >= 32),
        'каждый ключ (через запятую) не короче 32 знаков',
      ),
  ),
  ALLOW_EMBEDDED: optional(z.literal('1')),
  NODE_ENV: optional(z.enum(['development', 'test', 'production'])),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Env = z.infer<typeof schema>;

/** Names of all variables that the server reads. */
export const envNames: ReadonlySet<string> = new Set(Object.keys(schema.shape));

/** A wrong environment value, with one line that names it. */
export class EnvError extends Error {}

/**
 * Parses the process environment once.
 * @throws EnvError naming every wrong variable in one line.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`Ошибка настройки: ${wrong.join('; ')}`);
  }
  const env = parsed.data;
  if (env.NODE_ENV === 'production' && env.RATE_LIMIT === 'off') {
    throw new EnvError('Ошибка настройки: RATE_LIMIT: выключать ограничения в production нельзя');
  }
  if (env.NODE_ENV === 'production' && !env.DATABASE_URL && env.ALLOW_EMBEDDED !== '1') {
    throw new EnvError('Ошибка настройки: DATABASE_URL: в production нужна PostgreSQL (или ALLOW_EMBEDDED=1)');
  }
  if (env.WEB_CONCURRENCY > 1 && !env.DATABASE_URL) {
    throw new EnvError('Ошибка настройки: WEB_CONCURRENCY: встроенную базу открывает один процесс, нужна PostgreSQL');
  }
  const unset = env.LLM_PROVIDER && PRESETS[env.LLM_PROVIDER].needs.find((name) => env[name] === undefined);
  if (unset) throw new EnvError(`Ошибка настройки: ${unset}: без неё LLM_PROVIDER=${env.LLM_PROVIDER} не работает`);
  return env;
}
