import { formatDate, weekdayOf } from '@nebosvod/terms/civil-date';
import { type KeyboardEvent, useRef, useState } from 'react';
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
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const start = Math.max(
    0,
    days.findIndex(({ date }) => date === (chosen ?? today)),
  );
  const [focused, setFocused] = useState<number | null>(null);
  const stop = focused !== null && focused < days.length ? focused : start;
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = steps[event.key];
    const next = event.key === 'Home' ? 0 : event.key === 'End' ? days.length - 1 : step && index + step;
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next >= days.length) return;
    setFocused(next);
    buttons.current[next]?.focus();
  };
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
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            data-relation={day.relation}
            className={`${classes.day} ${day.date === today ? classes.today : ''}`}
            style={index === 0 && first ? { gridColumnStart: emptyBefore(weekdayOf(first.date)) + 1 } : undefined}
            tabIndex={index === stop ? 0 : -1}
            aria-pressed={day.date === chosen}
            aria-label={`${formatDate(day.date)}: число ${number}, ${relationWords[day.relation]}${day.suitable ? ', подходит' : ''}`}
            onFocus={() => setFocused(index)}
            onKeyDown={(event) => onKey(event, index)}
            onClick={() => onChoose(day.date)}
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
