import { HOUSE_SYSTEMS } from '@nebosvod/engine/settings.ids';
import { MOON_PHASES } from '@nebosvod/engine/transit/transit.ids';
import {
  ASPECT_IDS,
  COMPOSITE_METHODS,
  LUNATION_PHASES,
  PROGRESSED_ANGLES,
  VOID_BODY_SETS,
  WESTERN_PLANETS,
} from '@nebosvod/engine/western/western.ids';
import { z } from 'zod';
import { birthSchema, computed, dateField, momentSchema } from './birth.ts';
import { houseNumber, missingReason, signNumber } from './chart-point.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { idList } from './id-list.ts';
import { instant, instantInput } from './time-fields.ts';
import {
  aspectFields,
  aspectSchema,
  patternSchema,
  residenceField,
  tropicalPointSchema,
  westernBodyId,
  westernBodySchema,
  westernChartSchema,
  westernPointId,
  westernRequestFields,
} from './western-fields.ts';

const base = { method: 'POST', tag: 'western', access: 'guest', params: nothing, query: nothing } as const;

/** The tropical chart: bodies, angles, houses, sect, fortune, dignities, aspects and their figures. */
export const getWesternChart = endpoint({
  ...base,
  path: '/api/v2/western.getChart',
  cost: 15,
  takesMap: true,
  summary: 'Западная карта: тела, дома, достоинства, аспекты и фигуры',
  body: z.strictObject({ ...westernRequestFields, ...aspectFields }),
  response: computed({
    ...westernChartSchema.shape,
    aspects: z.array(aspectSchema),
    patterns: z.array(patternSchema),
  }),
});

/** Aspects of the chart with the orbs that were used. */
export const getWesternAspects = endpoint({
  ...base,
  path: '/api/v2/western.getAspects',
  cost: 15,
  takesMap: true,
  summary: 'Аспекты с орбами, сходящиеся и расходящиеся, и фигуры аспектов',
  body: z.strictObject({ ...westernRequestFields, ...aspectFields }),
  response: computed({
    aspects: z.array(aspectSchema),
    patterns: z.array(patternSchema),
    orbs: z.record(westernPointId, z.number()),
    reason: missingReason.optional(),
  }),
});

/**
 * Transits to the natal chart: what holds at `at` (now when left out), and with `from` and `to` (calendar dates in UTC, both included)
 * every exact moment of the period, retrograde passes too.
 */
export const getWesternTransits = endpoint({
  ...base,
  path: '/api/v2/western.getTransits',
  cost: { base: 20, perDay: 0.05 },
  takesMap: true,
  summary: 'Транзиты к натальной карте с точными моментами',
  body: z.strictObject({
    ...westernRequestFields,
    ...aspectFields,
    at: instantInput.optional(),
    from: dateField.optional(),
    to: dateField.optional(),
    /** Transiting bodies; Sun … Pluto without the Moon when left out. */
    transiting: idList(westernBodyId).min(1).optional(),
  }),
  response: computed({
    at: instant,
    bodies: z.array(
      tropicalPointSchema.extend({
        id: westernBodyId,
        speed: z.number(),
        isRetrograde: z.boolean(),
        /** House of the natal chart it moves through. */
        natalHouse: houseNumber.nullable(),
      }),
    ),
    /** `a` transits, `b` is natal. */
    aspects: z.array(aspectSchema),
    hits: z
      .array(
        z.object({
          instant: instant,
          body: westernBodyId,
          aspect: z.enum(ASPECT_IDS),
          natal: westernPointId,
          longitude: z.number(),
          isRetrograde: z.boolean(),
          /** 1, 2, 3 … within one series of direct and retrograde passes. */
          pass: z.number().int(),
        }),
      )
      .nullable(),
    reason: missingReason.optional(),
  }),
});

/** An instant that is sure, or lies between two when the birth time is not. */
const uncertainInstant = {
  instant: instant,
  instantRange: z.object({ from: instant, to: instant }).optional(),
};

const returnChart = {
  /** Null for an unknown birth time: the return then moves by hours and its angles round the circle. */
  chart: westernChartSchema.nullable(),
  aspects: z.array(aspectSchema).nullable(),
  /** `a` of the return, `b` natal. */
  aspectsToNatal: z.array(aspectSchema).nullable(),
  reason: missingReason.optional(),
};

/** The Sun back at its natal place: of the n-th birthday (`count`) or of a calendar year. */
export const getSolarReturn = endpoint({
  ...base,
  path: '/api/v2/western.getSolarReturn',
  cost: 30,
  takesMap: true,
  summary: 'Соляр: момент, карта и аспекты к натальной',
  body: z.strictObject({
    ...westernRequestFields,
    ...aspectFields,
    count: z.number().int().min(0, 'Соляр считается с рождения').max(600).optional(),
    year: z.number().int().min(1800).max(2399).optional(),
    residence: residenceField,
  }),
  response: computed({ count: z.number().int(), ...uncertainInstant, nextInstant: instant, ...returnChart }),
});

/** The first returns of the Moon to its natal place after an instant (now when left out); the chart is of the first. */
export const getLunarReturn = endpoint({
  ...base,
  path: '/api/v2/western.getLunarReturn',
  cost: 60,
  takesMap: true,
  summary: 'Лунар: ближайшие возвращения Луны и карта первого',
  body: z.strictObject({
    ...westernRequestFields,
    ...aspectFields,
    after: instantInput.optional(),
    count: z.number().int().min(1).max(140, 'За один запрос не больше 140 лунаров').optional(),
    residence: residenceField,
  }),
  response: computed({ ...uncertainInstant, instants: z.array(instant), ...returnChart }),
});

/** Secondary progressions, a day for a year, at an age in years or an instant (now when left out). */
export const getProgressions = endpoint({
  ...base,
  path: '/api/v2/western.getProgressions',
  cost: 20,
  takesMap: true,
  summary: 'Вторичные прогрессии с прогрессированными углами и солнечной дугой',
  body: z.strictObject({
    ...westernRequestFields,
    ...aspectFields,
    years: z.number().min(0, 'Прогрессии считаются с рождения').max(120, 'Прогрессии считаются до 120 лет').optional(),
    at: instantInput.optional(),
    angles: z.enum(PROGRESSED_ANGLES).optional(),
  }),
  response: computed({
    years: z.number(),
    progressedInstant: instant,
    bodies: z.array(westernBodySchema),
    anglesMethod: z.enum(PROGRESSED_ANGLES),
    ascendant: tropicalPointSchema.nullable(),
    midheaven: tropicalPointSchema.nullable(),
    /** Longitude of the progressed Sun from the natal one. */
    solarArc: z.number(),
    aspects: z.array(aspectSchema),
    /** `a` progressed, `b` natal, within one degree unless orbs are given. */
    aspectsToNatal: z.array(aspectSchema),
    reason: missingReason.optional(),
  }),
});

const partner = { partner: birthSchema };
const overlay = z.array(z.object({ id: westernBodyId, house: houseNumber })).nullable();

/** Two charts against each other: inter-aspects and the houses of one in which the bodies of the other fall. */
export const getSynastry = endpoint({
  ...base,
  path: '/api/v2/western.getSynastry',
  cost: 20,
  takesMap: true,
  summary: 'Синастрия: взаимные аспекты и наложение домов',
  body: z.strictObject({ ...westernRequestFields, ...aspectFields, ...partner }),
  response: computed({
    partnerMoment: momentSchema,
    /** `a` of the first person, `b` of the partner. */
    aspects: z.array(aspectSchema),
    /** Bodies of the first in houses of the partner, and the other way round. */
    inPartnerHouses: overlay,
    partnerInHouses: overlay,
    charts: z.object({ own: westernChartSchema, partner: westernChartSchema }),
    reason: missingReason.optional(),
  }),
});

/** One chart of two people: by midpoints of the places, or of the births in time and place (Davison). */
export const getComposite = endpoint({
  ...base,
  path: '/api/v2/western.getComposite',
  cost: 20,
  takesMap: true,
  summary: 'Композит по серединам или карта Дэвисона',
  body: z.strictObject({
    ...westernRequestFields,
    ...aspectFields,
    ...partner,
    method: z.enum(COMPOSITE_METHODS).optional(),
  }),
  response: computed({
    partnerMoment: momentSchema,
    method: z.enum(COMPOSITE_METHODS),
    bodies: z.array(tropicalPointSchema.extend({ id: westernBodyId, house: houseNumber.nullable() })),
    ascendant: tropicalPointSchema.nullable(),
    midheaven: tropicalPointSchema.nullable(),
    houses: z.object({ system: z.enum(HOUSE_SYSTEMS), cusps: z.array(z.number()) }).nullable(),
    /** Instant and place of a Davison chart; null for midpoints, which no sky ever showed. */
    sky: z.object({ instant: instant, latitude: z.number(), longitude: z.number() }).nullable(),
    aspects: z.array(aspectSchema),
    patterns: z.array(patternSchema),
    reason: missingReason.optional(),
  }),
});

/** The Moon at an instant (now when left out), its quarters and void-of-course stretches of a period of up to ten years. */
export const getWesternMoon = endpoint({
  ...base,
  path: '/api/v2/western.getMoon',
  cost: { base: 10, perDay: 0.1 },
  summary: 'Луна: фаза, четверти и периоды без курса',
  body: z.strictObject({
    at: instantInput.optional(),
    from: dateField.optional(),
    to: dateField.optional(),
    /** Planets whose aspects end the Moon's course. */
    voidBodies: z.enum(VOID_BODY_SETS).optional(),
  }),
  response: z.object({
    at: instant,
    moon: tropicalPointSchema.extend({
      angle: z.number(),
      illumination: z.number(),
      phase: z.enum(LUNATION_PHASES),
      isVoid: z.boolean(),
    }),
    voidBodies: z.enum(VOID_BODY_SETS),
    phases: z.array(
      z.object({
        phase: z.enum(MOON_PHASES),
        instant: instant,
        longitude: z.number(),
        sign: signNumber,
      }),
    ),
    voids: z.array(
      z.object({
        sign: signNumber,
        signEntered: instant,
        start: instant,
        end: instant,
        lastAspect: z.object({ body: z.enum(WESTERN_PLANETS), aspect: z.enum(ASPECT_IDS) }).nullable(),
      }),
    ),
  }),
});
