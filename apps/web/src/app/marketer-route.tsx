import { Suspense } from 'react';
import { MarketerArea } from '../features/marketer/marketer-area.tsx';
import { TableSkeleton } from '../ui/skeletons.tsx';
import { CardBrand, ProductNetworks } from './area-parts.ts';

/** Маркетолог of an owner, with the networks that the profile keeps and the brand that documents carry. */
export function MarketerRoute() {
  return (
    <MarketerArea
      brand={
        <Suspense fallback={null}>
          <CardBrand />
        </Suspense>
      }
      networks={(userId) => (
        <Suspense fallback={<TableSkeleton rows={4} />}>
          <ProductNetworks userId={userId} productId={3} title="Маркетолог" />
        </Suspense>
      )}
    />
  );
}
