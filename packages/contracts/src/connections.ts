import { z } from 'zod';
import { consoleCall } from './admin-list.ts';
import { type ConnectionId, connectionIds, robokassaHashes } from './connection.ids.ts';
import { noBody } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { emailField } from './person-fields.ts';

/** A key or a password; null = what is kept stays as it is. */
const secretField = (least: number, short: string) =>
  z
    .string()
    .trim()
    .min(least, short)
    .max(400, 'Не длиннее 400 знаков')
    .regex(/^[\x21-\x7e]+$/, 'Латинские буквы, цифры и знаки, без пробелов')
    .nullable();

const numberField = (least: number, most: number, wrong: string) =>
  z.number(wrong).int(wrong).min(least, wrong).max(most, wrong);

/** What each connection is made of. Fields named in `connectionSecrets` never leave the server again. */
export const connections = {
  mail: z.strictObject({
    host: z
      .string()
      .trim()
      .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/i, 'Нужен адрес вида smtp.example.ru')
      .max(253, 'Нужен адрес вида smtp.example.ru'),
    port: numberField(1, 65_535, 'Порт — число от 1 до 65535'),
    user: z.string().trim().min(1, 'Под каким именем войти на почтовый сервер?').max(200, 'Не длиннее 200 знаков'),
    password: secretField(1, 'Введите пароль'),
    from: emailField,
    /** Stands before the address; it goes into a header of every letter. */
    fromName: z
      .string()
      .trim()
      .min(1, 'От чьего имени приходят письма?')
      .max(60, 'Не длиннее 60 знаков')
      .regex(/^[^"<>\\@,;:\p{Cc}]*$/u, 'Буквы, цифры и пробелы, без кавычек и скобок'),
  }),
  chat: z.strictObject({ url: z.url({ protocol: /^https$/, error: 'Нужна ссылка вида https://…' }).max(300) }),
  counter: z.strictObject({
    number: z
      .string()
      .trim()
      .regex(/^\d{1,12}$/, 'Номер счётчика состоит из цифр'),
  }),
  yookassa: z.strictObject({
    shopId: z
      .string()
      .trim()
      .regex(/^\d{1,20}$/, 'Номер магазина состоит из цифр'),
    secretKey: secretField(16, 'Секретный ключ длиннее: скопируйте его целиком'),
    /** Rate of VAT in receipts; null = the shop sends its own receipts. */
    vatCode: numberField(1, 12, 'Выберите ставку из списка').nullable(),
    taxSystemCode: numberField(1, 6, 'Выберите систему из списка').nullable(),
  }),
  robokassa: z.strictObject({
    login: z.string().trim().min(1, 'Введите идентификатор магазина').max(100, 'Не длиннее 100 знаков'),
    password1: secretField(8, 'Пароль №1 не короче 8 знаков'),
    password2: secretField(8, 'Пароль №2 не короче 8 знаков'),
    hash: z.enum(robokassaHashes, 'Выберите способ подписи из списка'),
  }),
  getcourse: z.strictObject({
    account: z
      .string()
      .trim()
      .regex(/^[a-z0-9-]{1,60}$/i, 'Имя школы: «школа» из адреса школа.getcourse.ru')
      .nullable(),
    /** In the path of the address that GetCourse calls. */
    secret: secretField(16, 'Секрет не короче 16 знаков').refine(
      (text) => text === null || /^[\w-]+$/.test(text),
      'В секрете латинские буквы, цифры, дефис и подчёркивание',
    ),
    apiKey: secretField(16, 'Ключ API длиннее: скопируйте его целиком'),
  }),
} as const satisfies Record<ConnectionId, z.ZodType>;

/** Fields that are sealed where they are kept, and shown by their end at most. */
export const connectionSecrets = {
  mail: ['password'],
  chat: [],
  counter: [],
  yookassa: ['secretKey'],
  robokassa: ['password1', 'password2'],
  getcourse: ['secret', 'apiKey'],
} as const satisfies Record<ConnectionId, readonly string[]>;

const connectionsView = z.object({
  /** Of this installation: what services are told to call begins with it. */
  origin: z.string(),
  connections: z.array(
    z.object({
      id: z.enum(connectionIds),
      /** Who has set it; the environment is above the console. null = nobody. */
      source: z.enum(['environment', 'console']).nullable(),
      /** False when what is kept was sealed with a key that is gone. */
      isReadable: z.boolean(),
      /** What the console has set: secrets by their last four signs, or by none of them where they are short. */
      values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
    }),
  ),
});

export const getConnections = endpoint({
  ...consoleCall,
  method: 'GET',
  path: '/v1/admin/connections',
  cost: 3 * rowCost,
  summary: 'Почта, чат, счётчик, платёжные службы и GetCourse: кем заданы; ключи видны последними знаками',
  body: noBody,
  response: connectionsView,
});

const ofConnection = {
  ...consoleCall,
  path: '/v1/admin/connections/:id',
  cost: 3 * rowCost,
  params: z.strictObject({ id: z.enum(connectionIds, 'Такой службы нет') }),
  response: connectionsView,
} as const;

export const saveConnection = endpoint({
  ...ofConnection,
  method: 'PUT',
  summary: 'Подключить службу; действует сразу, ключи хранятся зашифрованными',
  body: z.strictObject({ data: z.record(z.string().max(40), z.unknown()) }),
});

export const dropConnection = endpoint({
  ...ofConnection,
  method: 'DELETE',
  summary: 'Забыть службу, подключённую в консоли',
  body: noBody,
});
