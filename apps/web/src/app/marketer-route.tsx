import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useEffect, useRef } from 'react';
import { MarketerPage } from '../features/marketer/marketer-page.tsx';
import { selectPage, useNavigationState } from '../platform/navigation-state.ts';
import { paths } from '../platform/paths.ts';
import { useSessionState } from '../platform/session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { lazyNamed } from '../ui/lazy-named.ts';
import { PageTitle } from '../ui/page-title.tsx';
import { TableSkeleton } from '../ui/skeletons.tsx';

const ProductNetworks = lazyNamed(
  () => import('../features/profile/tabs/networks-tab.tsx'),
  (module) => module.ProductNetworks,
);
const route = getRouteApi(paths.marketer);

/** Маркетолог of an owner: the page that is selected in navigation, the content plan at first. */
export function MarketerRoute() {
  const { user } = useSessionState();
  const { selectedPage } = useNavigationState();
  const { plan } = route.useSearch();
  // An address that names a plan is about the plan.
  useEffect(() => {
    if (plan !== undefined) selectPage('contentplan');
  }, [plan]);
  const shown = useRef(selectedPage);
  useEffect(() => {
    // The pressed button is gone with its page: the keyboard starts at the beginning of the next.
    if (shown.current !== selectedPage) document.getElementById('main')?.focus({ preventScroll: true });
    shown.current = selectedPage;
  }, [selectedPage]);
  if (user === null) return null;
  return selectedPage === 'networks' ? <NetworksPage userId={user.id} /> : <MarketerPage userId={user.id} />;
}

function NetworksPage({ userId }: { readonly userId: string }) {
  return (
    <>
      <PageTitle
        title="Сети и голос"
        tab="Маркетолог"
        subtitle="Страницы, для которых вы пишете, и как звучат ваши тексты"
        ruled
        actions={
          <Button variant="quiet" onClick={() => selectPage('contentplan')}>
            Контент-план
          </Button>
        }
      />
      <Suspense fallback={<TableSkeleton rows={4} />}>
        <ProductNetworks userId={userId} productId={3} title="Маркетолог" />
      </Suspense>
    </>
  );
}
