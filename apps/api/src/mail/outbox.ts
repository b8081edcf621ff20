import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@nebosvod/engine/time/durations';

/** Letters kept: without SMTP each is a file. */
const mostLetters = 1_000;
const keptMs = 30 * DAY_MS;

/** Where letters lie when no mail server is named. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * Removes letters older than 30 days and all but the thousand newest.
 * @returns how many were removed
 */
export async function trimOutbox(dataDir: string, now: Date, most = mostLetters): Promise<number> {
  const folder = outboxFolder(dataDir);
  const names = (await readdir(folder).catch((): string[] => [])).filter((name) => name.endsWith('.eml'));
  // Names begin with the instant, behind a dot while a letter is still being written: their order is the order of time.
  const instantOf = (name: string) => name.replace(/^\./, '');
  const newestFirst = names.sort((a, b) => (instantOf(a) < instantOf(b) ? 1 : -1));
  let removed = 0;
  for (const [index, name] of newestFirst.entries()) {
    const path = join(folder, name);
    const stats = await stat(path).catch(() => null);
    if (!stats || (index < most && now.getTime() - stats.mtimeMs <= keptMs)) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}
