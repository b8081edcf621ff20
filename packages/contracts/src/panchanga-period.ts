import { AYANAMSHA_IDS } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { NO_DAY_REASONS } from '@nebosvod/engine/panchanga/panchanga.ids';
import { ZODIACS } from '@nebosvod/engine/settings.ids';
import { z } from 'zod';
import { answeredZone, dateField, placeFields, settingsInput } from './birth.ts';
import { endpoint } from './endpoint.ts';
import { idList } from './id-list.ts';
import {
  base,
  ekadashiSchema,
  festivalKind,
  festivalSchema,
  limbSchema,
  panchangaDayFields,
  spanSchema,
} from './panchanga.ts';
import { civilDate, instant } from './time-fields.ts';

const utcRange = { from: dateField, to: dateField };

export const getSunTransit = endpoint({
  ...base,
  path: '/api/v2/chart.getSunTransit',
  cost: { base: 10, perDay: 0.03 },
  summary: 'Вступления Солнца в знаки и накшатры',
  body: z.strictObject({
    ...utcRange,
    zodiac: z.enum(ZODIACS).optional(),
    settings: settingsInput.optional(),
    latitude: placeFields.latitude.optional(),
    longitude: placeFields.longitude.optional(),
    timeZone: placeFields.timeZone,
  }),
  response: z.object({
    /** With a place. */
    timeZone: answeredZone.timeZone.optional(),
    clockHistory: answeredZone.clockHistory,
    zodiac: z.enum(ZODIACS),
    ayanamsha: z.enum(AYANAMSHA_IDS),
    signs: z.array(
      z.object({
        sign: z.number().int(),
        instant: instant,
        date: civilDate.optional(),
        punyaKala: spanSchema.nullable().optional(),
      }),
    ),
    nakshatras: z.array(z.object({ nakshatra: z.number().int(), instant: instant })),
  }),
});

/** Festivals, fasts, sankrantis and eclipses of a period at a place. */
export const getFestivals = endpoint({
  ...base,
  path: '/api/v2/chart.getFestivals',
  // Measured: 60–110 ms for a year of all kinds, 3–17 ms for its ekadashis alone, as the comparison of cities asks for them.
  cost: { base: 10, perDay: 0.3, perDayOf: { ekadashi: 0.05 } },
  summary: 'Праздники, посты, санкранти и затмения за период',
  body: z.strictObject({
    from: dateField,
    to: dateField,
    ...placeFields,
    settings: settingsInput.optional(),
    /** Whether the star mahadvadashis move the vaishnava fast. */
    starMahadvadashi: z.boolean().optional(),
    /** Only these kinds; all unless given. */
    kinds: idList(festivalKind).min(1, 'Укажите хотя бы один вид').optional(),
  }),
  response: z.object({
    ...answeredZone,
    festivals: z.array(festivalSchema),
    ekadashis: z.array(ekadashiSchema),
  }),
});

/** A day in a month's grid: what holds at its sunrise. In polar day and night that of local noon, with the reason. */
const monthDaySchema = z.object({
  date: civilDate,
  vara: z.number().int(),
  reason: z.enum(NO_DAY_REASONS).optional(),
  sunrise: instant.nullable(),
  sunset: instant.nullable(),
  tithi: limbSchema,
  nakshatra: limbSchema,
  /** The tithi held at the sunrise before as well (vriddhi). */
  isRepeated: z.boolean(),
  /** Tithis that begin and end within the day and meet no sunrise (kshaya). */
  skippedTithis: z.array(limbSchema),
  /** Degrees from the Sun to the Moon, 0 = new moon. */
  elongation: z.number(),
  lunarMonth: panchangaDayFields.lunarMonth,
});

export type MonthDay = z.infer<typeof monthDaySchema>;

/** The days of a civil month in short, with everything observed on them. */
export const getPanchangaMonth = endpoint({
  ...base,
  path: '/api/v2/chart.getPanchangaMonth',
  cost: 80,
  summary: 'Месяц: титхи и накшатра на восходе, праздники, фаза Луны',
  body: z.strictObject({
    year: z.number().int(),
    month: z.number().int().min(1, 'Месяц от 1 до 12').max(12, 'Месяц от 1 до 12'),
    ...placeFields,
    settings: settingsInput.optional(),
    /** Adds the days before and after that complete its weeks, Monday first. */
    wholeWeeks: z.boolean().optional(),
  }),
  response: z.object({
    ...answeredZone,
    days: z.array(monthDaySchema),
    festivals: z.array(festivalSchema),
    ekadashis: z.array(ekadashiSchema),
  }),
});
