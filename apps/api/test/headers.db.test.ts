import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';
import { createWebFixture } from './web-fixture.ts';

const origins = {
  PUBLIC_URL: 'https://nebosvod.example',
  API_HOST: 'https://api.nebosvod.example',
  PROD_APP_HOST: 'https://app.nebosvod.example/',
  METRIKA_ID: '12345',
};

let web: Awaited<ReturnType<typeof createWebFixture>>;
let plain: TestApp;
let configured: TestApp;
beforeAll(async () => {
  web = await createWebFixture();
  plain = await startTestApp({
    webRoot: web.root,
    extend: (app) => {
      app.get('/v1/broken', () => {
        throw new Error('relation "secret_table" at /srv/app/secret.ts');
      });
    },
  });
  configured = await startTestApp({ webRoot: web.root, env: origins, database: plain.database });
});
afterAll(async () => {
  await configured.close();
  await plain.close();
  await web.remove();
});

const securityNames =
  /^(content-security|x-content|referrer|x-frame|cross-origin|permissions|x-permitted|strict-transport)/;

function securityOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => securityNames.test(name))
      .map(([name, value]) => [name, String(value).replaceAll(/nonce-[\w-]+/g, 'nonce-N')]),
  );
}

const chart = '/api/v2/chart.getPlanets';
const json = { 'content-type': 'application/json' };
const answers = {
  'a health check': { status: 200, request: { method: 'GET', url: '/health/live' } },
  'an unknown address of the API': { status: 404, request: { method: 'GET', url: '/api/v2/nowhere' } },
  'a malformed address': { status: 400, request: { method: 'GET', url: '/%zz' } },
  'a wrong method': { status: 405, request: { method: 'GET', url: chart } },
  'wrong data': { status: 400, request: { method: 'POST', url: chart, headers: json, payload: '{' } },
  'a large body': { status: 413, request: { method: 'POST', url: chart, headers: json, payload: 'x'.repeat(2e6) } },
  'another format': {
    status: 415,
    request: { method: 'POST', url: chart, headers: { 'content-type': 'text/csv' }, payload: 'a' },
  },
  'a forged token': {
    status: 401,
    request: { method: 'GET', url: '/health/live', headers: { authorization: 'Bearer a.b.c' } },
  },
  'a failure of ours': { status: 500, request: { method: 'GET', url: '/v1/broken' } },
} as const;

describe('security headers', () => {
  test('are on every kind of answer, refusals and failures included', async () => {
    for (const [name, { status, request }] of Object.entries(answers)) {
      const response = await plain.inject(request);
      expect(response.statusCode, name).toBe(status);
      expect(securityOf(response.headers), name).toEqual({
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
      });
      expect(response.headers['x-request-id'], name).toMatch(/^[\w-]{36}$/);
    }
  });

  test('every refusal is a problem document with the request id of its header, and tells nothing of the inside', async () => {
    for (const [name, { status, request }] of Object.entries(answers)) {
      if (status === 200) continue;
      const response = await plain.inject(request);
      expect(response.headers['content-type'], name).toBe('application/problem+json; charset=utf-8');
      const problem = response.json();
      expect(problem, name).toMatchObject({ status, requestId: response.headers['x-request-id'] });
      expect(problem.detail, name).toMatch(/[а-яё]/i);
      expect(response.body, name).not.toMatch(/secret|\.ts|node_modules|at \w+ \(/);
    }
  });

  test('of a page allow only its own nonce', async () => {
    const response = await plain.inject({ method: 'GET', url: '/home/homepage' });
    expect(securityOf(response.headers)['content-security-policy']).toMatchInlineSnapshot(
      `"default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; frame-src 'none'; form-action 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; script-src 'self' 'nonce-N'; style-src 'self' 'nonce-N'; style-src-attr 'unsafe-inline'; require-trusted-types-for 'script'; trusted-types default"`,
    );
  });

  test('follow the configured hosts and the counter, and turn to HTTPS only when the site is on it', async () => {
    const page = securityOf((await configured.inject({ method: 'GET', url: '/login' })).headers);
    expect(page['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    const policy = page['content-security-policy'] ?? '';
    expect(policy).toContain(
      "connect-src 'self' https://app.nebosvod.example https://api.nebosvod.example https://nebosvod.example https://mc.yandex.ru",
    );
    expect(policy).toContain("script-src 'self' 'nonce-N' https://mc.yandex.ru");
    expect(policy).toContain('upgrade-insecure-requests');
    expect(policy).not.toContain('unsafe-eval');
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
  });
});

describe('other origins', () => {
  const allowedOrigin = async (app: TestApp, origin: string) => {
    const response = await app.inject({ method: 'GET', url: '/health/live', headers: { origin } });
    return response.headers['access-control-allow-origin'];
  };

  test('are allowed exactly as configured and never reflected', async () => {
    expect(await allowedOrigin(configured, 'https://app.nebosvod.example')).toBe('https://app.nebosvod.example');
    for (const origin of [
      'https://evil.example',
      'https://app.nebosvod.example.evil.example',
      'http://app.nebosvod.example',
      'https://nebosvod.example:444',
      'null',
    ]) {
      expect(await allowedOrigin(configured, origin), origin).toBeUndefined();
      expect(await allowedOrigin(plain, origin), origin).toBeUndefined();
    }
  });

  test('get their preflight answered for the headers the web app sends', async () => {
    const response = await configured.inject({
      method: 'OPTIONS',
      url: chart,
      headers: { origin: 'https://app.nebosvod.example', 'access-control-request-method': 'POST' },
    });
    expect(response.statusCode).toBe(204);
    expect(response.headers['access-control-allow-headers']).toContain('authorization');
    expect(response.headers['access-control-allow-headers']).toContain('idempotency-key');
    expect(response.headers['access-control-allow-methods']).toContain('DELETE');
  });
});
