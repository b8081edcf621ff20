import type { Gana, Nadi, Varna, Vashya, Yoni } from '@nebosvod/engine/birth/avakahada';
import type { CompatibilityBand, KootaException } from '@nebosvod/engine/compatibility/ashtakoota';
import type { KootaId } from '@nebosvod/engine/compatibility/koota.table';
import type { ManglikBalance } from '@nebosvod/engine/compatibility/manglik-balance';
import type { PoruthamId, Rajju } from '@nebosvod/engine/compatibility/porutham.table';
import { z } from 'zod';
import { birthSchema, momentSchema, settingsInput, settingsSchema } from './birth.ts';
import { classicalGrahaIds, missingReason, signNumber } from './chart-point.ts';
import { manglikSchema } from './chart-yoga.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';

const kootaIds = [
  'varna',
  'vashya',
  'tara',
  'yoni',
  'grahaMaitri',
  'gana',
  'bhakuta',
  'nadi',
] as const satisfies readonly KootaId[];
const exceptionIds = [
  'maitri',
  'navamsha-lords',
  'far-stars',
  'same-star-other-pada',
  'same-sign-other-star',
  'same-star-other-sign',
] as const satisfies readonly KootaException[];
const bandIds = ['not-advised', 'fair', 'good', 'very-good'] as const satisfies readonly CompatibilityBand[];
const poruthamIds = [
  'dina',
  'gana',
  'mahendra',
  'striDirgha',
  'yoni',
  'rashi',
  'rashyadhipati',
  'vashya',
  'rajju',
  'vedha',
] as const satisfies readonly PoruthamId[];
const balanceIds = [
  'none',
  'balanced',
  'mitigated',
  'one-sided',
  'unknown',
] as const satisfies readonly ManglikBalance[];
const rajjuIds = ['pada', 'uru', 'nabhi', 'kantha', 'shiras'] as const satisfies readonly Rajju[];
const varnaIds = ['brahmin', 'kshatriya', 'vaishya', 'shudra'] as const satisfies readonly Varna[];
const vashyaIds = ['quadruped', 'human', 'water', 'wild', 'insect'] as const satisfies readonly Vashya[];
const ganaIds = ['deva', 'manushya', 'rakshasa'] as const satisfies readonly Gana[];
const nadiIds = ['adi', 'madhya', 'antya'] as const satisfies readonly Nadi[];
const yoniIds = [
  'horse',
  'elephant',
  'sheep',
  'serpent',
  'dog',
  'cat',
  'rat',
  'cow',
  'buffalo',
  'tiger',
  'deer',
  'monkey',
  'mongoose',
  'lion',
] as const satisfies readonly Yoni[];

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
  signLord: z.enum(classicalGrahaIds),
  navamshaLord: z.enum(classicalGrahaIds),
  varna: z.enum(varnaIds),
  vashya: z.enum(vashyaIds),
  yoni: z.enum(yoniIds),
  gana: z.enum(ganaIds),
  nadi: z.enum(nadiIds),
  rajju: z.enum(rajjuIds),
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
      band: z.enum(bandIds),
      text: z.string(),
      /** Totals possible over the interval of an unknown or uncertain time. */
      range: z.object({ min: z.number(), max: z.number() }).optional(),
      /** The total with the roles exchanged. */
      otherWay: z.number(),
      kootas: z.array(
        z.object({
          id: z.enum(kootaIds),
          name: z.string(),
          points: z.number(),
          max: z.number(),
          /** What is compared. */
          about: z.string(),
          /** How it came out for these two. */
          text: z.string(),
          /** Shown beside the score, never added to it. */
          exceptions: z.array(z.object({ id: z.enum(exceptionIds), text: z.string() })),
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
          id: z.enum(poruthamIds),
          name: z.string(),
          grade: z.enum(['full', 'middling', 'none']),
          about: z.string(),
          text: z.string(),
        }),
      ),
      source: z.string(),
    }),
    manglikBalance: z.object({ id: z.enum(balanceIds), text: z.string() }),
  }),
});
