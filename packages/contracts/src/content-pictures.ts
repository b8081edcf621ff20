import { z } from 'zod';
import { consoleCall } from './admin-list.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { sentFile } from './files.ts';
import { rowIdField } from './person-fields.ts';

/** What a text may show. */
export const contentPictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

export const uploadContentPicture = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/pictures',
  cost: 5 * rowCost,
  summary: 'Картинка текста файлом в теле: PNG, JPEG или WebP, до 1 МБ и 4096 точек по стороне',
  body: sentFile,
  bodyTypes: contentPictureTypes,
  response: z.object({ id: z.uuid(), width: z.number().int(), height: z.number().int() }),
  status: 201,
});

export const readContentPicture = endpoint({
  tag: 'content',
  access: 'guest',
  method: 'GET',
  path: '/v1/pictures/:id/:size',
  cost: rowCost,
  summary: 'Картинка текста; размер в адресе — её собственный',
  params: z.strictObject({
    id: rowIdField,
    size: z.string().regex(/^\d{1,4}x\d{1,4}$/, 'Размер пишется как 640x480'),
  }),
  query: nothing,
  body: noBody,
  envelope: 'raw',
  response: z.unknown(),
});
