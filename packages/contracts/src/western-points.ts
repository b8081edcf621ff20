import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { STARS } from '@nebosvod/engine/western/star/star.ids';
import {
  ACCIDENTAL_DIGNITIES,
  ALMUTEN_PLACES,
  ESSENTIAL_DIGNITIES,
  EXTRA_POINTS,
  LOTS,
  PARAN_ANGLES,
  WESTERN_ANGLES,
  WESTERN_BODIES,
} from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { computed } from './birth.ts';
import { houseNumber, missingReason } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { productsOfPart } from './products.table.ts';
import { instant } from './time-fields.ts';
import { tropicalPointSchema, westernRequestFields } from './western-fields.ts';

const planet = z.enum(CLASSICAL_GRAHAS);
const star = z.enum(STARS);
const paranAngle = z.enum(PARAN_ANGLES);
/** Bodies of the chart, asteroids and the true apogee, angles. */
const pointId = z.enum([...WESTERN_BODIES, ...EXTRA_POINTS, ...WESTERN_ANGLES]);
const house = houseNumber.nullable();
const pair = { a: pointId, b: pointId, orb: z.number() };
const greatDignity = z.enum(['domicile', 'exaltation']);

/** Dignities of the seven planets by the five essential and the accidental counts. */
const dignities = z.array(
  z.object({
    planet,
    essential: z.object({ has: z.array(z.enum(ESSENTIAL_DIGNITIES)), score: z.number() }),
    accidental: z.array(z.object({ id: z.enum(ACCIDENTAL_DIGNITIES), points: z.number() })),
    /** Both counts together. */
    total: z.number(),
    sect: z.object({ isOfSect: z.boolean(), isHayz: z.boolean() }),
  }),
);

/**
 * Points of a Western chart beyond its bodies: lots, asteroids, fixed stars with conjunctions and parans, declinations, antiscia,
 * midpoints, a harmonic, dignities. What hangs on the hour is null when it is unknown.
 */
export const getWesternPoints = endpoint({
  method: 'POST',
  tag: 'western',
  path: '/api/v2/western.getPoints',
  access: { products: productsOfPart('points') },
  params: nothing,
  query: nothing,
  cost: 40,
  takesMap: true,
  summary: 'Точки: жребии, звёзды, склонения, антисы, середины, гармоники, достоинства',
  body: z.strictObject({
    ...westernRequestFields,
    /** Harmonic to draw; the fifth when left out. */
    harmonic: z.number().int().min(2, 'Гармоника от 2 до 180').max(180, 'Гармоника от 2 до 180').optional(),
  }),
  response: computed({
    isDay: z.boolean().nullable(),
    lots: z.array(tropicalPointSchema.extend({ id: z.enum(LOTS), house: houseNumber })).nullable(),
    extras: z.array(
      tropicalPointSchema.extend({
        id: z.enum(EXTRA_POINTS),
        declination: z.number(),
        isRetrograde: z.boolean(),
        house,
      }),
    ),
    stars: z.array(z.object({ star, point: pointId, orb: z.number(), longitude: z.number() })),
    /** Stars and bodies on angles of the birth place at one time, by their places at birth. */
    parans: z
      .array(z.object({ star, starAngle: paranAngle, body: pointId, bodyAngle: paranAngle, orb: z.number() }))
      .nullable(),
    declinations: z.array(z.object({ id: pointId, declination: z.number(), isOutOfBounds: z.boolean() })),
    parallels: z.array(z.object({ ...pair, kind: z.enum(['parallel', 'contraparallel']) })),
    antiscia: z.array(z.object({ id: pointId, antiscion: z.number(), contraAntiscion: z.number() })),
    antisciaContacts: z.array(z.object({ ...pair, kind: z.enum(['antiscion', 'contra-antiscion']) })),
    /** Midpoints that a third point touches by the 90° dial. */
    midpoints: z.array(
      z.object({
        a: pointId,
        b: pointId,
        longitude: z.number(),
        touched: z.array(z.object({ id: pointId, orb: z.number(), isDirect: z.boolean() })),
      }),
    ),
    /** Places on the 90° dial, 0 … 90. */
    dial: z.array(z.object({ id: pointId, at: z.number() })),
    harmonic: z.object({ number: z.number().int(), points: z.array(tropicalPointSchema.extend({ id: pointId })) }),
    dignities: dignities.nullable(),
    almutens: z
      .array(z.object({ place: z.enum(ALMUTEN_PLACES), planets: z.array(planet), score: z.number() }))
      .nullable(),
    receptions: z.array(z.object({ a: planet, b: planet, aIn: greatDignity, bIn: greatDignity })),
    /** The void of course in which the Moon of the birth is; null where she is in none, or the hour is unknown. */
    moonVoid: z.object({ start: instant, end: instant }).nullable(),
    reason: missingReason.optional(),
  }),
});
