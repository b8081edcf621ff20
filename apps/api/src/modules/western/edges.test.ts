import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Every call of a birth and a day, at the edges of what can be asked. */
function callsOf(birth: { date: string }): readonly (readonly [string, object])[] {
  const { date } = birth;
  const late = `${date}T23:59:59Z`;
  const find = [
    { body: 'moon', target: { kind: 'sign', sign: 3 } },
    { body: 'pluto', target: { kind: 'drishti', point: 'sun' } },
  ];
  return [
    ['western.getChart', { birth, withAngles: true }],
    ['western.getTransits', { birth, from: date, to: date, at: late, transiting: ['moon', 'chiron', 'true-node'] }],
    ['western.getSolarReturn', { birth, count: 0 }],
    ['western.getSolarReturn', { birth, year: 2399 }],
    ['western.getLunarReturn', { birth, after: `${date}T00:00:00Z` }],
    ['western.getProgressions', { birth, years: 120 }],
    ['western.getSynastry', { birth, partner: birth }],
    ['western.getComposite', { birth, partner: birth, withAngles: true }],
    ['western.getComposite', { birth, partner: birth, method: 'davison' }],
    ['western.getMoon', { from: date, to: date, at: late }],
    ['chart.getTransits', { birth, at: late, from: date, to: date, stays: ['sign', 'nakshatra'], find }],
  ];
}

describe('at the edges of the ephemeris and the Earth', () => {
  const places = [90, -90, 66.56, 0] as const;
  const dates = ['1800-01-01', '2399-12-31', '2000-02-29'] as const;
  it.each(places.flatMap((latitude) => dates.map((date) => ({ latitude, date }))))(
    'latitude $latitude on $date answers or says why not',
    async ({ latitude, date }) => {
      for (const time of ['00:00', null, '23:59']) {
        for (const [name, payload] of callsOf({ date, ...{ time, latitude, longitude: 179.9, utcOffsetSeconds: 0 } })) {
          const { statusCode, body } = await test.inject({ method: 'POST', url: `/api/v2/${name}`, payload });
          expect([200, 400], `${name} ${time}: ${body.slice(0, 200)}`).toContain(statusCode);
          if (statusCode === 400) expect(body).toContain('DATE_OUT_OF_RANGE');
        }
      }
    },
  );
});
