import { LUNAR_ECLIPSES, SOLAR_ECLIPSES } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { FESTIVAL_IDS } from '@nebosvod/engine/festival/festival.ids';
import { PAKSHAS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { MOON_PHASES } from '@nebosvod/engine/transit/transit.ids';
import { MAJOR_ASPECTS, WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { signNumber } from './chart-point.ts';
import { civilDate, instant } from './time-fields.ts';

export type SkyPlanet = (typeof WESTERN_PLANETS)[number];
export type SkyAspect = (typeof MAJOR_ASPECTS)[number];

/** Bodies whose moves a publication speaks of. */
const planet = z.enum(WESTERN_PLANETS);
const sign = signNumber;
/** Purnimanta month, 1 = Chaitra … 12, 13 = the added one. */
const month = z.number().int().min(1).max(13);

/**
 * What in the sky a publication rests on: anybody may decide it anew by its instant. Signs are tropical, but of a sankranti;
 * `date` is the civil date of the audience's place.
 */
export const skyRule = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('station'), body: planet, turns: z.enum(['retrograde', 'direct']), sign }),
  z.object({ kind: z.literal('ingress'), body: planet, sign }),
  z.object({ kind: z.literal('aspect'), a: planet, b: planet, aspect: z.enum(MAJOR_ASPECTS), sign }),
  z.object({ kind: z.literal('lunation'), phase: z.enum(MOON_PHASES), sign }),
  z.object({
    kind: z.literal('eclipse'),
    of: z.enum(['solar', 'lunar']),
    type: z.enum([...SOLAR_ECLIPSES, ...LUNAR_ECLIPSES]),
    sign,
  }),
  z.object({ kind: z.literal('ekadashi'), month, paksha: z.enum(PAKSHAS), date: civilDate }),
  z.object({ kind: z.literal('festival'), id: z.enum(FESTIVAL_IDS), date: civilDate }),
  z.object({ kind: z.literal('sankranti'), sign }),
  z.object({ kind: z.literal('number'), number: z.number().int().min(1).max(9), date: civilDate }),
]);
export type SkyRule = z.output<typeof skyRule>;

/** Why a publication speaks of the sky: the event, its instant, and the rule it is decided by. */
export const skyReason = z.object({ event: z.string().max(80), at: instant, rule: skyRule });
export type SkyReason = z.output<typeof skyReason>;
