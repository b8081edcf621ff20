import { defineConfig } from 'vitest/config';

const source = { conditions: ['@nebosvod/source'] };
const resolve = { conditions: ['@nebosvod/source'] };
const ssr = { resolve: { conditions: ['@nebosvod/source'] } };

export default defineConfig({
  resolve: source,
  ssr,
  test: {
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.ts', 'apps/web/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      // The database is chosen by TEST_DATABASE_URL (unset: an embedded one a test file), so that one suite runs on both.
      {
        resolve,
        ssr,
        test: {
          name: 'api',
          include: ['apps/api/src/**/*.test.ts', 'apps/api/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          globalSetup: ['e2e/global-setup.ts'],
        },
      },
    ],
  },
});
