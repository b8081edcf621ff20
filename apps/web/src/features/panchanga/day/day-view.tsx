import { utcMidnight } from '@nebosvod/engine/time/date-arithmetic';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { asProblem } from '../../../platform/api/api-problem.ts';
import { useSettings } from '../../../platform/settings/settings-store.ts';
import { whenIdle } from '../../../platform/when-idle.ts';
import { WhenNear } from '../../../platform/when-near.tsx';
import { cardLook } from '../../../ui/card-look.ts';
import { Icon } from '../../../ui/icon.tsx';
import { lazyNamed } from '../../../ui/lazy-named.ts';
import { linkLook } from '../../../ui/link-look.ts';
import { noteLook } from '../../../ui/note-look.ts';
import type { Place } from '../../../ui/place-field.tsx';
import { Loading, Skeleton } from '../../../ui/skeletons.tsx';
import { ErrorState, Refreshing } from '../../../ui/states.tsx';
import { type DayAnswer, prefetchDays, useDay } from '../api/use-day.ts';
import { useNow } from '../clock.ts';
import { stepDays } from '../dates.ts';
import { PersonalCard } from '../personal/personal-card.tsx';
import type { Personal } from '../personal/use-personal.ts';
import { usePlaceBody } from '../place/place-body.ts';
import classes from './day.module.css';
import { DayCards } from './day-cards.tsx';
import { dayFacts } from './day-facts.ts';
import { DayInThree } from './day-in-three.tsx';
import { ExplainButton } from './explain-button.tsx';
import { Observances } from './observances.tsx';
import { PolarNote } from './polar-note.tsx';
import type { DaySpan } from './term.ts';
import { WindowList } from './window-list.tsx';

const DayTimeline = lazyNamed(
  () => import('./day-timeline.tsx'),
  (module) => module.DayTimeline,
);

interface Props {
  readonly date: string;
  readonly place: Place;
  readonly personal: Personal;
  readonly onDate: (date: string) => void;
  readonly onPlace: (place: Place) => void;
}

/** День: the timeline, what is observed, the personal layer and the eight groups. */
export function DayView({ date, place, personal, onDate, onPlace }: Props) {
  const client = useQueryClient();
  const at = usePlaceBody(place);
  const { moon } = personal;
  const [isConventional, setConventional] = useState(false);
  const { data, error, isPlaceholderData, refetch, isFetching } = useDay({ date, at, moon, isConventional });
  const now = useNow();
  const isReady = data !== undefined && !isPlaceholderData;
  const key = JSON.stringify([at, moon]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place and the layer
  useEffect(() => {
    if (!isReady) return;
    return whenIdle(() =>
      prefetchDays(
        client,
        [stepDays(date, 1), stepDays(date, -1)].map((next) => ({ date: next, at, moon })),
      ),
    );
  }, [isReady, date, key, client]);

  const isMissing = data === undefined;
  // While the answer comes; where the server drew the day its line waits until somebody is near.
  useEffect(() => {
    if (isMissing) void DayTimeline.preload();
  }, [isMissing]);

  const body = data !== undefined && (
    <DayBody
      day={data}
      now={now}
      place={place}
      personal={personal}
      onDate={onDate}
      onPlace={onPlace}
      isConventional={isConventional}
      onConventional={setConventional}
    />
  );
  // A day is long: the press that steps to it is answered by the heading, and the day follows in slices.
  const shown = useDeferredValue({ day: data, body });

  if (data === undefined) {
    if (error === null) return <DaySkeleton />;
    const problem = asProblem(error);
    return (
      <ErrorState onRetry={() => void refetch()} code={problem.shortCode}>
        Панчанга этого дня не загрузилась. {problem.message}
      </ErrorState>
    );
  }
  return (
    <Refreshing active={isPlaceholderData && isFetching} isBehind={shown.day !== data}>
      {shown.body || <DaySkeleton />}
    </Refreshing>
  );
}

interface BodyProps extends Omit<Props, 'date'> {
  readonly day: DayAnswer;
  readonly now: number;
  readonly isConventional: boolean;
  readonly onConventional: (isConventional: boolean) => void;
}

function DayBody(props: BodyProps) {
  const { day, now, place, personal, onDate, onPlace, isConventional, onConventional } = props;
  const { names, monthSystem } = useSettings();
  const zone = day.place;
  const groups = dayFacts(day, { language: names, monthSystem });
  const explain = (span: DaySpan, name: string) => (
    <ExplainButton span={span} name={name} zone={zone} date={day.date} />
  );
  return (
    <div className={classes.day} data-date={day.date}>
      {day.reason !== undefined && (
        <PolarNote
          date={day.date}
          place={place}
          reason={day.reason}
          isConventional={isConventional}
          onConventional={onConventional}
          onPlace={onPlace}
        />
      )}
      <BeforeSunrise day={day} now={now} onDate={onDate} />
      <DayInThree day={day} groups={groups} now={now} explain={explain} />
      <WindowList day={day} groups={groups} now={now} explain={explain} />
      <WhenNear of={[day, names, monthSystem]} preload={DayTimeline.preload} className={classes.line}>
        <Suspense fallback={<TimelineSkeleton />}>
          <DayTimeline day={day} now={now} />
        </Suspense>
      </WhenNear>
      <div className={classes.notes}>
        <Observances day={day} />
        <PersonalCard day={day} now={now} personal={personal} names={names} />
      </div>
      <h2 className="vh">Подробно</h2>
      <WhenNear of={[day, names, monthSystem]} className={classes.cards}>
        <DayCards groups={groups} date={day.date} now={now} explain={explain} />
      </WhenNear>
    </div>
  );
}

/** Between midnight and sunrise the day before still runs. */
function BeforeSunrise({ day, now, onDate }: Pick<BodyProps, 'day' | 'now' | 'onDate'>) {
  if (day.sunrise === null || day.isConventional) return null;
  const sunrise = Date.parse(day.sunrise);
  const midnight = utcMidnight(day.date) - day.place.utcOffsetSeconds * 1000;
  if (now < midnight || now >= sunrise) return null;
  return (
    <p {...noteLook()}>
      <Icon name="sunrise" />
      <span>
        Солнце ещё не взошло: идут сутки прошлой даты.{' '}
        <button type="button" {...linkLook()} onClick={() => onDate(stepDays(day.date, -1))}>
          Показать их
        </button>
      </span>
    </p>
  );
}

/** A day to come: the timeline and the cards. */
export function DaySkeleton() {
  return (
    <Loading label="Считаем день">
      <TimelineSkeleton />
      <div className={`${classes.grid} ${classes.below}`}>
        {[5, 5, 5].map((rows, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <div key={card} {...cardLook({ className: 'stack' })}>
            <Skeleton height={22} width={140} />
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <Skeleton key={row} height={18} width={`${70 + ((row * 13) % 30)}%`} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}

function TimelineSkeleton() {
  return (
    <div {...cardLook()}>
      {['72%', '78%', '60%', '34%', '100%', '100%', '100%'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a placeholder never move
        <div key={index} style={{ padding: '5px 0' }}>
          <Skeleton height={32} width={width} />
        </div>
      ))}
    </div>
  );
}
