import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { valueTypes } from '../value-types.ts';
import { type DirectoryLock, lockDirectory } from './directory-lock.ts';
import { syncTree, WalFlusher } from './disk-sync.ts';
import { embeddedPaths } from './paths.ts';
import { makePrivate } from './private-tree.ts';
import { finishRestore } from './restore-copy.ts';
import { addCopy, copyTime, listCopies } from './rotating-copies.ts';

/** The default of 128 MB would sit in the server's memory; this product's working set is far smaller. */
const sharedBuffers = '16MB';
const inspectEveryMs = 15_000;
const checkpointEveryMs = 5 * 60_000;
const checkpointBytes = 64 * 1024 * 1024;
const copyEveryMs = 60 * 60_000;
/** A start is busy enough without copying; a run shorter than this changes little. */
const firstCopyAfterMs = 5 * 60_000;

export interface EmbeddedDatabase {
  readonly pool: pg.Pool;
  /** Resolves when everything committed so far survives a power cut. */
  makeDurable(): Promise<void>;
  /** CHECKPOINT and a flush of the whole directory. */
  checkpoint(): Promise<void>;
  /** Adds a rotating copy; pass the client when the only connection is already held. */
  copy(client?: pg.PoolClient): Promise<string>;
  close(): Promise<void>;
}

/**
 * Opens PGlite behind the guards it lacks: an exclusive lock, flushes of the write-ahead log, a checkpoint timer and
 * rotating copies.
 * @throws DirectoryLockedError when another process has it open.
 */
export async function openEmbedded(dataDir: string, onTrouble: (error: unknown) => void): Promise<EmbeddedDatabase> {
  const paths = embeddedPaths(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700);
  const lock = await lockDirectory(paths.lock, endAtOnce);
  try {
    await finishRestore(paths);
    const lite = await startPglite(paths.database);
    await makePrivate(paths.database);
    await makePrivate(paths.copies);
    await syncTree(paths.database);
    return guard(lite, paths, lock, onTrouble);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Another process works in the directory now: even an orderly close would write into its files. */
function endAtOnce(): void {
  console.error('Замок базы данных перешёл к другому процессу, пока этот спал: сервер останавливается без записи');
  process.exit(1);
}

async function startPglite(directory: string): Promise<PGlite> {
  // Loaded here: with PostgreSQL the 20 MB of WebAssembly never come in.
  const { PGlite } = await import('@electric-sql/pglite');
  return PGlite.create({
    dataDir: directory,
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${sharedBuffers}`],
  });
}

async function guard(
  lite: PGlite,
  paths: ReturnType<typeof embeddedPaths>,
  lock: DirectoryLock,
  onTrouble: (error: unknown) => void,
): Promise<EmbeddedDatabase> {
  const pool = await createPool(lite);
  const wal = new WalFlusher(join(paths.database, 'pg_wal'));
  let lastCheckpointAt = Date.now();
  const openedAt = Date.now();
  let lastCopyAt = copyTime((await listCopies(paths.copies))[0]);
  let isClean = true;
  let isCopied = true;

  const checkpoint = async () => {
    isClean = true;
    lastCheckpointAt = Date.now();
    try {
      await pool.query('checkpoint');
      await syncTree(paths.database);
    } catch (error) {
      isClean = false;
      throw error;
    }
  };
  const copy = async (held?: pg.PoolClient) => {
    const client = held ?? (await pool.connect());
    try {
      isCopied = true;
      lastCopyAt = Date.now();
      await client.query('checkpoint');
      return await addCopy(paths.database, paths.copies, new Date());
    } catch (error) {
      isCopied = false;
      throw error;
    } finally {
      if (!held) client.release();
    }
  };
  const inspect = async () => {
    const now = Date.now();
    if (!isClean && (now - lastCheckpointAt >= checkpointEveryMs || (await walBytes(pool)) >= checkpointBytes)) {
      await checkpoint();
    }
    if (!isCopied && now - openedAt >= firstCopyAfterMs && now - lastCopyAt >= copyEveryMs) await copy();
  };

  let inspection: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    inspection = inspection.then(inspect).catch(onTrouble);
  }, inspectEveryMs);
  timer.unref();

  return {
    pool,
    async makeDurable() {
      isClean = false;
      isCopied = false;
      await wal.flush();
      lock.assertMine();
    },
    checkpoint,
    copy,
    async close() {
      clearInterval(timer);
      await inspection;
      try {
        await pool.query('checkpoint');
        await pool.end();
        await lite.close();
        await syncTree(paths.database);
      } finally {
        lock.release();
      }
    },
  };
}

async function createPool(lite: PGlite): Promise<pg.Pool> {
  const { createPgConfig } = await import('@electric-sql/pglite/node-postgres');
  // A fresh connection object for every client: the pool replaces a client after an error, and a shared one would
  // keep the listeners of the dead.
  class EmbeddedClient extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, ...createPgConfig(lite) });
    }
  }
  const pool = new pg.Pool({
    Client: EmbeddedClient,
    max: 1,
    // The database has one connection: whoever waits longer has most likely forgotten a transaction handle.
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 0,
    types: valueTypes,
  });
  pool.on('error', () => {});
  return pool;
}

/** Bytes of log that a recovery would replay. */
async function walBytes(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  );
  return Number(rows[0]?.bytes ?? 0);
}
