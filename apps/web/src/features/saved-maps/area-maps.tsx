import type { Birth } from '@nebosvod/contracts/birth';
import { findProduct } from '@nebosvod/contracts/products.table';
import { getUserData } from '@nebosvod/contracts/user';
import { formatDate } from '@nebosvod/terms/civil-date';
import { wallClock } from '@nebosvod/terms/clock';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { birthWords } from '../../birth/birth-words.ts';
import { saveLocalChart, useLocalChart } from '../../birth/local-chart.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import '../../chart/natal-chart.css';
import type { NatalChartSearch } from '../../chart/chart-search.ts';
import { call } from '../../platform/api/call.ts';
import { paths } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { areas } from '../../text/areas.ts';
import { mapsText } from '../../text/saved-maps.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { MarkEngraving } from '../../ui/mark-engraving.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PageSkeleton } from '../../ui/skeletons.tsx';
import classes from './area-maps.module.css';
import { VedaLevelList, VedaToolStrip } from '../veda/veda-tools.tsx';

const BirthForm = lazyNamed(
  () => import('../../birth/birth-form.tsx'),
  (module) => module.BirthForm,
);
const SavedMapsList = lazyNamed(
  () => import('./saved-maps-list.tsx'),
  (module) => module.SavedMapsList,
);
const LocalChartOffer = lazyNamed(
  () => import('./components/local-chart-offer.tsx'),
  (module) => module.LocalChartOffer,
);
const SavedChart = lazyNamed(
  () => import('../natal-chart/saved-chart.tsx'),
  (module) => module.SavedChart,
);
const WesternChart = lazyNamed(
  () => import('../astrolog/western-chart.tsx'),
  (module) => module.WesternChart,
);

const vedaRoute = getRouteApi(paths.veda);
const astrologRoute = getRouteApi(paths.astrolog);
const describe = (birth: Birth) => birthWords(birth, null);
const isSaved = (map: string | undefined): map is string => map !== undefined && map !== 'local';

/** Veda of an owner: saved maps, and an open one in the Jyotish workspace under the tools of the level. */
export function VedaArea() {
  const search = vedaRoute.useSearch();
  const navigate = vedaRoute.useNavigate();
  const local = useLocalChart();
  if (isSaved(search.map)) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <SavedChart
          mapId={search.map}
          address={paths.veda}
          search={search}
          calculation={jyotish}
          above={
            <div className={classes.strip}>
              <VedaToolStrip
                map={search.map}
                {...(search.tab === undefined ? {} : { tab: search.tab })}
                {...(search.varga === undefined ? {} : { varga: search.varga })}
              />
            </div>
          }
        />
      </Suspense>
    );
  }
  return (
    <AreaMaps
      area="veda"
      local={local}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
      // A chart that is not saved opens where every guest's does.
      onBirth={(birth) => {
        saveLocalChart(birth);
        void navigate({ to: paths.natalChart, search: { map: 'local' } });
      }}
    />
  );
}

/** The zodiac of Jyotish, also for those whose own setting is the tropical one. */
const jyotish = { zodiac: 'sidereal' } as const;

/** Астролог of an owner: saved maps, and an open one in the Western workspace. */
export function AstrologArea() {
  const search = astrologRoute.useSearch();
  const navigate = astrologRoute.useNavigate();
  const local = useLocalChart();
  const { map } = search;
  if (map !== undefined && !search.edit) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <WesternChart
          key={map}
          map={map}
          tab={search.tab}
          onTab={(tab) => void navigate({ search: { map, tab }, replace: true, resetScroll: false })}
        />
      </Suspense>
    );
  }
  return (
    <AreaMaps
      area="astrolog"
      local={local}
      search={search}
      onSearch={(next) => void navigate({ search: next })}
      onBirth={(birth) => {
        saveLocalChart(birth);
        void navigate({ search: { map: 'local' } });
      }}
    />
  );
}

interface MapsProps {
  readonly area: 'astrolog' | 'veda';
  readonly local: Birth | null;
  readonly search: NatalChartSearch;
  readonly onSearch: (search: NatalChartSearch) => void;
  /** Opens a birth that is not saved. */
  readonly onBirth: (birth: Birth) => void;
}

/** The charts of an area's owner by folder, one's own birth, and a new one. */
function AreaMaps({ area, local, search, onSearch, onBirth }: MapsProps) {
  const { user } = useSessionState();
  const { data } = useQuery({
    queryKey: ['user-data', user?.id],
    queryFn: ({ signal }) => call(getUserData, { signal }),
  });
  const own = data?.birth ?? null;
  return (
    <div className="nc">
      <PageTitle
        title={areas[area].title}
        subtitle={<OwnedLevel area={area} />}
        ruled
        actions={
          <div className="row wrap">
            <Link to={paths.panchanga} className={buttonClass()}>
              Панчанга
            </Link>
            {search.new ? (
              <Button onClick={() => onSearch({})}>{mapsText.title}</Button>
            ) : (
              <Button variant="primary" icon="plus" onClick={() => onSearch({ new: true })}>
                {mapsText.newMap}
              </Button>
            )}
          </div>
        }
      />
      <Suspense fallback={<PageSkeleton />}>
        {search.new ? (
          <div className="fm">
            <BirthForm initial={null} onBirth={onBirth} />
          </div>
        ) : (
          <div className={classes.area}>
            <div>
              <LocalChartOffer local={local} describe={describe} />
              <SavedMapsList
                address={paths[area]}
                describe={describe}
                onNew={() => onSearch({ new: true })}
                onBirth={onBirth}
                local={local}
              />
            </div>
            <aside className="stack">
              {own !== null && (
                <section className={`card ${classes.choice}`}>
                  <h2>Ваша карта</h2>
                  <p className="cap tn">{describe(own)}</p>
                  <Button onClick={() => onBirth(own)}>Открыть</Button>
                </section>
              )}
              {area === 'veda' && <VedaLevelList />}
              <div className="prev no-print">
                <MarkEngraving section={area} size={220} />
              </div>
            </aside>
          </div>
        )}
      </Suspense>
    </div>
  );
}

/** «Veda: Основы, до 21 ноября 2027 г.» */
function OwnedLevel({ area }: { readonly area: 'astrolog' | 'veda' }) {
  const { products } = useSessionState();
  const owned = products.filter(({ id }) => findProduct(id)?.area === area).at(-1);
  if (owned === undefined) return areas[area].subtitle;
  if (owned.expiresAt === null) return `${owned.title}, без срока`;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${owned.title}, до ${formatDate(wallClock(owned.expiresAt, { timeZone }).date, { weekday: false })}`;
}
