import { constants } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncDirectory, syncTree } from './disk-sync.ts';

const keptCopies = 3;

/** Complete copies of an embedded database, newest first, as names inside `copiesDirectory`. */
export async function listCopies(copiesDirectory: string): Promise<string[]> {
  const names = await readdir(copiesDirectory).catch(() => []);
  return names
    .filter((name) => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/.test(name))
    .sort()
    .reverse();
}

/** When a copy was made, in milliseconds since the epoch; 0 for none. */
export function copyTime(name: string | undefined): number {
  if (name === undefined) return 0;
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));
}

/**
 * Copies a quiescent database directory and keeps the three newest copies. A copy that was interrupted keeps its
 * `.partial` name, is never listed, and is removed by the next one.
 * The caller holds the only connection and has run CHECKPOINT.
 */
export async function addCopy(databaseDirectory: string, copiesDirectory: string, now: Date): Promise<string> {
  await mkdir(copiesDirectory, { recursive: true });
  for (const name of await readdir(copiesDirectory)) {
    if (name.endsWith('.partial')) await rm(join(copiesDirectory, name), { recursive: true, force: true });
  }
  const name = now.toISOString().replaceAll(/[:.]/g, '-');
  const partial = join(copiesDirectory, `${name}.partial`);
  await copyDirectory(databaseDirectory, partial);
  await syncTree(partial);
  await rename(partial, join(copiesDirectory, name));
  await syncDirectory(copiesDirectory);
  for (const old of (await listCopies(copiesDirectory)).slice(keptCopies)) {
    await rm(join(copiesDirectory, old), { recursive: true, force: true });
  }
  return name;
}

/** Copies a database directory, sharing blocks where the file system can. */
export async function copyDirectory(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
}
