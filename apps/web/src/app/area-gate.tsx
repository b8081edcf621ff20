import { composesFor } from '@nebosvod/contracts/built.table';
import { useSearch } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useSessionState } from '../platform/session/use-session.ts';
import { type Area, areas } from '../text/areas.ts';
import { lazyNamed } from '../ui/lazy-named.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';

const PaywallPage = lazyNamed(
  () => import('../features/paywall/paywall-page.tsx'),
  (module) => module.PaywallPage,
);

interface Props {
  readonly area: Area;
  readonly page: ComponentType;
  /** What of the area is open without it: what is free, or what a former owner has left. */
  readonly preview?: ComponentType;
}

/** The area's page for an owner of one of its products and for the documents of a former one, else what the area is and how to get it, on the same address. */
export function AreaGate({ area, page: Page, preview: Preview }: Props): ReactNode {
  const { auth, products, isRestoring } = useSessionState();
  const { tab } = useSearch({ strict: false });
  if (isRestoring) return <PageSkeleton />;
  // Documents stay their maker's when the term has ended, on their own address.
  const isDesk = auth.isAuthenticated && tab === 'documents' && composesFor(area);
  const isOwner = auth.isAuthenticated && products.some((product) => areas[area].productIds.includes(product.id));
  return (
    <Suspense fallback={<PageSkeleton />}>
      {isOwner || isDesk ? <Page /> : <PaywallPage area={area} preview={Preview && <Preview />} />}
    </Suspense>
  );
}
