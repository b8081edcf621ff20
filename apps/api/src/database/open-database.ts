import type { Kysely } from 'kysely';
import pg from 'pg';
import { openEmbedded } from './embedded/open-embedded.ts';
import { migrate, readMigrations } from './migrate.ts';
import { createKysely } from './pool-driver.ts';
import type { Schema } from './schema.ts';
import { DatabaseUnavailableError } from './unavailable.ts';
import { valueTypes } from './value-types.ts';

export interface DatabaseOptions {
  /** PostgreSQL when set, the embedded database in `DATA_DIR` otherwise. */
  readonly DATABASE_URL?: string | undefined;
  readonly DATA_DIR: string;
}

export interface Database {
  readonly kind: 'postgres' | 'embedded';
  /** Refuses every query with DatabaseUnavailableError (503) until `migrate` has succeeded. */
  readonly db: Kysely<Schema>;
  /** For what a query builder cannot do: export, import, LISTEN. */
  readonly pool: pg.Pool;
  /** Brings the schema up to date and opens the database for queries. Returns the files applied now. */
  migrate(): Promise<string[]>;
  /** @throws when the database cannot answer right now. */
  ping(): Promise<void>;
  /** Adds a rotating copy of the embedded database; null on PostgreSQL, which has its own backups. */
  copy(): Promise<string | null>;
  close(): Promise<void>;
}

/**
 * Opens the database without touching its schema. PostgreSQL may be down: nothing is asked until `migrate`.
 * @param onTrouble told about background failures (an idle connection lost, a checkpoint that failed).
 * @throws DirectoryLockedError when the embedded directory is open in another process.
 */
export async function openDatabase(
  options: DatabaseOptions,
  onTrouble: (error: unknown) => void = () => {},
): Promise<Database> {
  return options.DATABASE_URL === undefined
    ? openPglite(options.DATA_DIR, onTrouble)
    : openPostgres(options.DATABASE_URL, onTrouble);
}

async function openPglite(dataDir: string, onTrouble: (error: unknown) => void): Promise<Database> {
  const embedded = await openEmbedded(dataDir, onTrouble);
  let isOpen = false;
  return {
    kind: 'embedded',
    pool: embedded.pool,
    db: createKysely(embedded.pool, { isOpen: () => isOpen, makeDurable: () => embedded.makeDurable() }),
    async migrate() {
      const migrations = await readMigrations();
      const client = await embedded.pool.connect();
      const applied = await migrate(client, migrations, async () => {
        const { rows } = await client.query('select count(*)::int as count from schema_migration');
        if (rows[0].count > 0) await embedded.copy(client);
      }).finally(() => client.release());
      // Created files are not in the log that a commit flushes.
      if (applied.length > 0) await embedded.checkpoint();
      isOpen = true;
      return applied;
    },
    ping: () => ping(embedded.pool, isOpen),
    copy: () => embedded.copy(),
    close: () => embedded.close(),
  };
}

async function openPostgres(connectionString: string, onTrouble: (error: unknown) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString,
    application_name: 'nebosvod',
    max: 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    // A lost network must become an error, not a request that hangs; the server gives up first.
    statement_timeout: 15_000,
    query_timeout: 20_000,
    idle_in_transaction_session_timeout: 5_000,
    types: valueTypes,
  });
  pool.on('error', onTrouble);
  // A connection lost while in use also fails its query, which reports it; unheard, the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  let isOpen = false;
  return {
    kind: 'postgres',
    pool,
    db: createKysely(pool, { isOpen: () => isOpen }),
    async migrate() {
      const migrations = await readMigrations();
      // Not from the pool: a migration may take longer than any request is allowed to.
      const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3_000, application_name: 'nebosvod' });
      client.on('error', onTrouble);
      await client.connect();
      const applied = await migrate(client, migrations).finally(() => client.end());
      isOpen = true;
      return applied;
    },
    ping: () => ping(pool, isOpen),
    copy: async () => null,
    close: () => pool.end(),
  };
}

async function ping(pool: pg.Pool, isOpen: boolean): Promise<void> {
  if (!isOpen) throw new DatabaseUnavailableError('The schema is not ready yet');
  await pool.query('select 1');
}
