import type { getKp } from '@nebosvod/contracts/chart-kp';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { grahaAbbreviation, grahaName } from '@nebosvod/terms/graha';
import type { ReactNode } from 'react';
import { GrahaRow } from '../../chart/graha-row.tsx';
import classes from '../../chart/tab.module.css';
import { TableBox } from '../../chart/table-box.tsx';
import { useNames } from '../../platform/settings/settings-store.ts';
import { hintLook } from '../../ui/hint-look.ts';
import { tableLook } from '../../ui/table-look.ts';
import { kpText as words } from './kp-words.ts';

type Answer = AnswerOf<typeof getKp>;

interface GradesProps {
  readonly title: string;
  readonly lead?: string;
  readonly first: string;
  readonly grades: readonly string[];
  readonly children: ReactNode;
}

function Grades({ title, lead, first, grades, children }: GradesProps) {
  return (
    <section className={classes.whole}>
      <h3 className={classes.groupTitle}>{title}</h3>
      {lead && <p {...hintLook({ className: classes.tabHint })}>{lead}</p>}
      <TableBox label={title}>
        <table {...tableLook({ className: classes.dense })}>
          <caption className="vh">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {grades.map((grade) => (
                <th key={grade} scope="col">
                  {grade}
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

function Cells({ grades }: { readonly grades: readonly (readonly (string | number)[])[] }) {
  return words.houseGrades.map((grade, index) => {
    const found = grades[index] ?? [];
    return <td key={grade}>{found.length === 0 ? <span className="muted">—</span> : found.join(', ')}</td>;
  });
}

export function HouseTable({ houses }: { readonly houses: NonNullable<Answer['houses']> }) {
  const names = useNames();
  return (
    <Grades title={words.houses} lead={words.gradesLead} first={words.house} grades={words.houseGrades}>
      {houses.map(({ house, grades }) => (
        <tr key={house}>
          <th scope="row">{house}</th>
          <Cells grades={grades.map((grahas) => grahas.map((id) => grahaAbbreviation(id, names)))} />
        </tr>
      ))}
    </Grades>
  );
}

export function GrahaTable({ significations }: { readonly significations: NonNullable<Answer['significations']> }) {
  return (
    <Grades title={words.significations} first={words.graha} grades={words.grahaGrades}>
      {significations.map(({ graha, grades }) => (
        <GrahaRow key={graha} id={graha}>
          <Cells grades={grades} />
        </GrahaRow>
      ))}
    </Grades>
  );
}

/** Whom each node stands for, with the tie. */
export function NodeTable({ nodes }: Pick<Answer, 'nodes'>) {
  const names = useNames();
  return (
    <section className={classes.whole}>
      <h3 className={classes.groupTitle}>{words.nodes}</h3>
      <TableBox label={words.nodes}>
        <table {...tableLook({ className: classes.dense })}>
          <caption className="vh">{words.nodes}</caption>
          <tbody>
            {nodes.map(({ node, stands }) => (
              <GrahaRow key={node} id={node}>
                <td className={classes.wraps}>
                  {stands.map((one) => `${grahaName(one.for, names)} (${words.ties[one.by]})`).join(', ')}
                </td>
              </GrahaRow>
            ))}
          </tbody>
        </table>
      </TableBox>
    </section>
  );
}
