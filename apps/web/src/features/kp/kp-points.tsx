import type { getKp } from '@nebosvod/contracts/chart-kp';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { grahaName } from '@nebosvod/terms/graha';
import { signCase } from '@nebosvod/terms/sign';
import type { ReactNode } from 'react';
import { GrahaRow } from '../../chart/graha-row.tsx';
import classes from '../../chart/tab.module.css';
import { TableBox } from '../../chart/table-box.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { Degree } from '../../ui/degree.tsx';
import { tableLook } from '../../ui/table-look.ts';
import { kpText as words } from './kp-words.ts';

type Answer = AnswerOf<typeof getKp>;
type Cusp = NonNullable<Answer['cusps']>[number];
type Point = Pick<Cusp, 'degreeInSign' | 'sign' | 'lords' | 'known'>;

const levels = ['sign', 'star', 'sub', 'subSub'] as const;

interface BoxProps {
  readonly title: string;
  /** Columns before the longitude. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

function PointTable({ title, head, children }: BoxProps) {
  return (
    <section className={classes.whole}>
      <h3 className={classes.groupTitle}>{title}</h3>
      <TableBox label={title}>
        <table {...tableLook({ className: classes.dense })}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              {head}
              <th scope="col">{words.longitude}</th>
              {levels.map((level) => (
                <th key={level} scope="col">
                  {words.lords[level]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </TableBox>
    </section>
  );
}

/** The degree and its lords; a lord that changes while the birth may have been is not told. */
function PointCells({ degreeInSign, sign, lords, known }: Point) {
  const names = useNames();
  return (
    <>
      <td>
        <Degree value={degreeInSign} /> {signCase(sign, 'genitive', names)}
      </td>
      {levels.map((level, index) => (
        <td key={level}>{index < known ? grahaName(lords[level], names) : <span className="muted">—</span>}</td>
      ))}
    </>
  );
}

export function CuspTable({ cusps }: { readonly cusps: readonly Cusp[] }) {
  return (
    <PointTable title={words.cusps} head={<th scope="col">{words.house}</th>}>
      {cusps.map((cusp) => (
        <tr key={cusp.house}>
          <th scope="row">{cusp.house}</th>
          <PointCells {...cusp} />
        </tr>
      ))}
    </PointTable>
  );
}

export function BodyTable({ bodies }: Pick<Answer, 'bodies'>) {
  const head = (
    <>
      <th scope="col">{words.graha}</th>
      <th scope="col" className="num">
        {words.house}
      </th>
    </>
  );
  return (
    <PointTable title={words.bodies} head={head}>
      {bodies.map((body) => (
        <GrahaRow key={body.id} id={body.id}>
          <td className="num">{body.house ?? '—'}</td>
          <PointCells {...body} />
        </GrahaRow>
      ))}
    </PointTable>
  );
}
