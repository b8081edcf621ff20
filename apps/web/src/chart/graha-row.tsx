import type { GrahaId } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import type { ReactNode } from 'react';
import { GrahaLabel } from './graha-label.tsx';
import { type Selection, selectedBody } from './selection.ts';

interface Props {
  readonly id: GrahaId;
  readonly names: NameOptions;
  readonly selection: Selection;
  readonly onSelect: (selection: NonNullable<Selection>) => void;
  readonly children: ReactNode;
}

/** A row of one graha: its name is a button, and the row is lit with the body everywhere. */
export function GrahaRow({ id, names, selection, onSelect, children }: Props) {
  const isLit = selectedBody(selection) === id;
  return (
    <tr className={isLit ? 'on' : undefined}>
      <th scope="row">
        <button type="button" className="row-btn" aria-pressed={isLit} onClick={() => onSelect({ kind: 'body', id })}>
          <GrahaLabel id={id} names={names} />
        </button>
      </th>
      {children}
    </tr>
  );
}
