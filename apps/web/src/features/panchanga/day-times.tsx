import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { Fragment } from 'react';
import classes from './day-times.module.css';

interface Props {
  /** Times as `offsetTime` writes them: «до 02:27+1». */
  readonly text: string;
  /** The date that they stand beside, ГГГГ-ММ-ДД. */
  readonly date: string;
}

/** Times of a day with a small «+1» for the next date; whoever hears them hears the date. Pure. */
export function DayTimes({ text, date }: Props) {
  return text.split(/(?<=\d\d:\d\d[+−]\d)/).map((part) => {
    const offset = /[+−]\d$/.exec(part)?.[0];
    if (offset === undefined) return part;
    const named = formatShortDate(addDays(date, Number(offset.replace('−', '-'))));
    return (
      <Fragment key={part}>
        {part.slice(0, -offset.length)}
        <sup className={classes.offset} title={named} aria-hidden="true">
          {offset}
        </sup>
        <span className="vh">, {named}</span>
      </Fragment>
    );
  });
}
