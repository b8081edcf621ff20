import { formatAge, wallClock } from '@nebosvod/terms/clock';
import { GrahaLabel } from '../../chart/graha-label.tsx';
import { TableBox } from '../../chart/table-box.tsx';
import { longDate } from '../../ui/date-input.ts';
import { Icon } from '../../ui/icon.tsx';
import { lateLook } from '../../ui/late-look.ts';
import { linkLook } from '../../ui/link-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import classes from './dashas.module.css';
import type { OpenRow, PeriodNode } from './period-node.ts';

interface Props {
  readonly caption: string;
  readonly rows: readonly OpenRow[];
  readonly onToggle: (node: PeriodNode) => void;
  readonly utcOffsetSeconds: number;
}

/** Levels whose periods last days: below them the hour matters too. */
const levelsOfDays = 3;
const columns = 5;

/** Periods as rows that open into their subperiods: the table twin of the timeline. What runs now is marked. */
export function PeriodTree({ caption, rows, onToggle, utcOffsetSeconds }: Props) {
  const when = (instant: string, level: number) => {
    const { date, time } = wallClock(instant, { utcOffsetSeconds });
    return level > levelsOfDays ? `${longDate(date)}, ${time.slice(0, 5)}` : longDate(date);
  };
  return (
    <TableBox label={caption}>
      <table {...tableLook({ className: classes.tree })}>
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
        <tbody>
          {rows.flatMap((row) => {
            const { node, branch, isOpen } = row;
            const level = node.path.length;
            return [
              <tr key={node.key} className={node.isCurrent ? 'on' : undefined}>
                <th scope="row" data-level={level}>
                  {branch.state === 'none' ? (
                    <span className={classes.treeLeaf}>
                      <Ruler node={node} />
                    </span>
                  ) : (
                    <button
                      type="button"
                      className={classes.treeButton}
                      aria-expanded={isOpen}
                      aria-label={`${node.names[0]}: подпериоды`}
                      onClick={() => onToggle(node)}
                    >
                      <Icon name={isOpen ? 'down' : 'right'} size={16} />
                      <Ruler node={node} />
                    </button>
                  )}
                </th>
                <td className="tn">{when(node.start, level)}</td>
                <td className="tn">{when(node.end, level)}</td>
                <td className="muted">{formatAge(node.ageAtStart)}</td>
                <td className={classes.current}>{node.isCurrent && 'идёт'}</td>
              </tr>,
              ...(isOpen ? [<Waiting key={`${node.key}+`} row={row} />] : []),
            ];
          })}
        </tbody>
      </table>
    </TableBox>
  );
}

function Ruler({ node }: { readonly node: PeriodNode }) {
  return node.glyph ? <GrahaLabel id={node.glyph} /> : node.names[0];
}

/** What stands under an open period until its subperiods come. */
function Waiting({ row: { branch } }: { readonly row: OpenRow }) {
  if (branch.state === 'failed') {
    return (
      <tr className="no-print">
        <td colSpan={columns}>
          Подпериоды не загрузились.{' '}
          <button type="button" {...linkLook()} onClick={branch.retry}>
            Повторить
          </button>
        </td>
      </tr>
    );
  }
  if (branch.state !== 'loading') return null;
  return (
    <tr className="no-print" aria-busy="true">
      <td colSpan={columns} className="muted">
        <span {...lateLook()}>Загружаем подпериоды…</span>
      </td>
    </tr>
  );
}
