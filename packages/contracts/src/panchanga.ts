import { CLASSICAL_GRAHAS } from '@nebosvod/engine/bodies.ids';
import { LUNAR_ECLIPSES, SOLAR_ECLIPSES } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import {
  BREAK_FAST_ENDS,
  BREAK_FAST_STARTS,
  FESTIVAL_IDS,
  MAHADVADASHIS,
  VAISHNAVA_REASONS,
  VRATA_IDS,
} from '@nebosvod/engine/festival/festival.ids';
import {
  ANANDADI,
  AYANAS,
  BHADRA_DWELLINGS,
  CHOGHADIYAS,
  DAY_YOGAS,
  DIRECTIONS,
  GOWRIS,
  MUHURTA_NAMES,
  NO_DAY_REASONS,
  PAKSHAS,
  PANCHAKA_KINDS,
  QUALITIES,
  RITUS,
  TITHI_QUALITIES,
  WINDOWS,
} from '@nebosvod/engine/panchanga/panchanga.ids';
import { z } from 'zod';
import { answeredZone, computed, dateField, placeFields, settingsInput } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { eraYears, lunarMonth } from './lunar-calendar.ts';
import { civilDate, instant } from './time-fields.ts';

/** A civil date at a place, which panchanga methods take instead of a birth. */
const placeDayFields = {
  date: dateField,
  ...placeFields,
  settings: settingsInput.optional(),
  /** Star and sign of birth: adds tara bala and chandra bala. */
  birthNakshatra: z.number().int().min(1).max(27).optional(),
  birthSign: z.number().int().min(1).max(12).optional(),
  /** Where the Sun does not rise, count the day from 06:00 to 18:00 of the place's clock. */
  conventionalSunrise: z.boolean().optional(),
};

export const placeDayRequest = z.strictObject(placeDayFields);
export type PlaceDayRequest = z.infer<typeof placeDayRequest>;

/** A stretch of time, ISO 8601 UTC. */
export const spanSchema = z.object({ start: instant, end: instant });
/** A limb: every one that touches the day, with its true start and end. */
export const limbSchema = spanSchema.extend({ index: z.number().int() });
const quality = z.enum(QUALITIES);
const starSpan = spanSchema.extend({ nakshatra: z.number().int() });
const namedSpan = <Names extends readonly string[]>(names: Names) =>
  spanSchema.extend({ name: z.enum(names), quality });

const seasonSchema = z.object({
  ayana: z.enum(AYANAS),
  start: instant,
  end: instant,
  ritu: z.enum(RITUS),
  rituStart: instant,
  rituEnd: instant,
});

const windowsSchema = z.object({
  rahuKala: spanSchema,
  yamaganda: spanSchema,
  gulika: spanSchema,
  abhijit: spanSchema.extend({ isAuspicious: z.boolean() }),
  durmuhurta: z.array(spanSchema),
  varjyam: z.array(starSpan),
  amritaKala: z.array(starSpan),
  brahmaMuhurta: spanSchema,
  vijaya: spanSchema,
  godhuli: spanSchema,
  nishita: spanSchema,
  pratahSandhya: spanSchema,
  sayahnaSandhya: spanSchema,
  bhadra: z.array(spanSchema.extend({ halfTithi: z.number().int(), dwelling: z.enum(BHADRA_DWELLINGS) })),
});

const breakFastSchema = spanSchema.extend({
  date: civilDate,
  startBasis: z.enum(BREAK_FAST_STARTS),
  endBasis: z.enum(BREAK_FAST_ENDS),
  endPratahkala: instant,
});

export const ekadashiSchema = z.object({
  month: z.number().int(),
  purnimantaMonth: z.number().int(),
  isAdhika: z.boolean(),
  paksha: z.enum(PAKSHAS),
  tithi: spanSchema,
  dvadashiEnd: instant,
  smarta: civilDate,
  smartaSecond: civilDate.nullable(),
  vaishnava: civilDate,
  vaishnavaReason: z.enum(VAISHNAVA_REASONS),
  mahadvadashi: z.enum(MAHADVADASHIS).nullable(),
  breakFastSmarta: breakFastSchema,
  breakFastVaishnava: breakFastSchema,
});

/** A place in the sidereal zodiac: `degree` is counted from the beginning of the sign. */
const placeSchema = z.object({
  longitude: z.number(),
  sign: z.number().int(),
  degree: z.number(),
  nakshatra: z.number().int(),
  pada: z.number().int(),
});

export const festivalKind = z.enum(['festival', 'vrata', 'ekadashi', 'sankranti', 'eclipse']);

/** Something observed on a day, with the rule by which it fell there. */
export const festivalSchema = z.object({
  id: z.enum([...FESTIVAL_IDS, ...VRATA_IDS, 'ekadashi', 'sankranti', 'solar-eclipse', 'lunar-eclipse']),
  kind: festivalKind,
  date: civilDate,
  /** What it hangs on and what decided the day, in Russian. */
  rule: z.string(),
  because: z.string(),
  isDisputed: z.boolean(),
  start: instant.nullable(),
  end: instant.nullable(),
  /** Sankranti: the sign entered and its punya kala; eclipse: what is seen from the place. */
  sign: z.number().int().optional(),
  punyaKala: spanSchema.nullable().optional(),
  tradition: z.enum(['smarta', 'vaishnava']).optional(),
  eclipse: z
    .object({
      of: z.enum(['solar', 'lunar']),
      type: z.enum([...SOLAR_ECLIPSES, ...LUNAR_ECLIPSES]),
      isVisible: z.boolean(),
      begin: instant.nullable(),
      maximum: instant,
      end: instant.nullable(),
      magnitude: z.number().nullable(),
    })
    .optional(),
});

/** The panchanga of a day. In polar day and night all that needs the horizon is null, with the reason. */
export const panchangaDayFields = {
  date: civilDate,
  place: z.object({ latitude: z.number(), longitude: z.number(), ...answeredZone, utcOffsetSeconds: z.number() }),
  reason: z.enum(NO_DAY_REASONS).optional(),
  /** Sunrise and sunset are the asked-for 06:00 and 18:00, not events of the sky; `reason` says why. */
  isConventional: z.boolean().optional(),
  sunrise: instant.nullable(),
  sunset: instant.nullable(),
  moonrise: instant.nullable(),
  moonset: instant.nullable(),
  nextSunrise: instant.nullable(),
  /** The visible sunrise and sunset (upper limb, the centre at −0°50′), named beside the hindu ones. */
  visible: z.object({ sunrise: instant, sunset: instant }).nullable(),
  dayLengthSeconds: z.number().nullable(),
  /** 0 = Sunday. */
  vara: z.number().int(),
  tithis: z.array(limbSchema),
  nakshatras: z.array(limbSchema.extend({ padas: z.array(limbSchema) })),
  yogas: z.array(limbSchema),
  karanas: z.array(limbSchema),
  sunSigns: z.array(limbSchema),
  sunNakshatras: z.array(limbSchema),
  moonSigns: z.array(limbSchema),
  /** Where the Sun and the Moon stand at sunrise; in polar day and night at the day's start. */
  positions: z.object({ sun: placeSchema, moon: placeSchema }),
  lunarMonth,
  years: eraYears,
  ritu: z.object({ sidereal: z.enum(RITUS), tropical: z.enum(RITUS) }),
  ayana: z.object({ sidereal: z.enum(AYANAS), tropical: z.enum(AYANAS) }),
  windows: windowsSchema.nullable(),
  hora: z.array(spanSchema.extend({ lord: z.enum(CLASSICAL_GRAHAS), quality })).nullable(),
  choghadiya: z.array(namedSpan(CHOGHADIYAS)).nullable(),
  gowri: z.array(namedSpan(GOWRIS)).nullable(),
  muhurtas: z.array(namedSpan(MUHURTA_NAMES).extend({ index: z.number().int() })).nullable(),
  dayYogas: z.array(spanSchema.extend({ id: z.enum(DAY_YOGAS), quality, nakshatra: z.number().int() })),
  anandadi: z.array(namedSpan(ANANDADI).extend({ index: z.number().int(), nakshatra: z.number().int() })),
  panchaka: spanSchema.extend({ kind: z.enum(PANCHAKA_KINDS).nullable() }).nullable(),
  dishaShula: z.enum(DIRECTIONS).nullable(),
  chandraVasa: z.enum(DIRECTIONS).nullable(),
  tithiQuality: z.enum(TITHI_QUALITIES).nullable(),
  personal: z
    .object({
      taraBala: z.array(limbSchema.extend({ tara: z.number().int(), isGood: z.boolean() })),
      chandraBala: z.array(limbSchema.extend({ count: z.number().int(), isGood: z.boolean() })),
    })
    .optional(),
  festivals: z.array(festivalSchema),
  ekadashi: ekadashiSchema.optional(),
  /** The day told: what holds, what it suits, the hour for what matters; of a single day that is asked for. */
  inThree: z.array(z.string()).optional(),
};

export const base = { method: 'POST', tag: 'panchanga', access: 'guest', params: nothing, query: nothing } as const;

export const panchangaDaySchema = z.object(panchangaDayFields);
export type PanchangaDayAnswer = z.infer<typeof panchangaDaySchema>;

export const getPanchanga = endpoint({
  ...base,
  path: '/api/v2/chart.getPanchanga',
  cost: 20,
  summary: 'Панчанга дня: от восхода до восхода',
  body: placeDayRequest,
  response: computed(panchangaDayFields),
});

export const getAllMuhurtas = endpoint({
  ...base,
  path: '/api/v2/chart.getAllMuhurtas',
  cost: 10,
  summary: 'Тридцать мухурт дня и окна',
  body: placeDayRequest,
  response: computed({
    muhurtas: z.array(namedSpan(MUHURTA_NAMES).extend({ index: z.number().int() })).nullable(),
    windows: z.array(spanSchema.extend({ id: z.enum(WINDOWS), kind: quality })).nullable(),
    reason: z.enum(NO_DAY_REASONS).optional(),
  }),
});

export const getAyana = endpoint({
  ...base,
  path: '/api/v2/chart.getAyana',
  cost: 10,
  summary: 'Половина года и сезон, сидерически и тропически',
  body: placeDayRequest,
  response: computed({ ...answeredZone, sidereal: seasonSchema, tropical: seasonSchema }),
});
