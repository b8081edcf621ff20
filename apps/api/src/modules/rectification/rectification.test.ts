import { request } from 'node:http';
import { getRectification, rectificationLine } from '@nebosvod/contracts/chart-rectification';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = {
  date: '1990-05-17',
  time: '14:30:00',
  timeUncertaintyMinutes: 30,
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
};
const events = [
  { type: 'marriage', date: '2014-08-16' },
  { type: 'child-birth', date: '2016-11' },
  { type: 'career-start', date: '2012' },
];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('chart.getRectification', () => {
  it('gives the curve and the best times, each with reasons and sources', async () => {
    const { value } = await test.call(getRectification, { body: { birth, events } });
    expect(value.heading).toBe('Наиболее согласованные варианты');
    expect(value.curve).toHaveLength(61);
    for (const { score, parts } of value.curve) {
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBeCloseTo(score, 9);
    }
    const best = Math.max(...value.curve.map(({ score }) => score));
    expect(must(value.candidates[0]).score).toBeCloseTo(best, 9);
    expect(value.candidates.length).toBeGreaterThan(1);
    for (const { reasons } of value.candidates) {
      expect(reasons.map(({ event }) => event.date)).toEqual(['2014-08-16', '2016-11', '2012']);
      for (const { text, source } of reasons.flatMap(({ matches }) => matches)) {
        expect(text).toMatch(/[а-яё]/i);
        expect(source).not.toBe('');
      }
    }
    expect(value.note).toContain('не доказательство');
  });

  it('tells its progress line by line when asked to', async () => {
    const response = await test.inject({
      method: 'POST',
      url: getRectification.path,
      headers: { accept: 'application/x-ndjson' },
      payload: { birth, events },
    });
    const lines = response.body
      .trim()
      .split('\n')
      .map((line) => rectificationLine.parse(JSON.parse(line)));
    expect(response.headers['content-type']).toContain('application/x-ndjson');
    expect(lines.length).toBeGreaterThan(10);
    const shares = lines.flatMap((line) => ('progress' in line ? [line.progress] : []));
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    // The answer does not overtake what was told before it.
    expect(shares.at(-1)).toBe(1);
    expect('response' in must(lines[lines.length - 1])).toBe(true);
  });

  it('names the field of a refusal in the stream too', async () => {
    const response = await test.inject({
      method: 'POST',
      url: getRectification.path,
      headers: { accept: 'application/x-ndjson' },
      payload: { birth, events: [...events, { type: 'marriage', date: '1985' }] },
    });
    expect(JSON.parse(response.body)).toMatchObject({
      problem: { code: 'VALIDATION', errors: [{ path: 'events.3.date', message: 'Событие раньше рождения' }] },
    });
  });

  it('refuses a sure time, two events, an event before the birth and a date that never was', async () => {
    const call = async (body: object) =>
      (await test.call(getRectification, { body: { birth, events, ...body } })).problem;
    expect((await call({ birth: { ...birth, timeUncertaintyMinutes: 0 } })).errors?.[0]?.path).toBe(
      'birth.timeUncertaintyMinutes',
    );
    expect((await call({ events: events.slice(1) })).errors?.[0]?.message).toContain('не меньше 3');
    const early = [...events.slice(1), { type: 'marriage', date: '1985' }];
    expect(await call({ events: early })).toMatchObject({ errors: [{ path: 'events.2.date' }] });
    const never = [...events.slice(1), { type: 'marriage', date: '2015-02-30' }];
    expect(await call({ events: never })).toMatchObject({ status: 400, errors: [{ path: 'events.2.date' }] });
    expect(
      (await call({ stepMinutes: 0.25, birth: { ...birth, time: null, timeUncertaintyMinutes: undefined } })).code,
    ).toBe('LIMIT_EXCEEDED');
    expect((await call({ settings: { zodiac: 'tropical' } })).errors?.[0]?.path).toBe('settings.zodiac');
  });

  it('stops when the client hangs up, and the place is free for the next one', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const address = test.app.server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const whole = { ...birth, time: null, timeUncertaintyMinutes: undefined };
    const hangUp = () =>
      new Promise<void>((resolve) => {
        const call = request(
          {
            port,
            path: getRectification.path,
            method: 'POST',
            headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
          },
          (response) => {
            // The first line of progress has come: the work is under way.
            response.once('data', () => call.destroy());
            response.once('error', () => {});
          },
        );
        call.once('close', () => resolve());
        call.once('error', () => {});
        call.end(JSON.stringify({ birth: whole, events }));
      });
    let leftBehind = 0;
    test.app.server.on('request', (_, answer) => {
      answer.once('close', () => {
        if (!answer.writableFinished) leftBehind += 1;
      });
    });
    // Two at once are all that one address may have: if they went on, the third would be refused.
    await Promise.all([hangUp(), hangUp()]);
    await expect.poll(() => leftBehind).toBe(2);
    expect((await test.call(getRectification, { body: { birth, events } })).status).toBe(200);
  });
});
