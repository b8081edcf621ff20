import { getEvents, getSadeSati } from '@nebosvod/contracts/chart-transit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('chart.getSadeSati', () => {
  it('covers a hundred years with bindus beside each stay', async () => {
    const { value } = await test.call(getSadeSati, { body: { birth } });
    expect(value.moonSign).toBe(10);
    expect(value.periods.length).toBeGreaterThan(15);
    expect(value.periods.every((period) => period.bindus)).toBe(true);
    expect(value.moonSignHolds).toBe(true);
  });

  it('with an unknown time gives no bindus and says whether the Moon keeps its sign', async () => {
    const { value } = await test.call(getSadeSati, { body: { birth: { ...birth, time: null } } });
    expect(value.periods.every((period) => period.bindus === null)).toBe(true);
  });

  it('is cut at the end of the ephemeris and refuses 201 years', async () => {
    const late = { ...birth, date: '2380-05-17' };
    expect((await test.call(getSadeSati, { body: { birth: late } })).value.isCut).toBe(true);
    const asked = { birth, from: '1990-01-01', to: '2191-02-01' };
    expect((await test.call(getSadeSati, { body: asked })).problem.code).toBe('LIMIT_EXCEEDED');
  });
});

describe('chart.getEvents', () => {
  it('gives every kind in order of time', async () => {
    const body = {
      from: '2026-01-01',
      to: '2026-12-31',
      kinds: ['ingress', 'station', 'eclipse', 'lunar-month', 'moon-phase'],
    };
    const { events } = (await test.call(getEvents, { body })).value;
    expect(events.map((event) => event.instant)).toEqual(events.map((event) => event.instant).sort());
    expect(events.filter((event) => event.kind === 'eclipse').map((event) => [event.of, event.type])).toEqual([
      ['solar', 'annular'],
      ['lunar', 'total'],
      ['solar', 'total'],
      ['lunar', 'partial'],
    ]);
    expect(events.some((event) => event.kind === 'lunar-month' && event.isAdhika && event.amanta === 3)).toBe(true);
  });

  it('tells exact aspects among the bodies asked for, ten years at most', async () => {
    const asked = { bodies: ['jupiter', 'saturn'], kinds: ['aspect'], settings: { zodiac: 'tropical' } };
    const { events } = (await test.call(getEvents, { body: { from: '2020-01-01', to: '2020-12-31', ...asked } })).value;
    expect(events).toMatchObject([{ a: 'jupiter', b: 'saturn', aspect: 'conjunction', sign: 11, otherSign: 11 }]);
    expect(events[0]?.instant).toMatch(/^2020-12-21T18:2/);
    const long = await test.call(getEvents, { body: { from: '2020-01-01', to: '2031-01-01', ...asked } });
    expect(long.problem.code).toBe('LIMIT_EXCEEDED');
  });

  it('a long period is worked out in a thread and agrees with a short one', async () => {
    const kinds = ['ingress', 'station', 'eclipse'];
    const long = (await test.call(getEvents, { body: { from: '2000-01-01', to: '2059-12-31', kinds } })).value.events;
    const year = (await test.call(getEvents, { body: { from: '2026-01-01', to: '2026-12-31', kinds } })).value.events;
    const of2026 = long.filter(({ instant }) => instant.startsWith('2026'));
    expect(of2026.map(({ kind }) => kind)).toEqual(year.map(({ kind }) => kind));
    for (const [index, { instant }] of year.entries()) {
      expect(Math.abs(Date.parse(must(of2026[index]).instant) - Date.parse(instant))).toBeLessThan(2000);
    }
  });

  it('refuses ranges beyond its limits, naming them', async () => {
    const long = await test.call(getEvents, { body: { from: '1900-01-01', to: '2150-01-01', kinds: ['eclipse'] } });
    expect(long.problem).toMatchObject({ code: 'LIMIT_EXCEEDED', detail: expect.stringContaining('200') });
    const moon = await test.call(getEvents, { body: { from: '1900-01-01', to: '1990-01-01', kinds: ['moon-phase'] } });
    expect(moon.problem.detail).toContain('40');
  });
});
