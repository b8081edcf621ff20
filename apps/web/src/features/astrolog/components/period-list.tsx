import type { ReactNode } from 'react';
import { TableBox } from '../../../chart/table-box.tsx';
import { timeLordsText as words } from '../../../text/time-lords.ts';
import { tableLook } from '../../../ui/table-look.ts';
import astrologClasses from '../astrolog.module.css';
import { runningSpan, type Span } from '../running-span.ts';
import classes from './period-list.module.css';

/** A part of a period as a line of its table. */
export interface ShownPart extends Span {
  readonly name: string;
  readonly mark: string;
}

/** A main period that opens into its parts. */
export interface ShownPeriod extends ShownPart {
  readonly parts: readonly ShownPart[];
  /** Said in place of the parts where there are none. */
  readonly undivided: ReactNode;
}

interface Props {
  readonly periods: readonly ShownPeriod[];
  readonly at: string;
  readonly dateOf: (instant: string) => string;
}

/** Main periods in order, each opening into its parts; the one that runs is open. */
export function PeriodList({ periods, at, dateOf }: Props) {
  const running = runningSpan(periods, at)?.now ?? null;
  return (
    <div className={classes.periods}>
      {periods.map(({ name, start, end, mark, parts, undivided }) => (
        <details key={start} open={start === running?.start}>
          <summary>
            <b>{name}</b>{' '}
            <span className="tn">
              {dateOf(start)} – {dateOf(end)}
            </span>
            {mark !== '' && <span className="cap"> {mark}</span>}
          </summary>
          {parts.length === 0 ? <p className="muted">{undivided}</p> : <Parts name={name} {...{ parts, at, dateOf }} />}
        </details>
      ))}
    </div>
  );
}

function Parts({ name, parts, at, dateOf }: Pick<ShownPeriod, 'name' | 'parts'> & Omit<Props, 'periods'>) {
  const running = runningSpan(parts, at)?.now ?? null;
  const hasMarks = parts.some(({ mark }) => mark !== '');
  return (
    <TableBox label={name}>
      <table {...tableLook()}>
        <caption className="vh">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{words.start}</th>
            <th scope="col">{words.end}</th>
            <th scope="col">{words.lord}</th>
            {hasMarks && <th scope="col">{words.mark}</th>}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.start} className={part.start === running?.start ? 'on' : undefined}>
              <th scope="row" className="tn">
                {dateOf(part.start)}
              </th>
              <td className="tn">{dateOf(part.end)}</td>
              <td>{part.name}</td>
              {hasMarks && <td className={astrologClasses.wraps}>{part.mark}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  );
}
