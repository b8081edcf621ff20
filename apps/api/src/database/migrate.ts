import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

/** `apps/api/migrations`, seen alike from `src/database` and from `dist/database`. */
const migrationsDirectory = new URL('../../migrations/', import.meta.url);

/** Any number, the same on every node: the key of the one lock that migrations take. */
const lockKey = 7_190_517;
const lockWaitMs = 60_000;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

/** The history of the schema does not fit the files: an applied file was edited, or two share a number. */
export class MigrationError extends Error {}

/**
 * Reads the numbered files (`0007-what.sql`) in order.
 * @throws MigrationError for a file without a number or with a taken one.
 */
export async function readMigrations(directory: URL = migrationsDirectory): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const taken = new Map<string, string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number) throw new MigrationError(`Migration ${name} must be named like 0007-what.sql`);
    const other = taken.get(number);
    if (other) throw new MigrationError(`Migrations ${other} and ${name} share a number`);
    taken.set(number, name);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(new URL(name, directory), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Applies what is missing, each file in its own transaction, under one advisory lock: of several nodes that start
 * together one works and the others wait. Forward only.
 * @param client a connection of its own; the lock belongs to its session.
 * @param beforeFirst runs under the lock when there is something to apply.
 * @returns names of the files applied now.
 * @throws MigrationError when an applied file was edited since, or a file fails.
 */
export async function migrate(
  client: pg.ClientBase,
  migrations: readonly Migration[],
  beforeFirst: () => Promise<unknown> = async () => {},
): Promise<string[]> {
  await takeLock(client);
  try {
    const missing = await findMissing(client, migrations);
    if (missing.length > 0) await beforeFirst();
    for (const migration of missing) await apply(client, migration);
    return missing.map(({ name }) => name);
  } finally {
    // A connection that is lost gives its lock back by itself.
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => {});
  }
}

async function takeLock(client: pg.ClientBase): Promise<void> {
  const deadline = Date.now() + lockWaitMs;
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockKey]);
    if (rows[0].taken === true) return;
    if (Date.now() > deadline) throw new MigrationError('Another node has been migrating for a minute');
    await sleep(100);
  }
}

async function findMissing(client: pg.ClientBase, migrations: readonly Migration[]): Promise<Migration[]> {
  await client.query(`create table if not exists schema_migration (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  const { rows } = await client.query('select name, sha256 from schema_migration');
  const applied = new Map(rows.map((row) => [String(row.name), String(row.sha256)]));
  for (const { name, sha256 } of migrations) {
    const known = applied.get(name);
    if (known !== undefined && known !== sha256) {
      throw new MigrationError(`Migration ${name} was edited after it had been applied: write a new one instead`);
    }
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function apply(client: pg.ClientBase, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    // A migration that cannot get its lock must not queue every reader behind it.
    await client.query("set local lock_timeout = '5s'");
    await client.query('set local statement_timeout = 0');
    await client.query(sql);
    await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new MigrationError(`Migration ${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
