import type { Birth } from '@nebosvod/contracts/birth';
import { z } from 'zod';
import { persistedValue } from '../../platform/persisted-value.ts';

const event = z.object({
  id: z.string().max(40),
  /** Civil date, ГГГГ-ММ-ДД. */
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  title: z.string().min(1).max(80),
});

/** Something that happened, or is to happen, in the life of the person: named and dated by whoever looks at the chart. */
export type LifeEvent = z.output<typeof event>;

/** Longest name of an event, and the most events of a chart and charts with events that a device keeps. */
export const eventLimits = { title: 80, events: 60, charts: 50 } as const;

const stored = z.record(z.string(), z.array(event).max(eventLimits.events));

/** Events by chart. They stay on the device: nothing of them is sent anywhere. */
const kept = persistedValue(
  'localStorage',
  'nebosvod-life-events',
  (value): z.output<typeof stored> => stored.catch({}).parse(value),
);

/** Whose events they are. The time is left out: a chart whose hour was corrected keeps its events. */
export function eventsKey({ date, latitude, longitude }: Pick<Birth, 'date' | 'latitude' | 'longitude'>): string {
  return `${date} ${latitude.toFixed(2)} ${longitude.toFixed(2)}`;
}

/** Events of a chart by date, and how to change them. */
export function useLifeEvents(birth: Pick<Birth, 'date' | 'latitude' | 'longitude'>) {
  const all = kept.use();
  const key = eventsKey(birth);
  const events = all[key] ?? [];
  const save = (next: readonly LifeEvent[]) => kept.set(withEvents(all, key, next));
  return {
    events,
    isFull: events.length >= eventLimits.events,
    add: (one: LifeEvent) => save([...events, one]),
    remove: (id: string) => save(events.filter((one) => one.id !== id)),
  };
}

/** All events after a change of one chart's: in order of date, the chart last, the charts longest untouched let go. */
export function withEvents(
  all: Readonly<Record<string, readonly LifeEvent[]>>,
  key: string,
  events: readonly LifeEvent[],
): Record<string, LifeEvent[]> {
  const others = Object.entries(all).filter(([chart]) => chart !== key);
  const own = [...events].sort((a, b) => a.date.localeCompare(b.date)).slice(0, eventLimits.events);
  const entries = own.length === 0 ? others : [...others, [key, own] as const];
  return Object.fromEntries(entries.slice(-eventLimits.charts).map(([chart, list]) => [chart, [...list]]));
}
