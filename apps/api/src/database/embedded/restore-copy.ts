import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory } from './directory-lock.ts';
import { syncDirectory, syncTree } from './disk-sync.ts';
import { embeddedPaths } from './paths.ts';
import { copyDirectory, listCopies } from './rotating-copies.ts';

/** There is nothing to restore, or not under that name. The message is Russian, for the console. */
export class RestoreError extends Error {}

export interface Restored {
  readonly copy: string;
  /** Where the replaced database was put, or null when there was none. */
  readonly replaced: string | null;
}

/**
 * Puts a rotating copy in the place of the embedded database; the replaced one is kept beside it.
 * @param name a name of `listCopies`; the newest when left out.
 * @throws DirectoryLockedError while a server has the database open.
 */
export async function restoreCopy(dataDir: string, name?: string): Promise<Restored> {
  const paths = embeddedPaths(dataDir);
  const copies = await listCopies(paths.copies);
  const copy = name ?? copies[0];
  if (copy === undefined || !copies.includes(copy)) {
    throw new RestoreError(copy === undefined ? `В ${paths.copies} нет копий` : `Копии ${copy} нет в ${paths.copies}`);
  }
  const lock = await lockDirectory(paths.lock);
  try {
    const partial = `${paths.database}.partial`;
    const incoming = incomingOf(paths);
    await finishRestore(paths);
    // What an interrupted restore left would be merged with this copy.
    await rm(partial, { recursive: true, force: true });
    await rm(incoming, { recursive: true, force: true });
    await copyDirectory(join(paths.copies, copy), partial);
    await syncTree(partial);
    await rename(partial, incoming);
    const hadDatabase = await exists(paths.database);
    const replaced = `${paths.database}-replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    if (hadDatabase) await rename(paths.database, replaced);
    await finishRestore(paths);
    return { copy, replaced: hadDatabase ? replaced : null };
  } finally {
    lock.release();
  }
}

type Paths = ReturnType<typeof embeddedPaths>;

/** A whole copy that only waits for its name. */
const incomingOf = (paths: Paths) => `${paths.database}.incoming`;

/**
 * Puts the waiting copy of a restore in the place of the database when that place is empty. Every start does it first:
 * a restore interrupted between its two renames would otherwise become an empty database.
 * The caller holds the lock.
 */
export async function finishRestore(paths: Paths): Promise<void> {
  if (await exists(paths.database)) return;
  if (!(await exists(incomingOf(paths)))) return;
  await rename(incomingOf(paths), paths.database);
  await syncDirectory(join(paths.database, '..'));
}

function exists(directory: string): Promise<boolean> {
  return readdir(directory).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
      throw error;
    },
  );
}
