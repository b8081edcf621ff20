import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { idList } from './id-list.ts';
import { calendarDateField, paragraphField, rowIdField, textField, userIdField } from './person-fields.ts';
import { skyReason } from './sky-rule.ts';
import { socialNetworkField } from './social-media.ts';
import { instant } from './time-fields.ts';

const tag = 'content-plans';
/** Writing belongs to the marketer's area; reading and deleting one's own stays possible after the term has ended. */
const marketer = { products: [3] } as const;
const planPath = z.strictObject({ planId: rowIdField });
const itemPath = z.strictObject({ planId: rowIdField, itemId: rowIdField });
const shortWords = z.array(textField(60).trim().min(1)).max(30, 'Не больше 30');

export const planStatuses = ['idea', 'draft', 'ready', 'published'] as const;
export const planFormats = ['post', 'story', 'reels', 'carousel', 'article', 'stream', 'letter'] as const;
/** What a post gives: the balance meter counts these. */
export const planPurposes = ['useful', 'personal', 'trust', 'sale'] as const;

const itemFields = {
  date: calendarDateField,
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Время пишется как ЧЧ:ММ')
    .nullable(),
  network: socialNetworkField,
  format: z.enum(planFormats, 'Такого формата нет'),
  purpose: z.enum(planPurposes, 'Такой цели нет'),
  status: z.enum(planStatuses, 'Такого состояния нет'),
  rubric: textField(100),
  topic: paragraphField(300),
  hook: paragraphField(500),
  text: paragraphField(10_000),
  callToAction: paragraphField(500),
  hashtags: shortWords,
  visualBrief: paragraphField(2000),
  skyReason: paragraphField(500),
  /** What the reason is decided by; null of one that was typed, or of none. */
  sky: skyReason.nullable(),
  marks: shortWords,
  /** Advertising token and its mark; empty = not an advertisement. */
  erid: textField(100),
};

/** An item that is not stored yet. */
export const planItemDraft = z.object(itemFields);

export const planItemSchema = z.object({
  id: z.uuid(),
  ...itemFields,
  createdAt: instant,
  updatedAt: instant,
});

const planFields = {
  title: textField(200).trim().min(1, 'Назовите план'),
  from: calendarDateField,
  to: calendarDateField,
  niche: paragraphField(300),
  goals: paragraphField(1000),
  tone: paragraphField(300),
  networks: idList(socialNetworkField),
};

export const planSchema = z.object({
  id: z.uuid(),
  ...planFields,
  items: z.array(planItemSchema),
  createdAt: instant,
  updatedAt: instant,
});

export type ContentPlan = z.output<typeof planSchema>;
export type ContentPlanItem = z.output<typeof planItemSchema>;

const newItem = z.strictObject({
  ...itemFields,
  time: itemFields.time.default(null),
  format: itemFields.format.default('post'),
  purpose: itemFields.purpose.default('useful'),
  status: itemFields.status.default('idea'),
  rubric: itemFields.rubric.default(''),
  topic: itemFields.topic.trim().min(1, 'Нужна тема'),
  hook: itemFields.hook.default(''),
  text: itemFields.text.default(''),
  callToAction: itemFields.callToAction.default(''),
  hashtags: itemFields.hashtags.default([]),
  visualBrief: itemFields.visualBrief.default(''),
  skyReason: itemFields.skyReason.default(''),
  sky: itemFields.sky.default(null),
  marks: itemFields.marks.default([]),
  erid: itemFields.erid.default(''),
});

export const newContentPlan = z
  .strictObject({
    ...planFields,
    niche: planFields.niche.default(''),
    goals: planFields.goals.default(''),
    tone: planFields.tone.default(''),
    networks: planFields.networks.default([]),
    items: z.array(newItem).max(200, 'Не больше 200 публикаций').default([]),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Конец плана раньше начала' });

export type NewPlan = z.output<typeof newContentPlan>;
export type NewPlanItem = z.output<typeof newItem>;

export const listContentPlans = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/content_plans/:userId',
  cost: rowCost,
  summary: 'Свои контент-планы: ключ ответа — свой идентификатор',
  params: z.strictObject({ userId: userIdField }),
  query: nothing,
  body: noBody,
  response: z.record(z.string(), z.array(planSchema)),
});

export const createContentPlan = endpoint({
  tag,
  access: marketer,
  method: 'POST',
  path: '/v1/content_plans',
  cost: rowCost,
  maxValues: 20_000,
  summary: 'Новый контент-план',
  params: nothing,
  query: nothing,
  body: newContentPlan,
  response: planSchema,
  status: 201,
});

export const editContentPlan = endpoint({
  tag,
  access: marketer,
  method: 'PATCH',
  path: '/v1/content_plans/:planId',
  cost: rowCost,
  summary: 'Изменить план',
  params: planPath,
  query: nothing,
  body: z.strictObject(planFields).partial(),
  response: planSchema,
});

export const deleteContentPlan = endpoint({
  tag,
  access: 'user',
  method: 'DELETE',
  path: '/v1/content_plans/:planId',
  cost: rowCost,
  summary: 'Удалить план со всеми публикациями',
  params: planPath,
  query: nothing,
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});

export const createPlanItem = endpoint({
  tag,
  access: marketer,
  method: 'POST',
  path: '/v1/content_plans/:planId/items',
  cost: rowCost,
  summary: 'Новая публикация плана',
  params: planPath,
  query: nothing,
  body: newItem,
  response: planItemSchema,
  status: 201,
});

export const editPlanItem = endpoint({
  tag,
  access: marketer,
  method: 'PATCH',
  path: '/v1/content_plans/:planId/items/:itemId',
  cost: rowCost,
  summary: 'Изменить публикацию',
  params: itemPath,
  query: nothing,
  body: z.strictObject(itemFields).partial(),
  response: planItemSchema,
});

export const deletePlanItem = endpoint({
  tag,
  access: 'user',
  method: 'DELETE',
  path: '/v1/content_plans/:planId/items/:itemId',
  cost: rowCost,
  summary: 'Удалить публикацию',
  params: itemPath,
  query: nothing,
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});
