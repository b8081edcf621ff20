import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { type PeopleCommand, peopleCommands } from './admin-people.ts';
import { DirectoryLockedError } from './database/embedded/directory-lock.ts';
import { embeddedPaths } from './database/embedded/paths.ts';
import { RestoreError, restoreCopy } from './database/embedded/restore-copy.ts';
import { listCopies } from './database/embedded/rotating-copies.ts';
import { readMigrations } from './database/migrate.ts';
import { openDatabase } from './database/open-database.ts';
import { exportDatabase } from './database/transfer/export-database.ts';
import { ImportError, importDatabase } from './database/transfer/import-database.ts';
import { EnvError, parseEnv } from './env.ts';
import { ContentError } from './modules/content/content-error.ts';
import { OperatorError } from './modules/purchases/operator.service.ts';
import { askServer } from './operator-socket.ts';

// Before any file is made: the database, its copies and exports are for this system user alone.
process.umask(0o077);

/** Work of an operator: `npm run admin -- <command>`. The environment chooses the database, as for the server. */
const commands: Record<string, { readonly usage: string; run(argument: string | undefined): Promise<void> }> = {
  'db export': {
    usage: 'db export ФАЙЛ        выгрузить все данные в SQL-файл',
    async run(file) {
      const path = required(file);
      const database = await openDatabase(parseEnv(process.env));
      // New files only, and only for the owner: an export holds everything about everybody.
      const output = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      try {
        await once(output, 'open');
        const counts = await exportDatabase(database.pool, async (text) => {
          if (!output.write(text)) await once(output, 'drain');
        });
        output.end();
        await once(output, 'finish');
        report('Выгружено', counts);
      } finally {
        await database.close();
      }
    },
  },
  'db import': {
    usage: 'db import ФАЙЛ        загрузить выгрузку в пустую базу данных',
    async run(file) {
      const path = required(file);
      const database = await openDatabase(parseEnv(process.env));
      const client = await database.pool.connect();
      try {
        const text = createReadStream(path, { encoding: 'utf8' });
        report('Загружено', await importDatabase(client, text, await readMigrations()));
      } finally {
        client.release();
        await database.close();
      }
    },
  },
  'db copies': {
    usage: 'db copies             показать копии встроенной базы данных',
    async run() {
      const copies = await listCopies(embeddedPaths(parseEnv(process.env).DATA_DIR).copies);
      console.log(copies.length === 0 ? 'Копий нет' : copies.join('\n'));
    },
  },
  'db restore': {
    usage: 'db restore [КОПИЯ]    вернуть встроенную базу данных к копии (к самой новой)',
    async run(name) {
      const { copy, replaced } = await restoreCopy(parseEnv(process.env).DATA_DIR, name);
      console.log(`Возвращена копия ${copy}${replaced === null ? '' : `; прежняя база данных: ${replaced}`}`);
    },
  },
};

/** The command was typed wrong. */
class UsageError extends Error {}

function required(argument: string | undefined): string {
  if (argument === undefined) throw new UsageError('Не указан файл');
  return argument;
}

function report(verb: string, counts: ReadonlyMap<string, number>): void {
  for (const [table, count] of counts) console.log(`${table}: ${count}`);
  console.log(`${verb} строк: ${[...counts.values()].reduce((sum, count) => sum + count, 0)}`);
}

function explain(error: unknown): string {
  const isExpected = [DirectoryLockedError, RestoreError, ImportError, EnvError, OperatorError, ContentError].some(
    (kind) => error instanceof kind,
  );
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UsageError) {
    const usages = Object.values({ ...commands, ...peopleCommands }).map(({ usage }) => `  ${usage}`);
    return `${error.message}. Команды:\n${usages.join('\n')}`;
  }
  return isExpected || 'code' in error ? error.message : (error.stack ?? error.message);
}

/** With the embedded database a running server holds it, and does the command instead. */
async function runForPeople(command: PeopleCommand, args: readonly string[]): Promise<void> {
  const env = parseEnv(process.env);
  const lines = env.DATABASE_URL === undefined ? await askServer(env.DATA_DIR, args) : null;
  for (const line of lines ?? (await runHere(command, args.slice(1)))) console.log(line);
}

async function runHere(command: PeopleCommand, args: readonly string[]): Promise<readonly string[]> {
  const database = await openDatabase(parseEnv(process.env));
  try {
    await database.migrate();
    return await command.run(database.db, args);
  } finally {
    await database.close();
  }
}

async function main(): Promise<void> {
  const [area = '', action, argument] = process.argv.slice(2);
  const forPeople = peopleCommands[area];
  if (forPeople) return runForPeople(forPeople, process.argv.slice(2));
  const command = commands[`${area} ${action}`];
  if (!command) throw new UsageError('Нет такой команды');
  await command.run(argument);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(explain(error));
    process.exit(1);
  },
);
