import { z } from 'zod';
import { birthSchema } from './birth.ts';
import { noBody, nothing } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { emailField, personNameField, textField, userIdField } from './person-fields.ts';
import { productIdField, productIdQuery } from './products.table.ts';
import { civilDate, instant } from './time-fields.ts';

const own = { tag: 'user', access: 'user', params: nothing, query: nothing } as const;

export const ownedProductSchema = z.object({
  id: productIdField,
  title: z.string(),
  grantedAt: instant,
  /** null = without end. */
  expiresAt: instant.nullable(),
  quota: z.object({ limit: z.number().int(), used: z.number().int() }),
});

export const listOwnedProducts = endpoint({
  ...own,
  method: 'GET',
  path: '/v3/user/products',
  cost: rowCost,
  summary: 'Свои продукты со сроком и расходом генераций за месяц',
  body: noBody,
  response: z.array(ownedProductSchema),
});

export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  isTemporary: z.boolean(),
  isEmailConfirmed: z.boolean(),
  role: z.enum(['user', 'owner']),
  createdAt: instant,
  /** When the account will be removed after its owner asked for it; null = not asked. */
  deleteAfter: instant.nullable(),
});

export const getUserByEmail = endpoint({
  ...own,
  method: 'GET',
  path: '/v3/user/get_user_by_email',
  host: 'test',
  cost: rowCost,
  summary: 'Свой аккаунт по своей почте',
  query: z.strictObject({ email: emailField }),
  body: noBody,
  response: userSchema,
});

export const saveProfile = endpoint({
  ...own,
  method: 'POST',
  path: '/v3/user/profile',
  cost: rowCost,
  summary: 'Своё имя',
  body: z.strictObject({ name: personNameField }),
  response: userSchema,
});

export const generationCountSchema = z.object({
  limit: z.number().int(),
  used: z.number().int(),
  /** Set aside by documents that are being written. */
  reserved: z.number().int(),
  left: z.number().int(),
  resetsAt: instant,
});

export const generationCount = endpoint({
  ...own,
  method: 'GET',
  path: '/v3/user/generation_count',
  cost: rowCost,
  summary: 'Сколько генераций продукта осталось в этом месяце',
  query: z.strictObject({ user_id: userIdField, product_id: productIdQuery }),
  body: noBody,
  response: generationCountSchema,
});

/** Counting is the server's: this call only tells the counts again, however often it is repeated. */
export const incrementGenerations = endpoint({
  ...own,
  method: 'POST',
  path: '/v3/user/increment_generations',
  cost: rowCost,
  summary: 'Те же счётчики: расход считает сервер, повтор ничего не меняет',
  body: z.strictObject({ user_id: userIdField, product_id: productIdField, generation_id: textField(100).min(1) }),
  response: generationCountSchema,
});

/** Calculation settings and choices of the screen, kept as the client sent them: short named values only. */
const ownSettings = z
  .record(
    z.string().regex(/^[a-zA-Z][a-zA-Z0-9.-]{0,63}$/, 'Неверное имя настройки'),
    z.union([
      textField(200),
      z.number(),
      z.boolean(),
      z.null(),
      z.array(z.union([textField(200), z.number()])).max(50),
    ]),
  )
  .refine((settings) => Object.keys(settings).length <= 60, 'Не больше 60 настроек');

/** The longest name of an event, the most events of one chart and of one account. */
export const lifeEventLimits = { title: 80, ofChart: 60, ofAccount: 300 } as const;

/** Something that happened, or is planned, in the life of whoever the chart is of; pinned to its line of life. */
const lifeEventSchema = z.strictObject({
  /** Day and place of the birth that it belongs to: «1990-05-17 55.76 37.62». */
  chart: z.string().regex(/^\d{4}-\d\d-\d\d -?\d{1,2}\.\d\d -?\d{1,3}\.\d\d$/, 'Неверный ключ карты'),
  id: textField(40).min(1),
  date: civilDate,
  title: textField(lifeEventLimits.title).min(1),
});

const ownLifeEvents = z.array(lifeEventSchema).max(lifeEventLimits.ofAccount);

export const userDataSchema = z.object({
  userId: z.uuid(),
  birth: birthSchema.nullable(),
  settings: ownSettings.nullable(),
  lifeEvents: ownLifeEvents,
  updatedAt: instant.nullable(),
});

export const getUserData = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v2/user.getUserData',
  cost: rowCost,
  summary: 'Свои данные рождения, настройки расчёта и события жизни',
  query: z.strictObject({ user_id: userIdField.optional() }),
  body: noBody,
  response: userDataSchema,
});

export const saveUserData = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v2/user.saveUserData',
  cost: rowCost,
  maxValues: 5_000,
  summary: 'Сохранить свои данные рождения, настройки, события жизни или всё вместе',
  body: z
    .strictObject({
      user_id: userIdField.optional(),
      birth: birthSchema.optional(),
      settings: ownSettings.optional(),
      lifeEvents: ownLifeEvents.optional(),
    })
    .refine(({ user_id, ...parts }) => Object.values(parts).some((part) => part !== undefined), 'Нечего сохранять'),
  response: userDataSchema,
});

export const deleteUserData = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v2/user.deleteUserData',
  cost: rowCost,
  summary: 'Удалить часть своих данных или все',
  body: z.strictObject({ user_id: userIdField.optional(), part: z.enum(['birth', 'settings', 'lifeEvents', 'all']) }),
  response: userDataSchema,
});
