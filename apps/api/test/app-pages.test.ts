import type { DrawingHost, DrawnAppPage } from '@nebosvod/contracts/drawn-page';
import { HOUR_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';
import { createWebFixture } from './web-fixture.ts';

/** What the web would be asked for, without the web. */
const drawn: string[] = [];
let host: DrawingHost | null = null;
let draw: (address: string, at: number) => Promise<DrawnAppPage | null> = async () => null;
let now = Date.UTC(2026, 10, 22, 12);

let web: Awaited<ReturnType<typeof createWebFixture>>;
let site: TestApp;
beforeAll(async () => {
  web = await createWebFixture();
  site = await startTestApp({
    webRoot: web.root,
    now: () => now,
    drawing: {
      drawPage: () => ({ head: '', body: '' }),
      drawClientPage: () => ({ title: '', style: '', body: '' }),
      openApp: async (given) => {
        host = given;
        return (address, at) => {
          drawn.push(address);
          return draw(address, at);
        };
      },
    },
  });
});
afterAll(async () => {
  await site.close();
  await web.remove();
});
beforeEach(() => {
  drawn.length = 0;
  now += HOUR_MS;
  draw = async (address, at) => ({
    title: 'Магазин & <ещё>',
    body: `<main>${address}</main>`,
    state: { at, answers: { text: '</script><b>' } },
  });
});

const get = async (url: string) => (await site.inject({ method: 'GET', url })).body;

describe('a page of the app', () => {
  test('comes drawn, with its title and what it was drawn with, which cannot end its own element', async () => {
    const body = await get('/home/shop?category_id=2');
    expect(body).toContain('<div id="root"><main>/home/shop?category_id=2</main></div>');
    expect(body).toContain('<title>Магазин &amp; &lt;ещё></title>');
    expect(body).toContain(`id="drawn">{"at":${now},"answers":{"text":"\\u003c/script>\\u003cb>"}}</script>`);
  });

  test('is drawn once for everybody who asks within five minutes, with a nonce of its own for each', async () => {
    const [first, second] = await Promise.all([get('/home/faq'), get('/home/faq')]);
    const nonceOf = (body = '') => /nonce="([\w-]+)"/.exec(body)?.[1];
    expect(drawn).toEqual(['/home/faq']);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    now += 300_000;
    await get('/home/faq');
    expect(drawn).toHaveLength(2);
  });

  test('that belongs to one device, or to a mailed code, is left to the browser', async () => {
    for (const url of [
      '/home/natal-chart?map=local',
      '/home/shared',
      '/home/profile',
      '/login?tab=confirm',
      '/login?tab=reset',
      `/home/faq?q=${'я'.repeat(300)}`,
      '/no-such-page',
    ]) {
      expect(await get(url), url).toContain('<div id="root"></div>');
    }
    expect(drawn).toEqual([]);
  });

  test('that could not be drawn is left to the browser and tried again the next time', async () => {
    draw = async () => {
      throw new Error('no drawing');
    };
    expect(await get('/home/panchanga')).toContain('<div id="root"></div>');
    draw = async () => null;
    expect(await get('/home/panchanga')).toContain('<div id="root"></div>');
    expect(drawn).toHaveLength(2);
  });

  test('asks the API itself for what it shows', async () => {
    await get('/home/homepage');
    const answer = await host?.answer('/openapi.json', { method: 'GET', body: null });
    expect(answer?.status).toBe(200);
  });
});
