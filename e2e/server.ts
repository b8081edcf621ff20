import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A real server of the product on its own port with its own empty data folder. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
  /** What it has printed so far. */
  output(): string;
  /** Ends it at once, as a power cut does; the data folder stays. */
  kill(): Promise<void>;
  /** Ends it in order and removes its data folder. */
  stop(): Promise<void>;
}

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** A folder and a port to take over from an earlier server. */
  readonly dataDir?: string;
  readonly port?: number;
}

/** Starts the built server and waits until it says that it is open. */
export async function startServer({ env = {}, dataDir, port = 0 }: ServerOptions = {}): Promise<RunningServer> {
  const folder = dataDir ?? (await newFolder());
  const child = spawn(process.execPath, ['apps/api/dist/server.js'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: '',
      DATABASE_URL: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      WARM_UP: 'off',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => (printed += bytes.toString()));
  const url = await waitForAddress(child, () => printed);
  return {
    url,
    dataDir: folder,
    output: () => printed,
    kill: () => ended(child, 'SIGKILL'),
    stop: async () => {
      await ended(child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * An empty data folder. Where `MIGRATED_DATABASE` names an embedded database that is migrated and holds nothing, a copy of it lies there:
 * creating one costs as much as the rest of a start.
 */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nebosvod-e2e-'));
  const migrated = process.env.MIGRATED_DATABASE;
  if (migrated !== undefined) await cp(migrated, join(folder, 'database'), { recursive: true });
  return folder;
}

async function waitForAddress(child: ChildProcess, printed: () => string): Promise<string> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const url = /Небосвод открыт: (http:\S+)/.exec(printed())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(`the server ended while starting:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the server did not open within two minutes:\n${printed()}`);
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.kill(signal);
  });
}
