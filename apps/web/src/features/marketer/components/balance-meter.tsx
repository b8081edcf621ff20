import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import classes from '../marketer.module.css';
import { balanceOf } from '../plan-order.ts';
import { purposeWords } from '../plan-words.ts';

/** How much of the plan is use, the personal, trust and sale: told in words and percents, the strip repeats it. */
export function BalanceMeter({ items }: { readonly items: readonly ContentPlanItem[] }) {
  const parts = balanceOf(items);
  return (
    <div className={classes.balance}>
      <div className={classes.meter} aria-hidden="true">
        {parts
          .filter((part) => part.count > 0)
          .map((part) => (
            <i key={part.purpose} data-purpose={part.purpose} style={{ width: `${part.percent}%` }} />
          ))}
      </div>
      <div className={classes.legend}>
        {parts.map((part) => (
          <span key={part.purpose}>
            <i data-purpose={part.purpose} aria-hidden="true" />
            {purposeWords[part.purpose]} {part.percent} %
          </span>
        ))}
      </div>
    </div>
  );
}
