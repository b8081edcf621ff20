import { z } from 'zod';
import { chartRequestFields, computed, dateField, placeFields, settingsInput } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { idList } from './id-list.ts';

const base = { method: 'POST', access: 'guest', params: nothing, query: nothing } as const;
const house = z.number().int().min(1).max(12);

const sadeSatiPeriod = z.object({
  kind: z.enum(['sade-sati', 'dhaiya']),
  houseFromMoon: house,
  phase: z.enum(['rising', 'peak', 'setting']).nullable(),
  sign: z.number().int(),
  start: z.string(),
  end: z.string(),
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

export const eventKinds = ['ingress', 'station', 'eclipse', 'lunar-month', 'moon-phase'] as const;
export const eventBodies = [
  'sun',
  'moon',
  'mars',
  'mercury',
  'jupiter',
  'venus',
  'saturn',
  'rahu',
  'ketu',
  'uranus',
  'neptune',
  'pluto',
] as const;

/** Something that happens in the sky at an instant. Fields beyond `kind` and `instant` belong to the kind. */
const eventSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('ingress'),
    instant: z.string(),
    body: z.enum(eventBodies),
    sign: z.number().int(),
    fromSign: z.number().int(),
    isRetrograde: z.boolean(),
  }),
  z.object({
    kind: z.literal('station'),
    instant: z.string(),
    body: z.enum(eventBodies),
    turns: z.enum(['retrograde', 'direct']),
    longitude: z.number(),
    sign: z.number().int(),
  }),
  z.object({
    kind: z.literal('eclipse'),
    instant: z.string(),
    of: z.enum(['solar', 'lunar']),
    type: z.enum(['total', 'annular', 'partial', 'penumbral', 'hybrid']),
    longitude: z.number(),
    sign: z.number().int(),
    /** As seen from the place of the request; null without a place or where nothing is seen. */
    local: z
      .object({
        begin: z.string().nullable(),
        maximum: z.string(),
        end: z.string().nullable(),
        magnitude: z.number(),
        isVisible: z.boolean(),
      })
      .nullable(),
  }),
  z.object({
    kind: z.literal('lunar-month'),
    instant: z.string(),
    end: z.string(),
    amanta: z.number().int(),
    isAdhika: z.boolean(),
    isKshaya: z.boolean(),
  }),
  z.object({
    kind: z.literal('moon-phase'),
    instant: z.string(),
    phase: z.enum(['new', 'first-quarter', 'full', 'last-quarter']),
    longitude: z.number(),
    sign: z.number().int(),
  }),
]);

export type SkyEvent = z.infer<typeof eventSchema>;

/** Ingresses, stations, eclipses, lunar months and moon phases of a period; calendar dates in UTC, both included. */
export const getEvents = endpoint({
  ...base,
  tag: 'transit',
  path: '/api/v2/chart.getEvents',
  cost: { base: 10, perDay: 0.05 },
  summary: 'События неба за период',
  body: z.strictObject({
    from: dateField,
    to: dateField,
    kinds: idList(z.enum(eventKinds)).min(1, 'Укажите хотя бы один вид событий'),
    bodies: idList(z.enum(eventBodies)).optional(),
    latitude: placeFields.latitude.optional(),
    longitude: placeFields.longitude.optional(),
    settings: settingsInput.optional(),
  }),
  response: z.object({ events: z.array(eventSchema) }),
});
