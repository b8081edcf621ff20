import { z } from 'zod';
import { adminList } from './admin-list.ts';
import { instant } from './time-fields.ts';

export const findOperatorEvents = adminList(
  'events',
  'Журнал: кто из организаторов что изменил',
  z.object({
    id: z.string(),
    at: instant,
    /** Address of who did it; null = the account is gone. */
    actor: z.string().nullable(),
    action: z.string(),
    subjectKind: z.string(),
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
    kind: z.string(),
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
    purpose: z.string(),
    textVersion: z.string(),
    grantedAt: instant,
    withdrawnAt: instant.nullable(),
  }),
);
