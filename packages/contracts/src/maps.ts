import { z } from 'zod';
import { birthSchema, settingsInput } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { uniqueList } from './id-list.ts';
import { listCursor } from './list-cursor.ts';
import { rowIdField, textField } from './person-fields.ts';
import { foundPlaceSchema } from './places.ts';
import { instant } from './time-fields.ts';

const own = { method: 'POST', tag: 'maps', access: 'user', params: nothing, query: nothing } as const;

const folder = textField(60).trim();
const tags = z.array(textField(40).trim().min(1, 'Пустая метка')).max(20, 'Не больше 20 меток');
const name = textField(200).trim().min(1, 'Назовите карту');

/** A saved birth: «карта». The offset found at saving is kept, so that a later change of zone data never moves an old chart. */
export const mapSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  birth: birthSchema,
  settings: settingsInput,
  folder: z.string(),
  tags: z.array(z.string()),
  createdAt: instant,
  updatedAt: instant,
  /** For the list: the ascendant's sign, null with an unknown time, and the Moon's. */
  lagnaSign: z.number().int().nullable(),
  moonSign: z.number().int(),
  /** The map this one varies, with another time. */
  variantOf: z.uuid().nullable(),
});
export type SavedMap = z.infer<typeof mapSchema>;

export const createMap = endpoint({
  ...own,
  path: '/api/v2/chart.create',
  cost: 10,
  summary: 'Сохранить карту',
  body: z.strictObject({
    name,
    birth: birthSchema,
    settings: settingsInput.optional(),
    folder: folder.optional(),
    tags: tags.optional(),
    variantOf: rowIdField.optional(),
  }),
  response: mapSchema,
});

export const mapOrders = ['recent', 'name', 'birth'] as const;

export const getAllMaps = endpoint({
  ...own,
  path: '/api/v2/chart.getAllMaps',
  cost: 20,
  summary: 'Сохранённые карты',
  body: z.strictObject({
    search: textField(100).trim().optional(),
    folder: folder.optional(),
    tag: textField(40).trim().optional(),
    order: z.enum(mapOrders).optional(),
    limit: z.number().int().min(1).max(200, 'Не больше 200 карт за раз').optional(),
    cursor: listCursor.optional(),
  }),
  response: z.object({
    maps: z.array(mapSchema),
    nextCursor: z.string().nullable(),
    total: z.number().int(),
    folders: z.array(z.object({ name: z.string(), count: z.number().int() })),
    tags: z.array(z.object({ name: z.string(), count: z.number().int() })),
  }),
});

const oneMap = z.strictObject({ mapId: rowIdField });

export const getMap = endpoint({
  ...own,
  path: '/api/v2/chart.getMap',
  cost: rowCost,
  summary: 'Одна сохранённая карта',
  body: oneMap,
  response: mapSchema,
});

export const updateMap = endpoint({
  ...own,
  path: '/api/v2/chart.updateMap',
  cost: 10,
  summary: 'Изменить сохранённую карту',
  body: z.strictObject({
    mapId: rowIdField,
    name: name.optional(),
    birth: birthSchema.optional(),
    settings: settingsInput.optional(),
    folder: folder.optional(),
    tags: tags.optional(),
  }),
  response: mapSchema,
});

/** The map leaves the list at once and can be brought back for a day. */
export const deleteMap = endpoint({
  ...own,
  path: '/api/v2/chart.deleteMap',
  cost: rowCost,
  summary: 'Удалить карту (с возможностью вернуть)',
  status: 204,
  envelope: 'none',
  body: oneMap,
  response: z.undefined(),
});

export const restoreMap = endpoint({
  ...own,
  path: '/api/v2/chart.restoreMap',
  cost: rowCost,
  summary: 'Вернуть удалённую карту',
  body: oneMap,
  response: mapSchema,
});

export const mapFormats = ['jhd', 'csv', 'json'] as const;

/** A name of a file that may mean several places: which lines wait for it, and what it may be. */
export const askedPlaceSchema = z.object({
  place: z.string(),
  lines: z.array(z.number().int()),
  choices: z.array(foundPlaceSchema),
});
export type AskedPlace = z.infer<typeof askedPlaceSchema>;

export const importMaps = endpoint({
  ...own,
  path: '/api/v2/chart.importMaps',
  cost: 500,
  summary: 'Загрузить карты из файла JHora, CSV или JSON',
  body: z.strictObject({
    format: z.enum(mapFormats),
    content: z.string().min(1, 'Файл пуст').max(900_000, 'Файл больше 900 КБ'),
    /** JHora keeps the person's name in the name of the file. */
    fileName: textField(200).optional(),
    folder: folder.optional(),
    /** Only these lines of the file: those that waited for an answer. */
    lines: uniqueList(z.number().int().min(1), 1000).optional(),
    /** Which place, by its GeoNames id, is meant by a name of the file. */
    places: z
      .array(z.strictObject({ name: textField(100), placeId: z.number().int().min(1) }))
      .max(300)
      .optional(),
  }),
  response: z.object({
    imported: z.array(mapSchema),
    asked: z.array(askedPlaceSchema),
    /** Lines that could not be read, with the reason. */
    refused: z.array(z.object({ line: z.number().int(), reason: z.string() })),
  }),
});

export const exportMaps = endpoint({
  ...own,
  path: '/api/v2/chart.exportMaps',
  cost: 100,
  maxValues: 6_000,
  summary: 'Выгрузить карты файлом',
  envelope: 'raw',
  body: z.strictObject({
    format: z.enum(mapFormats),
    /** Default: all. A JHora file holds one. */
    mapIds: uniqueList(rowIdField, 5000).min(1).optional(),
  }),
  response: z.string(),
});
