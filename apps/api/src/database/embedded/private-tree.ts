import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes a folder and everything in it away from other system users. PGlite gives the files of a new database the mode
 * 0666 by name, past the umask, and copies keep modes wherever they are moved.
 * A folder that is missing is left so.
 */
export async function makePrivate(directory: string): Promise<void> {
  const entries = await readdir(directory, { withFileTypes: true }).catch(ignoreMissing);
  if (!entries) return;
  await chmod(directory, 0o700);
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) return makePrivate(path);
      if (!entry.isFile()) return;
      const stats = await lstat(path).catch(ignoreMissing);
      if (stats && (stats.mode & 0o077) !== 0) await chmod(path, 0o600).catch(ignoreMissing);
    }),
  );
}

/** Files come and go while the database works. */
function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
