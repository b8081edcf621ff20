import { z } from 'zod';
import { nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { paragraphField, rowIdField } from './person-fields.ts';
import { versionField } from './version-field.ts';

const own = { method: 'POST', tag: 'maps', access: 'user', params: nothing, query: nothing } as const;

/** Longest notes on a map, characters. */
export const longestNotes = 10_000;

/** Notes on a map as they stand; version 0 = nothing was ever written. */
const mapNotesSchema = z.object({ text: z.string(), version: z.number().int().min(0) });
export type MapNotes = z.infer<typeof mapNotesSchema>;

export const getMapNotes = endpoint({
  ...own,
  path: '/api/v2/chart.getNotes',
  cost: rowCost,
  summary: 'Заметки о карте',
  body: z.strictObject({ mapId: rowIdField }),
  response: mapNotesSchema,
});

/** Saves the whole text over the version it was typed over; over another one it is refused (409), so that nothing is lost. */
export const saveMapNotes = endpoint({
  ...own,
  path: '/api/v2/chart.saveNotes',
  cost: rowCost,
  summary: 'Сохранить заметки о карте',
  body: z.strictObject({
    mapId: rowIdField,
    text: paragraphField(longestNotes, 'Заметки длиннее 10 000 знаков'),
    version: versionField(0),
  }),
  response: mapNotesSchema,
});
