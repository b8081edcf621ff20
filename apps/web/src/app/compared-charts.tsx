import { Suspense } from 'react';
import { isSavedMap } from '../birth/map-key.ts';
import { mapsText } from '../text/saved-maps.ts';
import { PageSkeleton } from '../ui/skeletons.tsx';
import { CompareCharts } from './parts.ts';
import { SignInGate } from './sign-in-gate.tsx';

/** Two charts side by side; a saved one among them needs its owner. */
export function ComparedCharts({ first, second }: { readonly first: string; readonly second: string }) {
  const comparison = <CompareCharts first={first} second={second} />;
  if (!isSavedMap(first) && !isSavedMap(second)) return <Suspense fallback={<PageSkeleton />}>{comparison}</Suspense>;
  return (
    <SignInGate title={mapsText.compareTitle} explains={mapsText.compareNeedsSignIn}>
      {comparison}
    </SignInGate>
  );
}
