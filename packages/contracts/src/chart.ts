import type { VARGA_SCHEMES } from '@nebosvod/engine/varga/varga.ids';
import { z } from 'zod';
import { chartRequest, chartRequestFields, computed, dateField, placeFields } from './birth.ts';
import {
  bodyId,
  bodySchema,
  dignityIds,
  grahaId,
  houseNumber,
  missingReason,
  pointId,
  signNumber,
  uncertainPointSchema,
} from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { uniqueList } from './id-list.ts';

const timeField = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Время пишется как ЧЧ:ММ или ЧЧ:ММ:СС');

/** UTC offset of a place and moment. Answers 200 in every case: ambiguity is data here, not an error. */
export const getUTS = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getUTS',
  cost: 5,
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

export const housesSchema = z.object({
  system: z.string(),
  cusps: z.array(z.number()).nullable(),
  reason: missingReason.optional(),
});

export const getPlanets = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getPlanets',
  cost: 10,
  takesMap: true,
  summary: 'Положения грах, лагна и дома',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: chartRequest,
  response: computed({
    ayanamsha: z.object({ id: z.string(), value: z.number() }),
    ascendant: uncertainPointSchema.nullable(),
    midheaven: z.number().nullable(),
    houses: housesSchema.nullable(),
    planets: z.array(bodySchema),
    /** Why the ascendant, midheaven and houses are null. */
    reason: missingReason.optional(),
  }),
});

/** Schools of the vargas where schools differ; the first is the default. Every varga can also be counted `cyclic`. */
export const vargaSchemeIds = {
  d2: ['parashara', 'cyclic', 'uma-shambhu', 'raman', 'kashinatha', 'somanatha'],
  d3: ['parashara', 'cyclic', 'jagannatha', 'somanatha'],
  d9: ['parashara', 'kalachakra'],
  d24: ['parashara', 'cyclic', 'even-reversed'],
  d30: ['parashara', 'cyclic', 'from-sign'],
  d60: ['parashara', 'from-aries'],
} as const satisfies {
  readonly [Division in keyof typeof VARGA_SCHEMES as `d${Division}`]: (typeof VARGA_SCHEMES)[Division];
};

const vargaSchemes = z
  .strictObject({
    d2: z.enum(vargaSchemeIds.d2),
    d3: z.enum(vargaSchemeIds.d3),
    d9: z.enum(vargaSchemeIds.d9),
    d24: z.enum(vargaSchemeIds.d24),
    d30: z.enum(vargaSchemeIds.d30),
    d60: z.enum(vargaSchemeIds.d60),
  })
  .partial();

const vargaNumber = z
  .number()
  .int('Варга задаётся целым числом')
  .min(1, 'Варги считаются от D1')
  .max(300, 'Варги считаются до D300');

/** Divisional charts for drawing: the sign of every body and the houses counted from any of them. */
export const getChartData = endpoint({
  method: 'POST',
  path: '/api/v2/chart.GetChartData',
  cost: 25,
  takesMap: true,
  summary: 'Карта и варги для рисования',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    /** Divisions; the twenty named ones when left out. Unnamed ones are counted cyclically. */
    vargas: uniqueList(vargaNumber, 60).min(1).optional(),
    /** What the houses are counted from: the lagna, a body, or a house of the chart. */
    from: z.union([pointId, houseNumber]).optional(),
    scheme: vargaSchemes.optional(),
  }),
  response: computed({
    from: z.union([pointId, houseNumber]),
    charts: z.array(
      z.object({
        varga: z.number().int(),
        scheme: z.string(),
        lagnaSign: signNumber.nullable(),
        signs: z.partialRecord(pointId, signNumber),
        /** Null with a reason when the houses are counted from a lagna that is not known. */
        houses: z.array(z.object({ house: houseNumber, sign: signNumber, occupants: z.array(pointId) })).nullable(),
        bodies: z.partialRecord(
          bodyId,
          z.object({
            sign: signNumber,
            /** Degrees within the varga's sign. */
            degreeInSign: z.number(),
            isRetrograde: z.boolean(),
            isCombust: z.boolean(),
            isVargottama: z.boolean(),
            dignity: z.enum(dignityIds).nullable(),
          }),
        ),
        /** Signs of this varga that each graha looks at by graha drishti, in zodiac order from its own. */
        drishti: z.partialRecord(grahaId, z.array(signNumber)),
        /** Of D1: sphuta drishti of the grahas at each other by the exact arc, virupas 0 … 60, zeros left out. */
        sphuta: z.partialRecord(grahaId, z.partialRecord(grahaId, z.number())).optional(),
        /** Whether each sign is the same all over the uncertain interval. */
        holds: z.partialRecord(pointId, z.boolean()).optional(),
      }),
    ),
    reason: missingReason.optional(),
  }),
});
