import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { rowIdField } from './person-fields.ts';

const tag = 'files';

/** A file as a body may weigh so many bytes. */
export const mostFileBytes = 1_048_576;
/** Types of pictures that are taken. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/svg+xml'] as const;

/** What browsers and Node call a Blob. JSON has no functions, so that no JSON body looks like one. */
export interface SentFile {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}
const isFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'arrayBuffer' in value && typeof value.arrayBuffer === 'function';

/** A picture as the body of a call. */
export const sentFile = z.custom<SentFile>(isFile, 'Нужен файл: PNG, JPEG или SVG');

export const uploadFile = endpoint({
  tag,
  access: { products: [1, 2, 3, 14, 15, 16, 17] },
  method: 'POST',
  path: '/v1/files',
  // Decoded and drawn anew, in a thread.
  cost: 300,
  summary: 'Логотип файлом в теле: PNG, JPEG или SVG контурами, до 1 МБ; хранится перерисованным',
  params: nothing,
  query: z.strictObject({ purpose: z.literal('logo', 'Файл принимается как логотип: purpose=logo') }),
  body: sentFile,
  bodyTypes: pictureTypes,
  response: z.object({ id: z.uuid(), width: z.number().int(), height: z.number().int() }),
  status: 201,
});

export const readFile = endpoint({
  tag,
  access: 'guest',
  method: 'GET',
  path: '/v1/files/:id',
  cost: rowCost,
  summary: 'Картинка своего бренда; через живую ссылку на документ — и без входа',
  params: z.strictObject({ id: rowIdField }),
  query: z.strictObject({ link: z.string().max(200).optional() }),
  body: noBody,
  envelope: 'raw',
  response: z.unknown(),
});
