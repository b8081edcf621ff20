import type { SkyEvent } from '@nebosvod/contracts/chart-transit';
import { expect, it } from 'vitest';
import { samplePlan } from './sample-plan.ts';

const events: readonly SkyEvent[] = [
  {
    ...{ kind: 'ingress', instant: '2026-12-06T08:33:00.000Z', body: 'mercury', sign: 9, fromSign: 8 },
    isRetrograde: false,
  },
  { kind: 'moon-phase', instant: '2026-12-09T00:51:40.000Z', phase: 'new', longitude: 256.95, sign: 9 },
  {
    ...{ kind: 'aspect', instant: '2026-12-09T09:00:00.000Z', a: 'sun', b: 'saturn', aspect: 'trine' },
    ...{ longitude: 257, sign: 9, otherSign: 1 },
  },
];

it('takes one event a day, the most awaited, and tells its instant by Moscow', () => {
  const items = samplePlan(events).map((item) => ({ ...item, reason: item.reason.replaceAll('\u00a0', ' ') }));
  expect(items).toEqual([
    {
      ...{ date: '2026-12-06', time: '19:00', format: 'post', topic: 'Меркурий входит в знак Стрельца' },
      reason: '6 декабря, 11:33 по Москве',
    },
    {
      ...{ date: '2026-12-09', time: '19:00', format: 'story', topic: 'Новолуние в Стрельце' },
      reason: '9 декабря, 03:51 по Москве, 16°57′ Стрельца',
    },
  ]);
  expect(samplePlan([])).toEqual([]);
});
