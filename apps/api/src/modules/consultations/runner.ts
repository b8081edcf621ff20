import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../context.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { ProblemError } from '../../problem-error.ts';
import { storedDocument } from './consultations.presenter.ts';
import type { ConsultationRow } from './consultations.repository.ts';
import { extendLease, failAbandoned, failJob, finishJob, type HeldJob, takeJob, tellStep } from './jobs.repository.ts';
import type { Writers } from './writers.ts';
import { writingRequest } from './writing-request.ts';
import { keepWrittenPlan } from './written-plan.ts';

/** Jobs that one process writes at once: as many as it has threads. */
const AT_ONCE = 2;
/** A job left by another process is noticed within this time; one of our own at once. */
const LOOK_MS = 2_000;
/** A worker keeps a job this long without a sign of life. */
const LEASE_MS = 20_000;
const BEATS_A_LEASE = 4;

/**
 * Writes documents that people ask for. A job is held by a lease; whoever finishes must still hold it, so that a job taken over
 * is stored and charged once.
 */
export class ConsultationRunner {
  /** Fires with the id of a job whenever something happens to it in this process. */
  readonly changes = new EventEmitter().setMaxListeners(0);
  readonly #db: Db;
  readonly #writers: Writers;
  readonly #log: FastifyBaseLogger;
  readonly #leaseMs: number;
  readonly #running = new Map<string, AbortController>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = true;
  #looking: Promise<void> | null = null;

  constructor(db: Db, writers: Writers, log: FastifyBaseLogger, leaseMs: number = LEASE_MS) {
    this.#db = db;
    this.#writers = writers;
    this.#log = log;
    this.#leaseMs = leaseMs;
  }

  start(): void {
    this.#isStopped = false;
    this.#timer = setInterval(() => this.wake(), LOOK_MS).unref();
    this.wake();
  }

  /** Stops taking jobs; those that run are let go, and the next process takes them over when their lease ends. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    for (const work of this.#running.values()) work.abort();
    await this.#looking;
  }

  /** Looks for jobs now. */
  wake(): void {
    if (this.#isStopped || this.#looking) return;
    this.#looking = this.#look()
      .catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) this.#log.error({ err: error }, 'jobs could not be read');
      })
      .finally(() => {
        this.#looking = null;
      });
  }

  /** Stops the work on a job that was cancelled. */
  drop(id: string): void {
    this.#running.get(id)?.abort();
    this.changes.emit(id);
  }

  async #look(): Promise<void> {
    await failAbandoned(this.#db, [...this.#running.keys()]);
    while (!this.#isStopped && this.#running.size < AT_ONCE) {
      const worker = randomUUID();
      const row = await takeJob(this.#db, worker, this.#leaseMs, [...this.#running.keys()]);
      if (!row) return;
      void this.#work(row, { id: row.id, worker, attempt: row.attempt });
    }
  }

  async #work(row: ConsultationRow, job: HeldJob): Promise<void> {
    const stop = new AbortController();
    this.#running.set(job.id, stop);
    const beat = setInterval(() => {
      extendLease(this.#db, job, this.#leaseMs).then(
        (isHeld) => !isHeld && stop.abort(),
        () => undefined,
      );
    }, this.#leaseMs / BEATS_A_LEASE);
    try {
      await this.#write(row, job, stop.signal);
    } catch (error) {
      if (!stop.signal.aborted) await this.#fail(job, error);
    } finally {
      clearInterval(beat);
      this.#running.delete(job.id);
      this.changes.emit(job.id);
      this.wake();
    }
  }

  async #write(row: ConsultationRow, job: HeldJob, signal: AbortSignal): Promise<void> {
    const writer = this.#writers[row.kind];
    if (!writer) throw new ProblemError('VALIDATION', 'Этот вид документа не составляется');
    const request = writingRequest.parse(row.request);
    const written = await writer(
      request,
      async (step) => {
        await tellStep(this.#db, job, step);
        this.changes.emit(job.id);
      },
      signal,
    );
    if (!signal.aborted) {
      // What could not be read back is not stored, and not charged.
      const document = storedDocument(written);
      const writer = document.writer === 'model' ? 'model' : 'composer';
      await finishJob(this.#db, job, { document, writer, request }, (tx, userId) =>
        keepWrittenPlan(tx, { userId, id: job.id, document, request }),
      );
    }
  }

  async #fail(job: HeldJob, error: unknown): Promise<void> {
    const isRefusal = error instanceof ProblemError && error.status < 500;
    if (!isRefusal && !isDatabaseUnavailable(error)) this.#log.error({ err: error, job: job.id }, 'a document failed');
    const detail = isRefusal
      ? error.message
      : 'Не получилось составить документ, генерации возвращены. Попробуйте ещё раз';
    const code = isRefusal ? error.code : 'INTERNAL';
    // Without a database the lease ends by itself.
    await failJob(this.#db, job, { code, detail, isFinal: isRefusal }).catch(() => undefined);
  }
}
