import { z } from 'zod';
import { adminList, consoleCall } from './admin-list.ts';
import { noBody } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { rowIdField } from './person-fields.ts';
import { productIdField } from './products.table.ts';
import { instant } from './time-fields.ts';

export const adminPersonSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: z.enum(['user', 'owner']),
  isTemporary: z.boolean(),
  isEmailConfirmed: z.boolean(),
  isBlocked: z.boolean(),
  /** Products owned now. */
  productIds: z.array(z.number().int()),
  /** Sessions that are live. */
  sessions: z.number().int(),
  lastSeenAt: instant.nullable(),
  createdAt: instant,
});

const ofPerson = { ...consoleCall, params: z.strictObject({ id: rowIdField }), cost: rowCost } as const;
const path = '/v1/admin/people/:id';

export const findPeople = adminList('people', 'Люди: почта, имя, продукты, вход', adminPersonSchema);

export const grantToPerson = endpoint({
  ...ofPerson,
  method: 'POST',
  path: `${path}/grant`,
  summary: 'Открыть человеку продукт на срок',
  body: z.strictObject({
    productId: productIdField,
    /** Months; null = without end; unset = the term of the product. */
    months: z.number().int().min(1, 'Хотя бы месяц').max(120, 'Не больше десяти лет').nullable().optional(),
  }),
  response: adminPersonSchema,
});

export const revokeFromPerson = endpoint({
  ...ofPerson,
  method: 'POST',
  path: `${path}/revoke`,
  summary: 'Закрыть человеку продукт',
  body: z.strictObject({ productId: productIdField }),
  response: adminPersonSchema,
});

export const blockPerson = endpoint({
  ...ofPerson,
  method: 'PUT',
  path: `${path}/block`,
  summary: 'Закрыть человеку вход (его сессии завершаются) или снова открыть',
  body: z.strictObject({ isBlocked: z.boolean() }),
  response: adminPersonSchema,
});

export const endPersonSessions = endpoint({
  ...ofPerson,
  method: 'DELETE',
  path: `${path}/sessions`,
  summary: 'Завершить все сессии человека',
  body: noBody,
  response: adminPersonSchema,
});
