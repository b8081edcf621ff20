import { Tabs } from '@mantine/core';
import { formatDate } from '@nebosvod/terms/civil-date';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense, useCallback, useEffect, useRef } from 'react';
import { analytics } from '../../platform/analytics/analytics.ts';
import { paths } from '../../platform/paths.ts';
import { changeSettings } from '../../platform/settings/settings-store.ts';
import { shareText } from '../../text/share.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { noteLook } from '../../ui/note-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Place } from '../../ui/place-field.tsx';
import { segmentsLook } from '../../ui/segments.tsx';
import { ShareDialog } from '../../ui/share-dialog.tsx';
import { ShareLinks } from '../../ui/share-links.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { useDay } from './api/use-day.ts';
import { CalendarButton } from './calendar-button.tsx';
import { useNow } from './clock.ts';
import { DateButton } from './date-button.tsx';
import { todayAt } from './dates.ts';
import { DaySkeleton, DayView } from './day/day-view.tsx';
import { headingOf, stepped, steppingOf } from './page-head.ts';
import classes from './panchanga.module.css';
import type { BirthMoon } from './personal/birth-moon.ts';
import { usePersonal } from './personal/use-personal.ts';
import { usePlaceBody } from './place/place-body.ts';
import { PlaceButton } from './place/place-button.tsx';
import { usePagePlace } from './place/use-page-place.ts';
import { type PanchangaView, panchangaViews } from './search.ts';
import { usePageKeys } from './use-keys.ts';

const MonthView = lazyNamed(
  () => import('./month/month-view.tsx'),
  (module) => module.MonthView,
);
const MuhurtasView = lazyNamed(
  () => import('./muhurtas/muhurtas-view.tsx'),
  (module) => module.MuhurtasView,
);
const SunView = lazyNamed(
  () => import('./sun/sun-view.tsx'),
  (module) => module.SunView,
);
const AyanaView = lazyNamed(
  () => import('./ayana/ayana-view.tsx'),
  (module) => module.AyanaView,
);
const FestivalsView = lazyNamed(
  () => import('./festivals/festivals-view.tsx'),
  (module) => module.FestivalsView,
);
const CreateView = lazyNamed(
  () => import('./create/create-view.tsx'),
  (module) => module.CreateView,
);

const route = getRouteApi(paths.panchanga);

const titles: Readonly<Record<PanchangaView, string>> = {
  day: 'День',
  month: 'Месяц',
  muhurtas: 'Мухурты',
  sun: 'Солнце',
  ayana: 'Аяна',
  festivals: 'Праздники',
  create: 'Создать',
};
const isView = (value: string | null): value is PanchangaView => panchangaViews.some((view) => view === value);

/** The address of what is shown with its city and date: whoever opens it has another city and comes on another day. */
function sharedAddress(place: Place | null, date: string): string {
  const address = new URL(location.href);
  if (typeof place?.id === 'number') address.searchParams.set('city', String(place.id));
  address.searchParams.set('date', date);
  address.searchParams.delete('map');
  return address.href;
}

/** Панчанга: one place, one date, seven views of them; all of it stands in the address. */
export function PanchangaPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { place, isLost } = usePagePlace(search.city);
  const now = useNow(60_000);
  const view = search.view ?? 'day';
  const today = todayAt(place?.timeZone ?? null, now);
  const date = search.date ?? today;
  const { unit, back, forth, today: todayWord } = steppingOf(view);

  const go = useCallback(
    (next: { readonly view?: PanchangaView; readonly date?: string | undefined }) =>
      void navigate({
        search: (previous) => ({ ...previous, ...next }),
        replace: next.view === undefined,
        resetScroll: false,
      }),
    [navigate],
  );
  const toDate = useCallback((next: string) => go({ date: next === today ? undefined : next }), [go, today]);
  const step = useCallback((steps: number) => toDate(stepped(date, unit, steps)), [toDate, date, unit]);
  const leap = useCallback(
    (steps: number) => toDate(stepped(date, unit === 'year' ? 'year' : 'month', steps)),
    [toDate, date, unit],
  );
  const toToday = useCallback(() => go({ date: undefined }), [go]);
  usePageKeys({ step, leap, today: toToday });
  const tabs = useRef<HTMLDivElement>(null);
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const on = tabs.current?.querySelector(`[role=tab][aria-selected=true]`);
    if (view !== panchangaViews[0]) on?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [view]);

  const setPlace = (next: Place) => {
    changeSettings({ city: next });
    analytics.goal('panchanga_city_set');
    void navigate({
      search: (previous) => ({ ...previous, city: typeof next.id === 'number' ? next.id : undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  const ofPage = usePersonal(search.map);
  const personal = {
    ...ofPage,
    // What is chosen here goes before the map that a link named.
    choose: (id: string | null) => {
      ofPage.choose(id);
      if (search.map !== undefined) void navigate({ search: ({ map: _, ...rest }) => rest, replace: true });
    },
  };
  const openDay = (next: string) => go({ view: 'day', date: next === today ? undefined : next });

  return (
    <div className={classes.page}>
      <PageTitle
        title={headingOf(view, date)}
        tab={view === 'day' ? `Панчанга, ${formatDate(date, { weekday: false })}` : `Панчанга: ${titles[view]}`}
        subtitle={
          place === null ? (
            ' '
          ) : (
            <>
              {subtitleOf(place)}
              {view === 'day' && <DayExtent date={date} place={place} moon={personal.moon} />}
            </>
          )
        }
        actions={
          <div className={`${classes.stepper} no-print`}>
            {view !== 'create' && (
              <>
                <div {...segmentsLook()}>
                  <button type="button" aria-label={back} onClick={() => step(-1)}>
                    <Icon name="left" />
                  </button>
                  <button type="button" aria-pressed={isSame(unit, date, today)} onClick={toToday}>
                    {todayWord}
                  </button>
                  <button type="button" aria-label={forth} onClick={() => step(1)}>
                    <Icon name="right" />
                  </button>
                </div>
                <DateButton date={date} onDate={toDate} />
              </>
            )}
            {place !== null && <PlaceButton place={place} onPlace={setPlace} />}
            {view === 'day' && place !== null && (
              <CalendarButton date={date} place={place} onSubscribe={() => go({ view: 'create' })} />
            )}
            <ShareDialog title={shareText.share} isBrief>
              {() => <ShareLinks url={sharedAddress(place, date)} title={`Панчанга: ${titles[view]}`} />}
            </ShareDialog>
            {view === 'month' && (
              <button type="button" {...buttonLook({ className: classes.printMonth })} onClick={() => window.print()}>
                <Icon name="print" />
                Печать А4
              </button>
            )}
          </div>
        }
        ruled
      />
      <Tabs
        ref={tabs}
        value={view}
        onChange={(next) => isView(next) && go({ view: next })}
        className={`no-print ${classes.views}`}
      >
        <Tabs.List aria-label="Вид панчанги">
          {panchangaViews.map((one) => (
            <Tabs.Tab key={one} value={one} aria-controls="panchanga-view">
              {titles[one]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {isLost && <p {...noteLook({ className: classes.lost })}>Город из ссылки не нашёлся, показан ваш.</p>}
      <div id="panchanga-view" role="tabpanel" aria-label={titles[view]}>
        {place === null ? <DaySkeleton /> : body(place)}
      </div>
    </div>
  );

  function body(at: Place): ReactNode {
    if (view === 'day') {
      return <DayView date={date} place={at} personal={personal} onDate={toDate} onPlace={setPlace} />;
    }
    return <Suspense fallback={<PageSkeleton />}>{later(at)}</Suspense>;
  }

  function later(at: Place): ReactNode {
    switch (view) {
      case 'month':
        return <MonthView date={date} today={today} place={at} hrefOf={hrefOf} onDay={openDay} />;
      case 'muhurtas':
        return <MuhurtasView date={date} place={at} personal={personal} onDay={openDay} />;
      case 'sun':
        return <SunView date={date} place={at} />;
      case 'ayana':
        return <AyanaView date={date} place={at} />;
      case 'festivals':
        return <FestivalsView date={date} today={today} place={at} hrefOf={hrefOf} onDay={openDay} />;
      default:
        return <CreateView date={date} place={at} />;
    }
  }

  function hrefOf(day: string): string {
    const query = new URLSearchParams({ date: day });
    if (search.city !== undefined) query.set('city', String(search.city));
    return `${paths.panchanga}?${query}`;
  }
}

function isSame(unit: 'day' | 'month' | 'year', date: string, today: string): boolean {
  const length = unit === 'day' ? 10 : unit === 'month' ? 7 : 4;
  return date.slice(0, length) === today.slice(0, length);
}

/** «Пермь, Пермский край»; Москва is its own region. */
function subtitleOf({ name, detail }: Place): string {
  return detail === '' || detail === name ? name : `${name}, ${detail}`;
}

interface DayExtentProps {
  readonly date: string;
  readonly place: Place;
  readonly moon: BirthMoon | null;
}

/** From when to when the day of the page runs, after the city; asks for the very answer that the day's view shows. */
function DayExtent({ date, place, moon }: DayExtentProps) {
  const { data } = useDay({ date, at: usePlaceBody(place), moon });
  if (data?.reason === 'POLAR_NIGHT') return ' · Солнце не восходит';
  if (data?.reason === 'POLAR_DAY') return ' · Солнце не заходит';
  return ' · сутки от восхода до восхода';
}
