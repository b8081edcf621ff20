import type { getKp } from '@nebosvod/contracts/chart-kp';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { grahaName } from '@nebosvod/terms/graha';
import { GrahaLabel } from '../../chart/graha-label.tsx';
import classes from '../../chart/tab.module.css';
import { TableBox } from '../../chart/table-box.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { longDate } from '../../ui/date-input.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import { kpText as words } from './kp-words.ts';

interface Props {
  readonly ruling: NonNullable<AnswerOf<typeof getKp>['ruling']>;
  /** Clock of the chart; null = of this device. */
  readonly utcOffsetSeconds: number | null;
}

/** Rulers of a moment from the strongest, with the nodes that rule among them. */
export function RulerTable({ ruling: { at, rulers, nodes, reason }, utcOffsetSeconds }: Props) {
  const names = useNames();
  const zone = {
    utcOffsetSeconds: utcOffsetSeconds ?? -new Date(at).getTimezoneOffset() * 60,
  };
  return (
    <section className={classes.whole}>
      <h3 className={classes.groupTitle}>
        {words.rulers}: {longDate(wallClock(at, zone).date)}, {formatTime(at, zone)}
      </h3>
      <p {...hintLook({ className: classes.tabHint })}>{reason === undefined ? words.rulersLead : words.noDay}</p>
      <TableBox label={words.rulers}>
        <table {...tableLook({ className: classes.pairs })}>
          <caption className="vh">{words.rulers}</caption>
          <tbody>
            {rulers.map(({ id, graha }) => (
              <tr key={id}>
                <th scope="row" className="muted">
                  {words.rulerNames[id]}
                </th>
                <td>
                  <GrahaLabel id={graha} />
                </td>
              </tr>
            ))}
            {nodes.length > 0 && (
              <tr>
                <th scope="row" className="muted">
                  {words.node}
                </th>
                <td>{nodes.map((id) => grahaName(id, names)).join(', ')}</td>
              </tr>
            )}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
