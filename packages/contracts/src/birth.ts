import { AYANAMSHA_IDS } from '@nebosvod/engine/ephemeris/ephemeris.ids';
import { DASHA_YEARS, HORIZONS, HOUSE_SYSTEMS, KARAKA_COUNTS, NODES, ZODIACS } from '@nebosvod/engine/settings.ids';
import { CALENDARS, DISAMBIGUATIONS } from '@nebosvod/engine/time/time.ids';
import { z } from 'zod';
import { textField } from './person-fields.ts';
import { instant } from './time-fields.ts';

const dateText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Дата пишется как ГГГГ-ММ-ДД');
const timeText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/, 'Время пишется как ЧЧ:ММ или ЧЧ:ММ:СС');
const latitude = z
  .number('Нужна широта числом')
  .min(-90, 'Широта от −90 до 90 градусов')
  .max(90, 'Широта от −90 до 90 градусов');
const longitude = z
  .number('Нужна долгота числом')
  .min(-180, 'Долгота от −180 до 180 градусов')
  .max(180, 'Долгота от −180 до 180 градусов');
const timeZone = z.string().min(1).max(64);

/**
 * The zone of an answer. Where the runtime of whoever reads it may have lost the early time of the zone (the database merged zones
 * in 2022), the offsets over the answer before 1970 come with it: each since an instant, the first since ever.
 */
export const answeredZone = {
  timeZone: z.string(),
  clockHistory: z.array(z.object({ since: instant.nullable(), utcOffsetSeconds: z.number() })).optional(),
};
/** Real offsets keep within a day; local mean time keeps its odd seconds. */
const utcOffsetSeconds = z
  .number()
  .int('Смещение пишется в целых секундах')
  .min(-54_000, 'Смещение от −15 до +15 часов')
  .max(54_000, 'Смещение от −15 до +15 часов');

/** A calendar date of a request, ГГГГ-ММ-ДД; whether it exists and lies in range is checked with its calendar. */
export const dateField = dateText;

/** A place on Earth with its optional zone (default: from the coordinates). */
export const placeFields = {
  latitude,
  longitude,
  altitude: z.number().min(-500).max(9000).optional(),
  timeZone: timeZone.optional(),
};

/** Birth as typed by a person: local clock, place, and how sure the time is. `time: null` is an unknown time. */
export const birthSchema = z.strictObject({
  date: dateText,
  time: timeText.nullable(),
  ...placeFields,
  utcOffsetSeconds: utcOffsetSeconds.optional(),
  disambiguation: z.enum(DISAMBIGUATIONS).optional(),
  calendar: z.enum(CALENDARS).optional(),
  timeUncertaintyMinutes: z.number().min(0).max(720, 'Неточность времени не больше 12 часов').optional(),
  name: textField(200, 'Имя не длиннее 200 знаков').optional(),
  gender: z.enum(['female', 'male']).optional(),
  place: textField(200).optional(),
  /** When the person whose birth this is agreed to its being kept; absent for one's own. */
  consentAt: instant.optional(),
});

export type Birth = z.infer<typeof birthSchema>;

/** All settings of a calculation, resolved; every computed answer echoes them. */
export const settingsSchema = z.strictObject({
  zodiac: z.enum(ZODIACS),
  ayanamsha: z.enum(AYANAMSHA_IDS),
  node: z.enum(NODES),
  houseSystem: z.enum(HOUSE_SYSTEMS),
  sunrise: z.enum(HORIZONS),
  dashaYear: z.literal([...DASHA_YEARS]),
  karakas: z.literal([...KARAKA_COUNTS]),
  outerPlanets: z.boolean(),
});

/** Settings of a request: what is left out takes its default. */
export const settingsInput = settingsSchema.exactPartial();

export type SettingsInput = z.infer<typeof settingsInput>;

/** The body shared by every computing `chart.*` call: a birth, or a saved map of the caller. */
export const chartRequestFields = {
  birth: birthSchema.optional(),
  mapId: z.uuid().optional(),
  settings: settingsInput.optional(),
  /** Adds a sibling `trace`, keyed by the path of the value: inputs, formula, source. */
  trace: z.boolean().optional(),
};

export const chartRequest = z.strictObject(chartRequestFields);
export type ChartRequest = z.infer<typeof chartRequest>;

export type AnsweredZone = z.infer<z.ZodObject<typeof answeredZone>>;

/** The resolved moment of a computed answer. */
export const momentSchema = z.object({
  instant: instant,
  julianDay: z.number(),
  timeZone: z.string(),
  utcOffsetSeconds: z.number(),
  place: z.object({ latitude: z.number(), longitude: z.number(), altitude: z.number() }),
});

export type Moment = z.infer<typeof momentSchema>;

/** How a number came about: what went in, which formula, whose rule. Keyed by the path of the value in the answer. */
export const traceSchema = z.record(
  z.string(),
  z.object({
    inputs: z.record(z.string(), z.unknown()),
    formula: z.string(),
    source: z.string(),
    /** The formula as text over the inputs' names. */
    expression: z.string().optional(),
  }),
);

/** Adds to an answer what every computed one carries. */
export function computed<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.object({ ...shape, settings: settingsSchema, moment: momentSchema, trace: traceSchema.optional() });
}
