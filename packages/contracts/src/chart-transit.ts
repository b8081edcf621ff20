import { LUNAR_ECLIPSES, SOLAR_ECLIPSES } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { MOON_PHASES, SADE_SATI_KINDS, SADE_SATI_PHASES, STATION_TURNS } from '@nebosvod/engine/transit/transit.ids';
import { MAJOR_ASPECTS } from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { chartRequestFields, computed, dateField, placeFields, settingsInput } from './birth.ts';
import { bodyId } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { idList } from './id-list.ts';
import { instant } from './time-fields.ts';

const base = { method: 'POST', access: 'guest', params: nothing, query: nothing } as const;
const house = z.number().int().min(1).max(12);

const sadeSatiPeriod = z.object({
  kind: z.enum(SADE_SATI_KINDS),
  houseFromMoon: house,
  phase: z.enum(SADE_SATI_PHASES).nullable(),
  sign: z.number().int(),
  start: instant,
  end: instant,
  cycle: z.number().int(),
  isReentry: z.boolean(),
  /** Bindus of the sign in Saturn's own table and in the sum: how well the sign bears Saturn. Null without a birth time. */
  bindus: z.object({ saturn: z.number(), sarva: z.number() }).nullable(),
});

/** Saturn's stays in 12, 1, 2 (sade sati) and 4, 8 (dhaiya) from the natal Moon. */
export const getSadeSati = endpoint({
  ...base,
  tag: 'transit',
  path: '/api/v2/chart.getSadeSati',
  cost: 100,
  takesMap: true,
  summary: 'Саде-сати и дхайя: периоды, фазы, повторные входы',
  body: z.strictObject({ ...chartRequestFields, from: dateField.optional(), to: dateField.optional() }),
  response: computed({
    moonSign: z.number().int(),
    /** False when the Moon changes sign within the uncertainty of the birth time. */
    moonSignHolds: z.boolean(),
    periods: z.array(sadeSatiPeriod),
    current: sadeSatiPeriod.nullable(),
    /** The window was cut at the end of the ephemeris (2399). */
    isCut: z.boolean(),
  }),
});

export const eventKinds = ['ingress', 'station', 'eclipse', 'lunar-month', 'moon-phase', 'aspect'] as const;

/** Something that happens in the sky at an instant. Fields beyond `kind` and `instant` belong to the kind. */
const eventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ingress'),
    instant: instant,
    body: bodyId,
    sign: z.number().int(),
    fromSign: z.number().int(),
    isRetrograde: z.boolean(),
  }),
  z.object({
    kind: z.literal('station'),
    instant: instant,
    body: bodyId,
    turns: z.enum(STATION_TURNS),
    longitude: z.number(),
    sign: z.number().int(),
  }),
  z.object({
    kind: z.literal('eclipse'),
    instant: instant,
    of: z.enum(['solar', 'lunar']),
    type: z.enum([...SOLAR_ECLIPSES, ...LUNAR_ECLIPSES]),
    longitude: z.number(),
    sign: z.number().int(),
    /** As seen from the place of the request; null without a place or where nothing is seen. */
    local: z
      .object({
        begin: instant.nullable(),
        maximum: instant,
        end: instant.nullable(),
        magnitude: z.number(),
        isVisible: z.boolean(),
      })
      .nullable(),
  }),
  z.object({
    kind: z.literal('lunar-month'),
    instant: instant,
    end: instant,
    amanta: z.number().int(),
    isAdhika: z.boolean(),
    isKshaya: z.boolean(),
  }),
  z.object({
    kind: z.literal('moon-phase'),
    instant: instant,
    phase: z.enum(MOON_PHASES),
    longitude: z.number(),
    sign: z.number().int(),
  }),
  z.object({
    kind: z.literal('aspect'),
    instant: instant,
    a: bodyId,
    b: bodyId,
    aspect: z.enum(MAJOR_ASPECTS),
    /** Where `a` stands, and the sign of `b`. */
    longitude: z.number(),
    sign: z.number().int(),
    otherSign: z.number().int(),
  }),
]);

export type SkyEvent = z.infer<typeof eventSchema>;

/**
 * Ingresses, stations, eclipses, lunar months, moon phases and exact aspects among the bodies of a period; calendar dates in UTC, both
 * included. Up to 200 years, 40 with events of the Moon, 10 with aspects.
 */
export const getEvents = endpoint({
  ...base,
  tag: 'transit',
  path: '/api/v2/chart.getEvents',
  cost: {
    base: 10,
    perDay: 0.35,
    perDayOf: {
      ingress: 0.02,
      station: 0.005,
      eclipse: 0.01,
      'lunar-month': 0.005,
      'moon-phase': 0.01,
      aspect: 0.3,
    },
  },
  summary: 'События неба за период',
  body: z.strictObject({
    from: dateField,
    to: dateField,
    kinds: idList(z.enum(eventKinds)).min(1, 'Укажите хотя бы один вид событий'),
    bodies: idList(bodyId).optional(),
    latitude: placeFields.latitude.optional(),
    longitude: placeFields.longitude.optional(),
    settings: settingsInput.optional(),
  }),
  response: z.object({ events: z.array(eventSchema) }),
});
