import * as contract from '@nebosvod/contracts/admin-logs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { registerPurge } from '../../purge.ts';
import { findConsents, findJobs, findLetters } from './admin-logs.repository.ts';
import { findEvents, forgetOldEvents } from './operator-event.repository.ts';

const instantOf = (date: Date | null) => date?.toISOString() ?? null;

/** What the operator looks through: the log of changes, letters, documents, consents. */
export function registerAdminLogs(app: FastifyInstance, { db }: Context): void {
  mount(app, contract.findOperatorEvents, async ({ body }) => {
    const { rows, nextCursor } = await findEvents(db, body);
    const shown = rows.map(({ at, subject_kind, ...row }) => ({
      ...row,
      at: at.toISOString(),
      subjectKind: subject_kind,
    }));
    return { rows: shown, nextCursor };
  });

  mount(app, contract.findLetters, async ({ body }) => {
    const { rows, nextCursor } = await findLetters(db, body);
    const shown = rows.map(({ created_at, due_at, give_up_at, ...row }) => ({
      ...row,
      createdAt: created_at.toISOString(),
      dueAt: due_at.toISOString(),
      giveUpAt: give_up_at.toISOString(),
    }));
    return { rows: shown, nextCursor };
  });

  mount(app, contract.findJobs, async ({ body }) => {
    const { rows, nextCursor } = await findJobs(db, body);
    const shown = rows.map(({ product_id, error_detail, created_at, finished_at, ...row }) => ({
      ...row,
      productId: product_id,
      error: error_detail,
      createdAt: created_at.toISOString(),
      finishedAt: instantOf(finished_at),
    }));
    return { rows: shown, nextCursor };
  });

  mount(app, contract.findConsents, async ({ body }) => {
    const { rows, nextCursor } = await findConsents(db, body);
    const shown = rows.map(({ text_version, granted_at, withdrawn_at, ...row }) => ({
      ...row,
      textVersion: text_version,
      grantedAt: granted_at.toISOString(),
      withdrawnAt: instantOf(withdrawn_at),
    }));
    return { rows: shown, nextCursor };
  });

  registerPurge(app, { name: 'log of the console', run: () => forgetOldEvents(db) });
}
