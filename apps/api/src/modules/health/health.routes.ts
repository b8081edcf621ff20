import { healthLive, healthReady } from '@nebosvod/contracts/health';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { mount } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';

const pingLimitMs = 1_000;
/** However often it is asked, the database is asked once in so long. */
const verdictMs = 1_000;

export function registerHealth(app: FastifyInstance, database: Database): void {
  mount(app, healthLive, () => ({ status: 'ok' }) as const);

  let verdict: { readonly at: number; readonly isReady: Promise<boolean> } | null = null;

  mount(app, healthReady, async () => {
    if (app.lifecycle.isStopping) throw unavailable('Сервер останавливается');
    const now = performance.now();
    if (!verdict || now - verdict.at >= verdictMs) verdict = { at: now, isReady: answers(database) };
    if (!(await verdict.isReady)) throw unavailable('База данных недоступна');
    return { status: 'ok' } as const;
  });
}

/** Whether the database answers in time. */
async function answers(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('ping timed out')), pingLimitMs);
  });
  try {
    await Promise.race([database.ping(), tooLong]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

function unavailable(detail: string): ProblemError {
  return new ProblemError('UNAVAILABLE', detail, { retryAfterSeconds: 2 });
}
