import type { ContentPlan, ContentPlanItem } from '@nebosvod/contracts/content-plans';
import { networkTitles } from '@nebosvod/contracts/social-media';
import { formatDateRange } from '@nebosvod/terms/civil-date';
import { PLAN_BALANCE } from '@nebosvod/terms/plan-balance.table';
import { counted } from '@nebosvod/terms/plural';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { AskedTwice } from '../../../ui/asked-twice.tsx';
import { Button } from '../../../ui/button.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import type { PlanCalls } from '../api/use-plans.ts';
import page from '../marketer.module.css';
import { balanceOf, goalMarks } from '../plan-order.ts';
import { purposeWords } from '../plan-words.ts';
import { PlanExport } from './plan-export.tsx';
import classes from './plan-head.module.css';
import { PurposeMark } from './purpose-mark.tsx';

interface Props {
  readonly plan: ContentPlan;
  readonly calls: PlanCalls;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
  readonly onRepeat: () => void;
}

/** The plan's name, period, balance, and what can be done with the whole of it. */
export function PlanHead({ plan, calls, onEdit, onDeleted, onRepeat }: Props) {
  const remove = useAction(() => calls.deletePlan(plan.id));
  return (
    <>
      <div className={page.bar}>
        <div>
          <h2>{plan.title}</h2>
          <p className="muted">
            {formatDateRange(plan.from, plan.to)} ·{' '}
            {counted(plan.items.length, 'публикация', 'публикации', 'публикаций')}
            {plan.networks.length > 0 && ` · ${plan.networks.map((network) => networkTitles[network]).join(', ')}`}
          </p>
        </div>
        <div className="row wrap">
          <Button icon="pencil" onClick={onEdit}>
            Изменить
          </Button>
          <Button icon="reset" onClick={onRepeat}>
            Повторить с новым небом
          </Button>
          <PlanExport plan={plan} />
          <AskedTwice
            sure="Да, удалить план"
            isBusy={remove.isBusy}
            onSure={async () => (await remove.run()) && onDeleted()}
          >
            Удалить план…
          </AskedTwice>
        </div>
      </div>
      <FormError>{remove.failure?.message ?? null}</FormError>
      {plan.items.length > 0 && (
        <div className={classes.meta}>
          <BalanceMeter items={plan.items} />
        </div>
      )}
    </>
  );
}

/**
 * How much of the plan is use, the personal, trust and sale beside the share that is wished: told in words and percents, the strip and
 * the marks on it repeat it. Where nothing is sold, no share of sale is wished.
 */
function BalanceMeter({ items }: { readonly items: readonly ContentPlanItem[] }) {
  const parts = balanceOf(items);
  const goal = PLAN_BALANCE[items.some(({ purpose }) => purpose === 'sale') ? 'selling' : 'telling'];
  const marks = goalMarks(goal);
  const shown = parts.filter(({ purpose, count }) => count > 0 || goal[purpose] > 0);
  return (
    <div className={classes.balance}>
      <div className={classes.strip} aria-hidden="true">
        <div className={classes.meter}>
          {parts
            .filter((part) => part.count > 0)
            .map((part) => (
              <PurposeMark key={part.purpose} purpose={part.purpose} share={part.percent} />
            ))}
        </div>
        {marks.map((at) => (
          <u key={at} style={{ left: `${at}%` }} />
        ))}
      </div>
      <div className={classes.legend}>
        {shown.map((part) => (
          <span key={part.purpose}>
            <PurposeMark purpose={part.purpose} />
            {purposeWords[part.purpose]} <b className="tn">{part.percent} %</b> из {goal[part.purpose]}
          </span>
        ))}
      </div>
      <p {...hintLook()}>Черта на шкале и «из» — мера, которой держится план по небу.</p>
    </div>
  );
}
