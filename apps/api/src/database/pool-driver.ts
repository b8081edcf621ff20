import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { isPrepared } from './prepared-query.ts';
import type { Schema } from './schema.ts';
import { DatabaseUnavailableError, isConnectionBroken } from './unavailable.ts';

/** A transaction that lasts longer is an error: on the embedded database a forgotten `tx` handle would hang for ever. */
const transactionLimitMs = 5_000;

export interface DriverHooks {
  /** False until the schema is ready: queries are refused as "unavailable". */
  isOpen(): boolean;
  /** Called after a writing connection went back to the pool and before its caller gets the answer. */
  makeDurable?(): Promise<void>;
}

/** One query builder over a `pg.Pool`, whichever database stands behind it. */
export function createKysely(pool: pg.Pool, hooks: DriverHooks): Kysely<Schema> {
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new PoolDriver(pool, hooks),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/**
 * Kysely's own PostgreSQL driver lacks three things this product needs: a time limit on transactions, broken
 * connections thrown away, and a moment between "released" and "answered" where several commits share one disk flush.
 */
class PoolDriver implements Driver {
  readonly #pool: pg.Pool;
  readonly #hooks: DriverHooks;

  constructor(pool: pg.Pool, hooks: DriverHooks) {
    this.#pool = pool;
    this.#hooks = hooks;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PoolConnection> {
    if (!this.#hooks.isOpen()) throw new DatabaseUnavailableError('The schema is not ready yet');
    return new PoolConnection(await this.#pool.connect());
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : '';
    const access = settings.accessMode ? ` ${settings.accessMode}` : '';
    await connection.executeQuery(CompiledQuery.raw(`start transaction${isolation}${access}`));
    own(connection).deadline = Date.now() + transactionLimitMs;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
    own(connection).deadline = null;
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    own(connection).deadline = null;
    await connection.executeQuery(CompiledQuery.raw('rollback'));
    own(connection).hasWritten = false;
  }

  async savepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`savepoint "${name}"`));
  }

  async rollbackToSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`rollback to savepoint "${name}"`));
  }

  async releaseSavepoint(connection: DatabaseConnection, name: string): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(`release savepoint "${name}"`));
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    const { client, isBroken, hasWritten } = own(connection);
    client.release(isBroken);
    if (hasWritten) await this.#hooks.makeDurable?.();
  }

  /** The pool belongs to whoever opened it. */
  async destroy(): Promise<void> {}
}

class PoolConnection implements DatabaseConnection {
  readonly client: pg.PoolClient;
  isBroken = false;
  hasWritten = false;
  /** End of the running transaction, in milliseconds since the epoch. */
  deadline: number | null = null;

  constructor(client: pg.PoolClient) {
    this.client = client;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.deadline !== null && Date.now() > this.deadline) {
      throw new DatabaseUnavailableError(`A transaction lasted longer than ${transactionLimitMs} ms`);
    }
    if (!isPureRead(query.sql) && !isUnlogged(query.sql)) this.hasWritten = true;
    try {
      const values = [...query.parameters];
      const { command, rowCount, rows } = isPrepared(query)
        ? await this.client.query({ name: query.preparedName, text: query.sql, values })
        : await this.client.query(query.sql, values);
      return writeCommands.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows };
    } catch (error) {
      if (isConnectionBroken(error)) this.isBroken = true;
      // pg's stack ends in its socket reader; the caller's half is what finds the query.
      if (error instanceof Error) error.stack = `${error.stack}\n${new Error().stack?.split('\n').slice(2).join('\n')}`;
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: streaming is not offered, but the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming queries are not supported: page by a cursor column instead');
  }
}

const writeCommands = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** Statements that change nothing worth flushing; everything else counts as a write. */
function isPureRead(sql: string): boolean {
  return /^\s*(select|start transaction|commit|rollback|savepoint|release savepoint|show|set)\b/i.test(sql);
}

/** Counters of limits lie in an unlogged table, lost at a crash by design: to flush the log for them would only let a guest make disks work. */
function isUnlogged(sql: string): boolean {
  return /^\s*(insert into|update|delete from)\s+"?rate_limit"?\s/i.test(sql);
}

function own(connection: DatabaseConnection): PoolConnection {
  if (connection instanceof PoolConnection) return connection;
  throw new TypeError('A connection of another driver');
}
