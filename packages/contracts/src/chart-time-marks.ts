import { CHART_CHANGES } from '@nebosvod/engine/chart/chart-changes.ids';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { missingReason } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time-fields.ts';

const { birth, mapId, settings } = chartRequestFields;

/** A week to either side: further from the birth nobody looks for its hour. */
const minutes = z
  .number()
  .int('Сдвиг пишется в целых минутах')
  .min(-10_080, 'Сдвиг не больше недели')
  .max(10_080, 'Сдвиг не больше недели');

/** Longest stretch of one call, minutes. */
const longestMarks = 480;

/** When the lagna, its D9 and D60 and the nakshatra of the Moon change around the time of a birth. */
export const getTimeMarks = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getTimeMarks',
  cost: 25,
  takesMap: true,
  summary: 'Когда около времени рождения меняются лагна, её D9 и D60, накшатра Луны',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z
    .strictObject({
      birth,
      mapId,
      settings,
      /** Minutes from the birth. */
      from: minutes,
      to: minutes,
    })
    .refine(({ from, to }) => from < to && to - from <= longestMarks, {
      path: ['to'],
      error: 'Отрезок не длиннее восьми часов, конец позже начала',
    }),
  response: computed({
    /** In order of time for each kind; null for an unknown time of birth. */
    marks: z
      .array(
        z.object({
          kind: z.enum(CHART_CHANGES),
          at: instant,
          /** A sign 1 … 12, of the Moon a nakshatra 1 … 27. */
          into: z.number().int(),
        }),
      )
      .nullable(),
    reason: missingReason.optional(),
  }),
});
