import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Clocks of file systems tick in milliseconds; a file changed this long before the last flush is flushed again. */
const clockSlackMs = 2_000;

/**
 * Flushes a whole tree, files first, then the directories that name them.
 * PGlite itself never flushes: an fsync of the same file from any descriptor writes out what it wrote.
 */
export async function syncTree(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return syncTree(path);
      return entry.isFile() ? syncFile(path) : undefined;
    }),
  );
  await syncDirectory(directory);
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+').catch(ignoreMissing);
  try {
    await file?.sync();
  } finally {
    await file?.close();
  }
}

/** Makes created, renamed and removed names durable. Windows cannot open a directory and needs no such flush. */
export async function syncDirectory(directory: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(directory, 'r').catch(ignoreMissing);
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

/** Files come and go while the database works. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** Group commit: flushes the write-ahead log; callers that come while a flush runs share the next one. */
export class WalFlusher {
  readonly #directory: string;
  #running: Promise<void> | null = null;
  #next: Promise<void> | null = null;
  #lastStart = 0;
  #lastNames = '';

  /** @param directory the `pg_wal` folder. */
  constructor(directory: string) {
    this.#directory = directory;
  }

  /** Resolves when everything written before the call is on the disk. */
  flush(): Promise<void> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running
      .catch(() => {})
      .then(() => {
        this.#next = null;
        return this.#start();
      });
    return this.#next;
  }

  #start(): Promise<void> {
    const run = this.#flushChanged().finally(() => {
      if (this.#running === run) this.#running = null;
    });
    this.#running = run;
    return run;
  }

  async #flushChanged(): Promise<void> {
    const startedAt = Date.now();
    const names = (await readdir(this.#directory)).filter((name) => /^[0-9A-F]{24}$/.test(name));
    for (const name of names) {
      const path = join(this.#directory, name);
      const stats = await stat(path).catch(ignoreMissing);
      if (!stats || stats.mtimeMs < this.#lastStart - clockSlackMs) continue;
      const file = await open(path, 'r+').catch(ignoreMissing);
      try {
        await file?.datasync();
      } finally {
        await file?.close();
      }
    }
    const listed = names.join();
    if (listed !== this.#lastNames) await syncDirectory(this.#directory);
    this.#lastNames = listed;
    this.#lastStart = startedAt;
  }
}
