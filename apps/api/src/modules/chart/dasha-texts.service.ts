import type { InterpretationAnswer } from '@nebosvod/contracts/interpretation';
import type { Graha } from '@nebosvod/engine/bodies';
import { antardashaText } from '@nebosvod/interpretations/antardasha/antardasha-texts';
import type { Interpretation } from '@nebosvod/interpretations/text';
import { mahadashaText } from '@nebosvod/interpretations/texts';
import { grahaCase } from '@nebosvod/terms/graha';

/** What the base of texts says of a great period of vimshottari, and of a sub-period in it when one is named. */
export function periodTexts(mahadasha: Graha, antardasha?: Graha): InterpretationAnswer[] {
  const great = present(
    `mahadasha-${mahadasha}`,
    `Махадаша ${grahaCase(mahadasha, 'genitive')}`,
    mahadashaText(mahadasha),
  );
  if (antardasha === undefined) return [great];
  const factor = `Антардаша ${grahaCase(antardasha, 'genitive')} в махадаше ${grahaCase(mahadasha, 'genitive')}`;
  return [great, present(`antardasha-${mahadasha}-${antardasha}`, factor, antardashaText(mahadasha, antardasha))];
}

function present(id: string, factor: string, entry: Interpretation): InterpretationAnswer {
  return { id, factor, ...entry, text: `${entry.short} ${entry.full}` };
}
