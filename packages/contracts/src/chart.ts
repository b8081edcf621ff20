import { AYANAMSHA_IDS } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { HOUSE_SYSTEMS } from '@nebosvod/engine/settings.ids';
import { DIGNITIES } from '@nebosvod/engine/state/state.ids';
import { CALENDARS, LOCAL_TIME_KINDS } from '@nebosvod/engine/time/time.ids';
import { VARGA_SCHEME_IDS, VARGA_SCHEMES } from '@nebosvod/engine/varga/varga.ids';
import { z } from 'zod';
import { chartRequest, chartRequestFields, computed, dateField, placeFields } from './birth.ts';
import {
  bodyId,
  bodySchema,
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
import { instant } from './time-fields.ts';

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
    calendar: z.enum(CALENDARS).optional(),
  }),
  response: z.object({
    timeZone: z.string(),
    kind: z.enum(LOCAL_TIME_KINDS),
    utcOffsetSeconds: z.number(),
    isDst: z.boolean(),
    instant: instant,
    candidates: z.array(z.object({ utcOffsetSeconds: z.number(), instant: instant })),
    localMeanTimeOffsetSeconds: z.number(),
  }),
});

const housesSchema = z.object({
  system: z.enum(HOUSE_SYSTEMS),
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
    ayanamsha: z.object({ id: z.enum(AYANAMSHA_IDS), value: z.number() }),
    ascendant: uncertainPointSchema.nullable(),
    midheaven: z.number().nullable(),
    houses: housesSchema.nullable(),
    planets: z.array(bodySchema),
    /** Why the ascendant, midheaven and houses are null. */
    reason: missingReason.optional(),
  }),
});

/** Schools of the vargas where schools differ; the first is the default. Every varga can also be counted `cyclic`. */
const vargaSchemes = z
  .strictObject({
    d2: z.enum(VARGA_SCHEMES[2]),
    d3: z.enum(VARGA_SCHEMES[3]),
    d9: z.enum(VARGA_SCHEMES[9]),
    d24: z.enum(VARGA_SCHEMES[24]),
    d30: z.enum(VARGA_SCHEMES[30]),
    d60: z.enum(VARGA_SCHEMES[60]),
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
        scheme: z.enum(VARGA_SCHEME_IDS),
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
            dignity: z.enum(DIGNITIES).nullable(),
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
