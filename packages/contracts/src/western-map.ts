import { PARAN_ANGLES } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { computed } from './birth.ts';
import { missingReason } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { idList } from './id-list.ts';
import { productsOfPart } from './products.table.ts';
import { westernBodyId, westernRequestFields } from './western-fields.ts';

/** Latitude and longitude of a point on Earth, degrees to four places, north and east positive. */
const geoPoint = z.tuple([z.number(), z.number()]);
const angle = z.enum(PARAN_ANGLES);

/** A city beside a line. */
const cityNear = z.object({
  /** GeoNames id. */
  id: z.number().int(),
  name: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  population: z.number().int(),
  body: westernBodyId,
  angle,
  distanceKm: z.number(),
});

/**
 * Astrocartography: where on Earth bodies of a birth are on the four angles, where two lines cross, where the directions from the
 * birth place lead, and up to five large cities within 300 km of each line. All of it hangs on the hour: without one, nothing.
 */
export const getMap = endpoint({
  method: 'POST',
  tag: 'western',
  path: '/api/v2/western.getMap',
  access: { products: productsOfPart('map') },
  params: nothing,
  query: nothing,
  cost: 50,
  takesMap: true,
  summary: 'Карта мира: линии углов, параны, местное пространство, города у линий',
  body: z.strictObject({
    ...westernRequestFields,
    /** Sun … Pluto when left out. */
    bodies: idList(westernBodyId).min(1, 'Выберите хотя бы одно тело').optional(),
  }),
  response: computed({
    map: z
      .object({
        lines: z.array(
          z.object({
            id: westernBodyId,
            rightAscension: z.number(),
            declination: z.number(),
            /** Geographic longitudes of the two meridians. */
            culminating: z.number(),
            anticulminating: z.number(),
            rising: z.array(geoPoint),
            setting: z.array(geoPoint),
          }),
        ),
        parans: z.array(
          z.object({
            a: westernBodyId,
            aAngle: angle,
            b: westernBodyId,
            bAngle: angle,
            latitude: z.number(),
            longitude: z.number(),
          }),
        ),
        localSpace: z.array(
          z.object({
            id: westernBodyId,
            /** From north by east. */
            azimuth: z.number(),
            altitude: z.number(),
            ahead: z.array(geoPoint),
            behind: z.array(geoPoint),
          }),
        ),
        /** Nearest first. */
        cities: z.array(cityNear),
      })
      .nullable(),
    reason: missingReason.optional(),
  }),
});
