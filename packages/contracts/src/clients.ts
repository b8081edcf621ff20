import { z } from 'zod';
import { birthSchema } from './birth.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { uniqueList } from './id-list.ts';
import { listQuery } from './list-query.ts';
import { calendarDateField, paragraphField, rowIdField, textField } from './person-fields.ts';
import { instant, instantInput } from './time-fields.ts';
import { versionField } from './version-field.ts';

const tag = 'clients';
/** The book belongs to the practitioner's areas; reading, taking away and erasing stay possible after the term has ended. */
const practitioner = { products: [1, 2, 14, 15, 16, 17] } as const;
const clientPath = z.strictObject({ id: rowIdField });

const contactKinds = ['email', 'phone', 'telegram', 'vk', 'max', 'other'] as const;
const eventPrecisions = ['day', 'month', 'year'] as const;

const list = <Element extends z.ZodType>(element: Element, most: number) =>
  z.array(element).max(most, `Не больше ${most} в одном списке`);

const contacts = list(
  z.strictObject({
    kind: z.enum(contactKinds, 'Такого вида связи нет'),
    value: textField(200).trim().min(1, 'Пустой контакт'),
  }),
  20,
);
const relations = list(
  z.strictObject({ clientId: rowIdField, kind: textField(60).trim().min(1, 'Назовите связь') }),
  30,
);
const tags = uniqueList(textField(40).trim().min(1, 'Пустая метка'), 20);
const consentField = z.strictObject({
  at: instantInput,
  how: textField(100).trim().min(1, 'Напишите, как получено согласие'),
  text: paragraphField(4000),
});
const sex = z.enum(['female', 'male'], 'Пол: female или male');
const birthFields = {
  label: textField(100).trim(),
  birth: birthSchema,
  sex: sex.optional(),
  consent: consentField.nullable(),
};
const eventFields = {
  date: calendarDateField,
  precision: z.enum(eventPrecisions, 'Точность: day, month или year'),
  kind: textField(60).trim().min(1, 'Назовите вид события'),
  text: paragraphField(1000),
};
const sessionFields = {
  at: instantInput,
  kind: textField(100).trim().min(1, 'Назовите вид встречи'),
  /** Roubles. */
  price: z.number().min(0, 'Цена не бывает меньше нуля').max(100_000_000, 'Цена слишком велика').optional(),
  isPaid: z.boolean(),
  consultationId: rowIdField.optional(),
  /** The package of the client that pays for it: the session is paid, and used of the package. */
  packageId: rowIdField.optional(),
};
const packageFields = {
  title: textField(100).trim().min(1, 'Назовите пакет'),
  total: z.number().int().min(1, 'В пакете хотя бы одна встреча').max(1000),
  used: z.number().int().min(0).max(1000),
};
const nextContact = z.strictObject({ date: calendarDateField, reason: paragraphField(500) }).nullable();
const name = textField(200).trim().min(1, 'Назовите клиента');
/** Ids of entries that are there already; a new entry has none, and gets one. */
const known = { id: rowIdField.optional() };

/** Lists of a client as a person sends them: each replaces the whole list. */
const clientInput = {
  contacts: contacts.default([]),
  births: list(
    z.strictObject({
      ...known,
      ...birthFields,
      label: birthFields.label.default(''),
      consent: birthFields.consent.default(null),
    }),
    12,
  ).default([]),
  relations: relations.default([]),
  tags: tags.default([]),
  notes: list(z.strictObject({ ...known, at: instantInput.optional(), text: paragraphField(4000) }), 200).default([]),
  events: list(
    z.strictObject({
      ...known,
      ...eventFields,
      precision: eventFields.precision.default('day'),
      text: eventFields.text.default(''),
    }),
    200,
  ).default([]),
  sessions: list(
    z.strictObject({ ...known, ...sessionFields, isPaid: sessionFields.isPaid.default(false) }),
    500,
  ).default([]),
  packages: list(
    z
      .strictObject({ ...known, ...packageFields, used: packageFields.used.default(0) })
      .refine(({ used, total }) => used <= total, { path: ['used'], message: 'Использовано больше, чем в пакете' }),
    30,
  ).default([]),
  nextContact: nextContact.default(null),
};

export const clientSchema = z.object({
  id: z.uuid(),
  /** Rises by one with each change; a change names the one it was made over. */
  version: z.number().int(),
  name: z.string(),
  contacts,
  births: z.array(z.object({ id: z.uuid(), ...birthFields, /** Under 18 today. */ isMinor: z.boolean() })),
  relations,
  tags,
  notes: z.array(z.object({ id: z.uuid(), at: instant, text: z.string() })),
  events: z.array(z.object({ id: z.uuid(), ...eventFields })),
  sessions: z.array(z.object({ id: z.uuid(), ...sessionFields })),
  packages: z.array(z.object({ id: z.uuid(), ...packageFields })),
  nextContact,
  createdAt: instant,
  updatedAt: instant,
});
export type Client = z.output<typeof clientSchema>;

/** A client in the list: without the lists that grow for years. */
export const clientCardSchema = clientSchema
  .omit({ notes: true, events: true, sessions: true, packages: true, relations: true })
  .extend({
    /** The latest session that has been. */
    lastSessionAt: instant.nullable(),
    /** What sessions that are not paid come to, roubles. */
    owed: z.number(),
  });

export const newClient = z.strictObject({ name, ...clientInput });
export type NewClient = z.output<typeof newClient>;

const clientChanges = z.strictObject({
  version: versionField(1),
  name: name.optional(),
  contacts: contacts.optional(),
  births: clientInput.births.unwrap().optional(),
  relations: relations.optional(),
  tags: tags.optional(),
  notes: clientInput.notes.unwrap().optional(),
  events: clientInput.events.unwrap().optional(),
  sessions: clientInput.sessions.unwrap().optional(),
  packages: clientInput.packages.unwrap().optional(),
  nextContact: nextContact.optional(),
});

const manyValues = 20_000;

export const listClients = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/clients',
  cost: 20,
  summary: 'Книга клиентов: поиск по имени, связи, месту и меткам',
  params: nothing,
  query: listQuery({
    tag: textField(40).trim().optional(),
    /** By name, or whoever was changed last first. */
    order: z.enum(['name', 'recent'], 'Порядок: name или recent').default('name'),
  }),
  body: noBody,
  response: z.object({ items: z.array(clientCardSchema), nextCursor: z.string().nullable() }),
});

export const createClient = endpoint({
  tag,
  access: practitioner,
  method: 'POST',
  path: '/v3/clients',
  cost: 10,
  maxValues: manyValues,
  summary: 'Новый клиент',
  params: nothing,
  query: nothing,
  body: newClient,
  response: clientSchema,
  status: 201,
});

export const getClient = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/clients/:id',
  cost: rowCost,
  summary: 'Один клиент',
  params: clientPath,
  query: nothing,
  body: noBody,
  response: clientSchema,
});

export const changeClient = endpoint({
  tag,
  access: practitioner,
  method: 'PATCH',
  path: '/v3/clients/:id',
  cost: 10,
  maxValues: manyValues,
  summary: 'Изменить клиента: списки заменяются целиком',
  params: clientPath,
  query: nothing,
  body: clientChanges,
  response: clientSchema,
});

export const eraseClient = endpoint({
  tag,
  access: 'user',
  method: 'DELETE',
  path: '/v3/clients/:id',
  cost: 10,
  summary: 'Стереть клиента со всем, что о нём есть, сразу и насовсем',
  params: clientPath,
  query: nothing,
  body: noBody,
  response: z.object({
    removed: z.object({ consultations: z.number().int(), links: z.number().int(), births: z.number().int() }),
  }),
});

export const exportClient = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/clients/:id/export',
  cost: 20,
  summary: 'Всё о клиенте одним файлом JSON',
  params: clientPath,
  query: nothing,
  body: noBody,
  envelope: 'raw',
  response: z.string(),
});

const clientFormats = ['csv', 'json'] as const;
/** Clients of one file. */
export const mostImportedClients = 500;
/** Characters of a file: the fullest card that may be, as its export writes it. */
export const longestClientFile = 2_500_000;

export const importClients = endpoint({
  tag,
  access: practitioner,
  method: 'POST',
  path: '/v3/clients/import',
  cost: 300,
  mostBytes: 5 * 1_048_576,
  summary: 'Загрузить клиентов из файла CSV или JSON',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    format: z.enum(clientFormats),
    content: z.string().min(1, 'Файл пуст').max(longestClientFile, 'Файл больше 2,5 млн знаков'),
  }),
  response: z.object({
    imported: z.array(z.object({ id: z.uuid(), name: z.string() })),
    /** Lines that could not be read, with the reason. */
    refused: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  }),
});

export const exportClients = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/clients/export',
  cost: 300,
  summary: 'Книга клиентов файлом CSV',
  params: nothing,
  query: z.strictObject({ format: z.literal('csv').default('csv') }),
  body: noBody,
  envelope: 'raw',
  response: z.string(),
});
