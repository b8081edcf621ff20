import type { GrahaId } from '@nebosvod/terms/graha';
import { useChart } from '../../chart/chart-context.ts';
import { GrahaLabel } from '../../chart/graha-label.tsx';
import { selectedBody } from '../../chart/selection.ts';
import classes from './chakras.module.css';

interface Props {
  readonly ids: readonly GrahaId[];
}

/** Grahas in one cell of a table, each a button that lights the body everywhere. */
export function GrahaChips({ ids }: Props) {
  const { selection, onSelect } = useChart();
  if (ids.length === 0) return <span className="muted">—</span>;
  return (
    <span className={classes.grahaChips}>
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          className={classes.grahaChip}
          aria-pressed={selectedBody(selection) === id}
          onClick={() => onSelect({ kind: 'body', id })}
        >
          <GrahaLabel id={id} />
        </button>
      ))}
    </span>
  );
}
