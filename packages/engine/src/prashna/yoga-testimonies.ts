import { type SixteenYoga, sixteenYogas } from '../tajaka/sixteen-yogas.ts';
import type { QuestionSky } from './question-sky.ts';
import { type TestimonyOf, testimony } from './testimony.ts';

/** Yogas of the whole chart. */
const OF_ALL: readonly string[] = ['ikkavala', 'induvara'];
/** Yogas of one planet: they count where both lords have them. */
const OF_ONE = ['kuttha', 'durapha'] as const;

/**
 * The sixteen yogas that tie the lord of the lagna to the lord of the matter, and those of the whole chart. One lord of both, or no tie at
 * all, is said too. [TN 2]
 */
export function yogaTestimonies({ varsha, lagnesh, karyesh }: QuestionSky): readonly TestimonyOf<'yoga'>[] {
  const all = sixteenYogas(varsha);
  const whole = all.filter(({ id }) => OF_ALL.includes(id)).map(told);
  if (lagnesh === karyesh) return [testimony('yoga', 'one-lord', [lagnesh]), ...whole];
  const isOfPair = ({ participants: [first, second] }: SixteenYoga) =>
    (first === lagnesh && second === karyesh) || (first === karyesh && second === lagnesh);
  // Both ways a third planet may be told once for each of its aspects.
  const ofPair = all.filter(isOfPair).map(told);
  const has = (id: (typeof OF_ONE)[number], lord: string) =>
    all.some((yoga) => yoga.id === id && yoga.participants[0] === lord);
  const ofBoth = OF_ONE.filter((id) => has(id, lagnesh) && has(id, karyesh)).map((id) =>
    testimony('yoga', id, [lagnesh, karyesh]),
  );
  const ties = ofPair.length > 0 ? ofPair : [testimony('yoga', 'none', [lagnesh, karyesh])];
  return [...ties, ...ofBoth, ...whole];
}

function told({ id, participants, gap }: SixteenYoga): TestimonyOf<'yoga'> {
  return testimony('yoga', id, participants, gap === null ? {} : { gap });
}
