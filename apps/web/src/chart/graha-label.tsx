import { type GrahaId, grahaName } from '@nebosvod/terms/graha';
import type { NameOptions } from '@nebosvod/terms/name';
import { Glyph } from '../ui/glyph.tsx';

interface Props {
  readonly id: GrahaId;
  readonly names: NameOptions;
  readonly isRetrograde?: boolean;
}

/** Glyph in the hue of the graha, name in the colour of text, ℞ where it moves backwards. */
export function GrahaLabel({ id, names, isRetrograde = false }: Props) {
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
