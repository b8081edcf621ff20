import { once } from 'node:events';
import type { ToldFact } from '@nebosvod/contracts/facts';
import type { Db } from '../../context.ts';
import { findConsultation } from './consultations.repository.ts';
import { eventsAfter, tellFact } from './jobs.repository.ts';
import type { ConsultationRunner } from './runner.ts';

/** A job written by another process is looked at this often. */
const LOOK_MS = 1_000;
/** Proxies close a stream that is silent for long. */
const COMMENT_MS = 15_000;
/** Whoever waits is told another fact this often. */
const FACT_MS = 20_000;
const LAST = ['done', 'failed', 'cancelled'];

interface Sources {
  readonly db: Db;
  readonly runner: ConsultationRunner;
  /** A fact for a person about the matter of a product, one they were not told lately. */
  readonly nextFact: (userId: string, productId: number) => Promise<ToldFact>;
}

/**
 * Events of a job as server-sent events, from the one after `last`; ends after the last of the job. A finished job is replayed and
 * the stream ends. Facts are told only while somebody watches: at once to one who begins, then every twenty seconds.
 */
export async function* eventStream(
  { db, runner, nextFact }: Sources,
  { userId, id, last }: { readonly userId: string; readonly id: string; readonly last: number },
  signal: AbortSignal,
): AsyncGenerator<string> {
  let seq = last;
  let saidAt = Date.now();
  let factAt = last === 0 ? saidAt : saidAt + FACT_MS;
  while (!signal.aborted) {
    // Looked at before the row: what ends between both reads is seen in the next turn.
    const row = await findConsultation(db, userId, id);
    for (const { seq: next, event, data } of await eventsAfter(db, id, seq)) {
      yield `id: ${next}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
      seq = next;
      saidAt = Date.now();
      if (LAST.includes(event)) return;
    }
    if (!row || LAST.includes(row.status)) return;
    if (Date.now() >= factAt) {
      factAt = Date.now() + FACT_MS;
      await tellFact(db, id, await nextFact(userId, row.product_id));
      continue;
    }
    if (Date.now() - saidAt >= COMMENT_MS) {
      yield ': ещё пишем\n\n';
      saidAt = Date.now();
    }
    await changed(runner, id, signal);
  }
}

/** Until something happens to the job here, or a second has passed. */
async function changed(runner: ConsultationRunner, id: string, signal: AbortSignal): Promise<void> {
  const either = AbortSignal.any([signal, AbortSignal.timeout(LOOK_MS)]);
  await once(runner.changes, id, { signal: either }).catch(() => undefined);
}
