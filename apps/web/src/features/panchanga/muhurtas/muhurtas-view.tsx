import { getAllMuhurtas, type PanchangaDayAnswer } from '@nebosvod/contracts/panchanga';
import type { ClockZone } from '@nebosvod/terms/clock';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { cardHeadLook, cardLook } from '../../../ui/card-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { EmptyState, ErrorState, Refreshing } from '../../../ui/states.tsx';
import { tableLook } from '../../../ui/table-look.ts';
import { useDay } from '../api/use-day.ts';
import { useNow } from '../clock.ts';
import dayClasses from '../day/day.module.css';
import { dayLanes } from '../day/day-spans.ts';
import { ExplainButton } from '../day/explain-button.tsx';
import { ToneMark } from '../day/meaning-card.tsx';
import { type DaySpan, termTitle } from '../day/term.ts';
import panchangaClasses from '../panchanga.module.css';
import type { Personal } from '../personal/use-personal.ts';
import { type PlaceBody, usePlaceBody } from '../place/place-body.ts';
import { spanText } from '../span-text.ts';
import { UnbrokenParts } from '../unbroken-parts.tsx';
import { MuhurtaFinder } from './muhurta-finder.tsx';
import muhurtasClasses from './muhurtas.module.css';

interface Props {
  readonly date: string;
  readonly place: Place;
  readonly personal: Personal;
  readonly onDay: (date: string) => void;
}

type Division = 'muhurta' | 'window' | 'choghadiya' | 'hora' | 'gowri';

/** Мухурты: the parts of the day with their quality, and the search of an hour for a deed. */
export function MuhurtasView({ date, place, personal, onDay }: Props) {
  return (
    <div className={panchangaClasses.block}>
      <DayParts date={date} place={place} />
      <MuhurtaFinder key={JSON.stringify(place)} date={date} place={place} personal={personal} onDay={onDay} />
    </div>
  );
}

function DayParts({ date, place }: Pick<Props, 'date' | 'place'>) {
  const at = usePlaceBody(place);
  const { data, error, isPlaceholderData, isFetching, refetch } = useDay({ date, at, moon: null });
  const [division, setDivision] = useState<Division>('muhurta');
  return (
    <section {...cardLook()} aria-labelledby="parts-title">
      <div {...cardHeadLook({ className: 'wrap' })}>
        <h2 id="parts-title" className={panchangaClasses.heading}>
          Части дня
        </h2>
        <button
          type="button"
          {...linkLook({ accent: true, className: muhurtasClasses.jump })}
          onClick={() => document.getElementById('finder-title')?.scrollIntoView({ block: 'start' })}
        >
          Подобрать время для дела
        </button>
        <Segments
          label="Деление дня"
          small
          value={division}
          onChange={setDivision}
          options={[
            { value: 'muhurta', label: 'Мухурты' },
            { value: 'window', label: 'Окна' },
            { value: 'choghadiya', label: 'Чогхадия' },
            { value: 'hora', label: 'Хоры' },
            { value: 'gowri', label: 'Гаури' },
          ]}
        />
      </div>
      {data !== undefined ? (
        <Refreshing active={isPlaceholderData && isFetching}>
          {data.muhurtas === null ? (
            <EmptyState drawing="dawn">
              {data.reason === 'POLAR_NIGHT' ? 'Солнце не восходит' : 'Солнце не заходит'}: день не делится на части.
              Условный восход включается на вкладке «День».
            </EmptyState>
          ) : division === 'muhurta' || division === 'window' ? (
            <AllMuhurtas day={data} at={at} division={division} />
          ) : (
            <PartsTable day={data} spans={spansOf(data, division)} />
          )}
        </Refreshing>
      ) : error === null ? (
        <TableSkeleton rows={12} />
      ) : (
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          Мухурты не загрузились. {asProblem(error).message}
        </ErrorState>
      )}
    </section>
  );
}

/** The thirty muhurtas or the windows of a day, by the call that answers with both. */
function AllMuhurtas({
  day,
  at,
  division,
}: {
  readonly day: PanchangaDayAnswer;
  readonly at: PlaceBody;
  readonly division: 'muhurta' | 'window';
}) {
  const { data, error, refetch } = useQuery(
    endpointQuery(getAllMuhurtas, { body: { ...at, date: day.date } }, 'stepped'),
  );
  if (error !== null && data === undefined) {
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        Мухурты не загрузились. {asProblem(error).message}
      </ErrorState>
    );
  }
  if (data === undefined) return <TableSkeleton rows={12} />;
  const spans: readonly DaySpan[] =
    division === 'muhurta'
      ? (data.muhurtas ?? []).map(({ index, start, end, quality }) => ({
          key: `muhurta-${index}`,
          term: { kind: 'muhurta', index },
          tone: quality,
          start,
          end,
        }))
      : (data.windows ?? [])
          .map(({ id, kind, start, end }, order) => ({
            key: `${id}-${order}`,
            term: { kind: 'window' as const, id },
            tone: kind,
            start,
            end,
          }))
          .sort((one, other) => one.start.localeCompare(other.start));
  return <PartsTable day={day} spans={spans} />;
}

function spansOf(day: PanchangaDayAnswer, division: 'choghadiya' | 'hora' | 'gowri'): readonly DaySpan[] {
  if (division === 'gowri') {
    return (day.gowri ?? []).map((span, order) => ({
      key: `gowri-${order}`,
      term: { kind: 'gowri', id: span.name },
      tone: span.quality,
      start: span.start,
      end: span.end,
    }));
  }
  return dayLanes(day).find(({ id }) => id === division)?.spans ?? [];
}

function PartsTable({ day, spans }: { readonly day: PanchangaDayAnswer; readonly spans: readonly DaySpan[] }) {
  const now = useNow();
  const zone: ClockZone = day.place;
  return (
    <div className={muhurtasClasses.halves}>
      <table {...tableLook({ className: muhurtasClasses.table })}>
        <caption className="vh">Части дня и ночи</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              №
            </th>
            <th scope="col">Название</th>
            <th scope="col">Время</th>
            <th scope="col">Качество</th>
          </tr>
        </thead>
        <tbody>
          {spans.map((span, order) => {
            const isNow = Date.parse(span.start) <= now && now < Date.parse(span.end);
            return (
              <tr key={span.key} className={isNow ? 'on' : undefined} aria-current={isNow ? 'time' : undefined}>
                <td className="num">{order + 1}</td>
                <th scope="row" className={panchangaClasses.wraps}>
                  <ExplainButton span={span} name={termTitle(span.term)} zone={zone} date={day.date} />
                </th>
                <td>
                  <UnbrokenParts text={spanText(span.start, span.end, zone, day.date)} />
                  {isNow && (
                    <>
                      {' '}
                      <b className={dayClasses.now}>сейчас</b>
                    </>
                  )}
                </td>
                <td>{span.tone !== null && <ToneMark tone={span.tone} isShort />}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
