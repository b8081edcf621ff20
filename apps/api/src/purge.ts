import { HOUR_MS } from '@nebosvod/engine/time/durations';
import type { FastifyInstance } from 'fastify';
import { createPause } from './background/pause.ts';
import { isDatabaseUnavailable } from './database/unavailable.ts';

/**
 * One part of the regular clearing. A module that stores what ends (or what nobody asks for any more) registers its part; the
 * table of ceilings in `database/ceilings.table.ts` names it.
 */
export interface Purge {
  readonly name: string;
  /** Removes a part of what is over, in a moment, and says how much that was. Called until nothing is left. */
  run(): Promise<number>;
}

declare module 'fastify' {
  interface FastifyInstance {
    purges: Purge[];
  }
}

const everyMs = HOUR_MS;
/** After a failure the next try does not wait for an hour: the database may have been away at the start. */
const againMs = 60_000;

/** Adds a part. */
export function registerPurge(app: FastifyInstance, purge: Purge): void {
  app.purges.push(purge);
}

/** Runs every part when the server begins to listen and every hour after that. */
export function purgeRegularly(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  const run = async () => {
    let next = everyMs;
    for (const purge of app.purges) {
      try {
        const removed = await runPurge(purge, () => app.lifecycle.isStopping);
        if (removed > 0) app.log.info({ purge: purge.name, removed }, 'purged');
      } catch (error) {
        next = againMs;
        if (!isDatabaseUnavailable(error)) app.log.error({ err: error, purge: purge.name }, 'purge failed');
      }
    }
    if (!app.lifecycle.isStopping) timer = setTimeout(() => void run(), next).unref();
  };
  app.addHook('onListen', async () => void run());
  app.addHook('onClose', async () => clearTimeout(timer));
}

/** Runs one part to its end; others are served in between. */
export async function runPurge(purge: Purge, isStopping: () => boolean = () => false): Promise<number> {
  const pause = createPause();
  let removed = 0;
  for (;;) {
    const count = isStopping() ? 0 : await purge.run();
    if (count === 0) return removed;
    removed += count;
    await pause();
  }
}
