import { expect, it } from 'vitest';
import { PLAN_BALANCE } from './plan-balance.table.ts';

it('shares of a plan are a hundred together', () => {
  for (const shares of Object.values(PLAN_BALANCE))
    expect(Object.values(shares).reduce<number>((sum, share) => sum + share, 0)).toBe(100);
});
