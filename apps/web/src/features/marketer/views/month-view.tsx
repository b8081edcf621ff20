import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { counted } from '@nebosvod/terms/plural';
import { varaAbbreviation, varaName } from '@nebosvod/terms/vara';
import { localToday } from '../../../platform/local-today.ts';
import { tagLook } from '../../../ui/tag-look.ts';
import { monthWeeks } from '../calendar-days.ts';
import { PostChip } from '../components/post-chip.tsx';
import { useDrop } from '../components/use-drop.ts';
import page from '../marketer.module.css';
import type { PlanActions } from '../plan-actions.ts';
import { byDay } from '../plan-order.ts';
import { DayList } from './list-view.tsx';
import classes from './month-view.module.css';

export interface ViewProps {
  readonly items: readonly ContentPlanItem[];
  /** The shown day, ГГГГ-ММ-ДД. */
  readonly date: string;
  readonly onDate: (date: string) => void;
  readonly actions: PlanActions;
}

const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** A month in whole weeks; the chosen day is written out below, where a phone has room for it. */
export function MonthView({ items, date, onDate, actions }: ViewProps) {
  const days = byDay(items);
  return (
    <>
      <table className={classes.month} aria-label="Месяц">
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={varaName(day)}>
                {varaAbbreviation(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(date).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isChosen={day === date}
                  isOutside={day.slice(0, 7) !== date.slice(0, 7)}
                  posts={days.get(day) ?? []}
                  all={items}
                  onDate={onDate}
                  actions={actions}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={page.under}>
        <DayList day={date} items={days.get(date) ?? []} actions={actions} />
      </div>
    </>
  );
}

interface CellProps {
  readonly day: string;
  readonly isChosen: boolean;
  readonly isOutside: boolean;
  readonly posts: readonly ContentPlanItem[];
  readonly all: readonly ContentPlanItem[];
  readonly onDate: (date: string) => void;
  readonly actions: PlanActions;
}

function DayCell({ day, isChosen, isOutside, posts, all, onDate, actions }: CellProps) {
  const { isOver, dropProps } = useDrop((id) => {
    const item = all.find((post) => post.id === id);
    if (item && item.date !== day) actions.change(item, { date: day });
  });
  const look = [isOutside ? classes.out : '', isChosen ? classes.on : '', isOver ? classes.over : ''];
  const isToday = day === localToday();
  return (
    <td className={look.join(' ')} {...dropProps}>
      <button
        type="button"
        className={`${classes.num} ${isToday ? classes.today : ''}`}
        aria-pressed={isChosen}
        aria-label={`${formatDayAndMonth(day)}: ${posts.length === 0 ? 'пусто' : counted(posts.length, 'публикация', 'публикации', 'публикаций')}`}
        onClick={() => onDate(day)}
      >
        {Number(day.slice(8))}
        {posts.length > 0 && <span {...tagLook()}>{posts.length}</span>}
      </button>
      {posts.map((item) => (
        <PostChip key={item.id} item={item} actions={actions} />
      ))}
    </td>
  );
}
