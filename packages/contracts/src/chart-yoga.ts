import {
  DOSHA_SOFTENINGS,
  KALA_SARPA_FORMS,
  KALA_SARPA_KINDS,
  MANGLIK_EXCEPTION_IDS,
  MANGLIK_ORIGINS,
} from '@nebosvod/engine/dosha/dosha.ids';
import { PITRI_KINDS, PITRI_YOGA_IDS } from '@nebosvod/engine/pitri/pitri.ids';
import { DIGNITIES } from '@nebosvod/engine/state/state.ids';
import { YOGA_IDS } from '@nebosvod/engine/yoga/catalogue.ids';
import { YOGA_CATEGORIES, YOGA_NATURES } from '@nebosvod/engine/yoga/yoga.ids';
import { z } from 'zod';
import { chartRequest, chartRequestFields, computed, placeFields } from './birth.ts';
import { grahaId, houseNumber, missingReason, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { civilDate, instant } from './time-fields.ts';

/** One part of a rule, whether it holds, and of whom it was found. */
const explainedCondition = z.object({
  text: z.string(),
  /** Null when the time of birth or a sunrise would have to be known. */
  holds: z.boolean().nullable(),
  grahas: z.array(z.object({ id: grahaId, sign: signNumber, house: houseNumber.nullable() })),
});
export type ExplainedCondition = z.infer<typeof explainedCondition>;

const judgedFields = {
  name: z.string(),
  /** Null with a reason when it hangs on something unknown; with an unknown time also when the day itself is divided. */
  isPresent: z.boolean().nullable(),
  reason: missingReason.optional(),
  /** Given for an unknown or uncertain time: whether the answer is the same all over the interval. */
  holds: z.boolean().optional(),
  participants: z.array(grahaId),
  /** Whole-sign houses of the participants; empty for an unknown lagna. */
  houses: z.array(houseNumber),
  /** 0 … 100 by `strengthRule`; null when it is not present. */
  strength: z.number().nullable(),
  /** The rule in words. */
  rule: z.string(),
  /** The rule part by part; of rules that do not hold only with `explain`. */
  conditions: z.array(explainedCondition).optional(),
  cancelledBy: z.array(z.object({ rule: z.string(), conditions: z.array(explainedCondition) })),
  source: z.string(),
  text: z.string(),
  /** Why the sky of 1800–2399 never forms it. */
  never: z.string().optional(),
};

export const getYogasCategories = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getYogasCategories',
  cost: rowCost,
  takesMap: true,
  summary: 'Категории йог: сколько всего и сколько есть в карте',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: chartRequest,
  response: computed({
    categories: z.array(
      z.object({
        id: z.enum(YOGA_CATEGORIES),
        name: z.string(),
        total: z.number().int(),
        present: z.number().int(),
        /** How many hang on a time of birth that is not known. */
        unknown: z.number().int(),
      }),
    ),
    reason: missingReason.optional(),
  }),
});

export const getYogas = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getYogas',
  cost: 20,
  takesMap: true,
  summary: 'Йоги карты: правило, участники, сила, отмена, объяснение по условиям',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    category: z.enum(YOGA_CATEGORIES).optional(),
    presentOnly: z.boolean().optional(),
    /** Explains also the rules that do not hold. */
    explain: z.boolean().optional(),
  }),
  response: computed({
    yogas: z.array(
      z.object({
        id: z.enum(YOGA_IDS),
        ...judgedFields,
        sanskrit: z.string(),
        category: z.enum(YOGA_CATEGORIES),
        nature: z.enum(YOGA_NATURES),
        /** In which part of a sample of births it is formed, 0 … 1. */
        share: z.number(),
      }),
    ),
    /** How the strength of a combination is counted. */
    strengthRule: z.string(),
    /** Of which births `share` is. */
    shareRule: z.string(),
    /** How the natural class of the grahas was taken in this chart. */
    benefics: z.array(grahaId),
    reason: missingReason.optional(),
  }),
});

const named = { name: z.string(), text: z.string(), source: z.string() };
const companyDosha = z.object({
  ...named,
  isPresent: z.boolean(),
  /** The wider form some programs also count. */
  isWide: z.boolean(),
  rule: z.string(),
  softenedBy: z.array(z.object({ id: z.enum(DOSHA_SOFTENINGS), text: z.string() })),
});

export const manglikSchema = z.object({
  ...named,
  /** From any origin, before exceptions. */
  isPresent: z.boolean().nullable(),
  /** From some origin without an exception. */
  isUnmitigated: z.boolean().nullable(),
  count: z.number().int(),
  from: z.array(
    z.object({
      origin: z.enum(MANGLIK_ORIGINS),
      house: houseNumber.nullable(),
      isManglik: z.boolean().nullable(),
      exceptions: z.array(z.object({ id: z.enum(MANGLIK_EXCEPTION_IDS), text: z.string() })),
      reason: missingReason.optional(),
    }),
  ),
});

export const getDoshas = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getDoshas',
  cost: 10,
  takesMap: true,
  summary: 'Доши: манглик с исключениями, кала-сарпа, ганда-мула, гуру-чандала, шрапит',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: chartRequest,
  response: computed({
    manglik: manglikSchema,
    kalaSarpa: z.object({
      ...named,
      isPresent: z.boolean(),
      form: z.enum(KALA_SARPA_FORMS),
      formText: z.string(),
      kind: z.enum(KALA_SARPA_KINDS).nullable(),
      kindName: z.string().nullable(),
      rahuHouse: houseNumber.nullable(),
      direction: z.enum(['rahu-to-ketu', 'ketu-to-rahu']).nullable(),
      directionText: z.string().nullable(),
      outside: z.array(grahaId),
      isLagnaInside: z.boolean().nullable(),
    }),
    gandaMoola: z.object({
      ...named,
      isPresent: z.boolean(),
      nakshatra: z.number().int(),
      pada: z.number().int(),
      isGandanta: z.boolean(),
      isAbhuktaMula: z.boolean(),
    }),
    guruChandala: companyDosha,
    shrapit: companyDosha,
    reason: missingReason.optional(),
  }),
});

const yearField = z
  .number()
  .int('Год задаётся целым числом')
  .min(1800, 'Годы с 1800 по 2399')
  .max(2399, 'Годы с 1800 по 2399');

/** Days of remembrance at a place; null with the reason where the Sun does not rise or set then. */
const pitriPakshaSchema = z.object({
  year: z.number().int(),
  /** Civil dates of the first and the last day. */
  start: civilDate.nullable(),
  end: civilDate.nullable(),
  days: z.array(z.object({ tithi: z.number().int(), date: civilDate, start: instant, end: instant })),
  rule: z.string(),
  source: z.string(),
  reason: missingReason.optional(),
});

const pitriRequestFields = {
  ...chartRequestFields,
  /** Year of the fortnight of the fathers; the coming one when left out. */
  year: yearField.optional(),
  /** Where it is observed; the place of birth when left out. */
  residence: z.strictObject(placeFields).optional(),
};

export const getPitriYogas = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getPitriYogas',
  cost: 40,
  takesMap: true,
  summary: 'Сочетания долга предкам: стих, показатели, спокойный текст, дни поминания',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ...pitriRequestFields, presentOnly: z.boolean().optional(), explain: z.boolean().optional() }),
  response: computed({
    kinds: z.array(
      z.object({
        id: z.enum(PITRI_KINDS),
        name: z.string(),
        sanskrit: z.string(),
        text: z.string(),
        practice: z.string(),
        source: z.string(),
        total: z.number().int(),
        present: z.number().int(),
      }),
    ),
    yogas: z.array(
      z.object({ id: z.enum(PITRI_YOGA_IDS), ...judgedFields, kind: z.enum(PITRI_KINDS), practice: z.string() }),
    ),
    pitriPaksha: pitriPakshaSchema,
    reason: missingReason.optional(),
  }),
});

const pitriGraha = z.object({
  id: grahaId,
  sign: signNumber,
  house: houseNumber.nullable(),
  /** Null for the nodes. */
  dignity: z.enum(DIGNITIES).nullable(),
  isCombust: z.boolean(),
  companions: z.array(grahaId),
  aspectedBy: z.array(grahaId),
  theme: z.string().optional(),
});

export const getPitriStatic = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getPitriStatic',
  cost: 30,
  takesMap: true,
  summary: 'Натальные показатели рода: светила, дома, узлы, D12, D40, D45, D60',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject(pitriRequestFields),
  response: computed({
    grahas: z.array(pitriGraha),
    /** Null with the reason for an unknown time. */
    houses: z
      .array(
        z.object({
          house: houseNumber,
          sign: signNumber,
          theme: z.string(),
          occupants: z.array(grahaId),
          aspectedBy: z.array(grahaId),
          lord: pitriGraha,
        }),
      )
      .nullable(),
    vargas: z.array(
      z.object({
        division: z.number().int(),
        theme: z.string(),
        lagna: signNumber.nullable(),
        grahas: z.array(
          z.object({
            id: grahaId,
            sign: signNumber,
            house: houseNumber.nullable(),
            dignity: z.enum(['exalted', 'own', 'debilitated']).nullable(),
          }),
        ),
      }),
    ),
    pitriKaraka: grahaId.nullable(),
    ninthStar: z.number().int(),
    isMoonInMagha: z.boolean(),
    pitriPaksha: pitriPakshaSchema,
    reason: missingReason.optional(),
  }),
});
