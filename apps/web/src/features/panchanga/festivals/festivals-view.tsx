import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { linkLook } from '../../../ui/link-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { EmptyState, ErrorState, Refreshing } from '../../../ui/states.tsx';
import { useFestivals } from '../api/use-year.ts';
import panchangaClasses from '../panchanga.module.css';
import { useTradition } from '../use-tradition.ts';
import { EkadashiComparison } from './ekadashi-comparison.tsx';
import { EkadashiList } from './ekadashi-list.tsx';
import { type FestivalFilter, festivalFilters, festivalsOf, filterTitles } from './festival-filter.ts';
import { FestivalList } from './festival-list.tsx';
import festivalsClasses from './festivals.module.css';

interface Props {
  readonly date: string;
  readonly today: string;
  readonly place: Place;
  readonly hrefOf: (date: string) => string;
  readonly onDay: (date: string) => void;
}

/** Праздники: the year's list with rules, the ekadashis with their fast-breaking windows, and the same fasts in several cities. */
export function FestivalsView({ date, today, place, hrefOf, onDay }: Props) {
  const year = Number(date.slice(0, 4));
  const { data, error, isPlaceholderData, isFetching, refetch } = useFestivals(year, place);
  const [filter, setFilter] = useState<FestivalFilter>('festival');
  const [tradition, setTradition] = useTradition();
  const isFast = filter === 'ekadashi' || filter === 'comparison';
  return (
    <>
      <div className={`${panchangaClasses.filters} no-print`}>
        {festivalFilters.map((one) => (
          <button key={one} type="button" {...chipLook()} aria-pressed={filter === one} onClick={() => setFilter(one)}>
            {filterTitles[one]}
          </button>
        ))}
        {isFast && (
          <Segments
            label="Традиция экадаши"
            small
            value={tradition}
            onChange={setTradition}
            options={[
              { value: 'smarta', label: 'Смарта' },
              { value: 'vaishnava', label: 'Вайшнава' },
            ]}
          />
        )}
      </div>
      {filter === 'comparison' ? (
        <EkadashiComparison year={year} today={today} place={place} tradition={tradition} />
      ) : data !== undefined ? (
        <Refreshing active={isPlaceholderData && isFetching}>
          {String(year) === today.slice(0, 4) && data.festivals.some(({ date }) => date < today) && <ToComing />}
          {filter === 'ekadashi' ? (
            <EkadashiList
              ekadashis={data.ekadashis}
              tradition={tradition}
              zone={data}
              today={today}
              hrefOf={hrefOf}
              onDay={onDay}
            />
          ) : (
            <Observed count={festivalsOf(data.festivals, filter).length} filter={filter}>
              <FestivalList
                festivals={festivalsOf(data.festivals, filter)}
                zone={data}
                today={today}
                hrefOf={hrefOf}
                onDay={onDay}
              />
            </Observed>
          )}
        </Refreshing>
      ) : error === null ? (
        <TableSkeleton rows={10} />
      ) : (
        <ErrorState onRetry={() => void refetch()} code={asProblem(error).shortCode}>
          Праздники года не загрузились. {asProblem(error).message}
        </ErrorState>
      )}
    </>
  );
}

/** In the year that runs: past what has been, to the first day to come. */
function ToComing() {
  const go = () => {
    const coming = document.querySelector<HTMLElement>('#panchanga-view [data-past="false"]');
    coming?.scrollIntoView({ block: 'start' });
    coming?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      {...linkLook({ accent: true, className: `${festivalsClasses.coming} no-print` })}
      onClick={go}
    >
      К ближайшему дню
    </button>
  );
}

interface ObservedProps {
  readonly count: number;
  readonly filter: FestivalFilter;
  readonly children: React.ReactNode;
}

function Observed({ count, filter, children }: ObservedProps) {
  if (count === 0) return <EmptyState drawing="dawn">В этом году здесь ничего не выпадает.</EmptyState>;
  return (
    <>
      <p className="cap">
        {filterTitles[filter]} года, всего {count}
      </p>
      {children}
    </>
  );
}
