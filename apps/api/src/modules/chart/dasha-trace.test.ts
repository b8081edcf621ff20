import { getDashaPeriods, getRashaPeriods } from '@nebosvod/contracts/chart-dasha';
import { GRAHA_DASHAS } from '@nebosvod/engine/dasha/dasha.ids';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { birth } from '../../../test/births.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('the formulas of vimshottari give the balance and the beginning beside them', async () => {
  const { value } = await test.call(getDashaPeriods, { body: { birth, trace: true } });
  const { trace = {}, balance, periods } = value;
  const { years, elapsed } = must(trace['balance.years']).inputs;
  const left = Number(years) * (1 - Number(elapsed));
  expect(Math.floor(left)).toBe(balance?.years);
  const start = must(trace['periods.0.start']).inputs;
  const julianDay = Number(start.birth) - Number(years) * Number(elapsed) * Number(start.yearLength);
  const milliseconds = (julianDay - 2_440_587.5) * DAY_MS;
  expect(Math.abs(Date.parse(must(periods?.[0]).start ?? '') - milliseconds)).toBeLessThan(1000);
});

it('every dasha names its rule and source, and none where the periods are not known', async () => {
  for (const system of [...GRAHA_DASHAS, 'kalachakra'] as const) {
    const { value } = await test.call(getDashaPeriods, { body: { birth, system, trace: true } });
    expect([system, must(value.trace?.periods).source]).toEqual([system, value.source]);
  }
  const rasi = await test.call(getRashaPeriods, { body: { birth, trace: true } });
  expect(rasi.value.trace?.periods).toMatchObject({ formula: rasi.value.school, source: rasi.value.source });
  const timeless = await test.call(getRashaPeriods, { body: { birth: { ...birth, time: null }, trace: true } });
  expect(timeless.value.trace).toEqual({});
});
