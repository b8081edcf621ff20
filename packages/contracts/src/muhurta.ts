import { PURPOSE_IDS, REASONS, VETOES } from '@nebosvod/engine/muhurta/muhurta.ids';
import { DIRECTIONS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { z } from 'zod';
import { answeredZone, dateField, placeFields, settingsInput } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { civilDate, instant } from './time-fields.ts';

export type MuhurtaPurpose = (typeof PURPOSE_IDS)[number];

const hour = z.object({
  date: civilDate,
  start: instant,
  end: instant,
  score: z.number(),
  lagna: z.number().int(),
  nakshatra: z.number().int(),
  tithi: z.number().int(),
  /** What speaks for and against it: id, points of a hundred, and the star, tithi, weekday or sign it is about. */
  reasons: z.array(z.object({ id: z.enum(REASONS), points: z.number(), value: z.number().nullable() })),
});

/** Hours that suit an undertaking in up to 120 days at one place, best first, and the days that are refused with what forbids them. */
export const findMuhurta = endpoint({
  method: 'POST',
  access: 'guest',
  params: nothing,
  query: nothing,
  tag: 'panchanga',
  path: '/api/v2/chart.findMuhurta',
  cost: { base: 20, perDay: 3 },
  summary: 'Подбор мухурты для дела',
  body: z.strictObject({
    purpose: z.enum(PURPOSE_IDS, 'Выберите дело из списка'),
    from: dateField,
    to: dateField,
    ...placeFields,
    settings: settingsInput.optional(),
    birthNakshatra: z.number().int().min(1).max(27).optional(),
    birthSign: z.number().int().min(1).max(12).optional(),
    direction: z.enum(DIRECTIONS).optional(),
    limit: z.number().int().min(1).max(200).optional(),
  }),
  response: z.object({
    purpose: z.enum(PURPOSE_IDS),
    ...answeredZone,
    hours: z.array(hour),
    refused: z.array(z.object({ date: civilDate, vetoes: z.array(z.enum(VETOES)) })),
  }),
});
