import { setFlagsFromString } from 'node:v8';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/longest-first.ts';

const source = { conditions: ['@nebosvod/source'] };
const resolve = { conditions: ['@nebosvod/source'] };
const ssr = { resolve: { conditions: ['@nebosvod/source'] } };
const setupFiles = ['scripts/fixed-seed.ts'];

const storing = 'apps/api/**/*.db.test.ts';
const processes = 'apps/api/**/*.process.test.ts';
const mocked = '**/*.mocked.test.ts';
/** Files share the modules that a worker has loaded once: without it half of their time goes into loading. */
const shared = { pool: 'threads', isolate: false } as const;
/** Room for what is young, four times Node's: an eighth of the time went into moving what a test had just made. */
const YOUNG = '--max-semi-space-size=64';
/** Threads take it from this process. */
setFlagsFromString(YOUNG);
/** React as it is served and printed: the one for developers takes twice as long over a page. Kept translations differ by the mode. */
const asServed = { mode: 'served', oxc: { jsx: { runtime: 'automatic', development: false } } } as const;
const unit = { setupFiles, testTimeout: 60_000, hookTimeout: 60_000, maxWorkers: 2 };
const api = {
  setupFiles,
  include: ['apps/api/src/**/*.test.ts', 'apps/api/test/**/*.test.ts'],
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A busy machine is not a fault of the product.
  expect: { poll: { timeout: 30_000 } },
  // Left to itself one of two cores would only watch.
  maxWorkers: 2,
};

export default defineConfig({
  resolve: source,
  ssr,
  test: {
    sequence: { sequencer: LongestFirst },
    // Five runs of one `npm test` load the same thousand modules: only the first has them to translate.
    experimental: { fsModuleCache: true },
    projects: [
      // These may not replace the modules they share…
      {
        resolve,
        ssr,
        test: {
          ...unit,
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [mocked],
          ...shared,
        },
      },
      // …but in files that have theirs to themselves.
      { resolve, ssr, test: { ...unit, name: 'unit-mocked', include: [mocked], exclude: ['**/node_modules/**'] } },
      // What stores nothing: run once, with a database that is away (test-database.ts), so that it cannot begin to store.
      {
        resolve,
        ssr,
        ...asServed,
        test: {
          ...api,
          ...shared,
          name: 'api',
          exclude: [storing, processes],
          env: { TEST_DATABASE_URL: 'none', NODE_ENV: 'production' },
        },
      },
      // The database is chosen by TEST_DATABASE_URL (unset: an embedded one a test file), so that one suite runs on both.
      // An embedded one is a thing of its process: files share modules in three of those, for each waits a quarter of its time.
      {
        resolve,
        ssr,
        ...asServed,
        test: {
          ...api,
          maxWorkers: 3,
          pool: 'forks',
          execArgv: [YOUNG],
          isolate: false,
          name: 'api-db',
          env: { NODE_ENV: 'production', ALLOW_EMBEDDED: '1' },
          include: [storing],
        },
      },
      // Servers in processes of their own, from the built files: sockets, signals and clocks of a real machine.
      {
        resolve,
        ssr,
        test: {
          ...api,
          name: 'process',
          // The longest file waits for two leases to end: with two workers a core has nothing to do beside it.
          maxWorkers: 3,
          include: [processes],
          globalSetup: ['scripts/build-server.mjs'],
          // The only clock over them, against one that hangs: a start is six seconds of processor, however thinly they are spread.
          testTimeout: 600_000,
          // A machine that pauses for seconds is not a fault of the product. `npm test` names what needed it, and fails.
          retry: 1,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          setupFiles,
          include: ['e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 240_000,
          // As long as a browser waits for a part of its page: a busy machine is not a fault of the product.
          expect: { poll: { timeout: 30_000 } },
          // A browser waits about as much as it works: four files at a time fill two cores.
          maxWorkers: 4,
          globalSetup: ['e2e/global-setup.ts'],
          pool: 'forks',
          isolate: false,
        },
      },
    ],
  },
});
