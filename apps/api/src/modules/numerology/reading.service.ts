import type { NumerologyText } from '@nebosvod/contracts/numerology-texts';
import type { Interpretation } from '@nebosvod/interpretations/text';

/** What a paragraph is of, and the number it rests on. */
interface Subject {
  readonly id: string;
  readonly position: string;
  readonly factor: string;
}

/** A paragraph of the base about a subject; nothing where the base has none. */
export function paragraph(subject: Subject, text: Interpretation | null): readonly NumerologyText[] {
  return text === null ? [] : [{ kind: 'paragraph', ...subject, ...text }];
}
