/** Share of each purpose in a plan, percent: what one wishes when one has not said otherwise. Together 100. Our own measure, `modern`. */
export const PLAN_BALANCE = {
  /** Where nothing is sold. */
  telling: { useful: 55, personal: 25, trust: 20, sale: 0 },
  selling: { useful: 45, personal: 20, trust: 20, sale: 15 },
} as const;

export type PlanBalance = Readonly<Record<keyof (typeof PLAN_BALANCE)['telling'], number>>;
