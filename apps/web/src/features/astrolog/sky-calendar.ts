import type { SkyEvent } from '@nebosvod/contracts/chart-transit';
import { type CalendarEntry, calendarFile } from '@nebosvod/terms/calendar-file';
import { formatNumericDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, wallClock } from '@nebosvod/terms/clock';
import { skyEventWords } from '../../chart/sky-event-words.ts';
import { csvFile } from '../../platform/files/csv-file.ts';
import { skyCalendarText as words } from '../../text/sky-calendar.ts';

/** Kinds of the Western calendar; lunar months belong to the panchanga. */
export const calendarKinds = ['ingress', 'station', 'moon-phase', 'eclipse', 'aspect'] as const;
export type CalendarKind = (typeof calendarKinds)[number];
type CalendarEvent = Extract<SkyEvent, { readonly kind: CalendarKind }>;
type EventBody = Extract<SkyEvent, { readonly kind: 'station' }>['body'];

/** What of the found events is shown. */
export interface CalendarFilter {
  readonly kinds: readonly CalendarKind[];
  /** Only what this body takes part in; null = all. */
  readonly body: EventBody | null;
}

/** Bodies that take part in an event. */
function bodiesOf(event: CalendarEvent): readonly EventBody[] {
  switch (event.kind) {
    case 'ingress':
    case 'station':
      return [event.body];
    case 'aspect':
      return [event.a, event.b];
    case 'moon-phase':
    case 'eclipse':
      return ['sun', 'moon'];
  }
}

/** Quarters of the Moon are told as lunations, so that her hard aspects to the Sun are not told again. */
const isLunation = (event: CalendarEvent): boolean =>
  event.kind === 'aspect' &&
  [event.a, event.b].includes('sun') &&
  [event.a, event.b].includes('moon') &&
  (event.aspect === 'conjunction' || event.aspect === 'square' || event.aspect === 'opposition');

const isOfCalendar = (event: SkyEvent): event is CalendarEvent => event.kind !== 'lunar-month';

/** Events that pass the filter and lie within its dates by a clock, each told once, in their order. */
export function filterEvents(
  events: readonly SkyEvent[],
  { kinds, body, from, to }: CalendarFilter & { readonly from: string; readonly to: string },
  zone: ClockZone,
): readonly SkyEvent[] {
  return events.filter(isOfCalendar).filter((event) => {
    const { date } = wallClock(event.instant, zone);
    return (
      from <= date &&
      date <= to &&
      kinds.includes(event.kind) &&
      !isLunation(event) &&
      (body === null || bodiesOf(event).includes(body))
    );
  });
}

/** An event in one line; eclipses are told without a place. */
export const eventWords = (event: SkyEvent): string => skyEventWords(event, {}, () => '');

/** Key of an event: one thing of the sky has one instant. */
export const eventKey = (event: SkyEvent): string => `${event.kind} ${event.instant} ${eventWords(event)}`;

function entryOf(event: SkyEvent): CalendarEntry {
  const title = eventWords(event);
  // A second search may settle on another tenth of a second: the identity holds the minute.
  const minute = event.instant.slice(0, 16);
  const bodies = isOfCalendar(event) ? bodiesOf(event).join('-') : '';
  const aspect = event.kind === 'aspect' ? `-${event.aspect}` : '';
  return { uid: `sky-${event.kind}-${bodies}${aspect}-${minute}@nebosvod`, title, start: event.instant, isFree: true };
}

/** Events for a calendar program. @param now instant of making, ISO 8601 */
export function skyCalendarFile(name: string, events: readonly SkyEvent[], now: string): string {
  return calendarFile(name, events.map(entryOf), now);
}

/** Events for a spreadsheet, by the given clock. */
export function skyTableFile(events: readonly SkyEvent[], zone: ClockZone): string {
  return csvFile(
    words.columns,
    events.filter(isOfCalendar).map((event) => {
      const { date, time } = wallClock(event.instant, zone);
      return [formatNumericDate(date), time.slice(0, 5), words.kinds[event.kind], eventWords(event)];
    }),
  );
}
