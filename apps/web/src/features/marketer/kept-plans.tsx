import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { networkTitles } from '@nebosvod/contracts/social-media';
import { formatDate, formatDateRange } from '@nebosvod/terms/civil-date';
import { counted } from '@nebosvod/terms/plural';
import { FormError } from '../../platform/forms/account-fields.tsx';
import { useAction } from '../../platform/forms/use-action.ts';
import { usePlansToast } from '../../platform/plans-toast.ts';
import { AskedTwice } from '../../ui/asked-twice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { tagLook } from '../../ui/tag-look.ts';
import { type PlanCalls, usePlanCalls, usePlans } from './api/use-plans.ts';
import { PlanExport } from './components/plan-export.tsx';
import classes from './kept-plans.module.css';
import page from './marketer.module.css';
import { byDay } from './plan-order.ts';
import { formatWords, statusWords } from './plan-words.ts';
import list from './views/list-view.module.css';

/** Plans of a person whose access has ended: still theirs to read, take away and delete, under what the area is. */
export function KeptPlans({ userId }: { readonly userId: string }) {
  const { data: plans = [], error } = usePlans(userId);
  usePlansToast(error);
  const calls = usePlanCalls(userId);
  if (plans.length === 0) return null;
  return (
    <section className={page.under} aria-labelledby="kept-plans">
      <h2 id="kept-plans">Ваши контент-планы</h2>
      <p className="muted">
        Их можно читать, выгрузить и удалить. Менять и дополнять можно снова, когда раздел открыт.
      </p>
      {plans.map((plan) => (
        <KeptPlan key={plan.id} plan={plan} calls={calls} />
      ))}
    </section>
  );
}

function KeptPlan({ plan, calls }: { readonly plan: ContentPlan; readonly calls: PlanCalls }) {
  const remove = useAction(() => calls.deletePlan(plan.id));
  return (
    <details className={classes.kept}>
      <summary>
        <h3>{plan.title}</h3>
        <span className="cap">
          {formatDateRange(plan.from, plan.to)} · {counted(plan.items.length, 'публикация', 'публикации', 'публикаций')}
        </span>
        <Icon name="down" size={16} />
      </summary>
      {[...byDay(plan.items)].map(([day, items]) => (
        <section key={day} className={list.day} aria-label={formatDate(day)}>
          <h4>{formatDate(day)}</h4>
          {items.map((item) => (
            <div key={item.id} className={list.rowItem}>
              <span className="tn muted">{item.time ?? '—'}</span>
              <div>
                <b>{item.topic}</b>
                <span className="cap">
                  {networkTitles[item.network]} · {formatWords[item.format]}
                </span>
                {[item.hook, item.text, item.callToAction, item.hashtags.join(' ')]
                  .filter((words) => words !== '')
                  .map((words) => (
                    <p key={words}>{words}</p>
                  ))}
              </div>
              <span {...tagLook({ className: list.state })}>{statusWords[item.status]}</span>
            </div>
          ))}
        </section>
      ))}
      <div className={`row wrap ${classes.take}`}>
        <PlanExport plan={plan} />
        <AskedTwice sure="Да, удалить план" isBusy={remove.isBusy} onSure={() => void remove.run()}>
          Удалить план…
        </AskedTwice>
      </div>
      <FormError>{remove.failure?.message ?? null}</FormError>
    </details>
  );
}
