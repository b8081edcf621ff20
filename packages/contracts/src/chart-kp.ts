import { KP_AYANAMSHAS, KP_NUMBERS, NODE_TIES, RULING_PLANETS } from '@nebosvod/engine/kp/kp.ids';
import { z } from 'zod';
import { chartRequestFields, computed, placeFields } from './birth.ts';
import { grahaId, houseNumber, missingReason, pointSchema } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { productsOfPart } from './products.table.ts';
import { instant, instantInput } from './time-fields.ts';

const lords = z.object({ sign: grahaId, star: grahaId, sub: grahaId, subSub: grahaId });

/** A degree with its four lords. `known`: how many of them, from the widest, are the same all the while the birth may have been. */
const kpPointSchema = pointSchema.extend({ lords, known: z.number().int().min(0).max(4) });

const inFourGrades = <Value extends z.ZodType>(value: Value) => z.tuple([value, value, value, value]);

/**
 * The chart by the school of Krishnamurti: Placidus cusps in its own ayanamsha whatever the settings, four lords of each cusp and
 * graha, significators of houses and grahas in four grades, ruling planets of a moment. With a number the ascendant is the
 * beginning of its arc.
 */
export const getKp = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getKp',
  cost: 12,
  takesMap: true,
  summary: 'КП: куспиды с четырьмя владыками, сигнификаторы, владыки момента, число 1–249',
  tag: 'chart',
  access: { products: productsOfPart('kp') },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    /** The original table when left out. */
    ayanamsha: z.enum(KP_AYANAMSHAS).optional(),
    /** Number of a question: the houses are those of the place when its degree rises. */
    number: z
      .number('Число от 1 до 249')
      .int('Число от 1 до 249')
      .min(1, 'Число от 1 до 249')
      .max(KP_NUMBERS, 'Число от 1 до 249')
      .optional(),
    /** When and where the chart is judged; the moment of the chart itself when left out. */
    judgement: z
      .strictObject({ at: instantInput, latitude: placeFields.latitude, longitude: placeFields.longitude })
      .optional(),
  }),
  response: computed({
    number: z.object({ number: z.number().int(), from: z.number(), to: z.number(), lords }).nullable(),
    cusps: z.array(kpPointSchema.extend({ house: houseNumber })).nullable(),
    bodies: z.array(kpPointSchema.extend({ id: grahaId, isRetrograde: z.boolean(), house: houseNumber.nullable() })),
    /** Grahas in the star of an occupant, occupants, in the star of the owner, the owner. */
    houses: z
      .array(z.object({ house: houseNumber, owner: grahaId, grades: inFourGrades(z.array(grahaId)) }))
      .nullable(),
    /** Houses of the star lord, of the graha, owned by the star lord, owned by the graha. */
    significations: z.array(z.object({ graha: grahaId, grades: inFourGrades(z.array(houseNumber)) })).nullable(),
    nodes: z.array(
      z.object({
        node: z.enum(['rahu', 'ketu']),
        stands: z.array(z.object({ for: grahaId, by: z.enum(NODE_TIES) })),
      }),
    ),
    /** Null for an unknown time without a judgement. */
    ruling: z
      .object({
        at: instant,
        lagna: pointSchema,
        moon: pointSchema,
        rulers: z.array(z.object({ id: z.enum(RULING_PLANETS), graha: grahaId })),
        nodes: z.array(z.enum(['rahu', 'ketu'])),
        reason: missingReason.optional(),
      })
      .nullable(),
    /** Why there are no cusps. */
    reason: missingReason.optional(),
  }),
});
