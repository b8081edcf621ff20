import { z } from 'zod';
import { documentPresetIds } from './chart-document.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { productsOfPart } from './products.table.ts';
import { orbsInput, westernRequestFields } from './western-fields.ts';

/**
 * A Western chart as an A4 PDF with a vector wheel, in the presets of the natal document. The birth travels in the body and is not
 * stored; the file name says the preset only.
 */
export const getWesternDocument = endpoint({
  method: 'POST',
  path: '/api/v2/western.getDocument',
  cost: 1000,
  takesMap: true,
  summary: 'Западная карта в PDF: ученик, клиент или полный',
  tag: 'western',
  access: { products: productsOfPart('western-pdf') },
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...westernRequestFields,
    preset: z.enum(documentPresetIds),
    orbs: orbsInput.optional(),
  }),
  response: z.unknown(),
  envelope: 'raw',
});
