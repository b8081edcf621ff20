import type { Graha } from '@nebosvod/engine/bodies';
import type { KalachakraSchool } from '@nebosvod/engine/dasha/kalachakra';
import type { RasiDashaId } from '@nebosvod/engine/dasha/rasi-dasha';
import type { GrahaDashaId } from '@nebosvod/engine/dasha/running';
import type { StartPoint } from '@nebosvod/engine/dasha/start-point';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { interpretationSchema } from './interpretation.ts';

/** Lords of the dashas of grahas. */
export const dashaLords = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
] as const satisfies readonly Graha[];

export const grahaDashaIds = [
  'vimshottari',
  'ashtottari',
  'yogini',
  'shodashottari',
  'dwadashottari',
  'panchottari',
  'shatabdika',
  'chaturashiti-sama',
  'dwisaptati-sama',
  'shashtihayani',
  'shattrimsha-sama',
  'naisargika',
] as const satisfies readonly GrahaDashaId[];

export const rasiDashaIds = [
  'chara-kn-rao',
  'chara-pvn-rao',
  'narayana',
  'sthira',
  'shoola',
  'niryana-shoola',
  'sudasa',
  'drig',
  'trikona',
] as const satisfies readonly RasiDashaId[];

const startPoints = [...dashaLords, 'lagna', 'kshema', 'utpanna', 'adhana'] as const satisfies readonly StartPoint[];
const kalachakraSchools = ['next-star', 'same-star'] as const satisfies readonly KalachakraSchool[];

/** Levels given in one answer, and the deepest one that is reached by `path`. More is 400 LIMIT_EXCEEDED. */
export const dashaLimits = { levelsAtOnce: 3, deepestLevel: 6 } as const;

const sign = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
const instant = z.iso.datetime({ offset: true });
/** The limits are named in the answer, so the schema only asks for a whole number. */
/** Deeper than any dasha goes. */
const DEEPEST = 6;
const levels = z.number().int().min(1).optional();
/** A period by its number from 1, where the ruler alone would be ambiguous. */
const byNumber = z.strictObject({ index: z.number().int().min(1) });

const periodFields = {
  start: z.string(),
  end: z.string(),
  /** Years of 365.25 days from birth; negative before it. */
  ageAtStart: z.number(),
  isCurrent: z.boolean(),
  /** 1 for the first run through all rulers, 2 when they begin again. */
  cycle: z.number().int(),
};

/** Three levels, as many as one answer holds. */
function threeLevels<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const third = z.object(shape);
  const second = z.object({ ...shape, children: z.array(third).optional() });
  return z.object({ ...shape, children: z.array(second).optional() });
}

export const grahaPeriodSchema = threeLevels({
  lord: z.string(),
  /** Kalachakra: the sign whose lord this is. */
  sign: z.number().int().optional(),
  /** Yogini dasha: the yogini. */
  yogini: z.string().optional(),
  ...periodFields,
});

export const rasiPeriodSchema = threeLevels({ sign: z.number().int(), ...periodFields });

export type GrahaPeriod = z.infer<typeof grahaPeriodSchema>;
export type RasiPeriod = z.infer<typeof rasiPeriodSchema>;

const answerFields = {
  /** Whose reading this is. */
  school: z.string(),
  source: z.string(),
  /** Days. */
  yearLength: z.number(),
  /** Instant by which `isCurrent` is told. */
  at: z.string(),
  /** Levels that the dasha has. */
  depth: z.number().int(),
  reason: z.string().optional(),
};

const balance = z.object({
  lord: z.string(),
  sign: z.number().int().optional(),
  /** Whole years of the dasha's length, months of 1/12 and days of 1/360 of it. */
  years: z.number().int(),
  months: z.number().int(),
  days: z.number().int(),
  /** Share of the first period already passed at birth. */
  elapsed: z.number(),
});

export const getDashaPeriods = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getDashaPeriods',
  cost: 20,
  takesMap: true,
  summary: 'Даши грах: периоды и подпериоды',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    system: z.enum([...grahaDashaIds, 'kalachakra']).optional(),
    levels,
    path: z
      .array(z.union([z.enum(dashaLords), sign, byNumber]))
      .max(DEEPEST)
      .optional(),
    at: instant.optional(),
    from: z.enum(startPoints).optional(),
    kalachakraSchool: z.enum(kalachakraSchools).optional(),
  }),
  response: computed({
    system: z.string(),
    from: z.string(),
    ...answerFields,
    /** Null for a dasha from birth, or when the first lord is not known. */
    balance: balance.nullable(),
    /** Null with a reason when the time of birth leaves the first lord open. */
    periods: z.array(grahaPeriodSchema).nullable(),
    /** Where the first period may begin when the time is unknown or uncertain. */
    startRange: z.object({ min: z.string(), max: z.string() }).optional(),
    /** Parashara's conditions for the conditional dashas; null for the others. */
    applicability: z
      .object({ applies: z.boolean().nullable(), conditions: z.record(z.string(), z.boolean().nullable()) })
      .nullable(),
  }),
});

export const getPeriodTexts = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getPeriodTexts',
  cost: rowCost,
  summary: 'Тексты периода вимшоттари: махадаша и антардаша в ней',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({ mahadasha: z.enum(dashaLords), antardasha: z.enum(dashaLords).optional() }),
  response: z.object({ texts: z.array(interpretationSchema) }),
});

export const getRashaPeriods = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getRashaPeriods',
  cost: 20,
  takesMap: true,
  summary: 'Даши знаков: периоды и подпериоды',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    system: z.enum([...rasiDashaIds, 'kalachakra']).optional(),
    levels,
    path: z
      .array(z.union([sign, byNumber]))
      .max(DEEPEST)
      .optional(),
    at: instant.optional(),
    /** Narayana of a divisional chart. */
    varga: z.number().int().min(1).max(300, 'Дробная карта от 1 до 300').optional(),
    /** List of the nodes' exaltations in the years of their signs. */
    nodeExaltation: z.enum(['taurus', 'gemini']).optional(),
    kalachakraSchool: z.enum(kalachakraSchools).optional(),
  }),
  response: computed({
    system: z.string(),
    varga: z.number().int(),
    ...answerFields,
    /** Null with a reason when the ascendant is not known. */
    periods: z.array(rasiPeriodSchema).nullable(),
    /** Kalachakra only. */
    deha: z.number().int().optional(),
    jiva: z.number().int().optional(),
  }),
});

const runningPeriod = z.object({
  lord: z.string().optional(),
  sign: z.number().int().optional(),
  start: z.string(),
  end: z.string(),
});

export const getRunningDashas = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getRunningDashas',
  cost: 30,
  takesMap: true,
  summary: 'Что идёт сейчас во всех дашах',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ...chartRequestFields, at: instant.optional(), levels }),
  response: computed({
    at: z.string(),
    yearLength: z.number(),
    systems: z.array(
      z.object({
        system: z.string(),
        kind: z.enum(['graha', 'rasi']),
        school: z.string(),
        /** Main period first; empty outside the time of the dasha, null with a reason when it is not known. */
        chain: z.array(runningPeriod).nullable(),
        /** Whether Parashara prescribes the dasha for this chart; null for unconditional ones. */
        applies: z.boolean().nullable(),
        reason: z.string().optional(),
      }),
    ),
  }),
});
