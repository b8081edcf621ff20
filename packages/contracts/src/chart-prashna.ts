import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { KP_NUMBERS, RULING_PLANETS } from '@nebosvod/engine/kp/kp.ids';
import {
  NAVAMSHA_NUMBERS,
  PRASHNA_MATTERS,
  PRASHNA_PARTS,
  PRASHNA_POLARITIES,
  PRASHNA_TESTIMONIES,
  PRASHNA_VERDICTS,
} from '@nebosvod/engine/prashna/prashna.ids';
import { MAJOR_ASPECTS } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { chartRequestFields, computed } from './birth.ts';
import { grahaId, houseNumber, missingReason, pointSchema, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { productsOfPart } from './products.table.ts';
import { instant } from './time-fields.ts';

const planet = z.enum(CLASSICAL_GRAHAS);

const numberTo = (last: number) => {
  const message = `Число от 1 до ${last}`;
  return z.number(message).int(message).min(1, message).max(last, message);
};

/** A number that gives the lagna: of the subs of Krishnamurti, of the navamshas of the zodiac. */
const numberSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('kp'), value: numberTo(KP_NUMBERS) }),
  z.strictObject({ by: z.literal('navamsha'), value: numberTo(NAVAMSHA_NUMBERS) }),
]);

const testimonySchema = z.object({
  part: z.enum(PRASHNA_PARTS),
  id: z.enum([...new Set(PRASHNA_PARTS.flatMap((part) => PRASHNA_TESTIMONIES[part]))]),
  polarity: z.enum(PRASHNA_POLARITIES),
  /** What it adds to the sum of the verdict; those of the part `kp` are counted apart. */
  points: z.number(),
  grahas: z.array(grahaId),
  values: z.object({
    gap: z.number().optional(),
    degree: z.number().optional(),
    house: houseNumber.optional(),
    houses: z.array(houseNumber).optional(),
    days: z.number().optional(),
    at: instant.optional(),
    point: z.enum(['gulika', 'mandi']).optional(),
  }),
  /** Whether it forbids a judgement. */
  stops: z.boolean(),
});

/**
 * A question judged by Jyotish: the moment and place of asking stand in the place of a birth; a number gives the lagna instead of the
 * moment. The zodiac is sidereal and the houses whole signs whatever the settings.
 */
export const getPrashna = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getPrashna',
  cost: 30,
  takesMap: true,
  summary: 'Прашна: карта вопроса, таджика-йоги, доводы за и против, суждение, сроки, голос КП',
  tag: 'chart',
  access: { products: productsOfPart('prashna') },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    matter: z.enum(PRASHNA_MATTERS, 'Такого предмета вопроса нет'),
    number: numberSchema.optional(),
  }),
  response: computed({
    matter: z.enum(PRASHNA_MATTERS),
    /** Null for an unknown time. */
    judgement: z
      .object({
        verdict: z.enum(PRASHNA_VERDICTS),
        /** Sum that the verdict was made of. */
        points: z.number(),
        lagna: pointSchema,
        /** House of the matter and its sign. */
        house: houseNumber,
        karya: signNumber,
        lagnesh: planet,
        karyesh: planet,
        arudha: signNumber,
        bodies: z.array(pointSchema.extend({ id: grahaId, isRetrograde: z.boolean(), house: houseNumber })),
        testimonies: z.array(testimonySchema),
        /** Next exact aspects among the two lords and the Moon within sixty days. */
        contacts: z.array(z.object({ a: planet, b: planet, aspect: z.enum(MAJOR_ASPECTS), at: instant })),
        /** With a number 1–249 only; null inside the polar circles too. */
        kp: z
          .object({
            number: z.number().int(),
            cusps: z.array(z.number()),
            house: houseNumber,
            grants: z.array(houseNumber),
            denies: z.array(houseNumber),
            /** Houses of its star lord, its own, owned by the star lord, owned by it. */
            subLord: z.object({ graha: grahaId, grades: z.array(z.array(houseNumber)).length(4) }),
            rulers: z.array(z.object({ id: z.enum(RULING_PLANETS), graha: grahaId })),
          })
          .nullable(),
      })
      .nullable(),
    /** Why there is no judgement, or no voice of the school that was asked for. */
    reason: missingReason.optional(),
  }),
});
