import { z } from 'zod';
import { adminList, consoleCall } from './admin-list.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { rowIdField } from './person-fields.ts';
import { instant } from './time-fields.ts';

/** As the operator writes it; what a buyer types is brought to this form. */
const codeField = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,40}$/, 'Промокод: от 3 до 40 латинских букв, цифр и дефисов');

/** As a buyer types it: one that is of no such form is simply unknown. */
export const typedCodeField = z.string().trim().toUpperCase().min(1, 'Введите промокод').max(40, 'Промокод короче');

const promoCode = z.strictObject({
  code: codeField,
  /** Taken off the price. */
  percent: z.number().int('Целое число процентов').min(1, 'Хотя бы один процент').max(99, 'Не больше 99 процентов'),
  /** The item it is for; null = any. */
  itemId: z.string().min(1).max(64).nullable(),
  /** The last day it is taken, in Moscow; null = without end. */
  until: z.iso.date('Нужен день').nullable(),
  /** Purchases it is good for; null = any number. */
  mostUses: z
    .number()
    .int('Целое число')
    .min(1, 'Хотя бы одна покупка')
    .max(1_000_000, 'Не больше миллиона')
    .nullable(),
});

const promoRow = promoCode.extend({
  id: z.uuid(),
  /** Purchases it was good for: paid, or begun within the last hour. */
  uses: z.number().int(),
  createdAt: instant,
});

export const findPromoCodes = adminList('promo_codes', 'Промокоды: скидка, товар, срок, сколько раз взяты', promoRow);

export const createPromoCode = endpoint({
  ...consoleCall,
  method: 'POST',
  path: '/v1/admin/promo_codes',
  cost: rowCost,
  summary: 'Завести промокод',
  body: promoCode,
  response: promoRow,
  status: 201,
});

export const removePromoCode = endpoint({
  ...consoleCall,
  method: 'DELETE',
  path: '/v1/admin/promo_codes/:id',
  cost: rowCost,
  summary: 'Убрать промокод: новые покупки идут без него',
  params: z.strictObject({ id: rowIdField }),
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});

/** What a code does to the price, before anything is paid; 404 for a code that does nothing to it, whyever. */
export const checkPromoCode = endpoint({
  tag: 'purchases',
  access: 'guest',
  method: 'POST',
  path: '/v1/payments/promo',
  cost: rowCost,
  summary: 'Проверить промокод: скидка на товар',
  params: nothing,
  query: nothing,
  body: z.strictObject({ item_id: z.string().min(1).max(64), promo_code: typedCodeField }),
  response: z.object({
    code: z.string(),
    percent: z.number().int(),
    /** Roubles to pay; null where the item has no price. */
    amount: z.number().nullable(),
  }),
});
