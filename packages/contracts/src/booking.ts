import { z } from 'zod';
import { birthSchema } from './birth.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { uniqueList } from './id-list.ts';
import { listCursor } from './list-cursor.ts';
import { calendarDateField, paragraphField, rowIdField, textField } from './person-fields.ts';
import { instant } from './time-fields.ts';

export const tag = 'booking';
/** Publishing and accepting belong to the practitioner's areas; what came in can be read after the term has ended. */
const practitioner = { products: [1, 2, 14, 15, 16, 17] } as const;

/** Requests of one practitioner that wait for an answer, and all that are kept. */
export const mostWaitingRequests = 200;
export const mostRequests = 5_000;
/** What was not accepted goes after so many days, what was accepted so many days after the meeting. */
export const unansweredDays = 30;
export const acceptedDays = 365;

export const list = <Element extends z.ZodType>(element: Element, most: number) =>
  z.array(element).max(most, `Не больше ${most} в одном списке`);

const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Время пишется как ЧЧ:ММ');
export const zone = z.string().min(1, 'Нужен часовой пояс').max(64);

const kindFields = {
  title: textField(100).trim().min(1, 'Назовите вид встречи'),
  /** As the practitioner words it: «5 000 ₽», «по договорённости». */
  price: textField(60).trim(),
  minutes: z.number().int().min(15, 'Не короче 15 минут').max(480, 'Не длиннее 8 часов'),
};
const hoursFields = z
  .strictObject({
    /** 0 = Sunday. */
    weekday: z.number().int().min(0).max(6),
    from: clock,
    to: clock,
  })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'Конец позже начала' });

/** What a practitioner publishes. */
const pageFields = {
  isOpen: z.boolean(),
  /** Who receives. */
  name: textField(120).trim(),
  about: paragraphField(1000),
  contacts: paragraphField(500),
  timeZone: zone,
  hours: list(hoursFields, 42),
  /** Days without meetings, in the practitioner's calendar. */
  daysOff: uniqueList(calendarDateField, 100),
  /** Nobody books later than so many hours before. */
  leadHours: z.number().int().min(0).max(336, 'Не раньше чем за две недели'),
  daysAhead: z.number().int().min(1).max(92, 'Не дальше трёх месяцев'),
  /** How the practitioner keeps personal data, in the practitioner's own words: what a guest agrees to. */
  notice: paragraphField(4000),
};

export const bookingPageSchema = z.object({
  ...pageFields,
  kinds: z.array(z.object({ id: z.uuid(), ...kindFields })),
  /** Behind `#` of the page's address; null until the page was saved first. */
  slug: z.string().nullable(),
  /** Rises with every other wording of the notice. */
  noticeVersion: z.number().int(),
});
export type BookingPage = z.output<typeof bookingPageSchema>;

export const bookingPageInput = z.strictObject({
  isOpen: pageFields.isOpen.default(false),
  name: pageFields.name.default(''),
  about: pageFields.about.default(''),
  contacts: pageFields.contacts.default(''),
  timeZone: pageFields.timeZone.default('Europe/Moscow'),
  kinds: list(z.strictObject({ id: rowIdField.optional(), ...kindFields }), 12)
    .superRefine((kinds, context) => {
      // What is booked is found by the id of its kind.
      const taken = new Set<string>();
      for (const [index, { id }] of kinds.entries()) {
        if (id !== undefined && taken.has(id.toLowerCase()))
          context.addIssue({ code: 'custom', path: [index, 'id'], message: 'Этот вид встречи уже есть в списке' });
        if (id !== undefined) taken.add(id.toLowerCase());
      }
    })
    .default([]),
  hours: pageFields.hours.default([]),
  daysOff: pageFields.daysOff.default([]),
  leadHours: pageFields.leadHours.default(24),
  daysAhead: pageFields.daysAhead.default(30),
  notice: pageFields.notice.default(''),
});

export const getBooking = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/booking',
  cost: rowCost,
  summary: 'Своя страница записи: виды встреч, часы, уведомление',
  params: nothing,
  query: nothing,
  body: noBody,
  response: bookingPageSchema,
});

export const putBooking = endpoint({
  tag,
  access: practitioner,
  method: 'PUT',
  path: '/v3/booking',
  cost: rowCost,
  summary: 'Изменить страницу записи; renewSlug даёт ей новый адрес, прежний перестаёт открываться',
  params: nothing,
  query: nothing,
  body: bookingPageInput.extend({ renewSlug: z.boolean().default(false) }),
  response: bookingPageSchema,
});

const statuses = ['waiting', 'accepted', 'declined', 'cancelled'] as const;
/** `closed` = declined and cancelled. */
const statusFilters = ['waiting', 'accepted', 'closed'] as const;
export type BookingFilter = (typeof statusFilters)[number];

const sex = z.enum(['female', 'male'], 'Пол: female или male');
export const bornFields = { label: textField(100).trim(), birth: birthSchema, sex: sex.optional() };

/** Boxes of a guest, each ticked by hand. */
export const consentsField = z.strictObject({
  personalData: z.literal(true, 'Без согласия на обработку данных записаться нельзя'),
  /** People whose births are given beside one's own agreed to it. */
  others: z.boolean().default(false),
  /** A legal representative agrees for a person under 18. */
  representative: z.boolean().default(false),
  /** The practitioner may write about further meetings. */
  messages: z.boolean().default(false),
});

const consentGiven = z.object({
  others: z.boolean(),
  representative: z.boolean(),
  messages: z.boolean(),
  at: instant,
  noticeVersion: z.number().int(),
});

export const meeting = {
  kind: z.object(kindFields),
  startsAt: instant,
  endsAt: instant,
  status: z.enum(statuses),
};

const requestSchema = z.object({
  id: z.uuid(),
  ...meeting,
  name: z.string(),
  email: z.string(),
  contact: z.string(),
  births: z.array(z.object({ ...bornFields, /** Under 18 today. */ isMinor: z.boolean() })),
  question: z.string(),
  consents: consentGiven,
  /** The client of the book, once accepted. */
  clientId: z.uuid().nullable(),
  createdAt: instant,
});
export type BookingRequest = z.output<typeof requestSchema>;

export const listRequests = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/booking/requests',
  cost: 10,
  summary: 'Заявки на встречу: ждущие и принятые от ближайшей, закрытые от последней',
  params: nothing,
  query: z.strictObject({ status: z.enum(statusFilters).default('waiting'), cursor: listCursor.optional() }),
  body: noBody,
  response: z.object({ items: z.array(requestSchema), nextCursor: z.string().nullable() }),
});

const requestPath = z.strictObject({ id: rowIdField });

export const acceptRequest = endpoint({
  tag,
  access: practitioner,
  method: 'POST',
  path: '/v3/booking/requests/:id/accept',
  cost: 20,
  summary: 'Принять заявку: человек входит в книгу клиентов и получает письмо',
  params: requestPath,
  query: nothing,
  body: noBody,
  response: requestSchema,
});

export const declineRequest = endpoint({
  tag,
  access: 'user',
  method: 'POST',
  path: '/v3/booking/requests/:id/decline',
  cost: 20,
  summary: 'Отклонить заявку или отменить принятую встречу; человек получает письмо',
  params: requestPath,
  query: nothing,
  body: z.strictObject({ text: paragraphField(500).default('') }),
  response: requestSchema,
});
