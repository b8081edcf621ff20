import cluster from 'node:cluster';
import { DirectoryLockedError } from './database/embedded/directory-lock.ts';
import { MigrationError } from './database/migrate.ts';
import { EnvError, parseEnv } from './env.ts';
import { ContentError } from './modules/content/content-error.ts';
import { serverAddress } from './server-address.ts';
import { supervise } from './supervisor.ts';

// Before any file is made: the database, its copies and the mails are for this system user alone.
process.umask(0o077);

/** One process serves, or as many as asked under a supervisor. */
async function start(): Promise<void> {
  const env = parseEnv(process.env);
  if (env.WEB_CONCURRENCY > 1 && cluster.isPrimary) {
    await supervise(env, (port) => console.log(`Небосвод открыт: ${env.PUBLIC_URL ?? serverAddress(env, port)}`));
    return;
  }
  // Loaded here: neither a wrong variable nor a supervisor needs the application.
  const { serve } = await import('./serve.ts');
  await serve(env);
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
