import { Suspense } from 'react';
import { useSessionState } from '../../platform/session/use-session.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';
import { SamplePlanList } from './sample-plan-list.tsx';

const KeptPlans = lazyNamed(
  () => import('./kept-plans.tsx'),
  (module) => module.KeptPlans,
);

/** Under what the area is, for somebody without it: plans of a former owner, who is no guest, and an example of one. */
export function MarketerPreview() {
  const { user } = useSessionState();
  return (
    <>
      <Suspense fallback={null}>{user !== null && <KeptPlans userId={user.id} />}</Suspense>
      <SamplePlanList />
    </>
  );
}
