import cluster from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry } from 'prom-client';
import { buildApp } from './app.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { isDatabaseUnavailable } from './database/unavailable.ts';
import type { Env } from './env.ts';
import { createMetrics, type Metrics } from './metrics/metrics.ts';
import { openMetrics } from './metrics/metrics-server.ts';
import { ensureOwner } from './modules/auth/owner.service.ts';
import { tellOwner } from './modules/auth/owner-password.ts';
import { loadDrawing } from './modules/public-pages/page-renderer.ts';
import { openOperatorSocket } from './operator-socket.ts';
import { serverAddress } from './server-address.ts';
import { stopServer } from './stop.ts';
import { warmUp } from './warm-up.ts';

const retryMs = 1_000;
const stopLimitMs = 10_000;

/** environment → database → application → listen. */
export async function serve(env: Env): Promise<void> {
  const metrics = env.METRICS_PORT === undefined ? undefined : await measure(env.METRICS_PORT);
  let app: FastifyInstance | null = null;
  const database = await openDatabase(env, (error) => app?.log.error({ err: error }, 'database trouble'));
  try {
    const drawing = await loadDrawing();
    app = await buildApp({ env, database, metrics, ...(drawing && { drawing }) });
    stopOnSignal(app, database);
    if (database.kind === 'embedded') {
      const closeSocket = await openOperatorSocket(env.DATA_DIR, database.db);
      if (closeSocket) app.addHook('onClose', closeSocket);
    }
    stopOnBug(app);
    const isPrepared = await prepare(database, app, env);
    await app.listen({ port: env.PORT, host: env.HOST });
    // Of several processes the supervisor says it once.
    if (!cluster.isWorker) console.log(`Небосвод открыт: ${env.PUBLIC_URL ?? serverAddress(env, portOf(app, env))}`);
    const running = app;
    if (env.WARM_UP === 'on') {
      warmUp(running).catch((error: unknown) => running.log.error({ err: error }, 'warming up failed'));
    }
    if (!isPrepared) await prepareWhenPossible(database, app, env);
  } catch (error) {
    await database.close().catch(() => {});
    throw error;
  }
}

/**
 * Brings the schema up to date.
 * @returns false when the database is away: the server then serves what needs no database, and 503 for the rest.
 */
async function prepare(database: Database, app: FastifyInstance, env: Env): Promise<boolean> {
  try {
    const applied = await database.migrate();
    if (applied.length > 0) app.log.info({ applied }, 'migrations applied');
    const owner = await ensureOwner(database.db, env);
    if (owner) console.log(await tellOwner(owner, env.DATA_DIR, process.stdout.isTTY === true));
    return true;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    app.log.warn({ err: error }, 'database unavailable');
    return false;
  }
}

async function prepareWhenPossible(database: Database, app: FastifyInstance, env: Env): Promise<void> {
  console.log('База данных пока недоступна: сервер ждёт её и повторяет попытки');
  do {
    await sleep(retryMs);
    if (app.lifecycle.isStopping) return;
  } while (!(await prepare(database, app, env)));
  app.log.info('database available');
}

function stopOnSignal(app: FastifyInstance, database: Database): void {
  const stop = () => {
    if (app.lifecycle.isStopping) return;
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    stopServer(app, database).then(
      () => process.exit(0),
      (error: unknown) => {
        app.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** After an error nobody caught the state is unknown: it is logged without its values, and a supervisor starts anew. */
function stopOnBug(app: FastifyInstance): void {
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'uncaught error');
    process.exit(1);
  });
}

/** Counts what this process does: for the supervisor when there is one, else on a port of its own. */
async function measure(port: number): Promise<Metrics> {
  const metrics = createMetrics();
  const { registry } = metrics;
  if (cluster.isWorker) {
    // The supervisor asks every process for its part.
    new AggregatorRegistry();
    AggregatorRegistry.setRegistries(registry);
  } else {
    await openMetrics(port, { contentType: registry.contentType, text: () => registry.metrics() });
  }
  return metrics;
}

function portOf(app: FastifyInstance, env: Env): number {
  const bound = app.server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : env.PORT;
}
