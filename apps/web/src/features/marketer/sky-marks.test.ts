import type { SkyOccasion } from '@nebosvod/contracts/sky-occasions';
import { expect, it } from 'vitest';
import { marksByDay } from './sky-marks.ts';

const occasion = (date: string, at: string, rule: SkyOccasion['sky']['rule']): SkyOccasion => ({
  ...{ date, topic: rule.kind, rubric: '', skyReason: '', hashtags: [] },
  sky: { event: rule.kind, at, rule },
});

it('marks of a day begin with what is awaited most, then go by the clock; the Moon entering a sign is none', () => {
  const days = marksByDay([
    occasion('2026-12-09', '2026-12-08T22:00:00Z', {
      ...{ kind: 'aspect', a: 'venus', b: 'pluto', aspect: 'square', sign: 8 },
    }),
    occasion('2026-12-09', '2026-12-08T23:00:00Z', { kind: 'ingress', body: 'moon', sign: 9 }),
    occasion('2026-12-09', '2026-12-09T00:51:00Z', { kind: 'lunation', phase: 'new', sign: 9 }),
    occasion('2026-12-09', '2026-12-08T21:30:00Z', {
      ...{ kind: 'aspect', a: 'mercury', b: 'mars', aspect: 'square', sign: 9 },
    }),
    occasion('2026-12-10', '2026-12-10T05:00:00Z', { kind: 'ingress', body: 'moon', sign: 10 }),
  ]);
  const told = [...days].map(([day, marks]) => [day, marks.map(({ sky }) => `${sky.event} ${sky.at.slice(11, 16)}`)]);
  expect(told).toEqual([['2026-12-09', ['lunation 00:51', 'aspect 21:30', 'aspect 22:00']]]);
});
