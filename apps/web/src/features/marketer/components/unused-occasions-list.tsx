import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import type { SkyOccasion } from '@nebosvod/contracts/sky-occasions';
import { formatDayAndMonth, unbrokenDates } from '@nebosvod/terms/civil-date';
import { counted } from '@nebosvod/terms/plural';
import { useState } from 'react';
import { FormError } from '../../../platform/forms/account-fields.tsx';
import { useAction } from '../../../platform/forms/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import type { PlanCalls } from '../api/use-plans.ts';
import { useSkyOccasions } from '../api/use-sky-occasions.ts';
import { occasionSpan, occasionTime, unusedOccasions } from '../unused-occasions.ts';
import classes from './unused-occasions-list.module.css';

interface Props {
  readonly plan: ContentPlan;
  readonly calls: PlanCalls;
}

/** Seen at first; the rest opens. */
const FIRST = 3;

/** «Поводы без публикации»: events of the plan's days that no item is of; a press makes an item of one. */
export function UnusedOccasionsList({ plan, calls }: Props) {
  const occasions = useSkyOccasions(occasionSpan(plan));
  const [isWhole, setWhole] = useState(false);
  const [told, setTold] = useState('');
  const add = useAction(async ({ date, topic, rubric, skyReason, sky, hashtags }: SkyOccasion) => {
    await calls.createItem(plan.id, {
      ...{ date, topic, rubric, skyReason, sky, hashtags },
      network: plan.networks[0] ?? 'vk',
    });
    setTold(`«${topic}» теперь в плане, ${formatDayAndMonth(date)}.`);
  });
  const left = occasions === undefined ? [] : unusedOccasions(occasions, plan.items);
  if (left.length === 0 && told === '') return null;
  const shown = isWhole ? left : left.slice(0, FIRST);
  return (
    <section className={classes.occasions} aria-labelledby="unused-occasions">
      <h2 id="unused-occasions">Поводы без публикации</h2>
      <p aria-live="polite" className="muted">
        {told === '' ? `В эти дни на небе ещё ${counted(left.length, 'событие', 'события', 'событий')}.` : told}
      </p>
      <ul>
        {shown.map((occasion) => (
          <li key={`${occasion.sky.event} ${occasion.sky.at}`}>
            <div>
              <b>{unbrokenDates(occasion.topic)}</b>
              <div className="cap">{occasionTime(occasion)}</div>
            </div>
            <Button
              size="sm"
              icon="plus"
              aria-label={`В план: ${occasion.topic}`}
              disabled={add.isBusy}
              onClick={() => void add.run(occasion)}
            >
              В план
            </Button>
          </li>
        ))}
      </ul>
      {left.length > FIRST && (
        <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Свернуть' : `Показать все: ${left.length}`}
        </Button>
      )}
      <FormError>{add.failure?.message ?? null}</FormError>
    </section>
  );
}
