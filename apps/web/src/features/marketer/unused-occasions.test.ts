import { planItemSchema } from '@nebosvod/contracts/content-plans';
import type { SkyOccasion } from '@nebosvod/contracts/sky-occasions';
import { describe, expect, it } from 'vitest';
import { occasionSpan, unusedOccasions } from './unused-occasions.ts';

const occasion = (event: string, at: string): SkyOccasion => ({
  ...{ date: at.slice(0, 10), topic: event, rubric: '', skyReason: event, hashtags: [] },
  sky: { event, at, rule: { kind: 'ingress', body: 'mars', sign: 1 } },
});
const item = (more: object) =>
  planItemSchema.parse({
    ...{ id: '4b7f8f6e-0f3c-4d8e-9b1a-2f1c3d4e5f60', date: '2026-12-01', time: null, network: 'vk', format: 'post' },
    ...{ purpose: 'useful', status: 'idea', rubric: '', topic: 'Тема', hook: '', text: '', callToAction: '' },
    ...{ hashtags: [], visualBrief: '', skyReason: '', sky: null, marks: [], erid: '' },
    ...{ createdAt: '2026-11-01T00:00:00Z', updatedAt: '2026-11-01T00:00:00Z', ...more },
  });

describe('events without an item', () => {
  const all = [occasion('mars-ingress', '2026-12-05T10:00:00Z'), occasion('venus-ingress', '2026-12-05T10:00:00Z')];

  it('are those of no item, told by the event and its hour', () => {
    const { sky } = occasion('mars-ingress', '2026-12-05T10:00:30Z');
    expect(unusedOccasions(all, [item({ sky })]).map(({ topic }) => topic)).toEqual(['venus-ingress']);
    const later = occasion('mars-ingress', '2026-12-06T10:00:00Z').sky;
    expect(unusedOccasions(all, [item({ sky: later })])).toHaveLength(2);
    expect(unusedOccasions(all, [item({ topic: 'venus-ingress' })])).toHaveLength(1);
  });

  it('are looked for in two months at most', () => {
    expect(occasionSpan({ from: '2026-12-01', to: '2026-12-28' })).toEqual({ from: '2026-12-01', to: '2026-12-28' });
    expect(occasionSpan({ from: '2026-12-01', to: '2027-12-28' })).toEqual({ from: '2026-12-01', to: '2027-01-31' });
  });
});
