import { z } from 'zod';
import { chartRequestFields } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { calendarDateField, paragraphField } from './person-fields.ts';
import { readingDetails, shownDocument } from './reading.ts';

/**
 * The reading of a birth on screen. Guests get the gist and one area whole, owners of a Veda product everything. Nothing is stored
 * and no generation is spent.
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
    detail: z.enum(readingDetails),
    /** Chooses the areas it asks about; all when it names none. */
    question: paragraphField(500, 'Вопрос не длиннее 500 знаков').optional(),
  }),
  response: shownDocument,
});
