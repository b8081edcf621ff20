import { z } from 'zod';
import { bookingPageSchema, bornFields, consentsField, list, meeting, tag, zone } from './booking.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import {
  calendarDateField,
  emailField,
  hasVisible,
  paragraphField,
  personNameField,
  rowIdField,
  textField,
} from './person-fields.ts';
import { instant, instantInput } from './time-fields.ts';

const slugPath = z.strictObject({ slug: z.string().max(64) });

/** What a guest sees of a page of booking. */
const openPageSchema = z.object({
  name: z.string(),
  about: z.string(),
  contacts: z.string(),
  timeZone: z.string(),
  kinds: bookingPageSchema.shape.kinds,
  notice: z.string(),
  noticeVersion: z.number().int(),
  /** The kind whose hours are told. */
  kind: z.uuid(),
  /** Beginnings that are free. */
  hours: z.array(instant),
});
export type OpenBookingPage = z.output<typeof openPageSchema>;

export const readBooking = endpoint({
  tag,
  access: 'guest',
  method: 'GET',
  path: '/v1/booking/:slug',
  cost: 30,
  summary: 'Страница записи и свободные часы вида встречи (первого, если не назван); без дат — сколько открыто вперёд',
  params: slugPath,
  query: z.strictObject({
    from: calendarDateField.optional(),
    to: calendarDateField.optional(),
    kind: rowIdField.optional(),
  }),
  body: noBody,
  response: openPageSchema,
});

export const bookMeeting = endpoint({
  tag,
  access: 'guest',
  method: 'POST',
  path: '/v1/booking/:slug',
  cost: 60,
  summary: 'Записаться на свободный час; SLOT_TAKEN, когда его уже заняли',
  params: slugPath,
  query: nothing,
  body: z.strictObject({
    slot: instantInput,
    kind: rowIdField,
    /** The notice that was shown: another one since then is agreed to anew. */
    noticeVersion: z.number().int(),
    person: z.strictObject({
      name: personNameField.refine(hasVisible, 'Напишите, как вас зовут'),
      email: emailField,
      contact: textField(200).trim().default(''),
    }),
    births: list(z.strictObject({ ...bornFields, label: bornFields.label.default('') }), 6).min(
      1,
      'Нужно хотя бы одно рождение',
    ),
    question: paragraphField(500).default(''),
    consents: consentsField,
    /** The guest's own clock, for the letters; without it the practitioner's. */
    timeZone: zone.optional(),
    /** A field that no person sees: whoever fills it is a machine. */
    website: textField(200).default(''),
  }),
  response: z.object({ startsAt: instant, endsAt: instant }),
  status: 201,
});

/** Opened by the letter alone: its token is in the body, so that no address or log line holds it. */
const byLetter = {
  tag,
  access: 'guest',
  method: 'POST',
  params: nothing,
  query: nothing,
} as const;
/** 256 bits, base64url. What does not look like one is as unknown as one that was never given. */
const token = z.string().max(200);

const bookedSchema = z.object({
  ...meeting,
  practitioner: z.string(),
  contacts: z.string(),
  /** Where hours of the same kind are free, while the page is open. */
  slug: z.string().nullable(),
  kindId: z.uuid(),
});
export type Booked = z.output<typeof bookedSchema>;

export const readBooked = endpoint({
  ...byLetter,
  path: '/v1/booked',
  cost: 10,
  summary: 'Своя запись по ссылке из письма',
  body: z.strictObject({ token }),
  response: bookedSchema,
});

export const moveBooked = endpoint({
  ...byLetter,
  path: '/v1/booked/move',
  cost: 60,
  summary: 'Перенести встречу на другой свободный час',
  body: z.strictObject({ token, slot: instantInput }),
  response: bookedSchema,
});

export const cancelBooked = endpoint({
  ...byLetter,
  path: '/v1/booked/cancel',
  cost: 20,
  summary: 'Отменить встречу',
  body: z.strictObject({ token }),
  response: bookedSchema,
});

export const exportBooked = endpoint({
  ...byLetter,
  path: '/v1/booked/export',
  cost: 20,
  summary: 'Всё, что передано специалисту при записи, одним файлом JSON',
  body: z.strictObject({ token }),
  envelope: 'raw',
  response: z.string(),
});

export const eraseBooked = endpoint({
  ...byLetter,
  path: '/v1/booked/erase',
  cost: 20,
  summary: 'Стереть свои данные у специалиста: заявки, карточку в книге клиентов и документы о себе',
  body: z.strictObject({ token }),
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});
