import type { AdminPage } from '@nebosvod/contracts/admin-list';
import type { operatorActions, operatorSubjects } from '@nebosvod/contracts/admin-logs';
import { type Kysely, sql } from 'kysely';
import type { Caller } from '../../caller.ts';
import type { Db } from '../../context.ts';
import type { Schema } from '../../database/schema.ts';
import { holds, readPage } from './list-page.repository.ts';

export type OperatorAction = (typeof operatorActions)[number];
type OperatorSubject = (typeof operatorSubjects)[number];

export interface OperatorEvent {
  readonly action: OperatorAction;
  readonly subjectKind: OperatorSubject;
  readonly subjectId: string;
  /** What changed; never a secret, an address or a name. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes down who changed what. Called in the transaction of the change: neither is there without the other. */
export async function recordEvent(tx: Kysely<Schema>, caller: Caller, event: OperatorEvent): Promise<void> {
  await tx
    .insertInto('operator_event')
    .values({
      actor_id: caller.userId,
      action: event.action,
      subject_kind: event.subjectKind,
      subject_id: event.subjectId,
      details: JSON.stringify(event.details ?? {}),
    })
    .execute();
}

interface EventRow {
  readonly id: string;
  readonly at: Date;
  readonly actor: string | null;
  readonly action: OperatorAction;
  readonly subject_kind: OperatorSubject;
  readonly subject: string;
  readonly details: Record<string, unknown>;
}

/** The log, newest first; a person is named by the address they have now. */
export function findEvents(db: Db, page: AdminPage) {
  return readPage<EventRow>(
    db,
    { table: 'operator_event', alias: 'e', order: 'at', idType: 'bigint' },
    page,
    sql`select e.id::text as id, e.at, actor.email as actor, e.action, e.subject_kind,
        coalesce(subject.email, e.subject_id) as subject, e.details
      from operator_event e left join account actor on actor.id = e.actor_id
      left join account subject on e.subject_kind = 'person' and subject.id::text = e.subject_id`,
    holds(page.search, 'e.action', 'e.subject_id', 'subject.email', 'actor.email'),
  );
}

const keptYears = 3;

/** Forgets what is older than three years; returns how much that was. */
export async function forgetOldEvents(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from operator_event where ctid = any(array(
      select ctid from operator_event where at < now() - make_interval(years => ${keptYears}) limit 500))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
