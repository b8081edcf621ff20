import { createHash, randomBytes } from 'node:crypto';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { embeddedPaths } from '../src/database/embedded/paths.ts';
import { readMigrations } from '../src/database/migrate.ts';
import { type Database, openDatabase } from '../src/database/open-database.ts';

export interface TestDatabase extends Database {
  /** What opens the same database again: part of an environment. */
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL?: string };
  /** Closes the database and removes everything it left. */
  remove(): Promise<void>;
}

/** Whether the files of this vitest project store nothing: it sets TEST_DATABASE_URL so. */
const storesNothing = process.env.TEST_DATABASE_URL === 'none';

/**
 * A migrated database of one's own: a new one on the cluster of TEST_DATABASE_URL, an embedded one in a temporary
 * folder when that is unset. The same tests run on both. In the project `api` it is one that is away: every query is
 * refused and answered with 503, so that only a `*.db.test.ts` can rely on what is stored.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  if (storesNothing) return openAbsent();
  const folder = await mkdtemp(join(tmpdir(), 'nebosvod-test-'));
  const cluster = process.env.TEST_DATABASE_URL;
  const created = cluster ? await createOnCluster(cluster, await clusterTemplate(cluster)) : null;
  if (!created) await copyTemplate(embeddedPaths(folder).database);
  const settings = { DATA_DIR: folder, ...(created ? { DATABASE_URL: created.url } : {}) };
  const database = await openDatabase(settings);
  await database.migrate();
  return {
    ...database,
    settings,
    async remove() {
      await database.close();
      await created?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL that is away: opened as the server does, and never migrated. */
async function openAbsent(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'nebosvod-test-'));
  const settings = { DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:9/away' };
  const database = await openDatabase(settings);
  return {
    ...database,
    settings,
    async remove() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database on a cluster, empty unless a template is named, with the way to drop it. */
export async function createOnCluster(
  cluster: string,
  template = 'template0',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  await administer(cluster, `create database ${name} template ${template} strategy file_copy`);
  return { url: url.href, drop: () => administer(cluster, `drop database if exists ${name} with (force)`) };
}

async function administer(cluster: string, statement: string): Promise<void> {
  await asAdministrator(cluster, async (client) => void (await client.query(statement)));
}

async function asAdministrator<T>(cluster: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: cluster });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Any number that only this lock has: of several workers one makes the template, the others wait for it. */
const templateLock = 20_261_123;

/** A migrated database of the cluster to copy, for the same reason as with the embedded one. */
async function clusterTemplate(cluster: string): Promise<string> {
  const name = `migrated_${await migrationsKey()}`;
  await asAdministrator(cluster, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock]);
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount !== 0) return;
    const { url } = await createOnCluster(cluster);
    const database = await openDatabase({ DATA_DIR: tmpdir(), DATABASE_URL: url });
    await database.migrate();
    await database.close();
    await client.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
  });
  return name;
}

const templates = fileURLToPath(new URL('../../../.cache/test-database/', import.meta.url));

/** Lays a migrated embedded database that holds nothing into a folder that is not there yet. */
export async function copyTemplate(to: string): Promise<void> {
  await cp(await embeddedTemplate(), to, { recursive: true });
}

/** The folder of a migrated embedded database. Creating one takes seconds, copying it a moment: it is kept between test files. */
export async function embeddedTemplate(): Promise<string> {
  const key = await migrationsKey();
  const template = join(templates, key);
  const known: string[] = await readdir(templates).catch(() => []);
  if (!known.includes(key)) await makeTemplate(template);
  return template;
}

/** Names what a template was made from. */
async function migrationsKey(): Promise<string> {
  return createHash('sha256')
    .update(JSON.stringify(await readMigrations()))
    .digest('hex')
    .slice(0, 16);
}

async function makeTemplate(template: string): Promise<void> {
  await mkdir(templates, { recursive: true });
  const folder = await mkdtemp(join(templates, 'new-'));
  const database = await openDatabase({ DATA_DIR: folder });
  await database.migrate();
  await database.close();
  // Of several workers that make it at once the first wins; the others find the name taken.
  await rename(embeddedPaths(folder).database, template).catch(() => {});
  await rm(folder, { recursive: true, force: true });
}
