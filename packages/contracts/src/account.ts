import { z } from 'zod';
import { noBody, nothing } from './empty.ts';
import { endpoint, hashCost, rowCost } from './endpoint.ts';
import { passwordField } from './person-fields.ts';
import { instant } from './time-fields.ts';

const own = { tag: 'account', access: 'user', params: nothing, query: nothing } as const;

/** What a consent is given for. One purpose, one record. */
export const consentPurposes = ['offer', 'personal-data', 'newsletter', 'analytics'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentSchema = z.object({
  id: z.uuid(),
  purpose: z.enum(consentPurposes),
  textVersion: z.string(),
  /** SHA-256 of the text that was shown; the text itself is kept. */
  textHash: z.string(),
  grantedAt: instant,
  withdrawnAt: instant.nullable(),
});

export const listConsents = endpoint({
  ...own,
  method: 'GET',
  path: '/v1/account/consents',
  cost: rowCost,
  summary: 'Свои согласия: цель, версия текста, время',
  body: noBody,
  response: z.array(consentSchema),
});

export const grantConsent = endpoint({
  ...own,
  method: 'POST',
  path: '/v1/account/consents',
  cost: rowCost,
  summary: 'Дать согласие: на рассылку, аналитику или снова на обработку данных',
  body: z.strictObject({ purpose: z.enum(['personal-data', 'newsletter', 'analytics']) }),
  response: z.array(consentSchema),
  status: 201,
});

export const withdrawConsent = endpoint({
  ...own,
  method: 'POST',
  path: '/v1/account/consents/withdraw',
  cost: rowCost,
  summary: 'Отозвать согласие; отзыв согласия на обработку данных начинает удаление аккаунта и требует пароля',
  body: z.strictObject({
    purpose: z.enum(['personal-data', 'newsletter', 'analytics']),
    /** For `personal-data` of a person who has a password: it begins the removal of the account. */
    password: passwordField.optional(),
  }),
  response: z.object({ consents: z.array(consentSchema), deleteAfter: instant.nullable() }),
});

export const exportAccount = endpoint({
  ...own,
  method: 'GET',
  path: '/v1/account/export',
  cost: 200,
  summary: 'Всё, что хранится о человеке, одним файлом JSON',
  body: noBody,
  response: z.object({ exportedAt: instant }).loose(),
  envelope: 'raw',
});

export const requestDeletion = endpoint({
  ...own,
  method: 'POST',
  path: '/v1/account/deletion',
  cost: hashCost,
  summary: 'Удалить аккаунт: через 14 дней, до этого можно передумать',
  body: z.strictObject({ password: passwordField.optional() }),
  response: z.object({ deleteAfter: instant }),
  status: 202,
});

export const cancelDeletion = endpoint({
  ...own,
  method: 'DELETE',
  path: '/v1/account/deletion',
  cost: hashCost,
  summary: 'Передумать удалять аккаунт; 409, пока согласие на обработку данных отозвано',
  body: noBody,
  response: z.undefined(),
  status: 204,
  envelope: 'none',
});
