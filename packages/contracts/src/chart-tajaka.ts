import { CLASSICAL_GRAHAS, POINTS } from '@nebosvod/engine/bodies.ids';
import {
  OFFICES,
  SAHAM_IDS,
  SAHAM_TERMS,
  SIXTEEN_YOGAS,
  STRENGTH_BANDS,
  YEAR_LORD_REASONS,
} from '@nebosvod/engine/tajaka/tajaka.ids';
import { z } from 'zod';
import { chartRequestFields, computed, placeFields } from './birth.ts';
import { bodyId, pointSchema } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time-fields.ts';

const sign = z.number().int().min(1).max(12);
const graha = z.enum(CLASSICAL_GRAHAS);
const sahamTerm = z.enum(SAHAM_TERMS);
/** A period of the year; the ascendant has one too in the patyayini dasha. */
const period = z.object({ lord: z.enum(POINTS), start: instant, end: instant });

const strength = z.object({
  kshetra: z.number(),
  uccha: z.number(),
  hadda: z.number(),
  drekkana: z.number(),
  navamsha: z.number(),
  total: z.number(),
  band: z.enum(STRENGTH_BANDS),
});

const yearChart = z.object({
  ascendant: pointSchema,
  isDay: z.boolean(),
  planets: z.array(pointSchema.extend({ id: bodyId, house: sign, isRetrograde: z.boolean() })),
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
    instant: instant,
    nextInstant: instant,
    muntha: z.object({ sign, house: sign }).nullable(),
    yearLord: z
      .object({
        planet: graha,
        because: z.enum(YEAR_LORD_REASONS),
        offices: z.array(z.enum(OFFICES)),
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
    panchavargiyaBala: z.record(graha, strength).nullable(),
    harshaBala: z
      .record(
        graha,
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
          id: z.enum(SIXTEEN_YOGAS),
          participants: z.array(graha),
          gap: z.number().nullable(),
          grade: z.string().nullable(),
        }),
      )
      .nullable(),
    sahams: z
      .array(
        z.object({
          id: z.enum(SAHAM_IDS),
          point: pointSchema,
          terms: z.object({ a: sahamTerm, b: sahamTerm, c: sahamTerm }),
          isStepped: z.boolean(),
        }),
      )
      .nullable(),
    muddaDasha: z.array(period),
    patyayiniDasha: z.array(period).nullable(),
    chart: yearChart.nullable(),
    months: z.array(z.object({ start: instant, chart: yearChart.nullable() })),
    /** Why values that need the ascendant are null. */
    reason: z.enum(['UNKNOWN_TIME']).optional(),
  }),
});
