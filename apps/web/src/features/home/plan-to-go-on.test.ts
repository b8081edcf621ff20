import { describe, expect, it } from 'vitest';
import { planToGoOn } from './plan-to-go-on.ts';

const post = (date: string, more: object = {}) => ({
  date,
  time: null,
  topic: date,
  status: 'idea' as const,
  ...more,
});
const plan = (id: string, items: ReturnType<typeof post>[], updatedAt = '2026-01-01T00:00:00Z') => ({
  id,
  title: `План ${id}`,
  updatedAt,
  items,
});

describe('the plan to go on with', () => {
  it('is that of the nearest post from today on, of one day the earlier', () => {
    const plans = [
      plan('a', [post('2026-11-22'), post('2026-11-25')]),
      plan('b', [post('2026-11-24', { time: '18:00' }), post('2026-11-24', { time: '09:00', topic: 'Утро' })]),
    ];
    expect(planToGoOn(plans, '2026-11-23')).toMatchObject({ id: 'b', post: { topic: 'Утро' } });
    expect(planToGoOn(plans, '2026-11-22')).toMatchObject({ id: 'a', post: { date: '2026-11-22' } });
  });

  it('is the one changed last where nothing waits: what is out waits no more', () => {
    const plans = [
      plan('old', [post('2026-12-01', { status: 'published' })]),
      plan('new', [post('2026-01-01')], '2026-05-01T00:00:00Z'),
    ];
    expect(planToGoOn(plans, '2026-11-23')).toEqual({ id: 'new', title: 'План new', post: null });
    expect(planToGoOn([], '2026-11-23')).toBeNull();
  });
});
