import type { ContentPlanItem } from '@nebosvod/contracts/content-plans';
import type { SkyOccasion } from '@nebosvod/contracts/sky-occasions';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { counted } from '@nebosvod/terms/plural';
import { varaAbbreviation, varaName } from '@nebosvod/terms/vara';
import { localToday } from '../../../platform/local-today.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { useSkyOccasions } from '../api/use-sky-occasions.ts';
import { monthWeeks } from '../calendar-days.ts';
import { PostChip } from '../components/post-chip.tsx';
import { PurposeMark } from '../components/purpose-mark.tsx';
import { useDrop } from '../components/use-drop.ts';
import page from '../marketer.module.css';
import type { PlanActions } from '../plan-actions.ts';
import { byDay } from '../plan-order.ts';
import { MOST_MARKS, marksByDay } from '../sky-marks.ts';
import { DayList } from './list-view.tsx';
import classes from './month-view.module.css';
import skyClasses from './sky-mark.module.css';
import { SkyMark } from './sky-mark.tsx';

export interface ViewProps {
  readonly items: readonly ContentPlanItem[];
  /** The shown day, ГГГГ-ММ-ДД. */
  readonly date: string;
  readonly onDate: (date: string) => void;
  readonly actions: PlanActions;
}

const weekdays = [1, 2, 3, 4, 5, 6, 0];

/** A month in whole weeks with what the sky does; the chosen day is written out below, where a phone has room for it. */
export function MonthView({ items, date, onDate, actions }: ViewProps) {
  const days = byDay(items);
  const weeks = monthWeeks(date);
  const marks = marksByDay(useSkyOccasions({ from: weeks[0]?.[0] ?? date, to: weeks.at(-1)?.at(-1) ?? date }) ?? []);
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
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell
                  key={day}
                  day={day}
                  isChosen={day === date}
                  isOutside={day.slice(0, 7) !== date.slice(0, 7)}
                  posts={days.get(day) ?? []}
                  sky={marks.get(day) ?? []}
                  all={items}
                  onDate={onDate}
                  actions={actions}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p {...hintLook()}>Время событий неба московское.</p>
      <div className={page.under}>
        <DayList day={date} items={days.get(date) ?? []} sky={marks.get(date) ?? []} actions={actions} />
      </div>
    </>
  );
}

interface CellProps {
  readonly day: string;
  readonly isChosen: boolean;
  readonly isOutside: boolean;
  readonly posts: readonly ContentPlanItem[];
  readonly sky: readonly SkyOccasion[];
  readonly all: readonly ContentPlanItem[];
  readonly onDate: (date: string) => void;
  readonly actions: PlanActions;
}

function DayCell({ day, isChosen, isOutside, posts, sky, all, onDate, actions }: CellProps) {
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
        <span className={classes.dots} aria-hidden="true">
          {sky.length > 0 && <u />}
          {posts.slice(0, 2).map(({ id, purpose }) => (
            <PurposeMark key={id} purpose={purpose} />
          ))}
        </span>
      </button>
      {sky.length > 0 && (
        <ul className={skyClasses.marks} aria-label={`Небо ${formatDayAndMonth(day)}`}>
          {sky.slice(0, MOST_MARKS).map((occasion) => (
            <SkyMark key={`${occasion.sky.event} ${occasion.sky.at}`} occasion={occasion} />
          ))}
          {sky.length > MOST_MARKS && <li className={skyClasses.more}>и ещё {sky.length - MOST_MARKS}</li>}
        </ul>
      )}
      {posts.map((item) => (
        <PostChip key={item.id} item={item} actions={actions} />
      ))}
    </td>
  );
}
