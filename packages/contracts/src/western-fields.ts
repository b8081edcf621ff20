import { HOUSE_SYSTEMS } from '@nebosvod/engine/settings.ids';

import {
  ASPECT_IDS,
  ESSENTIAL_DIGNITIES,
  LUNATION_PHASES,
  ORB_SET_IDS,
  PATTERNS,
  WESTERN_ANGLES,
  WESTERN_BODIES,
} from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { chartRequestFields, placeFields, settingsSchema } from './birth.ts';
import { houseNumber, missingReason, signNumber } from './chart-point.ts';
import { idList } from './id-list.ts';

export const westernBodyId = z.enum(WESTERN_BODIES);
export const westernPointId = z.enum([...WESTERN_BODIES, ...WESTERN_ANGLES]);

const orb = z.number().min(0, 'Орб от 0 до 20 градусов').max(20, 'Орб от 0 до 20 градусов');

/** Orbs of a request: a named set, and any points of it replaced. A pair meets within the mean of its two orbs. */
export const orbsInput = z.strictObject({
  /** `even`: 6° for everything; `close`: 1°; `lilly`: the orbs of W. Lilly. */
  set: z.enum(ORB_SET_IDS).optional(),
  points: z.partialRecord(westernPointId, orb).optional(),
});
export type OrbsInput = z.infer<typeof orbsInput>;

/** What aspects are looked for, and among what. */
export const aspectFields = {
  /** The five major ones when left out. */
  aspects: idList(z.enum(ASPECT_IDS)).min(1, 'Выберите хотя бы один аспект').optional(),
  orbs: orbsInput.optional(),
  /** Bodies in aspect; Sun … Pluto when left out. */
  bodies: idList(westernBodyId).min(1, 'Выберите хотя бы одно тело').optional(),
  /** Ascendant, midheaven and part of fortune take part too. */
  withAngles: z.boolean().optional(),
  /** Bodies in one sign that make a stellium. */
  stelliumSize: z.number().int().min(3).max(6).optional(),
};

/** Settings of the Western calls: tropical always, Placidus unless said. */
const westernSettings = settingsSchema
  .exactPartial()
  .extend({ zodiac: z.literal('tropical', 'Западная карта строится в тропическом зодиаке').exactOptional() });

export const westernRequestFields = { ...chartRequestFields, settings: westernSettings.optional() };

export const residenceField = z
  .strictObject({ latitude: placeFields.latitude, longitude: placeFields.longitude })
  .optional();

export const tropicalPointSchema = z.object({ longitude: z.number(), sign: signNumber, degreeInSign: z.number() });

export const westernBodySchema = tropicalPointSchema.extend({
  id: westernBodyId,
  latitude: z.number(),
  declination: z.number(),
  speed: z.number(),
  isRetrograde: z.boolean(),
  distanceAu: z.number(),
  house: houseNumber.nullable(),
  /** Essential dignity of a planet; null for the points. Without a birth time the triplicity, which needs the sect, is left out. */
  dignity: z.object({ has: z.array(z.enum(ESSENTIAL_DIGNITIES)), score: z.number() }).nullable(),
  /** Longitudes passed while the birth may have been, and whether the sign is the same all the while. */
  range: z.object({ min: z.number(), max: z.number() }).optional(),
  signHolds: z.boolean().optional(),
});

const westernHousesSchema = z.object({
  requested: z.enum(HOUSE_SYSTEMS),
  /** Porphyry inside the polar circles, where Placidus and Koch do not exist; the reason then says so. */
  system: z.enum(HOUSE_SYSTEMS),
  cusps: z.array(z.number()),
  reason: missingReason.nullable(),
});

export const westernChartSchema = z.object({
  bodies: z.array(westernBodySchema),
  /** Everything that hangs on the hour is null, with a reason, when the birth time is unknown. */
  ascendant: tropicalPointSchema.nullable(),
  midheaven: tropicalPointSchema.nullable(),
  descendant: tropicalPointSchema.nullable(),
  imumCoeli: tropicalPointSchema.nullable(),
  houses: westernHousesSchema.nullable(),
  isDay: z.boolean().nullable(),
  fortune: tropicalPointSchema.extend({ house: houseNumber }).nullable(),
  /** The descending nodes, opposite the ascending ones. */
  southNodes: z.object({ mean: tropicalPointSchema, true: tropicalPointSchema }),
  moonPhase: z.object({ angle: z.number(), illumination: z.number(), phase: z.enum(LUNATION_PHASES) }),
  reason: missingReason.optional(),
});

export const aspectSchema = z.object({
  a: westernPointId,
  b: westernPointId,
  aspect: z.enum(ASPECT_IDS),
  separation: z.number(),
  orb: z.number(),
  limit: z.number(),
  /** Null when one of the two has no speed. */
  applying: z.boolean().nullable(),
});

export const patternSchema = z.object({
  id: z.enum(PATTERNS),
  members: z.array(westernPointId),
  apex: westernPointId.nullable(),
  sign: signNumber.nullable(),
});
