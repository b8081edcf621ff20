import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { FIRDARIA_RULERS, FIRDARIA_VARIANTS, RELEASED_LOTS } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { computed } from './birth.ts';
import { houseNumber, missingReason, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { productsOfPart } from './products.table.ts';
import { instant, instantInput } from './time-fields.ts';
import { westernRequestFields } from './western-fields.ts';

const span = { start: instant, end: instant };
const lord = z.enum(CLASSICAL_GRAHAS);

const profectedSign = z.object({ ...span, sign: signNumber, house: houseNumber, lord });

const releasedPeriod = z.object({
  ...span,
  sign: signNumber,
  lord,
  /** Begins with the loosing of the bond. */
  isLoosing: z.boolean(),
  /** Angle from Fortune; 10 is the highest peak. */
  peak: z.literal([1, 4, 7, 10]).nullable(),
});

/** What an unsure hour leaves out. */
const LEFT_OUT = ['profections', 'firdaria', 'releasing-fortune', 'releasing-spirit'] as const;

/**
 * Western lords of time over a life: profections, firdaria in both orders for a birth by night, releasing from Fortune and Spirit.
 * Months of the profected year and the two lower levels of releasing are of `at` (now when left out).
 */
export const getTimeLords = endpoint({
  method: 'POST',
  tag: 'western',
  path: '/api/v2/western.getTimeLords',
  access: { products: productsOfPart('time-lords') },
  params: nothing,
  query: nothing,
  cost: 40,
  takesMap: true,
  summary: 'Управители времени: профекции, фирдары, релизинг от Фортуны и Духа',
  body: z.strictObject({ ...westernRequestFields, at: instantInput.optional() }),
  response: computed({
    at: instant,
    isDay: z.boolean().nullable(),
    profections: z
      .object({
        years: z.array(profectedSign.extend({ age: z.number().int() })),
        /** Of the year that `at` is in; empty outside the life. */
        months: z.array(profectedSign),
      })
      .nullable(),
    /** One order by day, two by night. */
    firdaria: z
      .array(
        z.object({
          variant: z.enum(FIRDARIA_VARIANTS),
          periods: z.array(
            z.object({
              ...span,
              ruler: z.enum(FIRDARIA_RULERS),
              parts: z.array(z.object({ ...span, ruler: lord })),
            }),
          ),
        }),
      )
      .nullable(),
    releasing: z.array(
      z.object({
        lot: z.enum(RELEASED_LOTS),
        longitude: z.number(),
        sign: signNumber,
        /** Spirit in one sign with Fortune is released from the next. */
        isShifted: z.boolean(),
        periods: z.array(releasedPeriod.extend({ parts: z.array(releasedPeriod) })),
        /** Third level of the sub-period that `at` is in, and fourth level of its third. */
        weeks: z.array(releasedPeriod),
        days: z.array(releasedPeriod),
      }),
    ),
    leftOut: z.array(z.enum(LEFT_OUT)),
    reason: missingReason.optional(),
  }),
});
