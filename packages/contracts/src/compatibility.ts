import { GANA_IDS, NADIS, VARNAS, VASHYA_IDS, YONI_IDS } from '@nebosvod/engine/birth/birth.ids';
import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import {
  COMPATIBILITY_BANDS,
  KOOTA_EXCEPTIONS,
  KOOTA_IDS,
  MANGLIK_BALANCES,
  PORUTHAM_GRADES,
  PORUTHAM_IDS,
  RAJJUS,
} from '@nebosvod/engine/compatibility/compatibility.ids';
import { z } from 'zod';
import { birthSchema, momentSchema, settingsInput, settingsSchema } from './birth.ts';
import { missingReason, signNumber } from './chart-point.ts';
import { manglikSchema } from './chart-yoga.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';

/** One of the two: the fields of a birth themselves, or `birth`, or a saved map of the caller. */
const personInput = birthSchema.partial().extend({
  birth: birthSchema.optional(),
  mapId: z.uuid().optional(),
  settings: settingsInput.optional(),
});

/** One of the two, as the kutas see them. */
const partnerSchema = z.object({
  moment: momentSchema,
  sign: signNumber,
  nakshatra: z.number().int(),
  pada: z.number().int(),
  signLord: z.enum(CLASSICAL_GRAHAS),
  navamshaLord: z.enum(CLASSICAL_GRAHAS),
  varna: z.enum(VARNAS),
  vashya: z.enum(VASHYA_IDS),
  yoni: z.enum(YONI_IDS),
  gana: z.enum(GANA_IDS),
  nadi: z.enum(NADIS),
  rajju: z.enum(RAJJUS),
  manglik: manglikSchema,
  /** Given for an unknown or uncertain time: whether sign, star and pada of the Moon hold over the interval. */
  holds: z.object({ sign: z.boolean(), nakshatra: z.boolean(), pada: z.boolean() }).optional(),
  reason: missingReason.optional(),
});

/** Compatibility of two people: 36 points of the north, ten kutas of the south, balance of Mars. */
export const getCompatibility = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getCompatibility',
  cost: 20,
  takesMap: true,
  summary: 'Совместимость: аштакута на 36 баллов, дашакута, баланс манглика',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    first: personInput,
    second: personInput,
    /** Of both; what is left out is taken from the first saved map, then from the defaults. */
    settings: settingsInput.optional(),
  }),
  response: z.object({
    settings: settingsSchema,
    first: partnerSchema,
    second: partnerSchema,
    /** Who was counted as the boy and who as the girl: by gender when the two differ, else by order. */
    roles: z.object({
      boy: z.enum(['first', 'second']),
      girl: z.enum(['first', 'second']),
      decidedBy: z.enum(['gender', 'order']),
      text: z.string(),
    }),
    ashtakoota: z.object({
      total: z.number(),
      max: z.literal(36),
      band: z.enum(COMPATIBILITY_BANDS),
      text: z.string(),
      /** Totals possible over the interval of an unknown or uncertain time. */
      range: z.object({ min: z.number(), max: z.number() }).optional(),
      /** The total with the roles exchanged. */
      otherWay: z.number(),
      kootas: z.array(
        z.object({
          id: z.enum(KOOTA_IDS),
          name: z.string(),
          points: z.number(),
          max: z.number(),
          /** What is compared. */
          about: z.string(),
          /** How it came out for these two. */
          text: z.string(),
          /** Shown beside the score, never added to it. */
          exceptions: z.array(z.object({ id: z.enum(KOOTA_EXCEPTIONS), text: z.string() })),
          source: z.string(),
        }),
      ),
    }),
    dashakoota: z.object({
      agreed: z.number().int(),
      max: z.literal(10),
      text: z.string(),
      kootas: z.array(
        z.object({
          id: z.enum(PORUTHAM_IDS),
          name: z.string(),
          grade: z.enum(PORUTHAM_GRADES),
          about: z.string(),
          text: z.string(),
        }),
      ),
      source: z.string(),
    }),
    manglikBalance: z.object({ id: z.enum(MANGLIK_BALANCES), text: z.string() }),
  }),
});
