import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { RASI_DASHAS } from '@nebosvod/engine/dasha/dasha.ids';
import { LIFE_SYSTEMS, LIFE_VOICES, RETURNING } from '@nebosvod/engine/life/life.ids';
import { MOON_PHASES } from '@nebosvod/engine/transit/transit.ids';
import { ASPECT_IDS } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { chartRequestFields, computed, dateField } from './birth.ts';
import { grahaId, houseNumber, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { instant } from './time-fields.ts';
import { westernPointId } from './western-fields.ts';

const base = { method: 'POST', access: 'guest', tag: 'chart', params: nothing, query: nothing } as const;

/** A natal graha or a whole-sign house from the lagna. */
const pointSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('graha'), graha: grahaId }),
  z.object({ kind: z.literal('house'), house: houseNumber }),
]);

const subjectSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('graha'), graha: grahaId }),
  z.object({
    kind: z.literal('sign'),
    sign: signNumber,
    /** Null without a sure sign of the lagna, or of the Moon. */
    house: houseNumber.nullable(),
    houseFromMoon: houseNumber.nullable(),
  }),
  z.object({ kind: z.literal('sade-sati'), houseFromMoon: houseNumber, cycle: z.number().int() }),
  z.object({ kind: z.literal('nakshatra'), nakshatra: z.number().int() }),
  z.object({ kind: z.literal('tithi'), tithi: z.number().int() }),
  z.object({ kind: z.literal('moon-phase'), phase: z.enum(MOON_PHASES) }),
]);

const rowSchema = z.object({
  id: z.string(),
  system: z.enum(LIFE_SYSTEMS),
  /** As which witness the row counts in a convergence; null where it does not. */
  voice: z.enum(LIFE_VOICES).nullable(),
  /** In order, without overlaps; true ends, which may lie outside the range. */
  spans: z.array(z.object({ start: instant, end: instant, subject: subjectSchema })),
  /** Returns: a body back at its natal longitude; the passes of one return share their cycle. */
  marks: z.array(
    z.object({ at: instant, body: z.enum(RETURNING), cycle: z.number().int(), isRetrograde: z.boolean() }),
  ),
  /** Of a row of directions: a point of the birth carried on to an exact aspect of another. */
  contacts: z
    .array(
      z.object({ at: instant, promissor: westernPointId, aspect: z.enum(ASPECT_IDS), significator: westernPointId }),
    )
    .optional(),
});

export type LifeRowAnswer = z.infer<typeof rowSchema>;
export type LifeSubjectAnswer = z.infer<typeof subjectSchema>;
export type LifePointAnswer = z.infer<typeof pointSchema>;

/**
 * What an unsure time of birth leaves out: vimshottari; houses and the dasha of signs; houses from the Moon and sade sati; some of the
 * Western lords of time where they were asked for.
 */
const LEFT_OUT = ['vimshottari', 'lagna', 'moon', 'western'] as const;

/**
 * The whole life in rows: dashas, slow transits, sade sati, returns, and where they converge. Always computed in a thread. `western`
 * adds the Western lords of time and the dated directions; it takes product 1.
 */
export const getLifeLine = endpoint({
  ...base,
  path: '/api/v2/chart.getLifeLine',
  cost: 250,
  takesMap: true,
  summary: 'Линия жизни: даши, транзиты, возвраты на одной оси и что сходится',
  body: z.strictObject({
    ...chartRequestFields,
    rasiDasha: z.enum(RASI_DASHAS).optional(),
    western: z.boolean().optional(),
  }),
  response: computed({
    from: instant,
    to: instant,
    rasiDasha: z.enum(RASI_DASHAS),
    rows: z.array(rowSchema),
    convergences: z.array(
      z.object({
        point: pointSchema,
        start: instant,
        end: instant,
        /** The most voices that point at it at once. */
        voices: z.number().int(),
        /** Spans by row and number in the row, from 0. */
        witnesses: z.array(z.object({ row: z.string(), span: z.number().int() })),
      }),
    ),
    /** What rests on a time of birth that is unknown or not sure enough, and is not there. */
    leftOut: z.array(z.enum(LEFT_OUT)),
    /** Where the first period of vimshottari may begin when the time of birth is not exact; null where it is. */
    dashaStart: z.object({ min: instant, max: instant }).nullable(),
    /** Where each graha stands and what it owns, by house: what a period of it points at. Null without a sure lagna. */
    houses: z.record(z.enum(GRAHAS), z.object({ stands: houseNumber, owns: z.array(houseNumber) })).nullable(),
  }),
});

/** Longest stretch of {@link getLifeDays}, days. */
export const lifeDaysLimit = 400;

/** What weeks are read by: the fourth level of vimshottari, the Moon's nakshatras, tithis. Calendar dates in UTC, both included. */
export const getLifeDays = endpoint({
  ...base,
  path: '/api/v2/chart.getLifeDays',
  cost: { base: 10, perDay: 0.1 },
  takesMap: true,
  summary: 'Линия жизни по дням: сукшма-даша, накшатра Луны, титхи',
  body: z.strictObject({ ...chartRequestFields, from: dateField, to: dateField }),
  response: computed({ rows: z.array(rowSchema) }),
});
