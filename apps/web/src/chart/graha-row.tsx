import type { GrahaId } from '@nebosvod/terms/graha';
import type { ReactNode } from 'react';
import classes from './chart-card.module.css';
import { useChart } from './chart-context.ts';
import { GrahaLabel } from './graha-label.tsx';
import { selectedBody } from './selection.ts';

interface Props {
  readonly id: GrahaId;
  readonly children: ReactNode;
}

/** A row of one graha: its name is a button, and the row is lit with the body everywhere. */
export function GrahaRow({ id, children }: Props) {
  const { selection, onSelect } = useChart();
  const isLit = selectedBody(selection) === id;
  return (
    <tr className={isLit ? 'on' : undefined}>
      <th scope="row">
        <button
          type="button"
          className={classes.rowButton}
          aria-pressed={isLit}
          onClick={() => onSelect({ kind: 'body', id })}
        >
          <GrahaLabel id={id} />
        </button>
      </th>
      {children}
    </tr>
  );
}
