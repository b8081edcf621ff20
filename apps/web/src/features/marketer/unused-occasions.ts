import type { ContentPlan } from '@nebosvod/contracts/content-plans';
import { MOST_OCCASION_DAYS, type SkyOccasion } from '@nebosvod/contracts/sky-occasions';
import { addDays } from '@nebosvod/engine/time/date-arithmetic';
import { HOUR_MS } from '@nebosvod/engine/time/durations';

/** Days of a plan that are looked through: of a longer plan, the first. */
export function occasionSpan({ from, to }: Pick<ContentPlan, 'from' | 'to'>) {
  const last = addDays(from, MOST_OCCASION_DAYS - 1);
  return { from, to: to < last ? to : last };
}

/** Whether an event is among occasions. Its instants may differ by rounding: two of a kind within an hour are one. */
export const hasEvent = (occasions: readonly SkyOccasion[], { event, at }: SkyOccasion['sky']): boolean =>
  occasions.some(({ sky }) => sky.event === event && Math.abs(Date.parse(sky.at) - Date.parse(at)) < HOUR_MS);

/** Events that no item of the plan is of. */
export function unusedOccasions(
  occasions: readonly SkyOccasion[],
  items: ContentPlan['items'],
): readonly SkyOccasion[] {
  const used = items.flatMap(({ sky }) => sky ?? []);
  const topics = new Set(items.map(({ topic }) => topic));
  return occasions.filter((one) => !topics.has(one.topic) && !used.some((sky) => hasEvent([one], sky)));
}

/** When an occasion is: its reason without its topic, which stands beside it. */
export const occasionTime = ({ topic, skyReason }: Pick<SkyOccasion, 'topic' | 'skyReason'>): string =>
  skyReason.replace(`. ${topic}`, '').replace(`${topic}, `, '');
