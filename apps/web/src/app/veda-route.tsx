import { composesFor } from '@nebosvod/contracts/built.table';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useLatestMap } from '../birth/latest-map.ts';
import { useLocalChart } from '../birth/local-chart.ts';
import { isSavedMap, localMap } from '../birth/map-key.ts';
import { useVedaLevels, VedaLevelList } from '../features/veda/veda-tools.tsx';
import { paths } from '../platform/paths.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { AreaMaps, ClientBook, DocumentDesk } from './area-parts.ts';
import { deliveryOf } from './delivery-of.tsx';
import { lineOf } from './line-of.tsx';
import { LocalMapActions, OpenedLocalChart, OpenedSavedChart, ShareMap } from './parts.ts';

/** Veda of an owner: saved maps, or a map in the zodiac of Jyotish, whatever the own setting, its tabs filtered by level. */
export function VedaRoute() {
  const search = useSearch({ from: paths.veda });
  const { map, tab, edit, client, document } = search;
  const latest = useLatestMap();
  const local = useLocalChart();
  const chart = { address: paths.veda, search, calculation: { zodiac: 'sidereal' }, levels: useVedaLevels() } as const;
  const actions = local && <LocalMapActions birth={local} search={search} address={paths.veda} />;
  const form = search.new ? 'new' : map === localMap && edit ? 'edit' : null;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {tab === 'clients' && map === undefined ? (
        <ClientBook area="veda" client={client} line={lineOf} />
      ) : tab === 'documents' && map === undefined && composesFor('veda') ? (
        <DocumentDesk area="veda" document={document} client={client} delivery={deliveryOf} />
      ) : map === localMap && local !== null && !edit ? (
        <OpenedLocalChart birth={local} actions={actions} {...chart} />
      ) : isSavedMap(map) ? (
        <OpenedSavedChart mapId={map} share={<ShareMap mapId={map} />} {...chart} />
      ) : (
        <AreaMaps area="veda" form={form} localAddress={paths.veda} below={<VedaLevelList map={latest} />} />
      )}
    </Suspense>
  );
}
