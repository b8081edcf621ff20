import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { startFakeBots } from '../apps/api/test/fake-bots.ts';
import { embeddedTemplate } from '../apps/api/test/test-database.ts';
import buildServer from '../scripts/build-server.mjs';
import { startServer } from './server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the server that all journeys share. */
    baseUrl: string;
    /** Its data folder: letters lie in `outbox`. */
    dataDir: string;
    /** Stand-in of the messengers' services that its bots talk to. */
    botsUrl: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));

/** Brings the built server up to date, builds the web app when its sources are newer than the built one, and starts one server for all journeys. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  buildServer();
  if (isStale()) buildWeb();
  process.env.MIGRATED_DATABASE = await embeddedTemplate();
  const bots = await startFakeBots();
  const server = await startServer({ env: { ...bots.env, CHAT_URL: 'https://chat.example.ru/login', WARM_UP: 'on' } });
  project.provide('baseUrl', server.url);
  project.provide('dataDir', server.dataDir);
  project.provide('botsUrl', bots.env.TELEGRAM_API_URL);
  return async () => {
    await server.stop();
    await bots.close();
  };
}

function isStale(): boolean {
  const built = statSync(join(root, 'apps/web/dist/client/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = [
    'apps/web/src',
    'apps/web/build',
    'apps/web/public',
    'packages/contracts/src',
    'packages/terms/src',
    'packages/drawing/src',
  ];
  return sources.some((folder) => newest(join(root, folder)) > built);
}

function newest(folder: string): number {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .reduce((latest, entry) => Math.max(latest, statSync(join(entry.parentPath, entry.name)).mtimeMs), 0);
}

function buildWeb(): void {
  const built = spawnSync('npm', ['run', '--silent', 'build', '--workspace', 'apps/web'], {
    cwd: root,
    encoding: 'utf8',
    // vitest's own NODE_ENV would build the development version of React.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (built.status !== 0) throw new Error(`the web app did not build:\n${built.stdout}\n${built.stderr}`);
}
