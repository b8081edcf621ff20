import { z } from 'zod';
import { consoleCall } from './admin-list.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { pictureTypes, sentFile } from './files.ts';
import { rowIdField } from './person-fields.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'Цвет пишется как #8a6d1c');

/** The operator's brand on every page: a colour for each theme, and a picture in place of the logo. */
export const siteBrandSchema = z.strictObject({
  /** Of words, lines and the main button on the dark ground, and on the light one. */
  dark: colour,
  light: colour,
  /** null = the logo of the product. */
  logoId: rowIdField.nullable(),
});
export type SiteBrand = z.output<typeof siteBrandSchema>;

export const uploadSiteLogo = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/brand/logo',
  // Decoded and drawn anew, in a thread.
  cost: 300,
  summary: 'Логотип сайта файлом в теле: PNG, JPEG или SVG контурами, до 1 МБ; хранится перерисованным',
  body: sentFile,
  bodyTypes: pictureTypes,
  response: z.object({ id: z.uuid(), width: z.number().int(), height: z.number().int() }),
  status: 201,
});

export const readSiteLogo = endpoint({
  tag: 'content',
  access: 'guest',
  method: 'GET',
  path: '/v1/brand/logo/:id',
  cost: rowCost,
  summary: 'Логотип сайта',
  params: z.strictObject({ id: rowIdField }),
  query: nothing,
  body: noBody,
  envelope: 'raw',
  response: z.unknown(),
});
