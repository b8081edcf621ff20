import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { useNames } from '../platform/settings/settings-store.ts';
import { Glyph } from '../ui/glyph.tsx';
import { grahaCellLook } from '../ui/table-look.ts';
import classes from './chart-card.module.css';

interface Props {
  readonly id: GrahaId;
  readonly isRetrograde?: boolean;
}

/** Glyph in the hue of the graha, name in the colour of text, ℞ where it moves backwards. */
export function GrahaLabel({ id, isRetrograde = false }: Props) {
  const names = useNames();
  return (
    <span {...grahaCellLook({ className: `g-${id}` })}>
      <Glyph name={id} label="" />
      <span className={classes.grahaName}>
        {grahaName(id, names)}
        {isRetrograde && <Glyph name="retrograde" label="ретроградность" size={14} className={classes.retrograde} />}
      </span>
    </span>
  );
}
