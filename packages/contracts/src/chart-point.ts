import { BODIES, GRAHAS, POINTS } from '@nebosvod/engine/bodies.ids';
import { NO_DAY_REASONS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { CHARA_KARAKAS, DIGNITIES, FUNCTIONAL_NATURES } from '@nebosvod/engine/state/state.ids';
import { z } from 'zod';

export const signNumber = z.number().int().min(1).max(12);
export const houseNumber = signNumber;

export const bodyId = z.enum(BODIES);
export const grahaId = z.enum(GRAHAS);
export const pointId = z.enum(POINTS);

/**
 * Why a value is null: the time of birth is unknown; the Sun does not rise or set there; the house system does not exist
 * inside the polar circle; a shayanadi step needs a name; two planets turn away before they meet.
 */
export const missingReason = z.enum(['UNKNOWN_TIME', ...NO_DAY_REASONS, 'POLAR_CIRCLE', 'NO_NAME', 'NO_CONJUNCTION']);
export type MissingReasonId = z.infer<typeof missingReason>;

/** A value for each of the nine grahas. */
export function byGraha<Value extends z.ZodType>(value: Value) {
  return z.object({
    sun: value,
    moon: value,
    mars: value,
    mercury: value,
    jupiter: value,
    venus: value,
    saturn: value,
    rahu: value,
    ketu: value,
  });
}

/** A longitude with its divisions. Degrees in the zodiac of the settings. */
export const pointSchema = z.object({
  longitude: z.number(),
  sign: signNumber,
  degreeInSign: z.number(),
  nakshatra: z.number().int(),
  pada: z.number().int(),
  nakshatraLord: grahaId,
});

/** Longitudes the point passes while the birth may have been; running forward, so `max` may be smaller than `min` across 0°. */
export const rangeSchema = z.object({ min: z.number(), max: z.number() });

/** Which divisions are the same all over the uncertain interval. Given for an unknown time and with `timeUncertaintyMinutes`. */
export const holdsSchema = z.object({
  sign: z.boolean(),
  nakshatra: z.boolean(),
  pada: z.boolean(),
  navamshaSign: z.boolean(),
});

export const uncertainPointSchema = pointSchema.extend({
  range: rangeSchema.optional(),
  holds: holdsSchema.optional(),
});

/** A body of the chart. Dignity and the flags of the nine grahas are null for the outer planets. */
export const bodySchema = uncertainPointSchema.extend({
  id: bodyId,
  latitude: z.number(),
  declination: z.number(),
  speed: z.number(),
  isRetrograde: z.boolean(),
  isStationary: z.boolean(),
  house: houseNumber.nullable(),
  distanceAu: z.number(),
  subLord: grahaId,
  dignity: z.enum(DIGNITIES).nullable(),
  isCombust: z.boolean(),
  /** Distance from the Sun and the orb that applies; null for those that are never combust. */
  combustion: z.object({ separation: z.number(), orb: z.number() }).nullable(),
  isVargottama: z.boolean(),
  navamshaSign: signNumber,
  charaKaraka: z.enum(CHARA_KARAKAS[8]).nullable(),
  /** Nature by the houses owned; null for an unknown time, the nodes and the outer planets. */
  functionalNature: z.enum(FUNCTIONAL_NATURES).nullable(),
});
