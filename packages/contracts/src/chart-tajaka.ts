import { z } from 'zod';
import { chartRequestFields, computed, placeFields } from './birth.ts';
import { pointSchema } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';

const sign = z.number().int().min(1).max(12);
const graha = z.enum(['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn']);
const period = z.object({ lord: z.string(), start: z.string(), end: z.string() });

const strength = z.object({
  kshetra: z.number(),
  uccha: z.number(),
  hadda: z.number(),
  drekkana: z.number(),
  navamsha: z.number(),
  total: z.number(),
  band: z.enum(['weak', 'middling', 'strong']),
});

const yearChart = z.object({
  ascendant: pointSchema,
  isDay: z.boolean(),
  planets: z.array(pointSchema.extend({ id: z.string(), house: sign, isRetrograde: z.boolean() })),
});

/** The annual chart by tajaka: the seven planets and both nodes for drawing; only the seven take part in the rules. */
export const getTajaka = endpoint({
  method: 'POST',
  access: 'guest',
  params: nothing,
  query: nothing,
  tag: 'tajaka',
  path: '/api/v2/chart.getTajaka',
  cost: 40,
  takesMap: true,
  summary: 'Таджика: солнечное возвращение и год',
  body: z.strictObject({
    ...chartRequestFields,
    /** Years already lived; 0 is the year of birth. One of the two is needed. */
    completedYears: z.number().int().min(0, 'Год раньше рождения').max(150, 'Не больше 150 лет').optional(),
    /** Calendar year in which the return falls. */
    year: z.number().int().optional(),
    /** Where the year is lived; default the place of birth. */
    residence: z.strictObject({ latitude: placeFields.latitude, longitude: placeFields.longitude }).optional(),
    /** Also the twelve monthly charts. */
    months: z.boolean().optional(),
  }),
  response: computed({
    completedYears: z.number().int(),
    instant: z.string(),
    nextInstant: z.string(),
    muntha: z.object({ sign, house: sign }).nullable(),
    yearLord: z
      .object({
        planet: graha,
        because: z.string(),
        offices: z.array(z.string()),
        handedOnBy: z.literal('moon').nullable(),
      })
      .nullable(),
    officeBearers: z
      .object({
        munthaLord: graha,
        birthLagnaLord: graha,
        yearLagnaLord: graha,
        triRashiLord: graha,
        dayNightLord: graha,
      })
      .nullable(),
    panchavargiyaBala: z.record(z.string(), strength).nullable(),
    harshaBala: z
      .record(
        z.string(),
        z.object({
          place: z.boolean(),
          dignity: z.boolean(),
          sexHouse: z.boolean(),
          sexTime: z.boolean(),
          total: z.number(),
        }),
      )
      .nullable(),
    yogas: z
      .array(
        z.object({
          id: z.string(),
          participants: z.array(graha),
          gap: z.number().nullable(),
          grade: z.string().nullable(),
        }),
      )
      .nullable(),
    sahams: z
      .array(
        z.object({
          id: z.string(),
          point: pointSchema,
          terms: z.object({ a: z.string(), b: z.string(), c: z.string() }),
          isStepped: z.boolean(),
        }),
      )
      .nullable(),
    muddaDasha: z.array(period),
    patyayiniDasha: z.array(period).nullable(),
    chart: yearChart.nullable(),
    months: z.array(z.object({ start: z.string(), chart: yearChart.nullable() })),
    /** Why values that need the ascendant are null. */
    reason: z.enum(['UNKNOWN_TIME']).optional(),
  }),
});
