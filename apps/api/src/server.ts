import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { DirectoryLockedError } from './database/embedded/directory-lock.ts';
import { MigrationError } from './database/migrate.ts';
import { type Database, openDatabase } from './database/open-database.ts';
import { isDatabaseUnavailable } from './database/unavailable.ts';
import { type Env, EnvError, parseEnv } from './env.ts';
import { ensureOwner } from './modules/auth/owner.service.ts';
import { tellOwner } from './modules/auth/owner-password.ts';
import { ContentError } from './modules/content/content-error.ts';
import { loadDrawing } from './modules/public-pages/page-renderer.ts';
import { openOperatorSocket } from './operator-socket.ts';
import { stopServer } from './stop.ts';
import { warmUp } from './warm-up.ts';

// Before any file is made: the database, its copies and the mails are for this system user alone.
process.umask(0o077);

const retryMs = 1_000;
const stopLimitMs = 10_000;

/** environment → database → application → listen. Ends the process with one Russian line when it cannot start. */
async function start(): Promise<void> {
  const env = parseEnv(process.env);
  let app: FastifyInstance | null = null;
  const database = await openDatabase(env, (error) => app?.log.error({ err: error }, 'database trouble'));
  try {
    const drawing = await loadDrawing();
    app = await buildApp({ env, database, ...(drawing && { drawing }) });
    stopOnSignal(app, database);
    if (database.kind === 'embedded') {
      const closeSocket = await openOperatorSocket(env.DATA_DIR, database.db);
      if (closeSocket) app.addHook('onClose', closeSocket);
    }
    stopOnBug(app);
    const isPrepared = await prepare(database, app, env);
    await app.listen({ port: env.PORT, host: env.HOST });
    console.log(`Небосвод открыт: ${env.PUBLIC_URL ?? addressOf(app, env)}`);
    const running = app;
    warmUp(running).catch((error: unknown) => running.log.error({ err: error }, 'warming up failed'));
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

function addressOf(app: FastifyInstance, env: Env): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : env.PORT;
  return `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${port}`;
}

/** One line a person can act on; anything unforeseen keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof EnvError || error instanceof DirectoryLockedError || error instanceof ContentError)
    return error.message;
  if (error instanceof MigrationError) return `Схема базы данных не обновлена. ${error.message}`;
  if (error instanceof Error && 'code' in error && 'port' in error && error.code === 'EADDRINUSE') {
    return `Порт ${String(error.port)} занят: остановите другой процесс или задайте другой порт в PORT.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});
