import { healthLive, healthReady } from '@nebosvod/contracts/health';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/open-database.ts';
import { mount } from '../../mount.ts';
import { ProblemError } from '../../problem-error.ts';

const pingLimitMs = 1_000;

export function registerHealth(app: FastifyInstance, database: Database): void {
  mount(app, healthLive, () => ({ status: 'ok' }) as const);

  mount(app, healthReady, async () => {
    if (app.lifecycle.isStopping) throw unavailable('Сервер останавливается');
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('ping timed out')), pingLimitMs);
    });
    try {
      await Promise.race([database.ping(), tooLong]);
    } catch {
      throw unavailable('База данных недоступна');
    } finally {
      clearTimeout(timer);
    }
    return { status: 'ok' } as const;
  });
}

function unavailable(detail: string): ProblemError {
  return new ProblemError('UNAVAILABLE', detail, { retryAfterSeconds: 2 });
}
