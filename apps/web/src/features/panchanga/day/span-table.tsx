import { type ClockZone, formatTime } from '@nebosvod/terms/clock';
import { tableLook } from '../../../ui/table-look.ts';
import { WideTable } from '../wide-table.tsx';
import type { DayLane } from './day-spans.ts';
import { termTitle } from './term.ts';
import classes from './timeline.module.css';

const tones = { good: 'благоприятно', bad: 'неблагоприятно', neutral: 'ровно' } as const;

interface Props {
  readonly lanes: readonly DayLane[];
  readonly zone: ClockZone;
  readonly date: string;
}

/** The table twin of the timeline. Pure. */
export function SpanTable({ lanes, zone, date }: Props) {
  return (
    <WideTable label="Ход дня таблицей" className={classes.table}>
      <table {...tableLook()}>
        <caption className="vh">Ход дня таблицей</caption>
        <thead>
          <tr>
            <th scope="col">Лента</th>
            <th scope="col">Что</th>
            <th scope="col">Начало</th>
            <th scope="col">Конец</th>
            <th scope="col">Качество</th>
          </tr>
        </thead>
        <tbody>
          {lanes.flatMap((lane) =>
            lane.spans.map((span) => (
              <tr key={span.key}>
                <td className="muted">{lane.title}</td>
                <th scope="row">{termTitle(span.term)}</th>
                <td>{formatTime(span.start, zone, { from: date })}</td>
                <td>{formatTime(span.end, zone, { from: date })}</td>
                <td>{span.tone === null ? '' : tones[span.tone]}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </WideTable>
  );
}
