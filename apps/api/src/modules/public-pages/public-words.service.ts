import type { PublicLimb, PublicLimbPage, PublicWords } from '@nebosvod/contracts/public-page';
import { dayText } from '@nebosvod/interpretations/panchanga/day-texts';
import type { DayFactor } from '@nebosvod/interpretations/panchanga/day-unit';
import { karanaTable } from '@nebosvod/terms/karana.table';
import { muhurtaTable } from '@nebosvod/terms/muhurta.table';
import { nameOf } from '@nebosvod/terms/name';
import { nityaYogaTable } from '@nebosvod/terms/nitya-yoga.table';
import { varaName } from '@nebosvod/terms/vara';

/** The words of a factor as a public page carries them; null where the base has none. */
export function wordsOf(factor: DayFactor): PublicWords | null {
  const found = dayText(factor);
  if (found === null) return null;
  const { lead, body, suits, leave, question = null } = found;
  return { lead, body, suits, leave, question };
}

const weekdays = [0, 1, 2, 3, 4, 5, 6];

/** Everything of a limb in its order, named. */
export function limbItems(limb: PublicLimb): PublicLimbPage['items'] {
  switch (limb) {
    case 'yogi':
      return itemsOf(
        'yoga',
        Object.values(nityaYogaTable).map((name) => nameOf(name)),
        1,
      );
    case 'karany':
      return itemsOf(
        'karana',
        Object.values(karanaTable).map((name) => nameOf(name)),
        1,
      );
    case 'mukhurty':
      return itemsOf(
        'muhurta',
        Object.values(muhurtaTable).map((name) => nameOf(name)),
        1,
      );
    case 'vary':
      return itemsOf(
        'vara',
        weekdays.map((vara) => capital(varaName(vara))),
        0,
      );
  }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function itemsOf(
  kind: 'yoga' | 'karana' | 'vara' | 'muhurta',
  names: readonly string[],
  first: 0 | 1,
): PublicLimbPage['items'] {
  return names.flatMap((name, position) => {
    const words = wordsOf({ kind, index: position + first });
    return words === null ? [] : [{ name, words }];
  });
}
