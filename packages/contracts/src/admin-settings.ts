import { z } from 'zod';
import { consoleCall } from './admin-list.ts';
import { setupSteps } from './admin-setup.ts';
import { legalTexts } from './content.ts';
import { noBody } from './empty.ts';
import { endpoint, rowCost } from './endpoint.ts';
import { emailField, paragraphField, textField } from './person-fields.ts';
import { productTermsSchema, termedProductSchema } from './product-terms.ts';
import { productIdField } from './products.table.ts';
import { sellerSchema } from './shop.ts';
import { siteBrandSchema } from './site-brand.ts';
import { advertisingRules } from './social-media.ts';

const httpsField = z.url({ protocol: /^https$/, error: 'Нужна ссылка вида https://…' }).max(300);
/** Markdown of words alone: the PDF of a text and the consents to it hold no pictures, so none may say a part of it. */
const legalBody = paragraphField(60_000)
  .trim()
  .min(1, 'Заполните текст')
  .refine((text) => !/<[a-z/!]/i.test(text), 'HTML в тексте не допускается, только Markdown')
  .refine(
    (text) => !/!\[[^\]\n]*\]\(/.test(text),
    'Картинок в юридическом тексте нет: их не было бы в PDF и в согласиях',
  );

/** What the operator may set in the console over `content/`, by kind. */
export const settings = {
  seller: z
    .strictObject({
      name: textField(100).trim().min(1, 'Как вас называть?'),
      email: emailField.nullable(),
      phone: z
        .string()
        .trim()
        .regex(/^[+\d][\d ()-]{4,24}$/, 'Нужен номер: цифры, пробелы, скобки и дефисы')
        .nullable(),
      url: httpsField.nullable(),
    })
    .refine(({ email, phone, url }) => email !== null || phone !== null || url !== null, {
      message: 'Нужен хотя бы один способ связи',
      path: ['email'],
    }),
  price: z.strictObject({
    /** Roubles; null = the operator names it to whoever asks. */
    price: z
      .number('Нужна сумма в рублях')
      .min(1, 'Не меньше рубля')
      .max(10_000_000, 'Не больше десяти миллионов')
      .multipleOf(0.01, 'Не мельче копейки')
      .nullable(),
  }),
  /** What a product opens is the table's; how much of it, for how long, is the operator's. */
  product: productTermsSchema,
  offer: z.strictObject({ productIds: z.array(productIdField).min(1, 'Выберите продукт').max(7) }),
  legal: z.strictObject({ title: textField(200).trim().min(1, 'Заполните название'), body: legalBody }),
  advertising: advertisingRules,
  brand: siteBrandSchema,
  /** A step of setting up that is put off. */
  later: z.strictObject({}),
} as const;

export type SettingKind = keyof typeof settings;
export const settingKinds = ['seller', 'price', 'product', 'offer', 'legal', 'advertising', 'brand', 'later'] as const;

const settingsView = z.object({
  seller: sellerSchema.nullable(),
  brand: siteBrandSchema.nullable(),
  prices: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      price: z.number().nullable(),
      /** Set in the console; else it is that of `content/`. */
      isSaved: z.boolean(),
    }),
  ),
  products: z.array(termedProductSchema.extend({ isSaved: z.boolean() })),
  offers: z.array(z.object({ id: z.string(), productIds: z.array(productIdField), isSaved: z.boolean() })).max(2_000),
  legal: z.array(
    z.object({
      id: z.enum(legalTexts),
      title: z.string(),
      version: z.string(),
      body: z.string(),
      isTemplate: z.boolean(),
      isSaved: z.boolean(),
    }),
  ),
  advertising: advertisingRules,
  later: z.array(z.enum(setupSteps)),
});

export const getSettings = endpoint({
  ...consoleCall,
  method: 'GET',
  path: '/v1/admin/settings',
  cost: 3 * rowCost,
  summary: 'Контакты, цены, квоты и сроки продуктов, предложения, юридические тексты, реклама: как действуют сейчас',
  body: noBody,
  response: settingsView,
});

const ofSetting = {
  ...consoleCall,
  path: '/v1/admin/settings/:kind/:id',
  cost: 3 * rowCost,
  params: z.strictObject({
    kind: z.enum(settingKinds, 'Такой настройки нет'),
    id: z.string().regex(/^[a-z0-9-]{1,64}$/, 'Такой настройки нет'),
  }),
  response: settingsView,
} as const;

export const saveSetting = endpoint({
  ...ofSetting,
  method: 'PUT',
  summary:
    'Задать контакты, цену, квоту и срок продукта, предложение, юридический текст, рекламу или отложить шаг; действует сразу',
  body: z.strictObject({ data: z.record(z.string().max(40), z.unknown()) }),
  response: settingsView.extend({
    /** Orders paid before their offer was known, that it has opened now. */
    openedOrders: z.number().int().optional(),
  }),
});

export const resetSetting = endpoint({
  ...ofSetting,
  method: 'DELETE',
  summary: 'Вернуть настройку к тому, что в content/',
  body: noBody,
});
