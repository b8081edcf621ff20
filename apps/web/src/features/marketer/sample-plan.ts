import type { SkyEvent } from '@nebosvod/contracts/chart-transit';
import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { skyTold } from './cards/sky-card.ts';
import type { PlanFormat } from './plan-words.ts';

/** A line of the example: when, in which form, of what, and the sky it rests on. */
export interface SampleItem {
  readonly date: string;
  readonly time: string;
  readonly format: PlanFormat;
  readonly topic: string;
  readonly reason: string;
}

const MOSCOW = { timeZone: 'Europe/Moscow' } as const;
const MOST = 5;
const formats: readonly PlanFormat[] = ['post', 'story', 'carousel', 'reels', 'post'];

/** How much a kind of event is awaited: the first is told where a day has several. Our own order, `modern`. */
const order: readonly SkyEvent['kind'][] = ['eclipse', 'station', 'moon-phase', 'ingress', 'aspect'];

/** A week of posts by events of the sky, in the order of their days, a post a day and five at most; by Moscow's clock. */
export function samplePlan(events: readonly SkyEvent[]): readonly SampleItem[] {
  const days = new Map<string, SkyEvent>();
  const byWeight = [...events].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  for (const event of byWeight) {
    const { date } = wallClock(event.instant, MOSCOW);
    if (skyTold(event) !== null && !days.has(date)) days.set(date, event);
  }
  return [...days]
    .slice(0, MOST)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([date, event], index) => {
      const told = skyTold(event);
      if (told === null) return [];
      const clock = `${formatDayAndMonth(date)}, ${formatTime(event.instant, MOSCOW)} по Москве`;
      return {
        ...{ date, time: '19:00', format: formats[index % formats.length] ?? 'post', topic: told.title },
        reason: told.where === '' ? clock : `${clock}, ${told.where}`,
      };
    });
}
