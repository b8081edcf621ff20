import { formatDayAndMonth } from '@nebosvod/terms/civil-date';
import { masaName } from '@nebosvod/terms/panchanga';
import { useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { openStorage } from '../../../platform/api/token-store.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import { chipLook } from '../../../ui/chip-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { useMonth } from '../api/use-month.ts';
import panchangaClasses from '../panchanga.module.css';
import { TraditionChoice } from '../tradition-choice.tsx';
import { useTradition } from '../use-tradition.ts';
import monthClasses from './month.module.css';
import { MonthGrid } from './month-grid.tsx';
import { layerTitles, lunarMonthsOf, type MonthLayer, monthLayers } from './month-marks.ts';

interface Props {
  readonly date: string;
  readonly today: string;
  readonly place: Place;
  readonly hrefOf: (date: string) => string;
  readonly onDay: (date: string) => void;
}

const layersKey = 'nebosvod-panchanga-month-layers';
const usual: readonly MonthLayer[] = ['ekadashi', 'festival', 'sankranti', 'eclipse'];

/** Месяц: the grid from Monday with tithi and star at sunrise, what is observed, and the phases of the Moon. */
export function MonthView({ date, today, place, hrefOf, onDay }: Props) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useMonth(date, place);
  const { monthSystem, names } = useSettings();
  const [layers, setLayers] = useState(storedLayers);
  const [tradition, setTradition] = useTradition();
  const of = date.slice(0, 7);
  const toggle = (layer: MonthLayer) => {
    const next = layers.includes(layer) ? layers.filter((one) => one !== layer) : [...layers, layer];
    setLayers(next);
    openStorage('localStorage').setItem(layersKey, next.join());
  };

  if (data === undefined) {
    if (error === null) return <MonthSkeleton />;
    const problem = asProblem(error);
    return (
      <ErrorState onRetry={() => void refetch()} code={problem.shortCode}>
        Месяц не загрузился. {problem.message}
      </ErrorState>
    );
  }
  const months = lunarMonthsOf(data.days, of, monthSystem);
  return (
    <>
      <div className={`${panchangaClasses.filters} no-print`}>
        {monthLayers.map((layer) => (
          <button
            key={layer}
            type="button"
            {...chipLook()}
            aria-pressed={layers.includes(layer)}
            onClick={() => toggle(layer)}
          >
            {layerTitles[layer]}
          </button>
        ))}
        <TraditionChoice value={tradition} onChange={setTradition} />
      </div>
      <Refreshing active={isPlaceholderData && isFetching}>
        <MonthGrid
          month={data}
          of={of}
          today={today}
          layers={layers}
          tradition={tradition}
          hrefOf={hrefOf}
          onDay={onDay}
        />
        <p className={monthClasses.foot}>
          <span>
            {months
              .map(({ index, isAdhika, from }, order) => {
                const name = masaName(index, { language: names, isAdhika });
                return order === 0 ? name : `с ${formatDayAndMonth(from)} ${name}`;
              })
              .join(', ')}
            {monthSystem === 'amanta' ? ' (от новолуния)' : ' (от полнолуния)'}
          </span>
          <span>Титхи и накшатра на восходе</span>
          <span>+1: после полуночи, уже следующее число</span>
          <span>кшая: титхи не застаёт восхода</span>
          <span>вриддхи: застаёт два восхода</span>
        </p>
      </Refreshing>
    </>
  );
}

function storedLayers(): readonly MonthLayer[] {
  const kept = openStorage('localStorage').getItem(layersKey);
  return kept === null ? usual : monthLayers.filter((layer) => kept.split(',').includes(layer));
}

function MonthSkeleton() {
  return (
    <Loading label="Считаем месяц">
      <div className={monthClasses.grid}>
        {Array.from({ length: 35 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a placeholder never move
          <div key={index} className={`${monthClasses.day} stack`}>
            <Skeleton width={28} height={24} />
            <Skeleton width="70%" />
            <Skeleton width="50%" height={13} />
          </div>
        ))}
      </div>
    </Loading>
  );
}
