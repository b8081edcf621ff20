import type { GrahaId } from '@nebosvod/terms/graha';
import { useChart } from '../../../chart/chart-context.ts';
import { GrahaLabel } from '../../../chart/graha-label.tsx';
import { chipLook } from '../../../ui/chip-look.ts';
import classes from './body-card.module.css';

/** Bodies as buttons that open their cards; `none` = what is said where there are none. */
export function GrahaChips({ ids, none = 'нет' }: { readonly ids: readonly GrahaId[]; readonly none?: string }) {
  const { onSelect } = useChart();
  if (ids.length === 0) return <>{none}</>;
  return (
    <span className={`row wrap ${classes.houseBodies}`}>
      {ids.map((id) => (
        <button key={id} type="button" {...chipLook({ fact: true })} onClick={() => onSelect({ kind: 'body', id })}>
          <GrahaLabel id={id} />
        </button>
      ))}
    </span>
  );
}
