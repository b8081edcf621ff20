import type { Birth, ChartRequest } from '@nebosvod/contracts/birth';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, Suspense, useRef } from 'react';
import { birthWords } from '../../birth/birth-words.ts';
import formPageClasses from '../../birth/form-page.module.css';
import { useLocalChart } from '../../birth/local-chart.ts';
import { localMap } from '../../birth/map-key.ts';
import { useOpenLocal } from '../../birth/use-open-local.ts';
import { type ChartSearch, openedView } from '../../chart/chart-search.ts';
import pageClasses from '../../chart/page.module.css';
import { chartDataQuery, mainVargas } from '../../chart/use-chart-data.ts';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { ownSettings } from '../../platform/settings/settings-store.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { Button } from '../../ui/button.tsx';
import { Engraving } from '../../ui/engraving.tsx';
import { type LazyPart, lazyNamed } from '../../ui/lazy-named.ts';
import { noteLook } from '../../ui/note-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import { EntryNotice } from './components/entry-notice.tsx';
import { NowButton } from './components/now-button.tsx';
import type { LocalChartViewProps } from './local-chart-view.tsx';

const BirthForm = lazyNamed(
  () => import('../../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);

const route = getRouteApi(paths.natalChart);

interface Props {
  /** The chart of this device, with its tabs. */
  readonly localChart: LazyPart<Omit<LocalChartViewProps, 'panels'>>;
  /** First of the buttons of the chart of this device. */
  readonly localActions: LazyPart<{ readonly birth: Birth; readonly search: ChartSearch }>;
  /** Under the form's explanations. */
  readonly beside: ReactNode;
}

/**
 * Натальная карта. The address says which chart is open; `?map=local` is the one kept on this device.
 * On a device without it the form opens with one sentence of explanation. A birth itself never enters the address.
 */
export function NatalChartPage({ localChart: LocalChart, localActions: LocalActions, beside }: Props) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const local = useLocalChart();
  const { auth } = useSessionState();
  const formPage = useRef<HTMLDivElement>(null);

  const open = useOpenLocal();
  const client = useQueryClient();
  // Read when asked: to follow the settings would draw the form anew before it is alive.
  const ask = (request: ChartRequest) =>
    void client.prefetchQuery(chartDataQuery(client, request, mainVargas(ownSettings().sheet.second)));
  const preload = () => {
    void LocalChart.preload();
    void LocalActions.preload();
  };
  const isLocal = openedView(search).view === 'local';

  if (isLocal && local && !search.edit) {
    return (
      <>
        <Suspense fallback={<PageSkeleton />}>
          <LocalChart
            birth={local}
            address={paths.natalChart}
            search={search}
            actions={
              <Suspense
                fallback={
                  <Button variant="primary" icon="pin">
                    <span>{mapsText.save}</span>
                  </Button>
                }
              >
                <LocalActions birth={local} search={search} />
              </Suspense>
            }
          />
        </Suspense>
        <div className={pageClasses.page}>
          <EntryNotice />
        </div>
      </>
    );
  }

  return (
    <div className={pageClasses.page}>
      <PageTitle
        title="Новая карта"
        tab="Натальная карта"
        subtitle={auth.isAuthenticated ? 'Готовую карту можно сохранить в аккаунт' : 'Рассчитать можно без регистрации'}
        ruled
      />
      {isLocal && !local && (
        <p {...noteLook({ className: pageClasses.leadNote })}>
          Эта ссылка открывает карту, сохранённую в другом браузере. Введите данные рождения, чтобы рассчитать её здесь.
        </p>
      )}
      {local && !search.edit && (
        <div className={pageClasses.local}>
          <span className="tn">
            На этом устройстве: <b>{local.name}</b>, {birthWords(local, null)}
          </span>
          <Button size="sm" onClick={() => void navigate({ search: { map: localMap } })}>
            Открыть
          </Button>
        </div>
      )}
      <div ref={formPage} className={formPageClasses.formPage}>
        <Suspense fallback={<PageSkeleton />}>
          <BirthForm initial={search.edit ? local : null} onFill={preload} onAsk={ask} onBirth={open} />
        </Suspense>
        <aside>
          <NowButton onBirth={open} isReplacing={local !== null} />
          {beside}
          <EntryNotice onAccept={() => formPage.current?.querySelector('input')?.focus()} />
          <div className={`${formPageClasses.preview} no-print`}>
            <Engraving size={300} />
          </div>
        </aside>
      </div>
    </div>
  );
}
