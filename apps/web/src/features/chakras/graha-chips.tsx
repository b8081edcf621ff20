import type { NameOptions } from '@nebosvod/terms/name';
import { grahaId } from '../../chart/chart-body.ts';
import { GrahaLabel } from '../../chart/graha-label.tsx';
import { type Selection, selectedBody } from '../../chart/selection.ts';

interface Props {
  readonly ids: readonly string[];
  readonly names: NameOptions;
  readonly selection: Selection;
  readonly onSelect: (selection: NonNullable<Selection>) => void;
}

/** Grahas in one cell of a table, each a button that lights the body everywhere. */
export function GrahaChips({ ids, names, selection, onSelect }: Props) {
  const grahas = ids.flatMap((id) => grahaId(id) ?? []);
  if (grahas.length === 0) return <span className="muted">—</span>;
  return (
    <span className="graha-chips">
      {grahas.map((id) => (
        <button
          key={id}
          type="button"
          className="graha-chip"
          aria-pressed={selectedBody(selection) === id}
          onClick={() => onSelect({ kind: 'body', id })}
        >
          <GrahaLabel id={id} names={names} />
        </button>
      ))}
    </span>
  );
}
