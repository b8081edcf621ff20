import type { ChartRequest } from '@nebosvod/contracts/birth';
import type { Client } from '@nebosvod/contracts/clients';
import { deviceClock, eventDate } from './client-words.ts';

/** Something with a day, to be pinned to a line of time. */
interface DatedEntry {
  readonly id: string;
  /** `2026-11-01`. */
  readonly date: string;
  readonly title: string;
}

/** The time of a client: whose chart it is drawn over, and what the book holds by date. */
export interface ClientTime {
  readonly request: ChartRequest;
  readonly events: readonly DatedEntry[];
  readonly sessions: readonly DatedEntry[];
}

/** Events and sessions of a client by date, in the order of time; a date that is known roughly is told as it is known. */
export function datedEntries({ events, sessions }: Client): Omit<ClientTime, 'request'> {
  const inOrder = (entries: readonly DatedEntry[]) => entries.toSorted((a, b) => a.date.localeCompare(b.date));
  return {
    events: inOrder(
      events.map((event) => {
        const { id, date, kind, precision } = event;
        return { id, date, title: precision === 'day' ? kind : `${kind} (${eventDate(event)})` };
      }),
    ),
    sessions: inOrder(sessions.map(({ id, at, kind }) => ({ id, date: deviceClock(at).date, title: kind }))),
  };
}
