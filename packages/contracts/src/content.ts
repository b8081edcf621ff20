import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { instant } from './time-fields.ts';

const open = { tag: 'content', access: 'guest', params: nothing, method: 'GET', body: noBody } as const;

/** A page of a list: at most `limit` entries after the one named by `cursor`. The next cursor is in `x-next-cursor`. */
const page = z.strictObject({
  limit: z
    .string()
    .regex(/^\d{1,3}$/, 'limit — целое число от 1 до 100')
    .transform(Number)
    .pipe(z.number().min(1, 'limit — от 1 до 100').max(100, 'limit — от 1 до 100'))
    .optional(),
  cursor: z.string().max(100).optional(),
});

export const eventSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  startsAt: instant,
  endsAt: instant.nullable(),
  place: z.string(),
  url: z.string().nullable(),
});

export const newsSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Markdown without HTML. */
  body: z.string(),
  publishedAt: instant,
});

export const questionSchema = z.object({
  id: z.string(),
  group: z.string(),
  question: z.string(),
  /** Markdown without HTML; links inside the product begin with `/`. */
  answer: z.string(),
});

export const listEvents = endpoint({
  ...open,
  path: '/v3/events/list',
  cost: rowCost,
  summary: 'Предстоящие события, ближайшее первым',
  query: page,
  response: z.array(eventSchema),
});

export const listNews = endpoint({
  ...open,
  path: '/v3/news/list',
  cost: rowCost,
  summary: 'Новости, свежие первыми',
  query: page,
  response: z.array(newsSchema),
});

export const listQuestions = endpoint({
  ...open,
  path: '/v3/questions/list',
  cost: rowCost,
  summary: 'Вопросы и ответы',
  query: page,
  response: z.array(questionSchema),
});

export const legalTexts = ['privacy', 'personal-data', 'offer', 'cookies', 'newsletter', 'analytics'] as const;

export const getLegalText = endpoint({
  ...open,
  path: '/v1/legal/:id',
  cost: rowCost,
  summary: 'Юридический текст с его версией',
  params: z.strictObject({ id: z.enum(legalTexts, 'Такого текста нет') }),
  query: nothing,
  response: z.object({
    id: z.enum(legalTexts),
    title: z.string(),
    version: z.string(),
    /** A template the operator has not filled in yet. */
    isTemplate: z.boolean(),
    body: z.string(),
  }),
});

export const privacyPdf = endpoint({
  ...open,
  path: '/legal/privacy.pdf',
  cost: rowCost,
  summary: 'Политика конфиденциальности (PDF)',
  query: nothing,
  response: z.unknown(),
  envelope: 'raw',
});
