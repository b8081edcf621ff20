import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import type { PlanBalance } from '@nebosvod/terms/plan-balance.table';

type Purpose = ContentPlanItem['purpose'];

const PURPOSES = ['useful', 'trust', 'personal', 'sale'] as const satisfies readonly Purpose[];

/** How many items of each purpose a plan has, held to the shares that are wished. */
export class Balance {
  readonly #shares: PlanBalance;
  readonly #given = { useful: 0, personal: 0, trust: 0, sale: 0 };

  constructor(shares: PlanBalance) {
    this.#shares = shares;
  }

  given(purpose: Purpose): void {
    this.#given[purpose] += 1;
  }

  /** Purposes of the next items: each time the one that is most behind its share. */
  due(count: number): Purpose[] {
    const given = { ...this.#given };
    return Array.from({ length: Math.max(0, count) }, () => {
      const total = Object.values(given).reduce((sum, one) => sum + one, 1);
      const behind = (purpose: Purpose) => (this.#shares[purpose] * total) / 100 - given[purpose];
      const next = PURPOSES.reduce((best, one) => (behind(one) > behind(best) ? one : best));
      given[next] += 1;
      return next;
    });
  }
}
