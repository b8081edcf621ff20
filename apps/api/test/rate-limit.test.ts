import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AddressLimiter } from '../src/plugins/rate-limit.ts';
import { startTestApp } from './test-app.ts';

describe('the limit of an address', () => {
  test('is 300 at once and 60 a second after that', () => {
    const limiter = new AddressLimiter();
    const taken = Array.from({ length: 400 }, () => limiter.take('10.0.0.1', 0));
    expect(taken.filter((wait) => wait === 0)).toHaveLength(300);
    expect(new Set(taken.slice(300))).toEqual(new Set([1]));
    const later = Array.from({ length: 100 }, () => limiter.take('10.0.0.1', 1_000));
    expect(later.filter((wait) => wait === 0)).toHaveLength(60);
  });

  test('lets through no more than burst + rate × time, whatever the moments', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(2_000), { minLength: 1, maxLength: 800 }), (gaps) => {
        const limiter = new AddressLimiter();
        let now = 0;
        let allowed = 0;
        for (const gap of gaps) {
          now += gap % 40;
          if (limiter.take('10.0.0.1', now) === 0) allowed += 1;
        }
        expect(allowed).toBeLessThanOrEqual(300 + (now / 1_000) * 60 + 1e-6);
        expect(allowed).toBeGreaterThanOrEqual(Math.min(gaps.length, 300));
      }),
    );
  });

  test('counts a /64 of IPv6 as one address and neighbours apart', () => {
    const limiter = new AddressLimiter();
    for (let index = 0; index < 300; index += 1) limiter.take(`2001:db8:0:1::${index.toString(16)}`, 0);
    expect(limiter.take('2001:db8:0:1:ffff::1', 0)).toBeGreaterThan(0);
    expect(limiter.take('2001:db8:0:2::1', 0)).toBe(0);
    for (let index = 0; index < 300; index += 1) limiter.take('::ffff:10.0.0.9', 0);
    expect(limiter.take('10.0.0.9', 0)).toBeGreaterThan(0);
  });

  test('remembers a bounded number of addresses', () => {
    const limiter = new AddressLimiter();
    for (let index = 0; index < 30_000; index += 1)
      limiter.take(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`, 0);
    expect(limiter.size).toBe(20_000);
  });
});

describe('over HTTP', () => {
  /** 420 calls in a moment that lasts: no token comes back meanwhile, however slow the machine is. */
  async function statuses(env: Record<string, string>, headersOf: (index: number) => Record<string, string>) {
    const site = await startTestApp({ env: { RATE_LIMIT: 'on', ...env }, now: () => 0 });
    const answers = [];
    for (let index = 0; index < 420; index += 1) {
      const headers = { 'content-type': 'application/json', ...headersOf(index) };
      answers.push(await site.inject({ method: 'POST', url: '/api/v2/chart.getUTS', headers, payload: '{}' }));
    }
    const health = await site.inject({ method: 'GET', url: '/health/live' });
    await site.close();
    return { answers, health };
  }

  test('the refusal is a problem that says when to come again; health is not counted', async () => {
    const { answers, health } = await statuses({}, () => ({}));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(120);
    expect(refused[0]?.headers['retry-after']).toBe('1');
    expect(refused[0]?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(health.statusCode).toBe(200);
  });

  test('a made-up X-Forwarded-For does not dodge it', async () => {
    const { answers } = await statuses({}, (index) => ({ 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` }));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(120);
  });

  test('behind one trusted proxy the address it names is counted, not those before it', async () => {
    const proxied = await statuses({ TRUST_PROXY: '1' }, (index) => ({
      'x-forwarded-for': `10.9.${index >> 8}.${index & 255}`,
    }));
    expect(proxied.answers.every(({ statusCode }) => statusCode === 400)).toBe(true);
    const dodging = await statuses({ TRUST_PROXY: '1' }, (index) => ({
      'x-forwarded-for': `10.9.${index >> 8}.${index & 255}, 10.1.1.1`,
    }));
    expect(dodging.answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(120);
  });

  test('switched off it refuses nobody', async () => {
    const { answers } = await statuses({ RATE_LIMIT: 'off' }, () => ({}));
    expect(answers.every(({ statusCode }) => statusCode === 400)).toBe(true);
  });
});
