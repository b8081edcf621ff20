import { Suspense } from 'react';
import { isSavedMap } from '../birth/map-key.ts';
import type { OpenedView } from '../chart/chart-search.ts';
import { NatalChartPage } from '../features/natal-chart/natal-chart-page.tsx';
import { useSessionState } from '../platform/session/use-session.ts';
import { mapsText } from '../text/saved-maps.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { CompareChoice, GuestMaps, LocalMapActions, OpenedLocalChart, OwnMaps } from './parts.ts';
import { SignInGate } from './sign-in-gate.tsx';

interface Props {
  readonly opened: Exclude<OpenedView, { readonly view: 'comparison' | 'saved' }>;
}

/** What needs no map of an account: the list for the signed-in, the form, the chart of this device. */
export function NatalChartStart({ opened }: Props) {
  const { auth, isRestoring } = useSessionState();
  if (opened.view === 'list') {
    if (isRestoring) return <PageSkeleton />;
    const { comparing } = opened;
    if (isSavedMap(comparing) && !auth.isAuthenticated)
      return <SignInGate title={mapsText.compareTitle} explains={mapsText.compareNeedsSignIn} />;
    if (comparing !== undefined || auth.isAuthenticated) {
      const ownMaps = auth.isAuthenticated ? <OwnMaps comparing={comparing} /> : null;
      return (
        <Suspense fallback={<PageSkeleton />}>
          {comparing === undefined ? ownMaps : <CompareChoice key={comparing} first={comparing} saved={ownMaps} />}
        </Suspense>
      );
    }
  }
  const beside = (
    <Suspense fallback={null}>
      <GuestMaps />
    </Suspense>
  );
  return <NatalChartPage localChart={OpenedLocalChart} localActions={LocalMapActions} beside={beside} />;
}
