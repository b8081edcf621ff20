import { KP_NUMBERS } from '@nebosvod/engine/kp/kp.ids';
import { PRASHNA_MATTERS } from '@nebosvod/engine/prashna/prashna.ids';
import { z } from 'zod';
import { birthSchema, settingsInput } from './birth.ts';
import { consultationCategories, consultationNeeds } from './consultation-kinds.table.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { uniqueList } from './id-list.ts';
import { listQuery } from './list-query.ts';
import { muhurtaPlace, muhurtaPurpose } from './muhurta-choice.ts';
import { calendarDateField, paragraphField, rowIdField, textField } from './person-fields.ts';
import {
  type ConsultationKind,
  consultationKinds,
  productAreas,
  productIdField,
  productIdQuery,
} from './products.table.ts';
import { publicationDocument } from './publication-document.ts';
import {
  type PublicationKind,
  planOrder,
  publicationKinds,
  reelsOrder,
  storyOrder,
  textOrders,
} from './publication-order.ts';
import { readingDetails, readingDocument } from './reading.ts';
import { instant } from './time-fields.ts';

const tag = 'consultations';
const consultationPath = z.strictObject({ id: rowIdField });
/** A call about one document of one's own. */
export const aboutDocument = { tag, access: 'user', params: consultationPath, query: nothing } as const;

/** Products whose generations a document may take. */
const practitioner = { products: [1, 2, 3, 14, 15, 16, 17] } as const;

const consultationStatuses = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const kindSchema = z.object({
  id: z.enum(consultationKinds),
  title: z.string(),
  description: z.string(),
  category: z.enum(consultationCategories),
  needs: z.array(z.enum(consultationNeeds)),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  minutes: z.number().int(),
  cost: z.number().int(),
  products: z.array(z.number().int()),
});

const kinds = {
  tag,
  access: 'guest',
  method: 'GET',
  cost: rowCost,
  query: nothing,
  body: noBody,
  response: z.array(kindSchema),
} as const;

export const availableKinds = endpoint({
  ...kinds,
  path: '/v1/available_cons/:a/',
  summary: 'Виды документов продукта: что можно составить сегодня',
  params: z.strictObject({ a: z.string().max(20) }),
});

export const availableKindsOf = endpoint({
  ...kinds,
  path: '/v1/available_cons/:a/:b',
  summary: 'Виды документов продукта в одном разделе',
  params: z.strictObject({ a: z.string().max(20), b: z.string().max(20) }),
});

const sex = z.enum(['female', 'male'], 'Пол: female или male');
const typedPerson = z.strictObject({ name: textField(200).trim().optional(), birth: birthSchema, sex: sex.optional() });
const personOfBook = z.strictObject({ clientId: rowIdField, birthId: rowIdField.optional() });
const person = z.union([personOfBook, typedPerson], 'Нужно рождение или человек из книги клиентов');
const sectionIds = uniqueList(textField(40).min(1), 40);

/** Local date and time, «2026-11-23T19:40». */
const localMoment = z
  .string('Момент пишется как 2026-11-23T19:40')
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Момент пишется как 2026-11-23T19:40');
const numberMessage = `Число от 1 до ${KP_NUMBERS}`;

export const consultationTones = ['gentle', 'neutral', 'brief'] as const;

/** Kinds that are readings of a birth. */
export type ReadingKind = Exclude<ConsultationKind, PublicationKind>;
/** Whether a kind is a reading of a birth. */
export const isReadingKind = (kind: ConsultationKind): kind is ReadingKind =>
  !publicationKinds.some((other) => other === kind);
const readingKinds = consultationKinds.filter(isReadingKind);

/** What a reading is asked for with; `needs` of its kind name which of these it cannot do without. */
export const consultationRequest = z.strictObject({
  productId: productIdField,
  kind: z.enum(readingKinds, 'Такого вида документа нет'),
  clientId: rowIdField.optional(),
  birthId: rowIdField.optional(),
  client: typedPerson.extend({ save: z.boolean().optional() }).optional(),
  second: person.optional(),
  people: z.array(person).max(6, 'Не больше шести человек').optional(),
  question: paragraphField(500, 'Вопрос не длиннее 500 знаков').trim().optional(),
  date: calendarDateField.optional(),
  year: z.number().int().min(1800, 'Годы 1800–2399').max(2399, 'Годы 1800–2399').optional(),
  name: textField(120).trim().optional(),
  sections: sectionIds.optional(),
  from: calendarDateField.optional(),
  to: calendarDateField.optional(),
  place: muhurtaPlace.optional(),
  purpose: muhurtaPurpose.optional(),
  /** Of a question: when it was asked by the clocks of `place`, now unless told. */
  moment: localMoment.optional(),
  /** Of a question: what it is about, by its own words unless told; the number told for the school of Krishnamurti. */
  matter: z.enum(PRASHNA_MATTERS, 'Такого предмета вопроса нет').optional(),
  number: z.number(numberMessage).int(numberMessage).min(1, numberMessage).max(KP_NUMBERS, numberMessage).optional(),
  asOf: calendarDateField.optional(),
  settings: settingsInput.optional(),
  tone: z.enum(consultationTones, 'Тон: gentle, neutral или brief').optional(),
  detail: z.enum(readingDetails, 'Подробность: short, middle или long').optional(),
  /** Whose words: without it the language model's where the operator has one, else the composer's. */
  writer: z.enum(['composer', 'model'], 'Кто пишет: composer или model').optional(),
  /** The question goes to the language model too, without names, dates, phones and addresses. */
  shareQuestion: z.boolean().optional(),
});
export type ConsultationRequest = z.output<typeof consultationRequest>;
/** The same as the caller writes it. */
export type ReadingOrder = z.input<typeof consultationRequest>;

/** Any document: a reading by its births, a plan or a publication by its subject. */
const anyOrder = z.discriminatedUnion('kind', [consultationRequest, planOrder, ...textOrders], {
  error: 'Такого вида документа нет',
});
export type AnyOrder = z.output<typeof anyOrder>;

/** A stored document: a reading, or what the marketer's area writes. */
export const storedDocument = z.union([publicationDocument, readingDocument]);
export type StoredDocument = z.output<typeof storedDocument>;

const accepted = z.object({ id: z.uuid(), status: z.enum(consultationStatuses), isRepeat: z.boolean() });

const generating = {
  tag,
  access: practitioner,
  method: 'POST',
  cost: 20,
  params: nothing,
  query: nothing,
  body: anyOrder,
  response: accepted,
  status: 202,
} as const;

export const generateConsultation = endpoint({
  ...generating,
  path: '/v3/consultation/generate',
  summary: 'Составить документ: принимает заказ и откладывает генерации',
});

export const generateCons = endpoint({
  ...generating,
  path: '/v1/generate_cons',
  summary: 'Составить документ (второй адрес того же)',
});

/** The two calls of the specification for one format each. */
export const generateStory = endpoint({
  ...generating,
  access: { products: [3] },
  path: '/generate_story/',
  body: storyOrder,
  summary: 'Написать историю: от трёх до семи кадров',
});

export const generateReels = endpoint({
  ...generating,
  access: { products: [3] },
  path: '/generate_reels/',
  body: reelsOrder,
  summary: 'Написать клип на 15, 30 или 60 секунд',
});

const cardFields = {
  id: z.uuid(),
  productId: z.number().int(),
  kind: z.enum(consultationKinds),
  title: z.string(),
  clientId: z.uuid().nullable(),
  status: z.enum(consultationStatuses),
  createdAt: instant,
  finishedAt: instant.nullable(),
};
export const consultationCard = z.object(cardFields);

export const consultationSchema = z.object({
  ...cardFields,
  step: z.object({ done: z.number().int(), of: z.number().int(), title: z.string() }),
  error: z.object({ code: z.string(), detail: z.string() }).nullable(),
  attempt: z.number().int(),
  /** Generations that were used. */
  charged: z.number().int(),
  writer: z.enum(['composer', 'model']),
  notes: z.string(),
  /** Rewritings of a section that are left before each takes a generation. */
  freeRewrites: z.number().int(),
  document: storedDocument.optional(),
});
export type Consultation = z.output<typeof consultationSchema>;

export const getConsultation = endpoint({
  ...aboutDocument,
  method: 'GET',
  path: '/v3/consultation/:id',
  cost: 5,
  summary: 'Документ и как идёт его составление',
  body: noBody,
  response: consultationSchema,
});

export const watchConsultation = endpoint({
  ...aboutDocument,
  method: 'GET',
  path: '/v3/consultation/:id/events',
  cost: 20,
  summary: 'Ход составления: поток событий, продолжается с Last-Event-ID',
  body: noBody,
  envelope: 'raw',
  response: z.string(),
});

export const cancelConsultation = endpoint({
  ...aboutDocument,
  method: 'POST',
  path: '/v3/consultation/:id/cancel',
  cost: rowCost,
  summary: 'Отменить составление; отложенные генерации возвращаются',
  body: z.strictObject({}).optional(),
  response: consultationSchema,
});

export const listConsultations = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/consultation',
  cost: 20,
  summary: 'Свои документы, последние первыми',
  params: nothing,
  query: listQuery({
    productId: productIdQuery.optional(),
    /** Those of all products of an area. */
    area: z.enum(productAreas, 'Такого раздела нет').optional(),
    status: z.enum(consultationStatuses).optional(),
    clientId: rowIdField.optional(),
    /** Those in the trash, in place of those that are not. */
    deleted: z.literal('yes', 'Только yes').optional(),
  }),
  body: noBody,
  response: z.object({ items: z.array(consultationCard), nextCursor: z.string().nullable() }),
});

export const deleteConsultation = endpoint({
  ...aboutDocument,
  method: 'DELETE',
  path: '/v3/consultation/:id',
  cost: rowCost,
  summary: 'Убрать документ в корзину на тридцать дней; составление отменяется',
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});

export const restoreDeletedConsultation = endpoint({
  ...aboutDocument,
  method: 'POST',
  path: '/v3/consultation/:id/restore_deleted',
  cost: rowCost,
  summary: 'Вернуть документ из корзины',
  body: z.strictObject({}).optional(),
  response: consultationSchema,
});
