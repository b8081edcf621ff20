import type { AnswerOf } from '@nebosvod/contracts/endpoint';
import { getAyana } from '@nebosvod/contracts/panchanga';
import { daysBetween } from '@nebosvod/engine/time/date-arithmetic';
import { formatDate } from '@nebosvod/terms/civil-date';
import { type ClockZone, formatTime, wallClock } from '@nebosvod/terms/clock';
import { termName } from '@nebosvod/terms/name';
import { counted } from '@nebosvod/terms/plural';
import { ayanaTable, rituTable } from '@nebosvod/terms/season.table';
import { useQuery } from '@tanstack/react-query';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { cardLook } from '../../../ui/card-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { termListLook } from '../../../ui/term-list-look.ts';
import { useSunTransit } from '../api/use-year.ts';
import { useNow } from '../clock.ts';
import timelineClasses from '../day/timeline.module.css';
import panchangaClasses from '../panchanga.module.css';
import { usePlaceBody } from '../place/place-body.ts';
import ayanaClasses from './ayana.module.css';
import { YearBand } from './year-band.tsx';

type AyanaAnswer = AnswerOf<typeof getAyana>;

/** Half of the year and season of a date, both reckonings. */
function useAyana(date: string, place: Place) {
  const body = { date, ...usePlaceBody(place) };
  return useQuery(endpointQuery(getAyana, { body }, 'stepped'));
}

interface Props {
  readonly date: string;
  readonly place: Place;
}

/** Аяна: half of the year and season of a date by the stars and by the solstices, and the year in both. */
export function AyanaView({ date, place }: Props) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useAyana(date, place);
  const year = Number(date.slice(0, 4));
  const sidereal = useSunTransit(year, place, 'sidereal');
  const tropical = useSunTransit(year, place, 'tropical');
  const now = useNow(60_000);
  if (data === undefined) {
    if (error === null) {
      return (
        <div {...cardLook()}>
          <TableSkeleton rows={8} />
        </div>
      );
    }
    return (
      <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
        Аяна не загрузилась. {asProblem(error).message}
      </ErrorState>
    );
  }
  const zone = data;
  return (
    <Refreshing active={isPlaceholderData && isFetching}>
      <div className={panchangaClasses.block}>
        <p className={`cap ${panchangaClasses.read}`}>
          {formatDate(date)}. Календари расходятся: одни ведут аяну и сезон по сидерическому Солнцу (Макара-санкранти,
          14 января), другие по солнцестояниям. Здесь оба счёта рядом.
        </p>
        <div className={panchangaClasses.split}>
          <Season title="Сидерически, по звёздам" season={data.sidereal} date={date} zone={zone} />
          <Season title="Тропически, по солнцестояниям" season={data.tropical} date={date} zone={zone} />
        </div>
        {sidereal.data && tropical.data && (
          <section {...cardLook({ className: timelineClasses.card })} aria-label={`Аяны и сезоны ${year} года`}>
            <YearBand year={year} sidereal={sidereal.data} tropical={tropical.data} now={now} />
          </section>
        )}
      </div>
    </Refreshing>
  );
}

interface SeasonProps {
  readonly title: string;
  readonly season: AyanaAnswer['sidereal'];
  readonly date: string;
  readonly zone: ClockZone;
}

function Season({ title, season, date, zone }: SeasonProps) {
  const when = (instant: string) => {
    const day = wallClock(instant, zone).date;
    return `${formatDate(day, { weekday: false })}, ${formatTime(instant, zone)}`;
  };
  const left = (instant: string) => {
    const days = daysBetween(date, wallClock(instant, zone).date);
    return days > 0 ? `ещё\u00a0${counted(days, 'день', 'дня', 'дней')}` : '';
  };
  const ayana = termName(ayanaTable, season.ayana, { language: 'sa' });
  return (
    <section {...cardLook({ className: ayanaClasses.card })} data-season="">
      <h2 className={panchangaClasses.heading}>{title}</h2>
      <dl {...termListLook({ ruled: true })}>
        <dt>Аяна</dt>
        <dd>
          <b>{ayana}</b>, {termName(ayanaTable, season.ayana)}
        </dd>
        <dt>Началась</dt>
        <dd>{when(season.start)}</dd>
        <dt>Закончится</dt>
        <dd>
          {when(season.end)} <span className="muted">{left(season.end)}</span>
        </dd>
        <dt>Риту</dt>
        <dd>
          <b>{termName(rituTable, season.ritu, { language: 'sa' })}</b>, {termName(rituTable, season.ritu)}
        </dd>
        <dt>Началась</dt>
        <dd>{when(season.rituStart)}</dd>
        <dt>Закончится</dt>
        <dd>
          {when(season.rituEnd)} <span className="muted">{left(season.rituEnd)}</span>
        </dd>
      </dl>
    </section>
  );
}
