import type { FastifyInstance } from 'fastify';
import type { Db } from '../../context.ts';
import { isDatabaseUnavailable } from '../../database/unavailable.ts';
import { purge } from './account-life.repository.ts';

const everyMs = 3_600_000;
/** After a failure the next try does not wait for an hour: the database may have been away at the start. */
const againMs = 60_000;

/** Purges when the server begins to listen and every hour after that. */
export function purgeRegularly(app: FastifyInstance, db: Db): void {
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    let next = everyMs;
    try {
      const removed = await purge(db);
      if (removed > 0) app.log.info({ removed }, 'accounts removed');
    } catch (error) {
      next = againMs;
      if (!isDatabaseUnavailable(error)) app.log.error({ err: error }, 'purge failed');
    }
    if (!app.lifecycle.isStopping) timer = setTimeout(() => void run(), next).unref();
  };
  app.addHook('onListen', async () => void run());
  app.addHook('onClose', async () => clearTimeout(timer));
}
