import type { ContentPlan, ContentPlanItem } from '@nebosvod/contracts/content-plans';
import { addDays, addMonths } from '@nebosvod/engine/time/date-arithmetic';
import { formatMonth, formatShortDate } from '@nebosvod/terms/civil-date';
import { Suspense, useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { localToday } from '../../../platform/local-today.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { iconButtonLook } from '../../../ui/icon-button-look.ts';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { segmentsLook } from '../../../ui/segments.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { ItemChange, PlanCalls } from '../api/use-plans.ts';
import { weekOf } from '../calendar-days.ts';
import classes from '../marketer.module.css';
import type { PlanActions } from '../plan-actions.ts';
import type { PlanStatus } from '../plan-words.ts';
import { type PlanView, planViews } from '../search.ts';
import { type Undo, undoableCalls } from '../undoable-calls.ts';
import type { OpenPlanForm } from '../use-plan-form.ts';
import { BoardView } from '../views/board-view.tsx';
import { ListView } from '../views/list-view.tsx';
import { MonthView } from '../views/month-view.tsx';
import { WeekView } from '../views/week-view.tsx';
import { ItemForm } from './item-form.tsx';
import { PlanForm } from './plan-form.tsx';
import { PlanHead } from './plan-head.tsx';
import { UnsavedPosts } from './unsaved-posts.tsx';

const SideDrawer = lazyNamed(
  () => import('./side-drawer.tsx'),
  (module) => module.SideDrawer,
);

const UnusedOccasionsList = lazyNamed(
  () => import('./unused-occasions-list.tsx'),
  (module) => module.UnusedOccasionsList,
);

interface Props {
  readonly plan: ContentPlan;
  readonly calls: PlanCalls;
  readonly userId: string;
  /** What stands beside the plan. */
  readonly form: OpenPlanForm;
  readonly view: PlanView;
  readonly date: string;
  readonly onView: (view: PlanView) => void;
  readonly onDate: (date: string) => void;
  readonly onDeleted: () => void;
}

const viewWords: Readonly<Record<PlanView, string>> = {
  month: 'Месяц',
  week: 'Неделя',
  list: 'Список',
  board: 'Доска',
};

/** One plan: its head, one of four views, and the form of a post beside them. */
export function PlanWorkspace({ plan, calls, userId, form, view, date, onView, onDate, onDeleted }: Props) {
  const [begun, setBegun] = useState<{ readonly date: string; readonly status?: PlanStatus | undefined }>({ date });
  const [failure, setFailure] = useState<string | null>(null);
  const [undo, setUndo] = useState<Undo | null>(null);
  const attempt = async (work: Promise<unknown>, what: string) => {
    setFailure(null);
    try {
      await work;
    } catch (error) {
      setFailure(`${what}: ${asProblem(error).message}`);
    }
  };
  const undoable = undoableCalls(calls, plan.items, setUndo);
  const actions: PlanActions = {
    open: ({ id }) => form.show(id),
    add: (day, status) => {
      setBegun({ date: day, status });
      form.show('new');
    },
    change: (item: ContentPlanItem, change: ItemChange) =>
      void attempt(undoable.editItem(plan.id, item.id, change), `«${item.topic}» не изменилась`),
    remove: (item) => void attempt(undoable.deleteItem(plan.id, item.id), `«${item.topic}» не удалилась`),
  };
  const subject = form.open === 'new' ? begun : plan.items.find(({ id }) => id === form.open);
  return (
    <section aria-label={plan.title}>
      <PlanHead
        plan={plan}
        calls={calls}
        onEdit={() => form.show('plan')}
        onDeleted={onDeleted}
        onRepeat={() => form.show('again')}
      />
      <div className={classes.bar}>
        <fieldset {...segmentsLook()} aria-label="Вид плана">
          {planViews.map((id) => (
            <button key={id} type="button" aria-pressed={id === view} onClick={() => onView(id)}>
              {viewWords[id]}
            </button>
          ))}
        </fieldset>
        {(view === 'month' || view === 'week') && <DateStep view={view} date={date} onDate={onDate} />}
        <Button variant="primary" icon="plus" onClick={() => actions.add(view === 'month' ? date : localToday())}>
          Публикация
        </Button>
      </div>
      <UnsavedPosts plan={plan} userId={userId} onOpen={form.show} />
      <div role="alert">{failure !== null && <FieldError>{failure}</FieldError>}</div>
      <div className={classes.undo} aria-live="polite">
        {undo !== null && (
          <>
            <span>{undo.words}</span>
            <Button
              size="sm"
              icon="reset"
              onClick={() => {
                setUndo(null);
                void attempt(undo.back(), 'Вернуть не получилось');
              }}
            >
              Отменить
            </Button>
          </>
        )}
      </div>
      {plan.items.length === 0 && (view === 'list' || view === 'board') ? (
        <EmptyState drawing="dawn" action={<Button onClick={() => actions.add(plan.from)}>Добавить первую</Button>}>
          В плане пока нет публикаций.
        </EmptyState>
      ) : view === 'month' ? (
        <MonthView items={plan.items} date={date} onDate={onDate} actions={actions} />
      ) : view === 'week' ? (
        <WeekView items={plan.items} date={date} actions={actions} />
      ) : view === 'list' ? (
        <ListView items={plan.items} actions={actions} />
      ) : (
        <BoardView items={plan.items} actions={actions} />
      )}
      <Suspense fallback={null}>
        <UnusedOccasionsList plan={plan} calls={undoable} />
      </Suspense>
      {form.open === 'plan' && (
        <Suspense fallback={null}>
          <SideDrawer title="План" onClose={form.close}>
            <PlanForm calls={calls} plan={plan} onDone={form.close} />
          </SideDrawer>
        </Suspense>
      )}
      {subject !== undefined && (
        <Suspense fallback={null}>
          <SideDrawer title={'id' in subject ? 'Публикация' : 'Новая публикация'} onClose={form.close}>
            <ItemForm plan={plan} calls={undoable} subject={subject} onDone={form.close} />
          </SideDrawer>
        </Suspense>
      )}
    </section>
  );
}

interface StepProps {
  readonly view: 'month' | 'week';
  readonly date: string;
  readonly onDate: (date: string) => void;
}

/** «‹ ноябрь 2026 ›», and back to today. */
function DateStep({ view, date, onDate }: StepProps) {
  const step = (by: 1 | -1) => onDate(view === 'month' ? addMonths(date, by) : addDays(date, 7 * by));
  const week = weekOf(date);
  const name =
    view === 'month'
      ? formatMonth(date)
      : `${formatShortDate(week[0] ?? date)} – ${formatShortDate(week.at(-1) ?? date)}`;
  const [before, after] =
    view === 'month' ? ['Предыдущий месяц', 'Следующий месяц'] : ['Предыдущая неделя', 'Следующая неделя'];
  return (
    <div className={classes.step}>
      <button type="button" {...iconButtonLook({ boxed: true })} aria-label={before} onClick={() => step(-1)}>
        <Icon name="left" />
      </button>
      <b aria-live="polite">{name}</b>
      <button type="button" {...iconButtonLook({ boxed: true })} aria-label={after} onClick={() => step(1)}>
        <Icon name="right" />
      </button>
      <Button variant="quiet" onClick={() => onDate(localToday())}>
        Сегодня
      </Button>
    </div>
  );
}
