import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  readlinkSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { processIdentity } from './process-identity.ts';

const heartbeatMs = 5_000;
/** A lock whose process cannot be looked up from here (another host, another container) is dead when its heart stopped this long ago. */
const foreignStaleMs = 30_000;
/** Nobody holds the takeover file longer than a few file operations. */
const takeoverStaleMs = 1_000;
const patienceMs = 1_500;

const holderSchema = z.object({
  pid: z.number(),
  identity: z.string(),
  host: z.string(),
  /** Where `pid` means that process: two containers may share a host name, and their process numbers do not. */
  namespace: z.string().optional(),
  nonce: z.string(),
});
type Holder = z.infer<typeof holderSchema>;

/** The directory is open elsewhere. The message is for the console, in Russian, and names the process. */
export class DirectoryLockedError extends Error {}

export interface DirectoryLock {
  /**
   * Fencing: looks whose lock it is, unless that was done a heartbeat or two ago, and calls `onLost` when it is not this
   * process's any more. To be called before a write is acknowledged: a process that slept (a paused machine) wakes
   * without knowing that its lock went stale and was taken.
   */
  assertMine(): void;
  release(): void;
}

/**
 * Takes the exclusive lock of an embedded database: two processes in one directory destroy it.
 * A lock left by a dead process is taken over.
 * @param file lock file beside the directory (not in it: the directory itself may be replaced by a restore).
 * @param onLost called once when somebody else has taken the lock since: from then on nothing may be written.
 * @throws DirectoryLockedError within two seconds when a living process holds it.
 */
export async function lockDirectory(file: string, onLost: () => void = () => {}): Promise<DirectoryLock> {
  const mine: Holder = {
    pid: process.pid,
    identity: processIdentity(process.pid) ?? 'unknown',
    host: hostname(),
    namespace: processNamespace(),
    nonce: randomUUID(),
  };
  const deadline = Date.now() + patienceMs;
  while (!createExclusively(file, JSON.stringify(mine))) {
    const holder = readHolder(file);
    if (holder && isAlive(holder, file)) throw new DirectoryLockedError(sentence(file, holder));
    if (Date.now() > deadline) throw new DirectoryLockedError(sentence(file, holder));
    if (!removeStale(file, holder)) await sleep(50);
  }
  let lookedAt = Date.now();
  const beat = () => {
    lookedAt = Date.now();
    if (isStillMine(file, mine)) return touch(file);
    clearInterval(heartbeat);
    onLost();
  };
  const heartbeat = setInterval(beat, heartbeatMs);
  heartbeat.unref();
  return {
    assertMine() {
      if (Date.now() - lookedAt > 2 * heartbeatMs) beat();
    },
    release() {
      clearInterval(heartbeat);
      if (readHolder(file)?.nonce === mine.nonce) removeFile(file);
    },
  };
}

/**
 * Removes a dead lock under a second exclusive file, so that of two processes that saw the same dead lock the slower
 * one cannot remove the fresh lock of the faster.
 */
function removeStale(file: string, seen: Holder | null): boolean {
  const takeover = `${file}.takeover`;
  if (!createExclusively(takeover, String(process.pid))) {
    if (ageMs(takeover) > takeoverStaleMs) removeFile(takeover);
    return false;
  }
  try {
    const now = readHolder(file);
    const isSame = now?.nonce === seen?.nonce;
    // A file without readable content may be one that is being written at this moment.
    if (!isSame || (now === null && ageMs(file) < takeoverStaleMs)) return false;
    removeFile(file);
    return true;
  } finally {
    removeFile(takeover);
  }
}

function isAlive(holder: Holder, file: string): boolean {
  const isLookedUpHere = holder.host === hostname() && (holder.namespace ?? processNamespace()) === processNamespace();
  if (!isLookedUpHere) return ageMs(file) < foreignStaleMs;
  return processIdentity(holder.pid) === holder.identity;
}

/** Boot and process namespace of this process, where the system has them. */
function processNamespace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return 'unknown';
  }
}

/** A lock that was removed by hand is put back; one that cannot be read just now counts as kept until the next look. */
function isStillMine(file: string, mine: Holder): boolean {
  try {
    const parsed = holderSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success && parsed.data.nonce === mine.nonce;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    const isGone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return !isGone || createExclusively(file, JSON.stringify(mine));
  }
}

function readHolder(file: string): Holder | null {
  try {
    const parsed = holderSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function createExclusively(file: string, content: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
  writeSync(descriptor, content);
  fsyncSync(descriptor);
  closeSync(descriptor);
  return true;
}

function ageMs(file: string): number {
  try {
    return Date.now() - statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The heart misses a beat; the next one follows.
  }
}

function removeFile(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Already gone.
  }
}

function sentence(file: string, holder: Holder | null): string {
  const who = holder
    ? `процессом ${holder.pid}${holder.host === hostname() ? '' : ` на машине ${holder.host}`}`
    : 'другим процессом';
  return `База данных уже открыта ${who} (замок ${file}). Остановите его или укажите другую папку в DATA_DIR.`;
}
