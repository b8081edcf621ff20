import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isSavedMap } from '../birth/map-key.ts';
import { VedaLevelList, VedaToolStrip } from '../features/veda/veda-tools.tsx';
import { paths } from '../platform/paths.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { chartPanels } from './chart-panels.ts';
import { AreaMaps, SavedChart } from './parts.ts';

const route = getRouteApi(paths.veda);

/** The zodiac of Jyotish, also for those whose own setting is the tropical one. */
const jyotish = { zodiac: 'sidereal' } as const;

/** Veda of an owner: saved maps, and an open one in the Jyotish workspace under the tools of the level. */
export function VedaRoute() {
  const search = route.useSearch();
  const { map, tab, varga } = search;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isSavedMap(map) ? (
        <SavedChart
          mapId={map}
          address={paths.veda}
          search={search}
          panels={chartPanels}
          calculation={jyotish}
          above={<VedaToolStrip map={map} tab={tab} varga={varga} />}
        />
      ) : (
        // A chart that is not saved opens where every guest's does.
        <AreaMaps area="veda" isNew={search.new === true} localAddress={paths.natalChart} aside={<VedaLevelList />} />
      )}
    </Suspense>
  );
}
