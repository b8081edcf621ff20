import type { PRASHNA_VERDICTS } from './prashna.ids.ts';
import type { PrashnaTestimony } from './testimony.ts';

export type PrashnaVerdict = (typeof PRASHNA_VERDICTS)[number];

/** Yogas that bring the two lords together. */
const UNITING: readonly string[] = ['itthashala', 'nakta', 'yamaya', 'tambira'];
/** Yogas that spoil what they bring. */
const SPOILING: readonly string[] = ['manau', 'radda', 'khallasara', 'isharapha', 'durapha'];

/** How the two lords come together: by a yoga, by a spoilt yoga, by place alone, not at all. */
type Union = 'yoga' | 'spoilt' | 'place' | 'none';

/** Least sum for each verdict, the last one needs none. `modern` */
const LADDERS: Readonly<Record<Union, readonly (readonly [number, PrashnaVerdict])[]>> = {
  yoga: [
    [0, 'yes'],
    [Number.NEGATIVE_INFINITY, 'yes-hard'],
  ],
  spoilt: [
    [0, 'yes-hard'],
    [-6, 'even'],
    [Number.NEGATIVE_INFINITY, 'rather-no'],
  ],
  place: [
    [4, 'yes'],
    [1, 'yes-hard'],
    [-3, 'even'],
    [Number.NEGATIVE_INFINITY, 'rather-no'],
  ],
  none: [
    [3, 'even'],
    [-3, 'rather-no'],
    [Number.NEGATIVE_INFINITY, 'no'],
  ],
};

/** Sum of all testimonies but those of Krishnamurti's school. */
export function pointsOf(testimonies: readonly PrashnaTestimony[]): number {
  return testimonies.reduce((sum, { part, points }) => (part === 'kp' ? sum : sum + points), 0);
}

/**
 * The verdict: what forbids a judgement comes first; else how the two lords come together and what the rest adds. That they come
 * together by yoga or by place is the books' [TN 2; PT 2.3–4]; the ladder is ours.
 */
export function verdictOf(testimonies: readonly PrashnaTestimony[]): PrashnaVerdict {
  if (testimonies.some(({ stops }) => stops)) return 'cannot-judge';
  const sum = pointsOf(testimonies);
  return LADDERS[unionOf(testimonies)].find(([least]) => sum >= least)?.[1] ?? 'no';
}

function unionOf(testimonies: readonly PrashnaTestimony[]): Union {
  const has = (part: PrashnaTestimony['part'], id: string) =>
    testimonies.some((one) => one.part === part && one.id === id);
  if (has('yoga', 'one-lord')) return has('lagnesh', 'strong') ? 'yoga' : has('lagnesh', 'weak') ? 'none' : 'place';
  const isSpoilt = SPOILING.some((id) => has('yoga', id));
  if (UNITING.some((id) => has('yoga', id))) return isSpoilt ? 'spoilt' : 'yoga';
  const isPlaced =
    has('support', 'lagnesh-in-karya') ||
    has('support', 'karyesh-in-lagna') ||
    has('support', 'lords-in-aspect') ||
    has('support', 'moon-sees-both') ||
    (has('support', 'lagnesh-sees-lagna') && has('support', 'karyesh-sees-karya')) ||
    (has('support', 'lagnesh-sees-karya') && has('support', 'karyesh-sees-lagna'));
  return isPlaced && !isSpoilt ? 'place' : 'none';
}
