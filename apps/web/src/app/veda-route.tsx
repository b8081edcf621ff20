import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLocalChart } from '../birth/local-chart.ts';
import { isSavedMap, localMap } from '../birth/map-key.ts';
import { VedaLevelList, VedaToolStrip } from '../features/veda/veda-tools.tsx';
import { paths } from '../platform/paths.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { AreaMaps } from './area-parts.ts';
import { LocalMapActions, OpenedLocalChart, OpenedSavedChart, ShareMap } from './parts.ts';

const route = getRouteApi(paths.veda);

/** The zodiac of Jyotish, also for those whose own setting is the tropical one. */
const jyotish = { zodiac: 'sidereal' } as const;

/** Veda of an owner: saved maps, and an open one in the Jyotish workspace under the tools of the level. */
export function VedaRoute() {
  const search = route.useSearch();
  const { map, tab, varga } = search;
  const local = useLocalChart();
  return (
    <Suspense fallback={<PageSkeleton />}>
      {map === localMap && local !== null && search.edit !== true ? (
        <>
          <VedaToolStrip map={map} tab={tab} varga={varga} />
          <OpenedLocalChart
            birth={local}
            address={paths.veda}
            search={search}
            calculation={jyotish}
            actions={<LocalMapActions birth={local} search={search} address={paths.veda} />}
          />
        </>
      ) : isSavedMap(map) ? (
        <OpenedSavedChart
          mapId={map}
          address={paths.veda}
          search={search}
          calculation={jyotish}
          above={<VedaToolStrip map={map} tab={tab} varga={varga} />}
          share={<ShareMap mapId={map} />}
        />
      ) : (
        <AreaMaps
          area="veda"
          form={search.new === true ? 'new' : map === localMap && search.edit === true ? 'edit' : null}
          localAddress={paths.veda}
          aside={<VedaLevelList />}
        />
      )}
    </Suspense>
  );
}
