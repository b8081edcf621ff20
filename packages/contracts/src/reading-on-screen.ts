import { z } from 'zod';
import { chartRequestFields } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { calendarDateField, paragraphField } from './person-fields.ts';
import { readingDetails, shownDocument } from './reading.ts';

/** Portraits that are read on screen: the Vedic one, which is taken where none is named, and the Western one. */
const readKinds = ['veda-portrait', 'western-portrait'] as const;
export type ReadKind = (typeof readKinds)[number];

/**
 * The reading of a birth on screen. Guests get the gist, of the Vedic portrait one area as well; owners of a product that opens the
 * portrait get everything. Nothing is stored and no generation is spent.
 */
export const readInterpretation = endpoint({
  method: 'POST',
  path: '/v1/interpretation',
  cost: 250,
  takesMap: true,
  summary: 'Чтение карты: вердикты областей, опоры, возражения, сроки',
  tag: 'reading',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    birth: chartRequestFields.birth,
    mapId: chartRequestFields.mapId,
    settings: chartRequestFields.settings,
    /** The day of the reading; today of the birth's zone when left out. */
    asOf: calendarDateField.optional(),
    kind: z.enum(readKinds).optional(),
    detail: z.enum(readingDetails),
    /** Chooses the areas it asks about; all when it names none. */
    question: paragraphField(500, 'Вопрос не длиннее 500 знаков').optional(),
  }),
  response: shownDocument,
});
