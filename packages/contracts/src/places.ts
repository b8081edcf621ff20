import { z } from 'zod';
import { placeFields } from './birth.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';

/** A place of the gazetteer. Coordinates in degrees, north and east positive. */
const placeSchema = z.object({
  /** GeoNames id. */
  id: z.number().int(),
  /** Russian name; the Latin one where the language has no regular transcription. */
  name: z.string(),
  latinName: z.string(),
  region: z.string().nullable(),
  country: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA zone. */
  timeZone: z.string(),
  population: z.number().int(),
});

/** `matchedName` stands only when a former name was found: «Фрунзе» beside Бишкек. */
export const foundPlaceSchema = placeSchema.extend({ matchedName: z.string().optional() });

export type FoundPlace = z.infer<typeof foundPlaceSchema>;

const most = 20;

/**
 * Places by name as people type it: the beginning, a misspelling, the wrong keyboard layout, Latin, a former name, the
 * region after a comma. Best first; an empty list when nothing is near.
 */
export const searchPlaces = endpoint({
  method: 'GET',
  path: '/v1/places',
  cost: 10,
  summary: 'Поиск места по названию',
  tag: 'places',
  access: 'guest',
  params: nothing,
  query: z.strictObject({
    query: z
      .string('Введите название места')
      .trim()
      .min(1, 'Введите название места')
      .max(100, 'Название места — до 100 знаков'),
    limit: z
      .string()
      .regex(/^\d{1,2}$/, `limit — целое число от 1 до ${most}`)
      .transform(Number)
      .pipe(z.number().min(1, `limit — от 1 до ${most}`).max(most, `limit — от 1 до ${most}`))
      .optional(),
  }),
  body: noBody,
  response: z.array(foundPlaceSchema),
});

/**
 * What coordinates typed by hand are called and which zone holds there. POST, because coordinates of a birth never enter
 * a URL.
 */
export const nearestPlace = endpoint({
  method: 'POST',
  path: '/v1/places/nearest',
  cost: 10,
  summary: 'Ближайшее место и часовой пояс координат',
  tag: 'places',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({ latitude: placeFields.latitude, longitude: placeFields.longitude }),
  response: z.object({
    place: placeSchema,
    distanceKm: z.number(),
    /** Zone of the coordinates themselves, which may differ from that of the place. */
    timeZone: z.string(),
  }),
});

/** A place by its GeoNames id: what a link with a city in it opens. */
export const getPlace = endpoint({
  method: 'GET',
  path: '/v1/places/:id',
  cost: rowCost,
  summary: 'Место по номеру GeoNames',
  tag: 'places',
  access: 'guest',
  params: z.strictObject({
    id: z
      .string()
      .regex(/^\d{1,9}$/, 'Номер места — целое число')
      .transform(Number),
  }),
  query: nothing,
  body: noBody,
  response: placeSchema,
});
