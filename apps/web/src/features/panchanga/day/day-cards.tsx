import type { ReactNode } from 'react';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { termListLook } from '../../../ui/term-list-look.ts';
import { UnbrokenParts } from '../unbroken-parts.tsx';
import classes from './day.module.css';
import type { FactGroup } from './day-facts.ts';
import { type DaySpan, termTitle } from './term.ts';

interface Props {
  readonly groups: readonly FactGroup[];
  /** The present, ms; stretches that hold it are marked. Absent on the server. */
  readonly now?: number | undefined;
  /** Makes a name open what it means; without it names are plain words. */
  readonly explain?: (span: DaySpan, name: string) => ReactNode;
}

/** The seven groups of a day as cards. Pure: draws the same on the server and in the browser. */
export function DayCards({ groups, now, explain }: Props) {
  return (
    <div className={classes.grid} data-day-cards="">
      {groups.map((group) => (
        <section key={group.id} {...cardLook()} aria-labelledby={`pc-${group.id}`}>
          <h3 id={`pc-${group.id}`}>{group.title}</h3>
          <dl {...termListLook({ ruled: true, className: classes.facts })}>
            {group.facts.map((fact) => {
              const { span } = fact;
              const isLimb = group.id === 'limbs';
              const name = span && (explain ? explain(span, termTitle(span.term)) : termTitle(span.term));
              const isNow = span !== undefined && now !== undefined && holds(span, now);
              return (
                <div key={fact.key} className={fact.label === '' && isLimb ? classes.more : undefined}>
                  <dt>
                    {isLimb || span === undefined ? (
                      fact.label
                    ) : (
                      <span className={classes.window}>
                        <Icon
                          name={span.tone === 'good' ? 'good' : span.tone === 'bad' ? 'bad' : 'minus'}
                          size={16}
                          className={span.tone ?? ''}
                        />
                        {name}
                      </span>
                    )}
                  </dt>
                  <dd>
                    {isLimb && name}
                    {span === undefined ? fact.value : <UnbrokenParts text={fact.value} />}
                    {fact.note !== undefined && (
                      <>
                        {' '}
                        <span className="muted">
                          {group.id === 'signs' ? <UnbrokenParts text={fact.note} /> : fact.note}
                        </span>
                      </>
                    )}
                    {isNow && (!isLimb || fact.label === '') && (
                      <>
                        {' '}
                        <b className={classes.now}>сейчас</b>
                      </>
                    )}
                  </dd>
                </div>
              );
            })}
          </dl>
        </section>
      ))}
    </div>
  );
}

const holds = (span: DaySpan, now: number) => Date.parse(span.start) <= now && now < Date.parse(span.end);
