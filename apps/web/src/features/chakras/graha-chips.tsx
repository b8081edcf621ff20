import { grahaId } from '../../chart/chart-body.ts';
import { useChart } from '../../chart/chart-context.ts';
import { GrahaLabel } from '../../chart/graha-label.tsx';
import { selectedBody } from '../../chart/selection.ts';
import classes from './chakras.module.css';

interface Props {
  readonly ids: readonly string[];
}

/** Grahas in one cell of a table, each a button that lights the body everywhere. */
export function GrahaChips({ ids }: Props) {
  const { selection, onSelect } = useChart();
  const grahas = ids.flatMap((id) => grahaId(id) ?? []);
  if (grahas.length === 0) return <span className="muted">—</span>;
  return (
    <span className={classes.grahaChips}>
      {grahas.map((id) => (
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
