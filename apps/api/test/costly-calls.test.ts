import { expect, test } from 'vitest';
import { startTestApp } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };

test('forty costly calls at once from one network are refused past its share, and the server answers others meanwhile', async () => {
  const site = await startTestApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const year = { ...place, from: '2026-01-01', to: '2027-02-03', format: 'ics' };
    let isOver = false;
    const calls = Promise.all(
      Array.from({ length: 40 }, () =>
        site.inject({ method: 'POST', url: '/api/v2/chart.get_create_panchanga', payload: year }),
      ),
    ).finally(() => {
      isOver = true;
    });
    const waits: number[] = [];
    while (!isOver) {
      const start = performance.now();
      expect((await site.inject({ url: '/health/live' })).statusCode).toBe(200);
      waits.push(performance.now() - start);
      await new Promise((later) => setTimeout(later, 50));
    }
    const answers = await calls;
    const refused = answers.filter(({ statusCode }) => statusCode === 429 || statusCode === 503);
    const served = answers.filter(({ statusCode }) => statusCode === 200);
    expect(refused.length + served.length).toBe(40);
    expect(served.length).toBeGreaterThan(0);
    expect(refused.length).toBeGreaterThan(30);
    expect(refused.filter(({ headers }) => !(Number(headers['retry-after']) > 0))).toEqual([]);
    // A machine that pauses makes one of them late; a loop that is held by such calls makes all of them.
    expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(100);
  } finally {
    await site.close();
  }
});

test('a refusal that only the thread can see reaches the caller as it is', async () => {
  const site = await startTestApp();
  const answer = await site.inject({
    method: 'POST',
    url: '/api/v2/chart.get_create_panchanga',
    payload: { ...place, timeZone: 'Mars/Olympus', from: '2026-01-01', to: '2026-12-31' },
  });
  await site.close();
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ path: 'timeZone', message: 'Часовой пояс «Mars/Olympus» неизвестен' }]);
});

test('readiness asks the database once a second, however often it is asked itself', async () => {
  const database = await createTestDatabase();
  let pings = 0;
  const counted = {
    ...database,
    ping: async () => {
      pings += 1;
    },
  };
  const site = await startTestApp({ database: counted });
  const answers = await Promise.all(Array.from({ length: 200 }, () => site.inject({ url: '/health/ready' })));
  await site.close();
  await database.remove();
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(pings).toBeLessThanOrEqual(2);
});
