import { z } from 'zod';
import { adminPage, consoleCall } from './admin-list.ts';
import { noBody } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { paragraphField } from './person-fields.ts';
import { instant } from './time-fields.ts';

/** How a text stands: as it was written, said in the operator's words, or switched off. */
export const textStates = ['written', 'edited', 'off'] as const;

const state = z.enum(textStates);

const textRow = z.object({
  id: z.string(),
  /** The Russian name of its family. */
  family: z.string(),
  state,
  /** All its parts as they read now, a line each. */
  text: z.string(),
  changedAt: instant.nullable(),
  /** Address of who changed it last; null = nobody, or the account is gone. */
  changedBy: z.string().nullable(),
});

const version = z.object({
  id: z.string(),
  at: instant,
  /** Address of who wrote it; null = the account is gone. */
  actor: z.string().nullable(),
  isOff: z.boolean(),
  /** What read otherwise than it was written. */
  parts: z.record(z.string(), z.string()),
});

const textCard = textRow.extend({
  /** Others stand within it, so it is never switched off. */
  isFrame: z.boolean(),
  parts: z.array(
    z.object({
      name: z.string(),
      /** In Russian: what the part is. */
      label: z.string(),
      text: z.string(),
      written: z.string(),
      /** Characters; of a list those of each line. */
      least: z.number().int(),
      most: z.number().int(),
      isList: z.boolean(),
    }),
  ),
  /** Newest first, fifty at most. */
  versions: z.array(version).max(50),
});

const ofText = {
  ...consoleCall,
  params: z.strictObject({ id: z.string().regex(/^[A-Za-z0-9.-]{1,80}$/, 'Такого текста нет') }),
  response: textCard,
} as const;
const path = '/v1/admin/texts/:id';

export const listTextFamilies = endpoint({
  ...consoleCall,
  method: 'GET',
  path: '/v1/admin/texts',
  cost: rowCost,
  summary: 'Семьи текстов базы: сколько в каждой',
  body: noBody,
  response: z.array(z.object({ id: z.string(), title: z.string(), count: z.number().int() })).max(200),
});

/** Every text is looked through in memory. */
export const findBaseTexts = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/texts/find',
  cost: 25,
  summary: 'Тексты базы: по словам, семье, номеру и состоянию',
  body: adminPage.extend({
    family: z.string().max(80).nullable().default(null),
    state: state.nullable().default(null),
  }),
  response: z.object({ rows: z.array(textRow), nextCursor: z.string().nullable() }),
});

export const getBaseText = endpoint({
  ...ofText,
  method: 'GET',
  path,
  cost: 3 * rowCost,
  summary: 'Текст базы: части, их длины, версии',
  body: noBody,
});

/** The dictionary is read in a thread when words come that the base has not. */
export const editBaseText = endpoint({
  ...ofText,
  method: 'PUT',
  path,
  cost: 3000,
  summary: 'Переписать части текста; проверяется теми же правилами, что и сама база, действует сразу',
  body: z.strictObject({ parts: z.record(z.string().max(40), paragraphField(2_000)) }),
});

export const switchBaseText = endpoint({
  ...ofText,
  method: 'PUT',
  path: `${path}/switch`,
  cost: 3 * rowCost,
  summary: 'Выключить текст (его не скажет ни разбор, ни страница) или включить снова',
  body: z.strictObject({ isOff: z.boolean() }),
});

export const restoreBaseText = endpoint({
  ...ofText,
  method: 'POST',
  path: `${path}/restore`,
  cost: 3 * rowCost,
  summary: 'Вернуть текст к версии; без версии к тому, как он написан в базе',
  body: z.strictObject({
    version: z
      .string()
      .regex(/^\d{1,18}$/, 'Такой версии нет')
      .nullable(),
  }),
});
