import { Suspense } from 'react';
import { MarketerArea } from '../features/marketer/marketer-area.tsx';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { ProductNetworks } from './area-parts.ts';

/** Маркетолог of an owner, with the networks that the profile keeps. */
export function MarketerRoute() {
  return (
    <MarketerArea
      networks={(userId) => (
        <Suspense fallback={<TableSkeleton rows={4} />}>
          <ProductNetworks userId={userId} productId={3} title="Маркетолог" />
        </Suspense>
      )}
    />
  );
}
