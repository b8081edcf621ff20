import { z } from 'zod';
import { answeredZone, dateField, placeFields, settingsInput } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { idList } from './id-list.ts';
import { panchangaDaySchema } from './panchanga.ts';
import { textField } from './person-fields.ts';

export const panchangaLayers = [
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'sun',
  'festivals',
  'ekadashi',
  'vratas',
  'sankranti',
  'eclipses',
  'rahuKala',
  'abhijit',
  'windows',
  /** All thirty of a day: events of a calendar; a line of a table has no room for them. */
  'muhurtas',
] as const;
export type PanchangaLayer = (typeof panchangaLayers)[number];

const panchangaFormats = ['json', 'csv', 'ics', 'pdf'] as const;

const calendarFields = {
  ...placeFields,
  /** Name of the place for titles; never stored with a person. */
  place: textField(120, 'Название места не длиннее 120 знаков').optional(),
  layers: idList(z.enum(panchangaLayers)).min(1, 'Выберите хотя бы один слой').optional(),
  settings: settingsInput.optional(),
};

/** Days of a period at a place: as data, or as a file to download. At most 400 days. */
export const createPanchanga = endpoint({
  method: 'POST',
  access: 'guest',
  params: nothing,
  query: nothing,
  tag: 'panchanga',
  path: '/api/v2/chart.get_create_panchanga',
  cost: { base: 20, perDay: 5 },
  summary: 'Панчанга за период: данные, CSV, iCalendar или PDF',
  envelope: 'raw',
  body: z.strictObject({
    from: dateField,
    to: dateField,
    format: z.enum(panchangaFormats).default('json'),
    ...calendarFields,
  }),
  response: z.object({ response: z.object({ ...answeredZone, days: z.array(panchangaDaySchema) }) }),
});

/** Makes an unlisted address of a calendar that renews itself; nothing personal is stored, only place and layers. */
export const createCalendarFeed = endpoint({
  method: 'POST',
  access: 'guest',
  params: nothing,
  query: nothing,
  tag: 'panchanga',
  path: '/api/v2/chart.createCalendarFeed',
  cost: 10,
  summary: 'Ссылка на обновляемый календарь .ics',
  status: 201,
  body: z.strictObject(calendarFields),
  response: z.object({
    path: z.string(),
    /** Closes the address. Only the one who made it has the key: readers of the calendar cannot close it. */
    key: z.string(),
  }),
});

/** Closes an address: from then on nobody reads the calendar. */
export const revokeCalendarFeed = endpoint({
  method: 'POST',
  access: 'guest',
  params: nothing,
  query: nothing,
  tag: 'panchanga',
  path: '/api/v2/chart.revokeCalendarFeed',
  cost: rowCost,
  summary: 'Закрыть ссылку на обновляемый календарь',
  status: 204,
  envelope: 'none',
  body: z.strictObject({ key: z.string().regex(/^[\w-]{22}$/, 'Такого календаря нет') }),
  response: z.undefined(),
});

/** The calendar itself: a month back and a year ahead. */
export const calendarFeed = endpoint({
  method: 'GET',
  access: 'guest',
  params: z.strictObject({ token: z.string().regex(/^[\w-]{22}\.ics$/, 'Такого календаря нет') }),
  query: nothing,
  body: z.undefined(),
  tag: 'panchanga',
  path: '/calendar/:token',
  cost: 400,
  summary: 'Обновляемый календарь .ics',
  envelope: 'raw',
  response: z.string(),
});
