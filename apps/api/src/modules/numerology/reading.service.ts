import type { NumerologyText } from '@nebosvod/contracts/numerology-texts';
import type { Interpretation } from '@nebosvod/interpretations/text';
import type { Unit } from '@nebosvod/interpretations/unit';

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

/** A unit of the base as a paragraph: its idea, what develops it with its step. Nothing where there is none. */
export function unitParagraph(subject: Subject, unit: Unit | null): readonly NumerologyText[] {
  if (!unit?.words) return [];
  const { lead, body, step, question = null } = unit.words;
  const full = step === undefined ? body : `${body} ${step}`;
  return [{ kind: 'paragraph', ...subject, short: lead, full, question, source: sourceOf(unit) }];
}

/** Keys of the sources of a unit; what no book says is called so. */
function sourceOf({ sources }: Unit): string {
  return sources.map(({ key, role }) => (role === 'modern' ? '[modern] современная практика' : `[${key}]`)).join(', ');
}
