import { composesFor } from '@nebosvod/contracts/built.table';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { paths } from '../platform/paths.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { AreaMaps, ClientBook, DocumentDesk, WesternChart } from './area-parts.ts';
import { deliveryOf } from './delivery-of.tsx';
import { westernLineOf } from './line-of.tsx';

const route = getRouteApi(paths.astrolog);

/** Астролог of an owner: saved maps, and an open one in the Western workspace. */
export function AstrologRoute() {
  const { map, tab, edit, new: isNew, client, document } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Suspense fallback={<PageSkeleton />}>
      {tab === 'clients' && map === undefined ? (
        <ClientBook area="astrolog" client={client} line={westernLineOf} />
      ) : tab === 'documents' && map === undefined && composesFor('astrolog') ? (
        <DocumentDesk area="astrolog" document={document} client={client} delivery={deliveryOf} />
      ) : map !== undefined && !edit ? (
        <WesternChart
          key={map}
          map={map}
          tab={tab}
          onTab={(next) => void navigate({ search: { map, tab: next }, replace: true, resetScroll: false })}
        />
      ) : (
        <AreaMaps area="astrolog" form={isNew === true ? 'new' : null} localAddress={paths.astrolog} />
      )}
    </Suspense>
  );
}
