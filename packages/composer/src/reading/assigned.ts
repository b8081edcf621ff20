import type { Balance } from '../weigh/balance.ts';
import type { Weighed } from '../weigh/testimony.ts';

/** Each telling goes to the one testimony of the areas that weighs most; an idea is told once. */
export function assign(balances: readonly Balance[]): ReadonlySet<Weighed> {
  const best = new Map<string, Weighed>();
  for (const { for: supports, against } of balances) {
    for (const one of [...supports, ...against]) {
      if (!one.telling) continue;
      const known = best.get(one.telling.key);
      if (!known || one.weight > known.weight) best.set(one.telling.key, one);
    }
  }
  return new Set(best.values());
}
