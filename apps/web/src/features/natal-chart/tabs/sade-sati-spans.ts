import type { getSadeSati } from '@nebosvod/contracts/chart-transit';
import type { AnswerOf } from '@nebosvod/contracts/endpoint';

type Period = AnswerOf<typeof getSadeSati>['periods'][number];

/** One passage of Saturn through a sign, whatever it stepped back in between. Instants in ms since 1970. */
export interface LifeSpan {
  readonly kind: Period['kind'];
  readonly house: number;
  readonly cycle: number;
  readonly start: number;
  readonly end: number;
}

/** Passages of Saturn in order of time: the stays that a retrograde step tears apart count as one, from first entry to last exit. */
export function lifeSpans(
  periods: readonly Pick<Period, 'kind' | 'houseFromMoon' | 'cycle' | 'start' | 'end'>[],
): readonly LifeSpan[] {
  const spans = new Map<string, LifeSpan>();
  for (const { kind, houseFromMoon: house, cycle, start, end } of periods) {
    const key = `${kind} ${house} ${cycle}`;
    const known = spans.get(key);
    spans.set(key, {
      kind,
      house,
      cycle,
      start: Math.min(known?.start ?? Number.POSITIVE_INFINITY, Date.parse(start)),
      end: Math.max(known?.end ?? Number.NEGATIVE_INFINITY, Date.parse(end)),
    });
  }
  return [...spans.values()].sort((a, b) => a.start - b.start);
}
