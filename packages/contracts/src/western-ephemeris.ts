import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { dateField } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { idList } from './id-list.ts';
import { productsOfPart } from './products.table.ts';
import { instant } from './time-fields.ts';

export const ephemerisLimits = {
  /** Longitudes of one body in one answer: two years by days, ten by fives. */
  samples: 800,
  stepDays: 10,
} as const;

/** Tropical longitudes of planets at midnights (UT) of a period, every so many days: what a graphic ephemeris is drawn by. */
export const getEphemeris = endpoint({
  method: 'POST',
  tag: 'western',
  path: '/api/v2/western.getEphemeris',
  access: { products: productsOfPart('ephemeris') },
  params: nothing,
  query: nothing,
  cost: 50,
  summary: 'Эфемерида: долготы планет через равное число дней',
  body: z.strictObject({
    from: dateField,
    to: dateField,
    stepDays: z.number().int().min(1).max(ephemerisLimits.stepDays, `Шаг от 1 до ${ephemerisLimits.stepDays} дней`),
    /** All ten when left out. */
    bodies: idList(z.enum(WESTERN_PLANETS)).min(1, 'Выберите хотя бы одну планету').optional(),
  }),
  response: z.object({
    start: instant,
    stepDays: z.number().int(),
    /** Degrees to four places, 0 … 360, one for each step from `start`. */
    series: z.array(z.object({ id: z.enum(WESTERN_PLANETS), longitudes: z.array(z.number()) })),
  }),
});
