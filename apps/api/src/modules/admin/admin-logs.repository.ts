import type { ConsentPurpose } from '@nebosvod/contracts/account';
import type { AdminPage } from '@nebosvod/contracts/admin-list';
import type { ConsultationKind } from '@nebosvod/contracts/products.table';
import { sql } from 'kysely';
import type { Db } from '../../context.ts';
import { holds, readPage } from './list-page.repository.ts';

interface LetterRow {
  readonly id: string;
  readonly cause: string;
  readonly recipient: string;
  readonly subject: string;
  readonly tries: number;
  readonly created_at: Date;
  readonly due_at: Date;
  readonly give_up_at: Date;
}

export const findLetters = (db: Db, page: AdminPage) =>
  readPage<LetterRow>(
    db,
    { table: 'mail_outbox', alias: 'm', order: 'created_at', idType: 'uuid' },
    page,
    sql`select m.id, m.cause, m.recipient, m.subject, m.tries, m.created_at, m.due_at, m.give_up_at from mail_outbox m`,
    holds(page.search, 'm.recipient', 'm.subject', 'm.cause'),
  );

interface JobRow {
  readonly id: string;
  readonly email: string;
  readonly kind: ConsultationKind;
  readonly product_id: number;
  readonly status: 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
  readonly attempt: number;
  readonly error_detail: string | null;
  readonly created_at: Date;
  readonly finished_at: Date | null;
}

export const findJobs = (db: Db, page: AdminPage) =>
  readPage<JobRow>(
    db,
    { table: 'consultation', alias: 'c', order: 'created_at', idType: 'uuid' },
    page,
    sql`select c.id, a.email, c.kind, c.product_id, c.status, c.attempt, c.error_detail, c.created_at, c.finished_at
      from consultation c join account a on a.id = c.user_id`,
    holds(page.search, 'a.email', 'c.kind', 'c.status'),
  );

interface ConsentRow {
  readonly id: string;
  readonly email: string;
  readonly purpose: ConsentPurpose;
  readonly text_version: string;
  readonly granted_at: Date;
  readonly withdrawn_at: Date | null;
}

export const findConsents = (db: Db, page: AdminPage) =>
  readPage<ConsentRow>(
    db,
    { table: 'consent', alias: 'c', order: 'granted_at', idType: 'uuid' },
    page,
    sql`select c.id, a.email, c.purpose, c.text_version, c.granted_at, c.withdrawn_at
      from consent c join account a on a.id = c.user_id`,
    holds(page.search, 'a.email', 'c.purpose', 'c.text_version'),
  );
