import type { ReactNode } from 'react';
import { TableBox } from '../../../chart/table-box.tsx';
import { hintLook } from '../../../ui/hint-look.ts';
import { tableLook } from '../../../ui/table-look.ts';
import classes from '../astrolog.module.css';

interface Row {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  readonly isMarked?: boolean;
}

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly head: readonly string[];
  readonly rows: readonly Row[];
  /** Said in place of an empty table. */
  readonly none?: string;
}

/** A titled table of facts; the first cell of a row names it. */
export function FactTable({ title, lead, head, rows, none }: Props) {
  return (
    <section aria-label={title} className={classes.facts}>
      <h2 className={classes.title}>{title}</h2>
      {lead !== undefined && <p {...hintLook()}>{lead}</p>}
      {rows.length === 0 ? (
        <p className="muted">{none}</p>
      ) : (
        <TableBox label={title}>
          <table {...tableLook()}>
            <caption className="vh">{title}</caption>
            <thead>
              <tr>
                {head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells, isMarked = false }) => (
                <tr key={key} className={isMarked ? 'on' : undefined}>
                  {cells.map((cell, index) =>
                    index === 0 ? (
                      <th key={head[index]} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={head[index]} className={`tn ${classes.wraps}`}>
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
    </section>
  );
}
