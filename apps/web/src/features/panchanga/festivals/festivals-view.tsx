import { type ReactNode, useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Place } from '../../../ui/place-field.tsx';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { EmptyState, ErrorState, Refreshing } from '../../../ui/states.tsx';
import { useFestivals } from '../api/use-year.ts';
import panchangaClasses from '../panchanga.module.css';
import { TraditionChoice } from '../tradition-choice.tsx';
import { useTradition } from '../use-tradition.ts';
import { EkadashiComparison } from './ekadashi-comparison.tsx';
import { EkadashiList } from './ekadashi-list.tsx';
import { type FestivalFilter, festivalFilters, festivalsOf, filterTitles } from './festival-filter.ts';
import { FestivalList } from './festival-list.tsx';
import classes from './festivals.module.css';

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
  const opensAt = String(year) === today.slice(0, 4) ? today : null;
  const isFast = filter === 'ekadashi' || filter === 'comparison';
  return (
    <>
      <div className={`${panchangaClasses.filters} no-print`}>
        {festivalFilters.map((one) => (
          <button key={one} type="button" {...chipLook()} aria-pressed={filter === one} onClick={() => setFilter(one)}>
            {filterTitles[one]}
          </button>
        ))}
        {isFast && <TraditionChoice value={tradition} onChange={setTradition} />}
      </div>
      {filter === 'comparison' ? (
        <EkadashiComparison year={year} today={today} place={place} tradition={tradition} />
      ) : data !== undefined ? (
        <Refreshing active={isPlaceholderData && isFetching}>
          {filter === 'ekadashi' ? (
            <Opened all={data.ekadashis} dateOf={(one) => one[tradition]} from={opensAt}>
              {(ekadashis) => (
                <EkadashiList
                  ekadashis={ekadashis}
                  tradition={tradition}
                  zone={data}
                  today={today}
                  hrefOf={hrefOf}
                  onDay={onDay}
                />
              )}
            </Opened>
          ) : (
            <Observed count={festivalsOf(data.festivals, filter).length} filter={filter}>
              <Opened all={festivalsOf(data.festivals, filter)} dateOf={(one) => one.date} from={opensAt}>
                {(festivals) => (
                  <FestivalList festivals={festivals} zone={data} today={today} hrefOf={hrefOf} onDay={onDay} />
                )}
              </Opened>
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

interface OpenedProps<Item> {
  readonly all: readonly Item[];
  readonly dateOf: (item: Item) => string;
  /** The date at which the list opens; null = at its beginning. */
  readonly from: string | null;
  readonly children: (items: readonly Item[]) => ReactNode;
}

/** A year's list that opens at today: what has been stands folded before it. */
function Opened<Item>({ all, dateOf, from, children }: OpenedProps<Item>) {
  if (from === null) return children(all);
  const past = all.filter((item) => dateOf(item) < from);
  const coming = all.filter((item) => dateOf(item) >= from);
  return (
    <>
      <PastFold count={past.length}>{children(past)}</PastFold>
      {coming.length === 0 ? <p className="cap">До конца года больше ничего не выпадает.</p> : children(coming)}
    </>
  );
}

interface ObservedProps {
  readonly count: number;
  readonly filter: FestivalFilter;
  readonly children: ReactNode;
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

interface FoldProps {
  /** How many days it holds; with none nothing is drawn. */
  readonly count: number;
  readonly children: ReactNode;
}

/** What has been in the year that runs, folded: the list opens at today. */
function PastFold({ count, children }: FoldProps) {
  if (count === 0) return null;
  return (
    <details className={classes.fold} data-past-fold="">
      <summary>
        <Icon name="down" size={16} />
        Прошло с начала года: {count}
      </summary>
      {children}
    </details>
  );
}
