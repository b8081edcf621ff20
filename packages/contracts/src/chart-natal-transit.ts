import { ASHTAKAVARGA_POINTS } from '@nebosvod/engine/ashtakavarga/ashtakavarga.ids';
import { z } from 'zod';
import { chartRequestFields, computed, dateField } from './birth.ts';
import { bodyId, grahaId, houseNumber, missingReason, pointId, pointSchema, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { idList } from './id-list.ts';
import { instant, instantInput } from './time-fields.ts';

const nakshatraNumber = z.number().int().min(1).max(27);

/** What a body can be asked to reach. */
const target = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('longitude'),
      longitude: z.number().min(0).lt(360, 'Долгота от 0 до 360 градусов'),
    }),
    /** A natal point, or the place `angle` degrees ahead of it: 0 (when left out) is the conjunction, 180 the opposition. */
    z.strictObject({ kind: z.literal('natal'), point: pointId, angle: z.number().min(0).lt(360).optional() }),
    /** Stays in the signs from which the body looks at a natal point by graha drishti, and in the point's own sign. */
    z.strictObject({ kind: z.literal('drishti'), point: pointId }),
    z.strictObject({ kind: z.literal('sign'), sign: signNumber }),
    z.strictObject({ kind: z.literal('nakshatra'), nakshatra: nakshatraNumber }),
  ],
  'Не указано, чего должна достичь планета',
);
export type TransitTargetInput = z.infer<typeof target>;

const staySchema = z.object({
  /** Sign 1–12 or nakshatra 1–27. */
  index: z.number().int(),
  /** Null where the stay reaches past the ephemeris (1800–2399). */
  entered: instant.nullable(),
  left: instant.nullable(),
  enteredBackward: z.boolean(),
  leftBackward: z.boolean(),
});

const transitSchema = pointSchema.extend({
  id: bodyId,
  speed: z.number(),
  isRetrograde: z.boolean(),
  /** Whole-sign house from the natal ascendant; null when the birth time is unknown. */
  houseFromLagna: houseNumber.nullable(),
  houseFromMoon: houseNumber,
  /** Eighth of the sign, its lord, and whether the body has its bindu there (seven grahas, known time). */
  kaksha: z.object({
    sign: signNumber,
    index: z.number().int(),
    lord: z.enum(ASHTAKAVARGA_POINTS),
    start: z.number(),
    hasBindu: z.boolean().nullable(),
  }),
  bindus: z.object({ own: z.number().nullable(), sarva: z.number() }).nullable(),
  tara: z.number().int(),
  conjoins: z.array(grahaId),
  aspects: z.array(grahaId),
  signStay: staySchema,
  nakshatraStay: staySchema,
});

export const transitLimits = { years: 200, finds: 20, moments: 20_000 } as const;

/**
 * Transits over the natal chart: the bodies at an instant (now when left out) with house, kaksha, bindus, tara and the ends of their
 * stays; with `from` and `to` (calendar dates in UTC, both included, up to 200 years) the stays of the period and the answers to
 * «when does X reach Y». A long search runs in a thread and stops when the client hangs up.
 */
export const getTransits = endpoint({
  method: 'POST',
  tag: 'transit',
  access: 'guest',
  params: nothing,
  query: nothing,
  path: '/api/v2/chart.getTransits',
  cost: { base: 20, perDay: 0.03 },
  takesMap: true,
  summary: 'Транзиты по натальной карте: дома, какша, тара, сроки и поиск',
  body: z.strictObject({
    ...chartRequestFields,
    at: instantInput.optional(),
    from: dateField.optional(),
    to: dateField.optional(),
    bodies: idList(bodyId).min(1, 'Выберите хотя бы одну планету').optional(),
    /** Which stays of the period are listed; none when left out. */
    stays: idList(z.enum(['sign', 'nakshatra'])).optional(),
    find: z
      .array(z.strictObject({ body: bodyId, target }))
      .max(transitLimits.finds, `Не больше ${transitLimits.finds} вопросов за один запрос`)
      .optional(),
  }),
  response: computed({
    at: instant,
    transits: z.array(transitSchema),
    taraBala: z.object({ tara: z.number().int(), isGood: z.boolean() }),
    chandraBala: z.object({ count: z.number().int(), isGood: z.boolean() }),
    stays: z.array(
      staySchema.extend({
        kind: z.enum(['sign', 'nakshatra']),
        body: bodyId,
        houseFromLagna: houseNumber.nullable(),
        houseFromMoon: houseNumber.nullable(),
      }),
    ),
    found: z.array(
      z.object({
        body: bodyId,
        target,
        /** Null with a reason when the target is the ascendant of an unknown time. */
        passes: z.array(z.object({ instant: instant, longitude: z.number(), isRetrograde: z.boolean() })).nullable(),
        stays: z.array(staySchema).nullable(),
        reason: missingReason.optional(),
      }),
    ),
  }),
});
