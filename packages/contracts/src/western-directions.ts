import { MOON_PHASES } from '@nebosvod/engine/transit/transit.ids';
import { ASPECT_IDS, DIRECTION_SYSTEMS, PRIMARY_KEYS, PRIMARY_METHODS } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { computed } from './birth.ts';
import { missingReason } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { productsOfPart } from './products.table.ts';
import { instant } from './time-fields.ts';
import { westernPointId, westernRequestFields } from './western-fields.ts';

/**
 * Contacts of ninety years with their dates: primary directions in mundo, solar arc, secondary progressions; and the quarters of the
 * progressed Moon. Without a known time no primary directions and no angles. Computed in a thread.
 */
export const getDirections = endpoint({
  method: 'POST',
  tag: 'western',
  path: '/api/v2/western.getDirections',
  access: { products: productsOfPart('directions') },
  params: nothing,
  query: nothing,
  cost: 60,
  takesMap: true,
  summary: 'Дирекции с датами: первичные, по солнечной дуге, прогрессии; лунные фазы жизни',
  body: z.strictObject({
    ...westernRequestFields,
    /** Placidus when left out. */
    method: z.enum(PRIMARY_METHODS).optional(),
    /** Naibod when left out. */
    key: z.enum(PRIMARY_KEYS).optional(),
  }),
  response: computed({
    method: z.enum(PRIMARY_METHODS),
    key: z.enum(PRIMARY_KEYS),
    /** By system, in order of time. */
    contacts: z.array(
      z.object({
        system: z.enum(DIRECTION_SYSTEMS),
        at: instant,
        years: z.number(),
        promissor: westernPointId,
        aspect: z.enum(ASPECT_IDS),
        significator: westernPointId,
      }),
    ),
    phases: z.array(z.object({ phase: z.enum(MOON_PHASES), at: instant, years: z.number() })),
    reason: missingReason.optional(),
  }),
});
