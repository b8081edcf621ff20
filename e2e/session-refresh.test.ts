import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { launch, newContext, openPage } from './browser.ts';
import { provokes } from './console-watch.ts';
import { unproven } from './people.ts';

let browser: Browser;
let client: string;
beforeAll(async () => {
  [browser, client] = await Promise.all([launch(), bundledClient()]);
});

/** The app's own client as one script. */
async function bundledClient(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@nebosvod/source', 'browser'] },
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./parallel-calls.browser.ts', import.meta.url)),
        formats: ['iife'],
        name: 'parallelCalls',
      },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  const chunk = 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('nothing was built');
  return chunk.code;
}

describe('twenty calls at once with an expired access token', () => {
  it('cause exactly one refresh and twenty replays on the real server, and both tokens are stored', async () => {
    const { storage } = await unproven();
    const context = await newContext(browser);
    provokes(context, 'refusal');
    // A page that was opened by a guest, and so calls nothing by itself.
    const page = await openPage(context, '/login');
    await page.evaluate(
      (entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      },
      Object.entries({ ...storage, userToken: 'aaa.bbb.ccc' }),
    );
    const answers: string[] = [];
    context.on('response', (response) =>
      answers.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`),
    );
    await page.evaluate(client);
    expect(await page.evaluate(() => window.callAtOnce(20))).toBe(20);
    const count = (answer: string) => answers.filter((seen) => seen === answer).length;
    expect(count('401 GET /v3/user/products')).toBe(20);
    expect(count('200 POST /v3/auth/refresh')).toBe(1);
    expect(count('200 GET /v3/user/products')).toBe(20);
    expect(answers.filter((answer) => /products|refresh/.test(answer))).toHaveLength(41);
    const stored = await page.evaluate(() => [localStorage.getItem('userToken'), localStorage.getItem('refreshToken')]);
    expect(stored).not.toContain('aaa.bbb.ccc');
    expect(stored).not.toContain(storage.refreshToken);
    expect(stored.every((token) => token !== null && token.length > 20)).toBe(true);
  });
});
