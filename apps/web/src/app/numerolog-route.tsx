import { composesFor } from '@nebosvod/contracts/built.table';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { NumerologPage } from '../features/numerolog/numerolog-page.tsx';
import { paths } from '../platform/paths.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { ClientBook, DocumentDesk } from './area-parts.ts';
import { deliveryOf } from './delivery-of.tsx';
import { lineOf } from './line-of.tsx';

const route = getRouteApi(paths.numerolog);

/** Нумеролог of an owner: its tools, the client book or the documents. */
export function NumerologRoute() {
  const { tab, client, document } = route.useSearch();
  const isDesk = tab === 'documents' && composesFor('numerolog');
  if (tab !== 'clients' && !isDesk) return <NumerologPage />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isDesk ? (
        <DocumentDesk area="numerolog" document={document} client={client} delivery={deliveryOf} />
      ) : (
        <ClientBook area="numerolog" client={client} line={lineOf} />
      )}
    </Suspense>
  );
}
