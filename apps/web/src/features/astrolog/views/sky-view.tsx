import { NativeSelect } from '@mantine/core';
import type { SkyEvent } from '@nebosvod/contracts/chart-transit';
import { WESTERN_PLANETS } from '@nebosvod/engine/western/western.ids';
import { formatTime, wallClock } from '@nebosvod/terms/clock';
import { grahaName } from '@nebosvod/terms/graha';
import { useState } from 'react';
import { TableBox } from '../../../chart/table-box.tsx';
import { deviceZone } from '../../../platform/device-zone.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { skyCalendarText as words } from '../../../text/sky-calendar.ts';
import { Button } from '../../../ui/button.tsx';
import { chipLook } from '../../../ui/chip-look.ts';
import { formatDate, longDate } from '../../../ui/date-input.ts';
import { hintLook } from '../../../ui/hint-look.ts';
import { Segments } from '../../../ui/segments.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { type SkyPeriod, useSkyEvents } from '../api/use-sky-events.ts';
import classes from '../astrolog.module.css';
import { Answer } from '../components/answer.tsx';
import { PeriodForm, quarterFrom } from '../components/period-form.tsx';
import { deviceOffset } from '../moment-words.ts';
import {
  type CalendarFilter,
  type CalendarKind,
  calendarKinds,
  eventKey,
  eventWords,
  filterEvents,
  skyCalendarFile,
  skyTableFile,
} from '../sky-calendar.ts';

/** Events of the sky of a period: chosen by kind and planet, saved for a calendar or a spreadsheet. */
export function SkyView() {
  const [asked, setAsked] = useState<SkyPeriod>(() => ({ ...quarterFrom(), withMoon: false }));
  const [filter, setFilter] = useState<CalendarFilter>({ kinds: calendarKinds, body: null });
  const query = useSkyEvents(asked);
  const toggle = (kind: CalendarKind) =>
    setFilter({
      ...filter,
      kinds: calendarKinds.filter((one) => (one === kind) !== filter.kinds.includes(one)),
    });
  return (
    <section aria-labelledby="sky-calendar">
      <h2 id="sky-calendar" className={classes.title}>
        {words.title}
      </h2>
      <p {...hintLook()}>{words.lead(deviceOffset())}</p>
      <PeriodForm submit={words.show} onPeriod={(period) => setAsked({ ...asked, ...period })}>
        <Segments
          label={words.moon}
          options={[
            { value: 'without', label: words.moons.without },
            { value: 'with', label: words.moons.with },
          ]}
          value={asked.withMoon ? 'with' : 'without'}
          onChange={(moon) => setAsked({ ...asked, withMoon: moon === 'with' })}
        />
      </PeriodForm>
      <div className={classes.filters}>
        <fieldset className="row wrap">
          <legend className="vh">{words.kindsOf}</legend>
          {calendarKinds.map((kind) => (
            <button
              key={kind}
              type="button"
              {...chipLook()}
              aria-pressed={filter.kinds.includes(kind)}
              onClick={() => toggle(kind)}
            >
              {words.kinds[kind]}
            </button>
          ))}
        </fieldset>
        <NativeSelect
          aria-label={words.body}
          data={[
            { value: '', label: words.anyBody },
            ...WESTERN_PLANETS.map((value) => ({ value, label: grahaName(value) })),
          ]}
          value={filter.body ?? ''}
          onChange={(event) =>
            setFilter({ ...filter, body: WESTERN_PLANETS.find((one) => one === event.currentTarget.value) ?? null })
          }
        />
      </div>
      <Answer query={query}>
        {({ events }) =>
          filter.kinds.length === 0 ? (
            <p className="muted">{words.noKinds}</p>
          ) : (
            <EventList
              key={JSON.stringify([asked, filter])}
              events={filterEvents(events, { ...filter, ...asked }, { timeZone: deviceZone() })}
              period={asked}
            />
          )
        }
      </Answer>
    </section>
  );
}

/** Rows shown at once. */
const page = 100;

function EventList({ events, period }: { readonly events: readonly SkyEvent[]; readonly period: SkyPeriod }) {
  const [shown, setShown] = useState(page);
  if (events.length === 0) return <p className="muted">{words.none}</p>;
  const zone = { timeZone: deviceZone() };
  const name = words.file(formatDate(period.from), formatDate(period.to));
  return (
    <>
      <div className={classes.saves}>
        <span className="cap">
          {words.found} {events.length}
        </span>
        <Button
          size="sm"
          onClick={() =>
            saveFile(
              `${name}.ics`,
              skyCalendarFile(name, events, new Date().toISOString()),
              'text/calendar;charset=utf-8',
            )
          }
        >
          {words.calendar}
        </Button>
        <Button size="sm" onClick={() => saveFile(`${name}.csv`, skyTableFile(events, zone), 'text/csv;charset=utf-8')}>
          {words.table}
        </Button>
      </div>
      <TableBox label={words.title}>
        <table {...tableLook()}>
          <caption className="vh">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.when}</th>
              <th scope="col">{words.event}</th>
            </tr>
          </thead>
          <tbody>
            {events.slice(0, shown).map((event) => (
              <tr key={eventKey(event)}>
                <th scope="row" className="tn">
                  {longDate(wallClock(event.instant, zone).date)}, {formatTime(event.instant, zone)}
                </th>
                <td className={classes.wraps}>{eventWords(event)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {events.length > shown && (
        <Button size="sm" onClick={() => setShown(shown + page)}>
          {words.more}, {events.length - shown}
        </Button>
      )}
    </>
  );
}
