import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { paths } from '../platform/paths.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { AreaMaps, ClientBook, WesternChart } from './area-parts.ts';

const route = getRouteApi(paths.astrolog);

/** Астролог of an owner: saved maps, and an open one in the Western workspace. */
export function AstrologRoute() {
  const { map, tab, edit, new: isNew, client } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <Suspense fallback={<PageSkeleton />}>
      {tab === 'clients' && map === undefined ? (
        <ClientBook area="astrolog" client={client} />
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
