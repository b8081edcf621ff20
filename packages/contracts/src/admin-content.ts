import { z } from 'zod';
import { consoleCall } from './admin-list.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { paragraphField, textField } from './person-fields.ts';
import { pictureMistake } from './picture-address.ts';
import { instant } from './time-fields.ts';

export const contentKinds = ['news', 'events', 'questions', 'items'] as const;
export type ContentKind = (typeof contentKinds)[number];

const line = (max: number) => textField(max).trim().min(1, 'Заполните поле');
/** Markdown; no HTML goes through. */
const markdown = paragraphField(20_000)
  .trim()
  .min(1, 'Заполните поле')
  .refine((text) => !/<[a-z/!]/i.test(text), 'HTML в тексте не допускается, только Markdown')
  .superRefine((text, context) => {
    const message = pictureMistake(text);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
const moment = z.iso
  .datetime({ offset: true, error: 'Нужны дата и время' })
  .transform((text) => new Date(text).toISOString());

const httpsLink = z.url({ protocol: /^https$/, error: 'Нужна ссылка вида https://…' }).max(500);

/** What an entry of each kind holds; the same in `content/` and in the console. */
export const contentEntries = {
  news: z.strictObject({ title: line(200), summary: line(500), publishedAt: moment, body: markdown }),
  events: z.strictObject({
    title: line(200),
    summary: line(500),
    startsAt: moment,
    endsAt: moment.nullable(),
    place: line(200),
    url: httpsLink.nullable(),
  }),
  questions: z.strictObject({ group: line(100), question: line(300), answer: markdown }),
  /** Words of an item of the shop; what it opens, its term and its price are not words. */
  items: z.strictObject({
    title: line(100),
    summary: line(300),
    description: markdown,
    audience: line(300),
    howToGet: line(500),
    paymentUrl: httpsLink.nullable(),
    questions: z
      .array(z.strictObject({ question: line(300), answer: markdown }))
      .max(30, 'Не больше тридцати вопросов'),
  }),
} as const;

const contentIdField = z.string().regex(/^[a-z0-9-]{1,64}$/, 'Латинские строчные буквы, цифры и дефис, до 64 знаков');

/** An entry as the operator sees it: what visitors read, and the draft over it. */
const entryRow = z.object({
  id: z.string(),
  title: z.string(),
  /** What visitors read; null = nothing. */
  published: z.unknown().nullable(),
  draft: z.unknown().nullable(),
  /** It came with `content/`; one of the console alone is removed for good. */
  isFromFile: z.boolean(),
  isHidden: z.boolean(),
  updatedAt: instant.nullable(),
});

/** Words of a public text that promise what nobody may; the text is saved all the same. */
const doubt = z.object({
  /** The field, `questions.0.answer`. */
  path: z.string(),
  level: z.enum(['stop', 'check']),
  words: z.string(),
  message: z.string(),
  /** What to say instead. */
  suggestion: z.string().optional(),
});

const ofEntry = {
  ...consoleCall,
  cost: 3 * rowCost,
  params: z.strictObject({ kind: z.enum(contentKinds, 'Такого раздела нет'), id: contentIdField }),
} as const;

export const listContentEntries = endpoint({
  ...consoleCall,
  method: 'GET',
  path: '/v1/admin/content/:kind',
  cost: 3 * rowCost,
  summary: 'Новости, события, вопросы или слова товаров со снятыми и черновиками',
  params: z.strictObject({ kind: z.enum(contentKinds, 'Такого раздела нет') }),
  query: nothing,
  body: noBody,
  response: z.array(entryRow).max(1_000),
});

export const saveContentEntry = endpoint({
  ...ofEntry,
  method: 'PUT',
  path: '/v1/admin/content/:kind/:id',
  /** Its texts are read for promises. */
  cost: 40,
  summary: 'Сохранить черновик или опубликовать; обещания в словах называются, но не мешают',
  body: z.strictObject({ data: z.record(z.string().max(40), z.unknown()), publish: z.boolean() }),
  response: entryRow.extend({ doubts: z.array(doubt).max(50) }),
});

export const hideContentEntry = endpoint({
  ...ofEntry,
  method: 'DELETE',
  path: '/v1/admin/content/:kind/:id',
  summary: 'Снять с сайта; написанное в консоли удаляется',
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});

export const restoreContentEntry = endpoint({
  ...ofEntry,
  method: 'POST',
  path: '/v1/admin/content/:kind/:id/restore',
  summary: 'Вернуть запись к тому, что в файле content/',
  body: noBody,
  response: entryRow,
});
