import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import { useNames } from '../platform/settings/settings-store.ts';
import { Glyph } from '../ui/glyph.tsx';

interface Props {
  readonly id: GrahaId;
  readonly isRetrograde?: boolean;
}

/** Glyph in the hue of the graha, name in the colour of text, ℞ where it moves backwards. */
export function GrahaLabel({ id, isRetrograde = false }: Props) {
  const names = useNames();
  return (
    <span className={`g g-${id}`}>
      <Glyph name={id} label="" />
      <span className="graha-name">
        {grahaName(id, names)}
        {isRetrograde && <Glyph name="retrograde" label="ретроградность" size={14} className="rx" />}
      </span>
    </span>
  );
}
