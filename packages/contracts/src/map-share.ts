import { z } from 'zod';
import { birthSchema, settingsInput } from './birth.ts';
import { nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { rowIdField } from './person-fields.ts';
import { instant } from './time-fields.ts';

const own = { method: 'POST', tag: 'maps', access: 'user', params: nothing, query: nothing } as const;

/** How long a link lives, days. */
export const shareDays = [7, 30, 90, 365] as const;
/** Links of one person that still open; one more is refused. */
export const mostShares = 100;

/** 256 random bits, base64url: nobody guesses it, and it says nothing of the birth. */
const shareTokenField = z.string().regex(/^[\w-]{43}$/, 'Такой ссылки нет');

const shareSchema = z.object({
  id: z.uuid(),
  mapId: z.uuid(),
  /** Whether the name of the map is shown to who opens the link. */
  withName: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
});
export type MapShare = z.infer<typeof shareSchema>;

export const shareMap = endpoint({
  ...own,
  path: '/api/v2/chart.shareMap',
  cost: rowCost,
  summary: 'Открыть карту по ссылке: адрес виден один раз',
  body: z.strictObject({
    mapId: rowIdField,
    days: z.literal([...shareDays], 'Срок ссылки: 7, 30, 90 или 365 дней'),
    withName: z.boolean(),
  }),
  response: shareSchema.extend({ token: shareTokenField }),
});

export const getMapShares = endpoint({
  ...own,
  path: '/api/v2/chart.getMapShares',
  cost: rowCost,
  summary: 'Действующие ссылки на карту',
  body: z.strictObject({ mapId: rowIdField }),
  response: z.array(shareSchema),
});

export const revokeMapShare = endpoint({
  ...own,
  path: '/api/v2/chart.revokeMapShare',
  cost: rowCost,
  summary: 'Закрыть ссылку',
  status: 204,
  envelope: 'none',
  body: z.strictObject({ shareId: rowIdField }),
  response: z.undefined(),
});

/** The token is in the body, so that no address or log line holds it. A guessed, closed or expired one is the same 404. */
export const getSharedMap = endpoint({
  ...own,
  access: 'guest',
  path: '/v1/shared_map',
  cost: rowCost,
  summary: 'Карта, открытая по ссылке',
  body: z.strictObject({ token: shareTokenField }),
  response: z.object({
    /** Null where its owner keeps the name. */
    name: z.string().nullable(),
    birth: birthSchema,
    settings: settingsInput,
    expiresAt: instant,
  }),
});
