import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, onTestFailed } from 'vitest';
import { embeddedPaths } from '../src/database/embedded/paths.ts';
import { type Child, kill, runChild } from './child.ts';
import { copyTemplate, createOnCluster } from './test-database.ts';

/** The line with which a server says that it is open. */
export const opened = /Небосвод открыт: (http:\S+)/;

/**
 * Servers of a test in processes of their own, on one data folder. They are ended and all they left is removed after each test.
 * @param needsDatabase whether they have a database of their own on the cluster; without it they use the embedded one
 */
export function servedProcesses(cluster: string | undefined, needsDatabase: () => boolean) {
  let folder: string;
  let created: Awaited<ReturnType<typeof createOnCluster>> | null = null;
  let children: Child[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nebosvod-server-'));
    created = cluster !== undefined && needsDatabase() ? await createOnCluster(cluster) : null;
  });
  afterEach(async () => {
    await Promise.all(children.map(kill));
    children = [];
    await created?.drop();
    created = null;
    await rm(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    databaseUrl: () => created?.url ?? '',
    /** Before the first start: the embedded database is there and migrated. To make it costs as much as the rest of a start. */
    async migrated(): Promise<void> {
      if (created === null) await copyTemplate(embeddedPaths(folder).database);
    },
    /** Starts the built server. */
    serve(port: number, env: Record<string, string> = {}): Child {
      const child = runChild('apps/api/dist/server.js', {
        PORT: String(port),
        DATA_DIR: folder,
        ...(created ? { DATABASE_URL: created.url } : {}),
        ...env,
      });
      children.push(child);
      onTestFailed(() => console.error(child.output()));
      return child;
    },
  };
}

/**
 * Resolves when the server of a port says that it is ready (or, asked for 503, that it is not). It is open before: one whose database
 * keeps it waiting serves what needs none, and on a busy machine a look at the database may take longer than the answer waits for it.
 */
export async function untilReady(port: number, status: 200 | 503 = 200): Promise<void> {
  while ((await fetch(`http://127.0.0.1:${port}/health/ready`)).status !== status) await sleep(100);
}

const birth = { date: '1990-05-17', time: '14:30', latitude: 55.75, longitude: 37.6 };

/** A calculation that stores nothing, as a client sends it. */
export const calculation = {
  method: 'POST',
  path: '/api/v2/chart.getPlanets',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ birth }),
} as const;
