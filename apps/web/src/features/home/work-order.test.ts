import { describe, expect, it } from 'vitest';
import { toGoOnWith, workOrder } from './work-order.ts';

describe('what a person goes on with', () => {
  it('stands in the order of opening, the rest as ever', () => {
    expect(workOrder({})).toEqual(['map', 'document', 'client', 'plan']);
    const opened = {
      client: { id: 'c', at: '2026-11-24T10:00:00.000Z' },
      plan: { id: 'p', at: '2026-11-24T12:00:00.000Z' },
    };
    expect(workOrder(opened)).toEqual(['plan', 'client', 'map', 'document']);
  });

  it('is what was opened last, the latest where that is gone or nothing was', () => {
    const list = [{ id: 'new' }, { id: 'old' }];
    expect(toGoOnWith(list, 'old')).toEqual({ id: 'old' });
    expect(toGoOnWith(list, 'gone')).toEqual({ id: 'new' });
    expect(toGoOnWith(list, null)).toEqual({ id: 'new' });
    expect(toGoOnWith([], 'old')).toBeNull();
  });
});
