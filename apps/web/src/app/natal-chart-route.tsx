import type { Birth } from '@nebosvod/contracts/birth';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { birthWords } from '../birth/birth-words.ts';
import { saveLocalChart, useLocalChart } from '../birth/local-chart.ts';
import { NatalChartPage } from '../features/natal-chart/natal-chart-page.tsx';
import { paths } from '../platform/paths.ts';
import { useSessionState } from '../platform/session/use-session.ts';
import { mapsText } from '../text/saved-maps.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { lazyNamed } from '../ui/lazy-named.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { chartPanels } from './chart-panels.ts';
import { SignInGate } from './sign-in-gate.tsx';

const SavedMapsList = lazyNamed(
  () => import('../features/saved-maps/saved-maps-list.tsx'),
  (module) => module.SavedMapsList,
);
const SaveMap = lazyNamed(
  () => import('../features/saved-maps/components/save-map.tsx'),
  (module) => module.SaveMap,
);
const ExampleList = lazyNamed(
  () => import('../features/saved-maps/components/example-list.tsx'),
  (module) => module.ExampleList,
);
const LocalChartOffer = lazyNamed(
  () => import('../features/saved-maps/components/local-chart-offer.tsx'),
  (module) => module.LocalChartOffer,
);
const CompareCharts = lazyNamed(
  () => import('../features/compare/compare-charts.tsx'),
  (module) => module.CompareCharts,
);
const SavedChart = lazyNamed(
  () => import('../features/natal-chart/saved-chart.tsx'),
  (module) => module.SavedChart,
);

const route = getRouteApi(paths.natalChart);
const describe = (birth: Birth) => birthWords(birth, null);

/** Натальная карта with saved maps: a list for the signed-in, the form, the chart of this device or a saved one. */
export function NatalChartRoute() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { auth, isRestoring } = useSessionState();
  const local = useLocalChart();
  const { map, with: other } = search;
  const isBare = search.map === undefined && !search.edit && !search.new;
  const openLocal = (birth: Birth) => {
    saveLocalChart(birth);
    void navigate({ search: { map: 'local' } });
  };

  if (map !== undefined && other !== undefined) {
    return (
      <SignInGate title={mapsText.compareTitle} explains={mapsText.compareNeedsSignIn}>
        <Suspense fallback={<PageSkeleton />}>
          <CompareCharts first={map} second={other} />
        </Suspense>
      </SignInGate>
    );
  }
  if (map !== undefined && map !== 'local') {
    return (
      <SignInGate title="Натальная карта" explains={mapsText.needsSignIn}>
        <Suspense fallback={<PageSkeleton />}>
          <SavedChart mapId={map} address={paths.natalChart} search={search} />
        </Suspense>
      </SignInGate>
    );
  }
  if (isBare && isRestoring) return <PageSkeleton />;
  if (isBare && auth.isAuthenticated) {
    return (
      <>
        <PageTitle
          title={mapsText.title}
          tab="Натальная карта"
          ruled
          actions={
            <div className="row wrap">
              {local !== null && (
                <Button onClick={() => void navigate({ search: { map: 'local' } })}>Карта этого устройства</Button>
              )}
              <Button variant="primary" icon="plus" onClick={() => void navigate({ search: { new: true } })}>
                {mapsText.newMap}
              </Button>
            </div>
          }
        />
        <Suspense fallback={<PageSkeleton />}>
          <LocalChartOffer local={local} describe={describe} />
          <SavedMapsList
            key={other ?? ''}
            address={paths.natalChart}
            {...(other === undefined ? {} : { comparing: other })}
            describe={describe}
            onNew={() => void navigate({ search: { new: true } })}
            onBirth={openLocal}
            local={local}
          />
        </Suspense>
      </>
    );
  }
  if (isBare && other !== undefined) {
    return (
      <SignInGate title={mapsText.compareTitle} explains={mapsText.compareNeedsSignIn}>
        {null}
      </SignInGate>
    );
  }
  return (
    <NatalChartPage
      panels={chartPanels}
      localActions={(birth) => (
        <>
          <Suspense fallback={null}>
            <SaveMap
              birth={birth}
              returnTo={`${paths.natalChart}?map=local`}
              onSaved={({ id }) => void navigate({ search: { ...search, map: id } })}
            />
          </Suspense>
          <Link to={paths.natalChart} search={{ with: 'local' }} className={buttonClass()}>
            {mapsText.compare}
          </Link>
        </>
      )}
      beside={
        !auth.isAuthenticated &&
        !isRestoring && (
          <Suspense fallback={null}>
            <p className="hint">
              {mapsText.guest}{' '}
              <Link to={paths.login} search={{ returnTo: paths.natalChart }} className="link">
                {mapsText.signIn}
              </Link>
            </p>
            <ExampleList describe={describe} onBirth={openLocal} />
          </Suspense>
        )
      }
    />
  );
}
