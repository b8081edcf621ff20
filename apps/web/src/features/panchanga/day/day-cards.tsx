import type { ReactNode } from 'react';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { termListLook } from '../../../ui/term-list-look.ts';
import { DayTimes } from '../day-times.tsx';
import classes from './day.module.css';
import { dayColumns } from './day-columns.ts';
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

const windowGroups: readonly FactGroup['id'][] = ['good', 'neutral', 'bad'];

/** The eight groups of a day as cards; on a phone the list of windows stands for three. Pure: draws the same on the server and in the browser. */
export function DayCards({ groups, ...rest }: Props) {
  return (
    <div className={classes.room}>
      <div className={classes.grid} data-day-cards="">
        {dayColumns(groups).map((found) => (
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
  const isLimb = group.id === 'limbs';
  const isNow = ({ span }: Fact) => span !== undefined && now !== undefined && holdsAt(span, now);
  const nameOf = ({ span }: Fact) => {
    const title = span && termCardName(span.term);
    return span && title !== undefined && explain ? explain(span, title) : title;
  };
  return (
    <section
      {...cardLook({ className: windowGroups.includes(group.id) ? classes.windows : '' })}
      aria-labelledby={`pc-${group.id}`}
    >
      <h3 id={`pc-${group.id}`}>{group.title}</h3>
      <dl {...termListLook({ ruled: true, className: classes.facts })}>
        {isLimb
          ? runsOf(group.facts).map((run) => (
              <div key={run[0]?.key} className={classes.run}>
                <dt>{run[0]?.label}</dt>
                {run.map((fact, order) => (
                  <dd key={fact.key}>
                    {nameOf(fact)}
                    <Words fact={fact} date={date} />
                    {order > 0 && isNow(fact) && <Now />}
                  </dd>
                ))}
              </div>
            ))
          : group.facts.map((fact) => (
              <div key={fact.key} className={isNow(fact) ? classes.current : undefined}>
                <dt>
                  {fact.span === undefined ? (
                    fact.label
                  ) : (
                    <span className={classes.window}>
                      <ToneIcon span={fact.span} />
                      {nameOf(fact)}
                    </span>
                  )}
                  {isNow(fact) && <Now />}
                </dt>
                <dd>
                  <Words fact={fact} date={date} />
                </dd>
              </div>
            ))}
      </dl>
    </section>
  );
}

/** What follows each other through the day under one label, as the tithis do: one line of the card. */
function runsOf(facts: readonly Fact[]): readonly (readonly Fact[])[] {
  const runs: Fact[][] = [];
  for (const fact of facts) {
    if (fact.label === '') runs.at(-1)?.push(fact);
    else runs.push([fact]);
  }
  return runs;
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
