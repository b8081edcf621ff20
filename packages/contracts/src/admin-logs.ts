import { z } from 'zod';
import { consentPurposes } from './account.ts';
import { contentKinds } from './admin-content.ts';
import { adminList } from './admin-list.ts';
import { settingKinds } from './admin-settings.ts';
import { consultationKinds } from './products.table.ts';
import { instant } from './time-fields.ts';

/** What of the console is written down. */
export const operatorActions = [
  'grant',
  'revoke',
  'block',
  'unblock',
  'end-sessions',
  'publish',
  'save-draft',
  'hide',
  'remove',
  'restore',
  'test-mail',
  'test-payment',
  'test-link',
  'test-model',
  'test-held',
  'set',
  'reset',
  'promo-create',
  'promo-remove',
  'replay',
  'refund',
  'text-edit',
  'text-off',
  'text-on',
  'text-restore',
  'upload',
  'upload-picture',
] as const;

/** What it was done with: a person, an order, an entry of the content or of the settings. */
export const operatorSubjects = [
  'person',
  'order',
  'waiting-grant',
  'promo',
  'setup',
  'picture',
  'base-text',
  'connection',
  ...contentKinds,
  ...settingKinds,
] as const;

export const findOperatorEvents = adminList(
  'events',
  'Журнал: кто из организаторов что изменил',
  z.object({
    id: z.string(),
    at: instant,
    /** Address of who did it; null = the account is gone. */
    actor: z.string().nullable(),
    action: z.enum(operatorActions),
    subjectKind: z.enum(operatorSubjects),
    /** An address where it is a person who is still here, else the id. */
    subject: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
);

export const findLetters = adminList(
  'letters',
  'Письма, которые ещё не ушли',
  z.object({
    id: z.uuid(),
    cause: z.string(),
    recipient: z.string(),
    subject: z.string(),
    tries: z.number().int(),
    createdAt: instant,
    dueAt: instant,
    giveUpAt: instant,
  }),
);

export const findJobs = adminList(
  'jobs',
  'Документы, которые пишутся и написаны; без текстов и имён',
  z.object({
    id: z.uuid(),
    email: z.string(),
    kind: z.enum(consultationKinds),
    productId: z.number().int(),
    status: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
    attempt: z.number().int(),
    error: z.string().nullable(),
    createdAt: instant,
    finishedAt: instant.nullable(),
  }),
);

export const findConsents = adminList(
  'consents',
  'Согласия: кто, на что, какую редакцию и когда',
  z.object({
    id: z.uuid(),
    email: z.string(),
    purpose: z.enum(consentPurposes),
    textVersion: z.string(),
    grantedAt: instant,
    withdrawnAt: instant.nullable(),
  }),
);
