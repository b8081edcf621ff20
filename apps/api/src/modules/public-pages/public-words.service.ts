import type { PublicLimbPage, PublicTerm, PublicWords } from '@nebosvod/contracts/public-page';
import { dayText } from '@nebosvod/interpretations/panchanga/day-texts';
import type { DayFactor } from '@nebosvod/interpretations/panchanga/day-unit';
import { dayTermName } from '@nebosvod/terms/day-term';
import { numbersOfSlug, termSlugsOf } from '@nebosvod/terms/term-slug';

/** The words of a factor as a public page carries them; null where the base has none. */
export function wordsOf(factor: DayFactor): PublicWords | null {
  const found = dayText(factor);
  if (found === null) return null;
  const { lead, body, suits, leave, question = null } = found;
  return { lead, body, suits, leave, question };
}

/** Everything of a limb in its order, named, with the first sentence of each. */
export function limbItems(term: PublicTerm): PublicLimbPage['items'] {
  return termSlugsOf(term).flatMap((slug) => {
    const numbers = numbersOfSlug(term, slug) ?? [];
    const leads = numbers.flatMap((index) => wordsOf({ kind: term, index })?.lead ?? []);
    return numbers[0] === undefined || leads.length === 0 ? [] : [{ slug, name: dayTermName(term, numbers[0]), leads }];
  });
}
