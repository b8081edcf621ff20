import { calendarFile } from '@nebosvod/terms/calendar-file';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useDeviceZone } from '../../../platform/hydration.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { type HomeEvent, useEvents } from '../api/use-home-lists.ts';
import { entryOf, eventWhen } from '../event-calendar.ts';
import classes from '../home.module.css';
import { ListBlock } from './block.tsx';

function addToCalendar(event: HomeEvent): void {
  const file = calendarFile('Небосвод', [entryOf(event)], new Date().toISOString());
  saveFile(`${event.id}.ics`, file, 'text/calendar;charset=utf-8');
}

/** Coming events by the clock of this browser, each ready for the person's calendar. */
export function EventsBlock() {
  return (
    <ListBlock title="События" query={useEvents()} failed="События не загрузились">
      {(events) => events.map((event) => <EventRow key={event.id} event={event} />)}
    </ListBlock>
  );
}

function EventRow({ event }: { readonly event: HomeEvent }) {
  const zone = useDeviceZone();
  const { date, words } = eventWhen(event, zone);
  const [day, month] = formatShortDate(date).split('\u00a0');
  return (
    <article className={classes.event}>
      <time className={classes.day} dateTime={event.startsAt}>
        {day}
        <small>{month}</small>
      </time>
      <div>
        <h3>
          {event.url === null ? (
            event.title
          ) : (
            <a {...linkLook()} href={event.url} target="_blank" rel="noopener noreferrer">
              {event.title}
            </a>
          )}
        </h3>
        <span className="cap">{words}</span>
        <button type="button" {...linkLook()} onClick={() => addToCalendar(event)}>
          Добавить в календарь<span className="vh">: {event.title}</span>
        </button>
      </div>
    </article>
  );
}
