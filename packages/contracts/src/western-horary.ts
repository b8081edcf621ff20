import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { HORARY_CONSIDERATIONS, HORARY_HINDRANCES, HORARY_WAYS } from '@nebosvod/engine/western/horary/horary.ids';
import { ESSENTIAL_DIGNITIES, MAJOR_ASPECTS } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { computed, settingsSchema } from './birth.ts';
import { houseNumber, missingReason } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { productsOfPart } from './products.table.ts';
import { instant } from './time-fields.ts';
import { tropicalPointSchema, westernRequestFields } from './western-fields.ts';

const planet = z.enum(CLASSICAL_GRAHAS);

/**
 * A question judged by W. Lilly: the chart of the moment and place of asking (in the place of a birth), what warns before judgement,
 * who stands for whom, and how they come together within sixty days. Computed in a thread.
 */
export const getHorary = endpoint({
  method: 'POST',
  tag: 'western',
  path: '/api/v2/western.getHorary',
  access: { products: productsOfPart('horary') },
  params: nothing,
  query: nothing,
  cost: 90,
  takesMap: true,
  summary: 'Хорар по Лилли: карта вопроса, предостережения, сигнификаторы и чем они сходятся',
  body: z.strictObject({
    ...westernRequestFields,
    /** House of what is asked about; the first is the person who asks. */
    house: z
      .number('Дом вопроса от 2 до 12')
      .int('Дом вопроса от 2 до 12')
      .min(2, 'Дом вопроса от 2 до 12')
      .max(12, 'Дом вопроса от 2 до 12'),
  }),
  response: computed({
    house: houseNumber,
    /** All that follows is null when the time of the question is unknown. */
    ascendant: tropicalPointSchema.nullable(),
    midheaven: tropicalPointSchema.nullable(),
    /** Cusps of Regiomontanus; null inside the polar circles, and then no significators either. */
    cusps: z.array(z.number()).nullable(),
    planets: z
      .array(
        tropicalPointSchema.extend({
          id: planet,
          speed: z.number(),
          isRetrograde: z.boolean(),
          house: houseNumber.nullable(),
          dignity: z.object({ has: z.array(z.enum(ESSENTIAL_DIGNITIES)), score: z.number() }),
        }),
      )
      .nullable(),
    isDay: z.boolean().nullable(),
    /** Lord of the planetary hour; null where the Sun does not rise or set. */
    hourLord: planet.nullable(),
    considerations: z.array(z.enum(HORARY_CONSIDERATIONS)).nullable(),
    /** The lords of the first house and of the house of the question; the Moon stands beside the first. */
    significators: z.object({ querent: planet, quesited: planet }).nullable(),
    /** Of the lord of the first house, then of the Moon, each with the lord of the question. */
    pairs: z
      .array(
        z.object({
          a: planet,
          b: planet,
          isPerfected: z.boolean(),
          perfections: z.array(
            z.object({
              way: z.enum(HORARY_WAYS),
              by: planet.nullable(),
              aspect: z.enum(MAJOR_ASPECTS).nullable(),
              /** When it is exact; null where it never is. */
              at: instant.nullable(),
              hindrances: z.array(z.object({ kind: z.enum(HORARY_HINDRANCES), by: planet, at: instant })),
            }),
          ),
        }),
      )
      .nullable(),
    reason: missingReason.optional(),
  }).extend({
    /** What was counted by: the houses are those of the art, which no other call takes. */
    settings: settingsSchema.extend({ houseSystem: z.literal('regiomontanus') }),
  }),
});
