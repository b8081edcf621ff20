import { rename } from 'node:fs/promises';
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
    const incoming = `${paths.database}.incoming`;
    await copyDirectory(join(paths.copies, copy), incoming);
    await syncTree(incoming);
    const replaced = `${paths.database}-replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
    const hadDatabase = await rename(paths.database, replaced).then(
      () => true,
      () => false,
    );
    await rename(incoming, paths.database);
    await syncDirectory(join(paths.database, '..'));
    return { copy, replaced: hadDatabase ? replaced : null };
  } finally {
    lock.release();
  }
}
