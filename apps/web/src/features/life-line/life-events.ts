import type { Birth } from '@nebosvod/contracts/birth';
import { lifeEventLimits } from '@nebosvod/contracts/user';
import { z } from 'zod';
import { persistedValue } from '../../platform/persisted-value.ts';

const event = z.object({
  id: z.string().max(40),
  /** Civil date, ГГГГ-ММ-ДД. */
  date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  title: z.string().min(1).max(lifeEventLimits.title),
});

/** Something that happened, or is to happen, in the life of the person: named and dated by whoever looks at the chart. */
export type LifeEvent = z.output<typeof event>;

/** Events by the chart that they belong to. */
export type EventsByChart = Readonly<Record<string, readonly LifeEvent[]>>;

/** Charts with events that a device keeps. */
const mostCharts = 50;

const stored = z.record(z.string(), z.array(event).max(lifeEventLimits.ofChart));

/** Events of a guest, and of a signed-in person those that have not reached the account yet. */
export const deviceEvents = persistedValue(
  'localStorage',
  'nebosvod-life-events',
  (value): z.output<typeof stored> => stored.catch({}).parse(value),
);

/** Whose events they are. The time is left out: a chart whose hour was corrected keeps its events. */
export function eventsKey({ date, latitude, longitude }: Pick<Birth, 'date' | 'latitude' | 'longitude'>): string {
  return `${date} ${latitude.toFixed(2)} ${longitude.toFixed(2)}`;
}

/** All events after a change of one chart's: in order of date, the chart last, the charts longest untouched let go. */
export function withEvents(all: EventsByChart, key: string, events: readonly LifeEvent[]): Record<string, LifeEvent[]> {
  const others = Object.entries(all).filter(([chart]) => chart !== key);
  const own = inOrder(events).slice(0, lifeEventLimits.ofChart);
  const entries = own.length === 0 ? others : [...others, [key, own] as const];
  return Object.fromEntries(entries.slice(-mostCharts).map(([chart, list]) => [chart, [...list]]));
}

/** Two lists as one in order of date; what stands in both is taken from the first. */
export function mergedEvents(first: readonly LifeEvent[], second: readonly LifeEvent[]): readonly LifeEvent[] {
  return inOrder([...first, ...second.filter(({ id }) => !first.some((one) => one.id === id))]);
}

const inOrder = (events: readonly LifeEvent[]) => [...events].sort((a, b) => a.date.localeCompare(b.date));
