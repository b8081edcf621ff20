import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, hashCost, rowCost } from './endpoint.ts';
import { uniqueList } from './id-list.ts';
import { emailField, paragraphField, rowIdField, textField } from './person-fields.ts';
import { readingDocument } from './reading.ts';
import { instant, instantInput } from './time-fields.ts';

const tag = 'delivery';
const consultationPath = z.strictObject({ id: rowIdField });
/** 256 random bits, base64url. What does not look like one is as unknown as one that was never given. */
const linkPath = z.strictObject({ token: z.string() });
const pin = z.string().regex(/^\d{4,8}$/, 'PIN: от 4 до 8 цифр');

/** How a practitioner signs documents, and a marketer cards. */
const brandFields = {
  name: textField(120).trim(),
  contacts: paragraphField(500),
  colour: z.string().regex(/^#[0-9a-f]{6}$/i, 'Цвет пишется как #8a6d1c'),
  disclaimer: paragraphField(1000),
  /** Ids of sections in the order of the practitioner; those not named keep their place after them. */
  order: uniqueList(textField(40).min(1), 40),
  hiddenSections: uniqueList(textField(40).min(1), 40),
  cover: z.boolean(),
  logoId: rowIdField.nullable(),
};
export const brandSchema = z.object(brandFields);
export type Brand = z.output<typeof brandSchema>;

export const getBrand = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/brand',
  cost: rowCost,
  summary: 'Свой бренд: имя, контакты, цвет, логотип',
  params: nothing,
  query: nothing,
  body: noBody,
  response: brandSchema,
});

export const putBrand = endpoint({
  tag,
  access: { products: [1, 2, 3, 14, 15, 16, 17] },
  method: 'PUT',
  path: '/v3/brand',
  cost: rowCost,
  summary: 'Изменить свой бренд; чего нет в запросе, становится пустым',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    name: brandFields.name.default(''),
    contacts: brandFields.contacts.default(''),
    colour: brandFields.colour.default('#8a6d1c'),
    disclaimer: brandFields.disclaimer.default(''),
    order: brandFields.order.default([]),
    hiddenSections: brandFields.hiddenSections.default([]),
    cover: brandFields.cover.default(true),
    logoId: brandFields.logoId.default(null),
  }),
  response: brandSchema,
});

const linkSchema = z.object({
  id: z.uuid(),
  consultationId: z.uuid(),
  expiresAt: instant,
  pinSet: z.boolean(),
  withProof: z.boolean(),
  /** Made for the code on the files of the document. */
  isPaper: z.boolean(),
  createdAt: instant,
  /** When it was opened last; who opened it is not kept. */
  openedAt: instant.nullable(),
});
export type DocumentLink = z.output<typeof linkSchema>;

/** Links of one person that still open. */
export const mostLinks = 1_000;

export const createLink = endpoint({
  tag,
  access: 'user',
  method: 'POST',
  path: '/v3/consultation/:id/links',
  cost: hashCost,
  summary: 'Ссылка клиенту на документ: адрес и PIN видны один раз',
  params: consultationPath,
  query: nothing,
  body: z.strictObject({ expiresAt: instantInput.optional(), pin: pin.optional(), withProof: z.boolean() }),
  response: z.object({ id: z.uuid(), url: z.string(), expiresAt: instant, pinSet: z.boolean() }),
  status: 201,
});

export const listLinks = endpoint({
  tag,
  access: 'user',
  method: 'GET',
  path: '/v3/consultation/:id/links',
  cost: rowCost,
  summary: 'Действующие ссылки на документ',
  params: consultationPath,
  query: nothing,
  body: noBody,
  response: z.object({ items: z.array(linkSchema), nextCursor: z.string().nullable() }),
});

/** Letters with documents that one person may send in a day. */
export const mostLettersADay = 30;

export const sendDocument = endpoint({
  tag,
  access: { products: [1, 2, 14, 15, 16, 17] },
  method: 'POST',
  path: '/v3/consultation/:id/send',
  cost: 20,
  summary: 'Письмо клиенту со ссылкой на документ; тот же адрес в течение десяти минут — одно письмо',
  params: consultationPath,
  query: nothing,
  body: z.strictObject({ email: emailField, text: paragraphField(2000).default('') }),
  response: z.object({
    /** The link that went out. */
    id: z.uuid(),
    expiresAt: instant,
    isRepeat: z.boolean(),
  }),
});

export const refuseLetters = endpoint({
  tag,
  access: 'guest',
  method: 'POST',
  path: '/v1/letters/refuse',
  cost: rowCost,
  summary: '«Не писать мне»: по ссылке из письма от специалиста',
  params: nothing,
  query: nothing,
  body: z.strictObject({ token: z.string().max(200) }),
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});

export const revokeLink = endpoint({
  tag,
  access: 'user',
  method: 'DELETE',
  path: '/v3/links/:id',
  cost: rowCost,
  summary: 'Закрыть ссылку',
  params: consultationPath,
  query: nothing,
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});

/** A document without what could be checked: no births, no values, no rules. */
const plainDocument = readingDocument
  .omit({ inputs: true, factors: true })
  .extend({ factors: z.record(z.string(), z.object({ label: z.string() })) });

/** Ed25519 over the SHA-256 of the document as canonical JSON (keys sorted at every depth, no blanks). */
export const signatureSchema = z.object({
  algorithm: z.literal('Ed25519'),
  keyId: z.string(),
  /** Base64url. */
  digest: z.string(),
  value: z.string(),
  /**
   * The sentences one by one, so that a changed one is found: first 16 bytes of the SHA-256 of each as canonical JSON, by its id;
   * `value` signs the SHA-256 of all of them as canonical JSON.
   */
  sentences: z.object({ digests: z.record(z.string(), z.string()), value: z.string() }),
});
export type DocumentSignature = z.output<typeof signatureSchema>;

/** What a link hands out. */
const deliveredSchema = z.object({
  document: z.union([readingDocument, plainDocument]),
  brand: brandSchema.omit({ order: true, hiddenSections: true }),
  withProof: z.boolean(),
  signature: signatureSchema,
});
export type Delivered = z.output<typeof deliveredSchema>;

export const readLink = endpoint({
  tag,
  access: 'guest',
  method: 'GET',
  path: '/v1/reading/:token',
  cost: hashCost,
  summary: 'Документ по ссылке; PIN в заголовке x-pin',
  params: linkPath,
  query: nothing,
  body: noBody,
  response: deliveredSchema,
});

/** Milliseconds of printing, in a thread. */
const printCost = 1_500;

const file = { tag, method: 'GET', cost: printCost, query: nothing, body: noBody, response: z.unknown() } as const;

export const documentPdf = endpoint({
  ...file,
  access: 'user',
  path: '/v3/consultation/:id/pdf',
  summary: 'Документ в PDF под своим брендом, с кодом страницы',
  params: consultationPath,
  envelope: 'raw',
});

export const documentDocx = endpoint({
  ...file,
  access: 'user',
  path: '/v3/consultation/:id/docx',
  summary: 'Документ в DOCX под своим брендом',
  params: consultationPath,
  envelope: 'raw',
});

export const readLinkPdf = endpoint({
  ...file,
  access: 'guest',
  path: '/v1/reading/:token/pdf',
  summary: 'Документ по ссылке в PDF; PIN в заголовке x-pin',
  params: linkPath,
  envelope: 'raw',
});

const signingKeysSchema = z.object({
  keys: z.array(
    z.object({
      kty: z.literal('OKP'),
      crv: z.literal('Ed25519'),
      use: z.literal('sig'),
      kid: z.string(),
      x: z.string(),
    }),
  ),
});
export type SigningKeys = z.output<typeof signingKeysSchema>;

export const signingKeys = endpoint({
  tag,
  access: 'guest',
  method: 'GET',
  path: '/.well-known/nebosvod-keys.json',
  cost: rowCost,
  envelope: 'bare',
  summary: 'Открытый ключ, которым подписаны документы (JWK)',
  params: nothing,
  query: nothing,
  body: noBody,
  response: signingKeysSchema,
});
