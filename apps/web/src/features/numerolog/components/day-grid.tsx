import { weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import { formatDate } from '@nebosvod/terms/civil-date';
import { useRovingWalk, type Walk } from '../../../ui/chart/use-roving-spots.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { AnswerTo } from '../api/numerology.ts';
import { emptyBefore } from '../month-grid.ts';
import { relationWords } from '../words.ts';
import classes from './days.module.css';

type Answer = AnswerTo<{ system: 'suitableDates' }>;
type Day = Answer['days'][number];

interface Props {
  readonly days: readonly Day[];
  readonly rule: Answer['rule'];
  readonly today: string;
  readonly chosen: string | null;
  readonly onChoose: (date: string) => void;
}

const weekdays = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'];
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The number a day is judged by. */
const dayNumberOf = (day: Day, rule: Answer['rule']) => (rule === 'personal-day' ? day.personalDay : day.dateNumber);

/** A month from Monday; a suitable day has a tick, one that quarrels is hatched. One tab stop, arrows walk the days. */
export function DayGrid({ days, rule, today, chosen, onChoose }: Props) {
  const dates = days.map(({ date }) => date);
  const start = dates.find((date) => date === (chosen ?? today)) ?? dates[0] ?? '';
  const walk: Walk = (from, key) => {
    if (key === 'Home') return dates[0];
    if (key === 'End') return dates.at(-1);
    const step = steps[key];
    return step === undefined ? undefined : (dates[dates.indexOf(from) + step] ?? null);
  };
  const propsOf = useRovingWalk(dates, start, walk, onChoose);
  const [first] = days;
  return (
    <div className={classes.days}>
      {weekdays.map((name) => (
        <span key={name} className="cap" aria-hidden="true">
          {name}
        </span>
      ))}
      {days.map((day, index) => {
        const number = dayNumberOf(day, rule);
        return (
          <button
            key={day.date}
            {...propsOf(day.date, day.date === chosen)}
            type="button"
            data-relation={day.relation}
            className={`${classes.day} ${day.date === today ? classes.today : ''}`}
            style={index === 0 && first ? { gridColumnStart: emptyBefore(weekdayOf(first.date)) + 1 } : undefined}
            aria-label={`${formatDate(day.date)}: число ${number}, ${relationWords[day.relation]}${day.suitable ? ', подходит' : ''}`}
          >
            <span className="tn">{Number(day.date.slice(8))}</span>
            <b>{number}</b>
            {day.suitable && <Icon name="check" size={14} className="good" />}
          </button>
        );
      })}
    </div>
  );
}
