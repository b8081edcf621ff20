import { formatAge } from '@nebosvod/terms/clock';
import { type ReactNode, useState } from 'react';
import { longDate } from '../../../ui/date-input.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TableBox } from './table-box.tsx';

/** A period of any dasha, with its ruler ready to show. */
export interface PeriodRow {
  readonly key: string;
  readonly ruler: ReactNode;
  /** Spoken name of the ruler. */
  readonly spoken: string;
  /** `YYYY-MM-DD` on the clock of the birth. */
  readonly start: string;
  readonly end: string;
  readonly ageAtStart: number;
  readonly isCurrent: boolean;
  readonly children: readonly PeriodRow[];
}

interface Props {
  readonly caption: string;
  readonly periods: readonly PeriodRow[];
}

const currentKeys = (periods: readonly PeriodRow[]): string[] =>
  periods.filter((period) => period.isCurrent).flatMap((period) => [period.key, ...currentKeys(period.children)]);

/** Periods as rows that open into their subperiods; the one that runs now is open and marked. */
export function PeriodTree({ caption, periods }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(() => new Set(currentKeys(periods)));
  const toggle = (key: string) => {
    const next = new Set(opened);
    if (!next.delete(key)) next.add(key);
    setOpened(next);
  };
  const rows = (list: readonly PeriodRow[], depth: number): ReactNode[] =>
    list.flatMap((period) => [
      <tr key={period.key} className={period.isCurrent ? 'on' : undefined}>
        <th scope="row" style={{ paddingLeft: 12 + depth * 20 }}>
          {period.children.length > 0 ? (
            <button
              type="button"
              className="tree-btn"
              aria-expanded={opened.has(period.key)}
              aria-label={`${period.spoken}: подпериоды`}
              onClick={() => toggle(period.key)}
            >
              <Icon name={opened.has(period.key) ? 'down' : 'right'} size={16} />
              {period.ruler}
            </button>
          ) : (
            <span className="tree-leaf">{period.ruler}</span>
          )}
        </th>
        <td className="tn">{longDate(period.start)}</td>
        <td className="tn">{longDate(period.end)}</td>
        <td className="muted">{formatAge(period.ageAtStart)}</td>
        <td className="acc">{period.isCurrent && 'идёт'}</td>
      </tr>,
      ...(opened.has(period.key) ? rows(period.children, depth + 1) : []),
    ]);
  return (
    <TableBox label={caption}>
      <table className="tbl tree">
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Период</th>
            <th scope="col">Начало</th>
            <th scope="col">Конец</th>
            <th scope="col">Возраст</th>
            <th scope="col">
              <span className="vh">Сейчас</span>
            </th>
          </tr>
        </thead>
        <tbody>{rows(periods, 0)}</tbody>
      </table>
    </TableBox>
  );
}
