import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NumerologPage } from '../features/numerolog/numerolog-page.tsx';
import { paths } from '../platform/paths.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { ClientBook } from './area-parts.ts';

const route = getRouteApi(paths.numerolog);

/** Нумеролог of an owner: its tools, or the client book. */
export function NumerologRoute() {
  const { tab, client } = route.useSearch();
  if (tab !== 'clients') return <NumerologPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <ClientBook area="numerolog" client={client} />
    </Suspense>
  );
}
