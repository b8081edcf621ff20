import { z } from 'zod';
import { nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { textField } from './person-fields.ts';

/** What every call of the console shares: the operator alone, in a session that has passed the second factor. */
export const consoleCall = { tag: 'admin', access: 'operator', params: nothing, query: nothing } as const;

/** The page of a list: words looked for (they may be an address, so they travel in the body), and where it begins. */
export const adminPage = z.strictObject({
  search: textField(100).trim().default(''),
  cursor: z.string().max(100).nullable().default(null),
  limit: z.number().int().min(1, 'Хотя бы одна строка').max(100, 'Не больше 100 строк за раз').default(50),
});

export type AdminPage = z.output<typeof adminPage>;

/** A list of the console: newest first, page by page, a hundred rows at most. */
export const adminList = <R extends z.ZodType>(name: string, summary: string, row: R) =>
  endpoint({
    ...consoleCall,
    method: 'POST',
    path: `/v1/admin/${name}/find`,
    cost: 3 * rowCost,
    summary,
    body: adminPage,
    response: z.object({ rows: z.array(row), nextCursor: z.string().nullable() }),
  });
