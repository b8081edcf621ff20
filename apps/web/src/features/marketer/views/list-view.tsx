import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import type { SkyOccasion } from '@nebosvod/contracts/sky-occasions';
import { networkTitles } from '@nebosvod/contracts/social-media';
import { formatDate, unbrokenDates } from '@nebosvod/terms/civil-date';
import { Button } from '../../../ui/button.tsx';
import { tagLook } from '../../../ui/tag-look.ts';
import { PostMenu } from '../components/post-menu.tsx';
import type { PlanActions } from '../plan-actions.ts';
import { byDay } from '../plan-order.ts';
import { formatWords, purposeWords, statusWords } from '../plan-words.ts';
import { occasionTime } from '../unused-occasions.ts';
import classes from './list-view.module.css';

interface ListProps {
  readonly items: readonly ContentPlanItem[];
  readonly actions: PlanActions;
}

/** All posts of the plan by day. */
export function ListView({ items, actions }: ListProps) {
  return [...byDay(items)].map(([day, posts]) => <DayList key={day} day={day} items={posts} actions={actions} />);
}

interface DayProps extends ListProps {
  readonly day: string;
  /** What the sky does on it, where that is asked for. */
  readonly sky?: readonly SkyOccasion[];
}

/** One day written out, and a post more for it. */
export function DayList({ day, items, sky = [], actions }: DayProps) {
  return (
    <section className={classes.day} aria-label={formatDate(day)}>
      <h3>{formatDate(day)}</h3>
      {sky.length > 0 && (
        <ul className={classes.sky} aria-label="На небе">
          {sky.map((occasion) => (
            <li key={`${occasion.sky.event} ${occasion.sky.at}`}>
              <b>{unbrokenDates(occasion.topic)}</b> <span className="muted">{occasionTime(occasion)}</span>
            </li>
          ))}
        </ul>
      )}
      {items.map((item) => (
        <div key={item.id} className={classes.rowItem}>
          <span className="tn muted">{item.time ?? '—'}</span>
          <button type="button" className={classes.open} onClick={() => actions.open(item)}>
            <b>{unbrokenDates(item.topic)}</b>
            <span className="cap">
              {networkTitles[item.network]} · {formatWords[item.format]} · {purposeWords[item.purpose]}
              {item.skyReason === '' ? '' : ` · ${unbrokenDates(item.skyReason)}`}
            </span>
          </button>
          <span {...tagLook({ className: classes.state })}>{statusWords[item.status]}</span>
          <PostMenu item={item} actions={actions} />
        </div>
      ))}
      <Button variant="quiet" size="sm" icon="plus" onClick={() => actions.add(day)}>
        Публикация<span className="vh"> на {formatDate(day)}</span>
      </Button>
    </section>
  );
}
