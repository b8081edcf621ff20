import {
  BALADI,
  DEEPTADI,
  JAGRADADI,
  LAJJITADI,
  SHAYANADI,
  SHAYANADI_DEGREES,
} from '@nebosvod/engine/avastha/avastha.ids';
import { FUNCTIONAL_NATURES, NATURE_REASONS, WAR_RULES, WARRIORS } from '@nebosvod/engine/state/state.ids';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { bodyId, bodySchema, byGraha, grahaId, houseNumber, missingReason, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { interpretationSchema } from './interpretation.ts';
import { instant } from './time-fields.ts';

const warrior = z.enum(WARRIORS);

/** A state with the rule it was read by, the facts of the chart and its effect (share of the fruit, or its tone). */
const explained = <Id extends readonly [string, ...string[]]>(ids: Id) =>
  z.object({
    id: z.enum(ids),
    rule: z.string(),
    source: z.string(),
    reason: z.record(z.string(), z.unknown()),
    effect: z.object({ share: z.number().optional(), tone: z.enum(['good', 'bad']).optional() }),
  });

/** Avasthas of one graha: plain ids, and beside them the same states explained. */
const avasthasOfGraha = z.object({
  baladi: z.enum(BALADI),
  jagradadi: z.enum(JAGRADADI),
  /** The leading state; all that hold are in `explanations.deeptadi`. */
  deeptadi: z.enum(DEEPTADI),
  lajjitadi: z.array(z.enum(LAJJITADI)),
  /** Null with a reason when the time is unknown or the Sun does not rise. */
  shayanadi: z.enum(SHAYANADI).nullable(),
  /** How far the shayanadi state shows; null without a name. */
  shayanadiDegree: z.enum(SHAYANADI_DEGREES).nullable(),
  explanations: z.object({
    baladi: explained(BALADI),
    jagradadi: explained(JAGRADADI),
    deeptadi: z.array(explained(DEEPTADI)),
    lajjitadi: z.array(explained(LAJJITADI)),
    shayanadi: explained(SHAYANADI).nullable(),
  }),
  reasons: z.record(z.string(), missingReason),
});

export const getAvastha = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getAvastha',
  cost: 10,
  takesMap: true,
  summary: 'Авастхи грах: пять семейств',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ...chartRequestFields }),
  response: computed({
    planets: byGraha(avasthasOfGraha),
    /** Edition the shayanadi formula follows. */
    shayanadiEdition: z.string(),
    reason: missingReason.optional(),
  }),
});

const lordship = z.object({
  lordOf: z.array(houseNumber),
  nature: z.enum(FUNCTIONAL_NATURES),
  reasons: z.array(z.enum(NATURE_REASONS)),
  isMaraka: z.boolean(),
  isHarmfulEighthLord: z.boolean(),
});

export const getPlanetInfo = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getPlanetInfo',
  cost: 15,
  takesMap: true,
  summary: 'Всё об одной грахе карты',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    planet: bodyId,
    /** Rahu and Ketu look at the 5th and 9th besides the 7th. */
    nodesLookAtTrines: z.boolean().optional(),
    bhagaSet: z.enum(['jataka-parijata', 'patel']).optional(),
  }),
  response: computed({
    planet: bodySchema,
    /** Houses it owns; null when the lagna is not known. */
    lordOf: z.array(houseNumber).nullable(),
    functional: lordship.nullable(),
    aspectsTo: z.object({
      planets: z.array(bodyId),
      signs: z.array(signNumber),
      houses: z.array(houseNumber).nullable(),
      rasiPlanets: z.array(bodyId),
      rasiSigns: z.array(signNumber),
      /** Virupas 0 … 60 by the exact arc. */
      sphuta: z.partialRecord(grahaId, z.number()),
    }),
    aspectsFrom: z.object({
      planets: z.array(bodyId),
      rasiPlanets: z.array(bodyId),
      sphuta: z.partialRecord(grahaId, z.number()),
    }),
    conjunctWith: z.array(bodyId),
    /** Null for the outer planets. */
    avasthas: avasthasOfGraha.nullable(),
    argala: z
      .object({
        argalas: z.array(
          z.object({
            from: houseNumber,
            obstructedFrom: houseNumber,
            kind: z.enum(['primary', 'secondary']),
            by: z.array(grahaId),
            obstructedBy: z.array(grahaId),
            isEffective: z.boolean(),
          }),
        ),
        vipareeta: z.array(grahaId),
      })
      .nullable(),
    /** Sign of the graha's own arudha; null where it has none. */
    arudhaSign: signNumber.nullable(),
    flags: z.object({
      gandanta: z.object({ junction: z.number(), distance: z.number(), isStrict: z.boolean() }).nullable(),
      pushkaraNavamsha: z.boolean(),
      pushkaraBhaga: z.object({ degree: z.number(), distance: z.number(), isWithin: z.boolean() }),
      mrityuBhaga: z
        .object({ degree: z.number(), distance: z.number(), orbMinutes: z.number(), isWithin: z.boolean() })
        .nullable(),
      isAtWar: z.boolean(),
      isCombust: z.boolean(),
      isVargottama: z.boolean(),
      isRetrograde: z.boolean(),
      isStationary: z.boolean(),
    }),
    texts: z.array(interpretationSchema),
    reason: missingReason.optional(),
  }),
});

const relation = z.union([z.literal(-1), z.literal(0), z.literal(1)]);
const compound = z.union([z.literal(-2), z.literal(-1), z.literal(0), z.literal(1), z.literal(2)]);
const table = <Value extends z.ZodType>(value: Value) => z.partialRecord(grahaId, z.partialRecord(grahaId, value));

export const getRelation = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getRelation',
  cost: 10,
  takesMap: true,
  summary: 'Отношения грах: природные, временные, итоговые',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    /** Adds Rahu and Ketu by one common list; books differ. */
    nodes: z.boolean().optional(),
  }),
  response: computed({
    natural: table(relation),
    temporal: table(relation),
    compound: table(compound),
    /** With an uncertain time: grahas whose sign may differ, so that their temporal relations may too. */
    unsure: z.array(grahaId).optional(),
  }),
});

const pushkaraOfPoint = z.object({
  /** In one of the 24 pushkara navamshas. */
  navamsha: z.boolean(),
  /** In the pushkara degree of the sign, from n − 1 to n. */
  bhaga: z.boolean(),
  degree: z.number(),
  /** Degrees to the nearer end of that degree, 0 inside. */
  distance: z.number(),
});

export const getPushkara = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getPushkara',
  cost: 10,
  takesMap: true,
  summary: 'Пушкара-навамша и пушкара-бхага',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ...chartRequestFields, bhagaSet: z.enum(['jataka-parijata', 'patel']).optional() }),
  response: computed({
    planets: byGraha(pushkaraOfPoint).extend({ lagna: pushkaraOfPoint.nullable() }),
    bhagaSet: z.string(),
    /** How the degree is read. */
    reading: z.literal('n-1..n'),
    reason: missingReason.optional(),
  }),
});

export const getPlanetaryWar = endpoint({
  method: 'POST',
  path: '/api/v2/chart.GetPlanetaryWar',
  cost: 10,
  takesMap: true,
  summary: 'Планетные войны',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({ ...chartRequestFields, rule: z.enum(WAR_RULES).optional() }),
  response: computed({
    wars: z.array(
      z.object({
        planets: z.array(warrior).length(2),
        separation: z.number(),
        winner: warrior,
        loser: warrior,
        rule: z.enum(WAR_RULES),
        exactAt: instant.nullable(),
        reason: missingReason.optional(),
        sides: z.array(z.object({ id: warrior, latitude: z.number(), magnitude: z.number(), diameter: z.number() })),
        /** Winner under each of the rules. */
        winners: z.record(z.enum(WAR_RULES), warrior),
      }),
    ),
  }),
});
