import { getTajaka } from '@nebosvod/contracts/chart-tajaka';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('chart.getTajaka', () => {
  it('answers the whole year by completed years or by calendar year alike', async () => {
    const byYears = (await test.call(getTajaka, { body: { birth, completedYears: 36, months: true } })).value;
    const byYear = (await test.call(getTajaka, { body: { birth, year: 2026 } })).value;
    expect(byYear.instant).toBe(byYears.instant);
    expect(byYears.months).toHaveLength(12);
    expect(byYears.months.every((month) => month.chart)).toBe(true);
    expect(byYears.sahams).toHaveLength(36);
    expect(must(byYears.muddaDasha[0]).start).toBe(byYears.instant);
  });

  it('with an unknown time keeps the return and gives nothing that needs the ascendant', async () => {
    const { value } = await test.call(getTajaka, { body: { birth: { ...birth, time: null }, completedYears: 1 } });
    expect(value).toMatchObject({ reason: 'UNKNOWN_TIME', yearLord: null, sahams: null, chart: null });
  });

  it.each([
    [{ birth, year: 1989 }, 'VALIDATION'],
    [{ birth }, 'VALIDATION'],
    [{ birth, year: 2026, completedYears: 3 }, 'CONFLICTING_OPTIONS'],
    [{ birth: { ...birth, date: '2390-01-01' }, completedYears: 40 }, 'DATE_OUT_OF_RANGE'],
    [{ birth, completedYears: 1.5 }, 'VALIDATION'],
  ])('refuses %j in Russian', async (body, code) => {
    const { status, problem } = await test.call(getTajaka, { body });
    expect([status, problem.code]).toEqual([400, code]);
  });

  it('answers a polar residence', async () => {
    const { status } = await test.call(getTajaka, {
      body: { birth, completedYears: 20, residence: { latitude: 69, longitude: 33 } },
    });
    expect(status).toBe(200);
  });
});
