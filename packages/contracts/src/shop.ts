import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { termedProductSchema } from './product-terms.ts';
import { productIdField } from './products.table.ts';

const open = { tag: 'shop', access: 'guest', params: nothing, query: nothing, method: 'GET', body: noBody } as const;
const slug = z.string().min(1).max(64);

export const categorySchema = z.object({ id: z.string(), title: z.string(), description: z.string() });

/** Whom a buyer writes to: at least one way is known. */
export const sellerSchema = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  url: z.string().nullable(),
});

export const shopItemSchema = z.object({
  id: z.string(),
  categoryId: z.string(),
  title: z.string(),
  /** One line: what the buyer can do afterwards. */
  summary: z.string(),
  description: z.string(),
  audience: z.string(),
  includes: z.array(z.string()),
  productIds: z.array(productIdField),
  /** The same with what they hold now: the monthly stock and the term. */
  products: z.array(termedProductSchema),
  /** Set by the operator; null = none set, and `priceText` says so. */
  price: z.object({ amount: z.number(), currency: z.literal('RUB') }).nullable(),
  priceText: z.string(),
  termText: z.string(),
  /** Where one pays; null = the operator grants access by hand, `howToGet` says how. */
  paymentUrl: z.string().nullable(),
  howToGet: z.string(),
  /** A signed-in person can pay through `createPayment`: the operator has set a price and a payment service. */
  isPayableHere: z.boolean(),
  /** Paying here is a rehearsal on the operator's own machine: no money moves. */
  isTestPayment: z.boolean(),
  /** Who sells; null = the operator has not said how to reach them. */
  seller: sellerSchema.nullable(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
});

export const listCategories = endpoint({
  ...open,
  path: '/v3/category/list',
  cost: rowCost,
  summary: 'Разделы магазина, в которых что-то есть',
  response: z.array(categorySchema),
});

export const listShopItems = endpoint({
  ...open,
  path: '/v3/shop/list',
  cost: rowCost,
  summary: 'Всё, что есть в магазине',
  response: z.array(shopItemSchema),
});

export const getShopItem = endpoint({
  ...open,
  path: '/v3/shop/',
  cost: rowCost,
  summary: 'Один товар',
  query: z.strictObject({ id: slug }),
  response: shopItemSchema,
});

export const listShopCategory = endpoint({
  ...open,
  path: '/v3/shop/category/',
  cost: rowCost,
  summary: 'Товары одного раздела',
  query: z.strictObject({ category_id: slug }),
  response: z.array(shopItemSchema),
});

/** Two readings may be composed and printed for it, so a first call costs as much as a document; the next are read from memory. */
export const shopSample = endpoint({
  ...open,
  path: '/v3/shop/sample',
  cost: 1000,
  summary: 'Пример документа, который открывает товар (PDF по вымышленному рождению)',
  query: z.strictObject({ id: slug }),
  response: z.unknown(),
  envelope: 'raw',
});
