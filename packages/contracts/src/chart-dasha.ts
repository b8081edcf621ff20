import { GRAHAS } from '@nebosvod/engine/bodies.ids';
import { GRAHA_DASHAS, KALACHAKRA_SCHOOLS, RASI_DASHAS, START_POINTS, YOGINIS } from '@nebosvod/engine/dasha/dasha.ids';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { grahaId } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { interpretationSchema } from './interpretation.ts';
import { instant, instantInput } from './time-fields.ts';

/** Levels given in one answer, and the deepest one that is reached by `path`. More is 400 LIMIT_EXCEEDED. */
export const dashaLimits = { levelsAtOnce: 3, deepestLevel: 6 } as const;

const sign = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
/** Deeper than any dasha goes. */
const DEEPEST = 6;
/** The limits are named in the answer, so the schema only asks for a whole number. */
const levels = z.number().int().min(1).optional();
/** A period by its number from 1, where the ruler alone would be ambiguous. */
const byNumber = z.strictObject({ index: z.number().int().min(1) });

const periodFields = {
  start: instant,
  end: instant,
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
  lord: grahaId,
  /** Kalachakra: the sign whose lord this is. */
  sign: z.number().int().optional(),
  /** Yogini dasha: the yogini. */
  yogini: z.enum(YOGINIS).optional(),
  ...periodFields,
});

export const rasiPeriodSchema = threeLevels({ sign: z.number().int(), ...periodFields });

export type GrahaPeriod = z.infer<typeof grahaPeriodSchema>;
export type RasiPeriod = z.infer<typeof rasiPeriodSchema>;

/** Why the first lord of a dasha is open: no time of birth, or one whose uncertainty lets the Moon change its star. */
const openReason = z.enum(['UNKNOWN_TIME', 'UNCERTAIN_TIME']);

const answerFields = {
  /** Whose reading this is. */
  school: z.string(),
  source: z.string(),
  /** Days. */
  yearLength: z.number(),
  /** Instant by which `isCurrent` is told. */
  at: instant,
  /** Levels that the dasha has. */
  depth: z.number().int(),
  reason: openReason.optional(),
};

const balance = z.object({
  lord: grahaId,
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
    system: z.enum([...GRAHA_DASHAS, 'kalachakra']).optional(),
    levels,
    path: z
      .array(z.union([z.enum(GRAHAS), sign, byNumber]))
      .max(DEEPEST)
      .optional(),
    at: instantInput.optional(),
    from: z.enum(START_POINTS).optional(),
    kalachakraSchool: z.enum(KALACHAKRA_SCHOOLS).optional(),
  }),
  response: computed({
    system: z.enum([...GRAHA_DASHAS, 'kalachakra']),
    from: z.enum(START_POINTS),
    ...answerFields,
    /** Null for a dasha from birth, or when the first lord is not known. */
    balance: balance.nullable(),
    /** Null with a reason when the time of birth leaves the first lord open. */
    periods: z.array(grahaPeriodSchema).nullable(),
    /** Where the first period may begin when the time is unknown or uncertain. */
    startRange: z.object({ min: instant, max: instant }).optional(),
    /** Parashara's conditions for the conditional dashas; null for the others. */
    applicability: z
      .object({ applies: z.boolean().nullable(), conditions: z.record(z.string(), z.boolean().nullable()) })
      .nullable(),
  }),
});

export const getPeriodTexts = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getPeriodTexts',
  cost: 15,
  takesMap: true,
  summary: 'Тексты периода вимшоттари в этой карте: махадаша и антардаша в ней',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ...chartRequestFields, mahadasha: z.enum(GRAHAS), antardasha: z.enum(GRAHAS).optional() }),
  response: computed({ texts: z.array(interpretationSchema) }),
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
    system: z.enum([...RASI_DASHAS, 'kalachakra']).optional(),
    levels,
    path: z
      .array(z.union([sign, byNumber]))
      .max(DEEPEST)
      .optional(),
    at: instantInput.optional(),
    /** Narayana of a divisional chart. */
    varga: z.number().int().min(1).max(300, 'Дробная карта от 1 до 300').optional(),
    /** List of the nodes' exaltations in the years of their signs. */
    nodeExaltation: z.enum(['taurus', 'gemini']).optional(),
    kalachakraSchool: z.enum(KALACHAKRA_SCHOOLS).optional(),
  }),
  response: computed({
    system: z.enum([...RASI_DASHAS, 'kalachakra']),
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
  lord: grahaId.optional(),
  sign: z.number().int().optional(),
  start: instant,
  end: instant,
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
  body: z.strictObject({ ...chartRequestFields, at: instantInput.optional(), levels }),
  response: computed({
    at: instant,
    yearLength: z.number(),
    systems: z.array(
      z.object({
        system: z.enum([...GRAHA_DASHAS, ...RASI_DASHAS, 'kalachakra']),
        kind: z.enum(['graha', 'rasi']),
        school: z.string(),
        /** Main period first; empty outside the time of the dasha, null with a reason when it is not known. */
        chain: z.array(runningPeriod).nullable(),
        /** Whether Parashara prescribes the dasha for this chart; null for unconditional ones. */
        applies: z.boolean().nullable(),
        reason: openReason.optional(),
      }),
    ),
  }),
});
