import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { localToday } from '../../../platform/local-today.ts';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { weekOf } from '../calendar-days.ts';
import { PostChip } from '../components/post-chip.tsx';
import { useDrop } from '../components/use-drop.ts';
import type { PlanActions } from '../plan-actions.ts';
import { byDay } from '../plan-order.ts';
import classes from './columns.module.css';
import type { ViewProps } from './month-view.tsx';

/** Seven days side by side, one below another where there is no room. */
export function WeekView({ items, date, actions }: Omit<ViewProps, 'onDate'>) {
  const days = byDay(items);
  return (
    <div className={classes.week}>
      {weekOf(date).map((day) => (
        <DayColumn key={day} day={day} posts={days.get(day) ?? []} all={items} actions={actions} />
      ))}
    </div>
  );
}

interface ColumnProps {
  readonly day: string;
  readonly posts: readonly ContentPlanItem[];
  readonly all: readonly ContentPlanItem[];
  readonly actions: PlanActions;
}

function DayColumn({ day, posts, all, actions }: ColumnProps) {
  const { isOver, dropProps } = useDrop((id) => {
    const item = all.find((post) => post.id === id);
    if (item && item.date !== day) actions.change(item, { date: day });
  });
  const name = formatShortDate(day, { weekday: true });
  return (
    <section className={`${classes.col} ${isOver ? classes.over : ''}`} aria-label={name} {...dropProps}>
      <h3 className={day === localToday() ? classes.today : undefined}>
        {name}
        <button
          type="button"
          {...iconButtonLook()}
          aria-label={`Публикация на ${name}`}
          onClick={() => actions.add(day)}
        >
          <Icon name="plus" size={16} />
        </button>
      </h3>
      {posts.map((item) => (
        <PostChip key={item.id} item={item} actions={actions} />
      ))}
    </section>
  );
}
