import { brotliDecompressSync } from 'node:zlib';
import { webConfigSchema } from '@nebosvod/contracts/web-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileTemplate } from '../src/plugins/page-template.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { createWebFixture, scriptText } from './web-fixture.ts';

let web: Awaited<ReturnType<typeof createWebFixture>>;
let site: TestApp;
beforeAll(async () => {
  web = await createWebFixture();
  site = await startTestApp({
    webRoot: web.root,
    env: { API_HOST: 'https://api.example/v1/', CHAT_URL: 'https://chat.example/login?next=</script>' },
  });
});
afterAll(async () => {
  await site.close();
  await web.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ method: 'GET', url, headers });

describe('pages', () => {
  test('come for every address of the app, with a fresh nonce that the policy names', async () => {
    const nonces = new Set<string>();
    for (const url of ['/', '/home/homepage', '/home/natal-chart?map=local', '/login', '/login/confirm?email=a']) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(200);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.headers['cache-control']).toBe('no-cache');
      const nonce = /<script type="module" [^>]*nonce="([\w-]+)"/.exec(response.body)?.[1] ?? '';
      expect(String(response.headers['content-security-policy'])).toContain(`'nonce-${nonce}'`);
      expect(response.body).not.toContain('__CSP_NONCE__');
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(5);
  });

  test('of other addresses come with 404, under /home and /login too', async () => {
    for (const url of ['/home/nowhere', '/home/legal/nothing', '/home/profile/deeper', '/login/nowhere', '/nowhere']) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(404);
      expect(response.headers['content-type'], url).toBe('text/html; charset=utf-8');
    }
    for (const url of ['/home/', '/home/profile/', '/home/legal/offer']) {
      expect((await get(url)).statusCode, url).toBe(200);
    }
  });

  test('carry the configuration as data that cannot end its own block', async () => {
    const { body } = await get('/');
    const text = /<script type="application\/json" id="config"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(webConfigSchema.parse(JSON.parse(text))).toMatchObject({
      apiHost: 'https://api.example',
      prodAppHost: '',
      metrikaId: null,
      chatUrl: 'https://chat.example/login?next=</script>',
    });
    expect(text).not.toContain('<');
  });

  test('that do not exist show the app with status 404, unknown calls and files a problem', async () => {
    const page = await get('/no-such-page');
    expect(page.statusCode).toBe(404);
    expect(page.headers['content-type']).toContain('text/html');
    for (const url of [
      '/v1/nowhere',
      '/api/v2/chart.nothing',
      '/assets/gone-Ab12cd34.js',
      '/picture.png',
      '/docs/none',
    ]) {
      const response = await get(url);
      expect(response.statusCode, url).toBe(404);
      expect(response.json(), url).toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  test('are only read: another method is 405', async () => {
    const response = await site.inject({ method: 'POST', url: '/home/homepage' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe('GET, HEAD');
    const head = await site.inject({ method: 'HEAD', url: '/home/homepage' });
    expect(head.statusCode).toBe(200);
  });

  test('that were built without a placeholder are refused at the start instead of coming up blank', () => {
    const config = webConfigSchema.parse({});
    expect(() => compileTemplate('<div id="root"></div>', config)).toThrow('__CSP_NONCE__');
  });

  test('rendered on the server stand in the root, with their head', () => {
    const html = '<head>__CSP_NONCE__</head><script id="config">{"__CONFIG__":true}</script><div id="root"></div>';
    const fill = compileTemplate(html, webConfigSchema.parse({}));
    const page = fill('N', { head: '<title>$& Магазин</title>', body: '<h1>$1</h1>' });
    expect(page).toContain('<head>N<title>$& Магазин</title></head>');
    expect(page).toContain('<div id="root"><h1>$1</h1></div>');
  });
});

describe('files of the app', () => {
  const asset = '/assets/main-Ab12cd34.js';

  test('with a hash in the name are kept for a year, the rest for an hour', async () => {
    const hashed = await get(asset);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers['content-type']).toContain('javascript');
    expect(hashed.body).toBe(scriptText);
    expect((await get('/manifest.webmanifest')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('come compressed as the browser likes', async () => {
    const brotli = await get(asset, { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(scriptText);
    expect(brotli.headers.vary).toContain('accept-encoding');
    const gzip = await get(asset, { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect((await get(asset)).headers['content-encoding']).toBeUndefined();
  });

  test('let a worker compile WebAssembly and nothing be written inline', async () => {
    const policy = String((await get(asset)).headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).not.toContain('unsafe-inline');
  });

  test('that nobody should ask for are not there', async () => {
    for (const url of [
      '/index.html',
      '/public.html',
      `${asset}.br`,
      '/%2e%2e/package.json',
      '/assets/..%2findex.html',
      '/.env',
    ]) {
      expect((await get(url)).statusCode, url).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('the description of the API', () => {
  test('is a page whose scripts all carry the nonce of its policy', async () => {
    const response = await get('/docs');
    const nonce = /'nonce-([\w-]+)'/.exec(String(response.headers['content-security-policy']))?.[1];
    const scripts = [...response.body.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
    expect(scripts).toHaveLength(2);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    for (const [, url] of response.body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect((await get(String(url))).statusCode, url).toBe(200);
    }
  });
});
