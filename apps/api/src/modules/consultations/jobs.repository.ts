import type { StoredDocument } from '@nebosvod/contracts/consultations';
import type { ToldFact } from '@nebosvod/contracts/facts';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { freeGeneration, spendGeneration } from '../user/quota.repository.ts';
import type { ConsultationRow } from './consultations.repository.ts';
import { searchKeyOf } from './search-key.ts';
import { insertVersion } from './versions.repository.ts';

/** A job that fails, or whose worker dies, so many times is given up. */
const MOST_ATTEMPTS = 3;

/** A job as the worker that holds it knows it. */
export interface HeldJob {
  readonly id: string;
  readonly worker: string;
  readonly attempt: number;
}

/**
 * Takes the oldest job that waits, or whose worker has gone; undefined when there is none.
 * @param own jobs that the asking process writes itself: after a pause of the machine their leases are over, but nobody has gone.
 */
export async function takeJob(
  db: Kysely<Schema>,
  worker: string,
  leaseMs: number,
  own: readonly string[] = [],
): Promise<ConsultationRow | undefined> {
  const { rows } = await sql<ConsultationRow>`
    update consultation set status = 'running', worker = ${worker}::uuid, attempt = attempt + 1,
      lease_until = now() + make_interval(secs => ${leaseMs / 1000})
    where id = (
      select id from consultation
      where status = 'queued'
        or (status = 'running' and lease_until < now() and id <> all(${[...own]}::uuid[]))
      order by created_at limit 1 for update skip locked
    )
    returning *`.execute(db);
  return rows[0];
}

const isHeld = ({ id, worker, attempt }: HeldJob) =>
  sql<boolean>`id = ${id}::uuid and worker = ${worker}::uuid and attempt = ${attempt}::int and status = 'running'`;

/** Says that the worker lives; false when the job is no longer its own. */
export async function extendLease(db: Kysely<Schema>, job: HeldJob, leaseMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('consultation')
    .set({ lease_until: sql<Date>`now() + make_interval(secs => ${leaseMs / 1000})` })
    .where(isHeld(job))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tells a step of the work. */
export async function tellStep(
  db: Kysely<Schema>,
  job: HeldJob,
  step: { readonly done: number; readonly of: number; readonly title: string },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('consultation')
      .set({ step_done: step.done, step_of: step.of, step_title: step.title })
      .where(isHeld(job))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await addEvent(tx, job.id, 'step', step);
  });
}

/** Facts told during one job. */
const MOST_FACTS = 12;

/** Tells whoever watches a job that still waits or is being written a fact; one that has ended, or has told enough, tells none. */
export async function tellFact(db: Kysely<Schema>, id: string, fact: ToldFact): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Numbers of events rise: the row keeps another event from taking the same one.
    const row = await tx
      .selectFrom('consultation')
      .select('id')
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'running'])
      .forUpdate()
      .executeTakeFirst();
    if (!row) return;
    const { count } = await tx
      .selectFrom('consultation_event')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('consultation_id', '=', id)
      .where('event', '=', 'fact')
      .executeTakeFirstOrThrow();
    if (count < MOST_FACTS) await addEvent(tx, id, 'fact', fact);
  });
}

/**
 * Stores what was written and uses what was set aside, in one transaction. The job must still be the worker's.
 * @param keep what else is stored with it
 * @returns false when another has it, or it was cancelled: nothing is stored then
 */
export function finishJob(
  db: Kysely<Schema>,
  job: HeldJob,
  {
    document,
    writer,
    request,
  }: { readonly document: StoredDocument; readonly writer: 'composer' | 'model'; readonly request: unknown },
  keep: (tx: Kysely<Schema>, userId: string) => Promise<void> = async () => {},
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('consultation')
      .set({
        status: 'done',
        version: 1,
        writer,
        title: document.title,
        search_key: searchKeyOf(document.title, request),
        finished_at: sql<Date>`now()`,
        lease_until: null,
        error_code: null,
        error_detail: null,
      })
      .where(isHeld(job))
      .returning(['user_id'])
      .executeTakeFirst();
    if (!row) return false;
    await insertVersion(tx, job.id, 1, document, writer);
    await keep(tx, row.user_id);
    await spendGeneration(tx, row.user_id, job.id);
    await addEvent(tx, job.id, 'done', { version: 1 });
    return true;
  });
}

/** A failure: the job waits for another try, or is given up and what was set aside is free again. */
export function failJob(
  db: Kysely<Schema>,
  job: HeldJob,
  error: { readonly code: string; readonly detail: string; readonly isFinal: boolean },
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const isFinal = error.isFinal || job.attempt >= MOST_ATTEMPTS;
    const row = await tx
      .updateTable('consultation')
      .set({
        status: isFinal ? 'failed' : 'queued',
        lease_until: null,
        error_code: error.code,
        error_detail: error.detail,
        ...(isFinal ? { finished_at: sql<Date>`now()` } : {}),
      })
      .where(isHeld(job))
      .returning(['user_id'])
      .executeTakeFirst();
    if (!row || !isFinal) return;
    await freeGeneration(tx, row.user_id, job.id);
    await addEvent(tx, job.id, 'failed', { code: error.code, detail: error.detail });
  });
}

/** Gives up jobs whose worker has died for the last time; says how many. */
export async function failAbandoned(db: Kysely<Schema>, own: readonly string[] = []): Promise<number> {
  const abandoned = await db
    .selectFrom('consultation')
    .select(['id', 'worker', 'attempt'])
    .where('status', '=', 'running')
    .where('attempt', '>=', MOST_ATTEMPTS)
    .where(sql<boolean>`lease_until < now() and id <> all(${[...own]}::uuid[])`)
    .limit(100)
    .execute();
  for (const { id, worker, attempt } of abandoned) {
    if (worker === null) continue;
    const detail = 'Не получилось составить документ, генерации возвращены. Попробуйте ещё раз';
    await failJob(db, { id, worker, attempt }, { code: 'INTERNAL', detail, isFinal: true });
  }
  return abandoned.length;
}

/** Cancels a job that waits or runs, and frees what was set aside; one that has ended stays as it is. */
export function cancelJob(db: Kysely<Schema>, userId: string, id: string): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .updateTable('consultation')
      .set({ status: 'cancelled', finished_at: sql<Date>`now()`, lease_until: null })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'running'])
      .returning('id')
      .executeTakeFirst();
    if (!row) return;
    await freeGeneration(tx, userId, id);
    await addEvent(tx, id, 'cancelled', {});
  });
}

/** Events of one job that are kept. */
const MOST_EVENTS = 100;

async function addEvent(tx: Kysely<Schema>, id: string, event: string, data: object): Promise<void> {
  await sql`
    insert into consultation_event (consultation_id, seq, event, data)
    select ${id}::uuid, coalesce(max(seq), 0) + 1, ${event}, ${JSON.stringify(data)}::jsonb
    from consultation_event where consultation_id = ${id}::uuid having count(*) < ${MOST_EVENTS}`.execute(tx);
}

/** Events of a job after one of them, in order. */
export function eventsAfter(db: Kysely<Schema>, id: string, seq: number) {
  return db
    .selectFrom('consultation_event')
    .select(['seq', 'event', 'data'])
    .where('consultation_id', '=', id)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(MOST_EVENTS)
    .execute();
}

/** Removes events of jobs that ended more than a day ago, all but the last; says how many. */
export async function purgeEvents(db: Kysely<Schema>, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from consultation_event where ctid = any(array(
      select e.ctid from consultation_event e join consultation c on c.id = e.consultation_id
      where c.finished_at < now() - interval '1 day' and e.event in ('step', 'fact') limit ${limit}))`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
