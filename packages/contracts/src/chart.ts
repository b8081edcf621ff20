import { z } from 'zod';
import { chartRequest, computed, dateField, placeFields } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';

const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Время пишется как ЧЧ:ММ или ЧЧ:ММ:СС');

/** UTC offset of a place and moment. Answers 200 in every case: ambiguity is data here, not an error. */
export const getUTS = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getUTS',
  summary: 'Смещение от UTC для места и местного времени',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    date: dateField,
    time: timeField,
    ...placeFields,
    calendar: z.enum(['gregorian', 'julian']).optional(),
  }),
  response: z.object({
    timeZone: z.string(),
    kind: z.enum(['unique', 'ambiguous', 'skipped', 'local-mean-time']),
    utcOffsetSeconds: z.number(),
    isDst: z.boolean(),
    instant: z.string(),
    candidates: z.array(z.object({ utcOffsetSeconds: z.number(), instant: z.string() })),
    localMeanTimeOffsetSeconds: z.number(),
  }),
});

const sign = z.number().int().min(1).max(12);

export const pointSchema = z.object({
  longitude: z.number(),
  sign,
  degreeInSign: z.number(),
  nakshatra: z.number().int(),
  pada: z.number().int(),
  nakshatraLord: z.string(),
});

export const housesSchema = z.object({
  system: z.string(),
  cusps: z.array(z.number()).nullable(),
  reason: z.string().optional(),
});

export const bodySchema = pointSchema.extend({
  id: z.string(),
  latitude: z.number(),
  declination: z.number(),
  speed: z.number(),
  isRetrograde: z.boolean(),
  house: sign.nullable(),
  distanceAu: z.number(),
});

export const getPlanets = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getPlanets',
  summary: 'Положения грах, лагна и дома',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: chartRequest,
  response: computed({
    ayanamsha: z.object({ id: z.string(), value: z.number() }),
    ascendant: pointSchema.nullable(),
    midheaven: z.number().nullable(),
    houses: housesSchema.nullable(),
    planets: z.array(bodySchema),
    reason: z.string().optional(),
  }),
});
