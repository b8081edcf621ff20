import { weekdayOf } from '@nebosvod/engine/time/date-arithmetic';
import type { CalendarEntry } from '@nebosvod/terms/calendar-file';
import { wallClock } from '@nebosvod/terms/clock';
import { varaName } from '@nebosvod/terms/vara';
import type { HomeEvent } from './api/use-home-lists.ts';

/** An event as an entry of the person's calendar; the same event keeps its uid. */
export function entryOf(event: HomeEvent): CalendarEntry {
  return {
    uid: `event-${event.id}@nebosvod`,
    title: event.title,
    start: event.startsAt,
    end: event.endsAt,
    description: event.summary,
    location: event.place,
    url: event.url,
  };
}

/** «понедельник, 23:50, Небо» on the clock of this zone. */
export function eventWhen(event: HomeEvent, timeZone: string): { readonly date: string; readonly words: string } {
  const { date, time } = wallClock(event.startsAt, { timeZone });
  return { date, words: `${varaName(weekdayOf(date))}, ${time.slice(0, 5)}, ${event.place}` };
}
