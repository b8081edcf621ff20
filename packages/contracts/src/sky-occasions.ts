import { daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { z } from 'zod';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { muhurtaPlace } from './muhurta-choice.ts';
import { calendarDateField } from './person-fields.ts';
import { skyReason } from './sky-rule.ts';
import { civilDate } from './time-fields.ts';

/** Days looked through at most. */
export const MOST_OCCASION_DAYS = 62;

/** What one may write about on a day, as an item of a plan has it. */
const occasion = z.object({
  date: civilDate,
  topic: z.string(),
  rubric: z.string(),
  skyReason: z.string(),
  sky: skyReason,
  hashtags: z.array(z.string()),
});
export type SkyOccasion = z.output<typeof occasion>;

export const skyOccasions = endpoint({
  tag: 'content-plans',
  access: { products: [3] },
  method: 'POST',
  path: '/v1/sky_occasions',
  // The sky of two months, in a thread.
  cost: 400,
  summary: 'Поводы неба на дни плана: о чём можно написать, с точным временем',
  params: nothing,
  query: nothing,
  body: z
    .strictObject({
      from: calendarDateField,
      to: calendarDateField,
      /** Of the audience: by its clock times are told. Moscow when left out. */
      place: muhurtaPlace.optional(),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Конец раньше начала' })
    .refine(({ from, to }) => from > to || daysBetween(from, to) < MOST_OCCASION_DAYS, {
      path: ['to'],
      message: `Не больше ${MOST_OCCASION_DAYS} дней`,
    }),
  response: z.object({ occasions: z.array(occasion) }),
});
