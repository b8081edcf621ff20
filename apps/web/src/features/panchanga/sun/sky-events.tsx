import { getEvents, type SkyEvent } from '@nebosvod/contracts/chart-transit';
import { formatShortDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTime, wallClock } from '@nebosvod/terms/clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { skyEventWords } from '../../../chart/sky-event-words.ts';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { useNames } from '../../../platform/settings/settings-store.ts';
import { cardLook } from '../../../ui/card-look.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { useNow } from '../clock.ts';
import dayClasses from '../day/day.module.css';
import panchangaClasses from '../panchanga.module.css';
import { usePlaceBody } from '../place/place-body.ts';
import { WideTable } from '../wide-table.tsx';
import sunClasses from './sun.module.css';

/** Exact aspects belong to the Western calendar of the sky. */
type Kind = Exclude<SkyEvent['kind'], 'aspect'>;
const kindsShown = ['ingress', 'station', 'eclipse', 'lunar-month', 'moon-phase'] as const satisfies readonly Kind[];

const titles: Readonly<Record<Kind, string>> = {
  ingress: 'Ингрессии',
  station: 'Развороты',
  eclipse: 'Затмения',
  'lunar-month': 'Лунные месяцы',
  'moon-phase': 'Фазы Луны',
};

interface Props {
  readonly year: number;
  readonly place: Place;
  /** The clock of the place. */
  readonly zone: ClockZone;
}

/** События неба of a year, sidereal: what enters a sign, turns, is eclipsed; chosen by kind. */
export function SkyEvents({ year, place, zone }: Props) {
  const [kinds, setKinds] = useState<readonly Kind[]>(['station', 'eclipse']);
  const { latitude, longitude, settings } = usePlaceBody(place);
  const body = {
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    kinds: [...kinds],
    latitude,
    longitude,
    ...(settings === undefined ? {} : { settings }),
  };
  const { data, error, isPlaceholderData, refetch } = useQuery(
    endpointQuery(getEvents, kinds.length === 0 ? null : { body }, 'stepped'),
  );
  const toggle = (kind: Kind) =>
    setKinds((now) => (now.includes(kind) ? now.filter((one) => one !== kind) : [...now, kind]));
  return (
    <section {...cardLook()} aria-labelledby="sky-events">
      <h2 id="sky-events" className={panchangaClasses.heading}>
        События неба, {year}
      </h2>
      <fieldset className={`row wrap ${sunClasses.kinds}`}>
        <legend className="vh">Какие события показать</legend>
        {kindsShown.map((kind) => (
          <button
            key={kind}
            type="button"
            {...chipLook()}
            aria-pressed={kinds.includes(kind)}
            onClick={() => toggle(kind)}
          >
            {titles[kind]}
          </button>
        ))}
      </fieldset>
      {kinds.length === 0 ? (
        <p className={`cap ${panchangaClasses.read}`}>Отметьте хотя бы один вид событий.</p>
      ) : data !== undefined ? (
        <Refreshing active={isPlaceholderData}>
          <EventTable events={data.events} zone={zone} />
        </Refreshing>
      ) : error === null ? (
        <TableSkeleton rows={8} />
      ) : (
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          События неба не загрузились. {asProblem(error).message}
        </ErrorState>
      )}
    </section>
  );
}

function EventTable({ events, zone }: { readonly events: readonly SkyEvent[]; readonly zone: ClockZone }) {
  const names = useNames();
  const now = new Date(useNow(60_000)).toISOString();
  const next = events.find(({ instant }) => instant > now)?.instant;
  const when = (instant: string) =>
    `${formatShortDate(wallClock(instant, zone).date, { weekday: true })}, ${formatTime(instant, zone)}`;
  const words = (event: SkyEvent): string =>
    skyEventWords(event, names, ({ local }) =>
      local === null ? ' (здесь не видно)' : `, здесь наибольшее ${when(local.maximum)}`,
    );
  if (events.length === 0) return <p className={`cap ${panchangaClasses.read}`}>В этом году таких событий нет.</p>;
  return (
    <WideTable label="Таблица событий неба">
      <table {...tableLook({ className: sunClasses.table })}>
        <caption className="vh">События неба</caption>
        <thead>
          <tr>
            <th scope="col">Событие</th>
            <th scope="col">Когда</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <tr
              key={`${event.kind}${event.instant}${words(event)}`}
              className={event.instant === next ? 'on' : undefined}
            >
              <th scope="row" className={panchangaClasses.wraps}>
                {words(event)}
              </th>
              <td className={panchangaClasses.wraps}>
                {when(event.instant)}
                {event.instant === next && <b className={dayClasses.now}> ближайшее</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}
