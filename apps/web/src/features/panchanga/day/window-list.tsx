import type { PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import { formatTime } from '@nebosvod/terms/clock';
import type { CSSProperties, ReactNode } from 'react';
import { cardLook } from '../../../ui/card-look.ts';
import { DayTimes } from '../day-times.tsx';
import { holdsAt, ToneIcon } from './day-cards.tsx';
import { dayBounds } from './day-spans.ts';
import type { FactGroup } from './fact.ts';
import { type DaySpan, termCardName } from './term.ts';
import classes from './window-list.module.css';

interface Props {
  readonly day: PanchangaDayAnswer;
  readonly groups: readonly FactGroup[];
  readonly now?: number | undefined;
  readonly explain?: (span: DaySpan, name: string) => ReactNode;
}

const toneWords = { good: 'благоприятно', neutral: 'ровно', bad: 'неблагоприятно' } as const;

/** Every window of a day with its name, its times and its place in the day, in order of time: what a phone shows for three cards. Pure. */
export function WindowList({ day, groups, now, explain }: Props) {
  const facts = groups
    .filter(({ id }) => id === 'good' || id === 'neutral' || id === 'bad')
    .flatMap(({ facts: found }) => found);
  const windows = facts
    .flatMap((fact) => (fact.span === undefined ? [] : [{ ...fact, span: fact.span }]))
    .sort((a, b) => a.span.start.localeCompare(b.span.start));
  if (windows.length === 0) return null;
  const bounds = dayBounds(day);
  const share = (at: number) => {
    const [from, to] = [Date.parse(bounds.start), Date.parse(bounds.end)];
    return Math.max(0, Math.min(1, (at - from) / (to - from)));
  };
  const isToday = now !== undefined && share(now) > 0 && share(now) < 1;
  return (
    <section {...cardLook({ className: classes.card })} aria-labelledby="pc-windows">
      <div className={classes.head}>
        <h2 id="pc-windows">Окна</h2>
        {isToday && <span className="cap">черта: сейчас {formatTime(new Date(now).toISOString(), day.place)}</span>}
      </div>
      <ul>
        {windows.map(({ key, span, value, note }) => {
          const name = termCardName(span.term);
          const [start, end] = [share(Date.parse(span.start)), share(Date.parse(span.end))];
          const state =
            now === undefined ? '' : holdsAt(span, now) ? classes.now : share(now) >= end ? classes.past : '';
          const place: Record<`--${string}`, string> = {
            '--start': `${(start * 100).toFixed(2)}%`,
            '--length': `${((end - start) * 100).toFixed(2)}%`,
            ...(isToday ? { '--present': `${(share(now) * 100).toFixed(2)}%` } : {}),
          };
          return (
            <li key={key} className={state} data-window={key} aria-current={state === classes.now ? 'time' : undefined}>
              <ToneIcon span={span} />
              <span className={classes.name}>
                {explain ? explain(span, name) : name}
                {note !== undefined && <span className="muted"> {note}</span>}
                {span.tone !== null && <span className="vh">, {toneWords[span.tone]}</span>}
              </span>
              <span className={`tn ${classes.time}`}>
                <DayTimes text={value} date={day.date} />
              </span>
              <span
                className={`${classes.track} ${isToday ? classes.marked : ''} ${span.tone ?? ''}`}
                style={place satisfies CSSProperties}
                aria-hidden="true"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
