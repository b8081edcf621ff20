import { z } from 'zod';
import { adminList, consoleCall } from './admin-list.ts';
import { noBody } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { emailField, rowIdField } from './person-fields.ts';
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
  /** Products owned now, and until when; null = without end. */
  products: z.array(z.object({ id: z.number().int(), expiresAt: instant.nullable() })),
  /** Sessions that are live. */
  sessions: z.number().int(),
  lastSeenAt: instant.nullable(),
  createdAt: instant,
});

const grant = z.strictObject({
  productId: productIdField,
  /** Months; null = without end; unset = the term of the product. */
  months: z.number().int().min(1, 'Хотя бы месяц').max(120, 'Не больше десяти лет').nullable().optional(),
});

const ofPerson = { ...consoleCall, params: z.strictObject({ id: rowIdField }), cost: rowCost } as const;
const path = '/v1/admin/people/:id';

export const findPeople = adminList('people', 'Люди: почта, имя, продукты, вход', adminPersonSchema);

export const grantToPerson = endpoint({
  ...ofPerson,
  method: 'POST',
  path: `${path}/grant`,
  summary: 'Открыть человеку продукт на срок',
  body: grant,
  response: adminPersonSchema,
});

export const grantToAddress = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/people/grant',
  cost: 3 * rowCost,
  summary: 'Открыть продукт адресу почты; у кого аккаунта ещё нет, получит его, подтвердив почту',
  body: grant.extend({ email: emailField }),
  response: z.object({
    /** Nobody has proven this address yet: the product waits for whoever does. */
    isWaiting: z.boolean(),
  }),
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
