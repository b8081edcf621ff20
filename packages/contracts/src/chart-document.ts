import { z } from 'zod';
import { chartRequestFields } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint } from './endpoint.ts';
import { instantInput } from './time-fields.ts';

/** What goes into the document: one page to learn by, plain words for a client, or every table. */
export const documentPresetIds = ['student', 'client', 'full'] as const;
export type DocumentPreset = (typeof documentPresetIds)[number];

export const documentChartStyleIds = ['north', 'south', 'east'] as const;
export type DocumentChartStyle = (typeof documentChartStyleIds)[number];

/**
 * A birth chart as an A4 PDF with vector charts. The birth travels in the body and is not stored; the file name says the
 * preset only.
 */
export const getDocument = endpoint({
  method: 'POST',
  path: '/api/v2/chart.getDocument',
  cost: 1500,
  takesMap: true,
  summary: 'Натальная карта в PDF: ученик, клиент или полный',
  tag: 'chart',
  access: 'guest',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    ...chartRequestFields,
    preset: z.enum(documentPresetIds),
    /** North Indian when left out. Without a time of birth the South Indian form is drawn: the others need a first house. */
    chartStyle: z.enum(documentChartStyleIds).optional(),
    /** Names of grahas, signs and limbs: ordinary Russian words (default) or Sanskrit words in Russian letters. */
    names: z.enum(['ru', 'sa']).optional(),
    /** Instant by which periods are called current; now when left out. */
    at: instantInput.optional(),
  }),
  response: z.unknown(),
  envelope: 'raw',
});
