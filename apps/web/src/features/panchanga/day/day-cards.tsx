import type { ReactNode } from 'react';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { termListLook } from '../../../ui/term-list-look.ts';
import { DayTimes } from '../day-times.tsx';
import classes from './day.module.css';
import type { Fact, FactGroup } from './fact.ts';
import { type DaySpan, termCardName } from './term.ts';

interface Props {
  readonly groups: readonly FactGroup[];
  /** Date of the day, ГГГГ-ММ-ДД. */
  readonly date: string;
  /** The present, ms; stretches that hold it are marked. Absent on the server. */
  readonly now?: number | undefined;
  /** Makes a name open what it means; without it names are plain words. */
  readonly explain?: (span: DaySpan, name: string) => ReactNode;
}

/** A pair of groups stands in one column, a short one over a long one. */
const columns: readonly (readonly FactGroup['id'][])[] = [
  ['limbs', 'luminaries'],
  ['good', 'years'],
  ['neutral', 'signs'],
  ['bad', 'seasons'],
];
const windowGroups: readonly FactGroup['id'][] = ['good', 'neutral', 'bad'];

/** The eight groups of a day as cards; on a phone the list of windows stands for three. Pure: draws the same on the server and in the browser. */
export function DayCards({ groups, ...rest }: Props) {
  return (
    <div className={classes.room}>
      <div className={classes.grid} data-day-cards="">
        {columns
          .map((ids) => groups.filter(({ id }) => ids.includes(id)))
          .filter((found) => found.length > 0)
          .map((found) => (
            <div key={found[0]?.id} className={classes.column}>
              {found.map((group) => (
                <Card key={group.id} group={group} {...rest} />
              ))}
            </div>
          ))}
      </div>
    </div>
  );
}

function Card({ group, date, now, explain }: Omit<Props, 'groups'> & { readonly group: FactGroup }) {
  return (
    <section
      {...cardLook({ className: windowGroups.includes(group.id) ? classes.windows : '' })}
      aria-labelledby={`pc-${group.id}`}
    >
      <h3 id={`pc-${group.id}`}>{group.title}</h3>
      <dl {...termListLook({ ruled: true, className: classes.facts })}>
        {group.facts.map((fact) => {
          const { span } = fact;
          const isLimb = group.id === 'limbs';
          const title = span && termCardName(span.term);
          const name = span && title !== undefined && explain ? explain(span, title) : title;
          const isNow = span !== undefined && now !== undefined && holdsAt(span, now);
          return (
            <div
              key={fact.key}
              className={`${fact.label === '' && isLimb ? classes.more : ''} ${isNow && !isLimb ? classes.current : ''}`}
            >
              <dt>
                {isLimb || span === undefined ? (
                  fact.label
                ) : (
                  <span className={classes.window}>
                    <ToneIcon span={span} />
                    {name}
                  </span>
                )}
                {isNow && !isLimb && <Now />}
              </dt>
              <dd>
                {isLimb && name}
                <Words fact={fact} date={date} />
                {isNow && isLimb && fact.label === '' && <Now />}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Words({ fact: { value, note }, date }: { readonly fact: Fact; readonly date: string }) {
  return (
    <>
      <span className="nw">
        <DayTimes text={value} date={date} />
      </span>
      {note !== undefined && (
        <>
          {' '}
          <span className="muted nw">
            <DayTimes text={note} date={date} />
          </span>
        </>
      )}
    </>
  );
}

/** How a stretch is valued, as a sign before its name. */
export function ToneIcon({ span }: { readonly span: DaySpan }) {
  return (
    <Icon
      name={span.tone === 'good' ? 'good' : span.tone === 'bad' ? 'bad' : 'minus'}
      size={16}
      className={span.tone ?? ''}
    />
  );
}

function Now() {
  return (
    <>
      {' '}
      <b className={classes.now}>сейчас</b>
    </>
  );
}

/** Whether a stretch holds an instant, ms. */
export const holdsAt = (span: DaySpan, now: number): boolean =>
  Date.parse(span.start) <= now && now < Date.parse(span.end);
