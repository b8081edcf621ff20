import { KeptPlans } from './kept-plans.tsx';
import { SamplePlanList } from './sample-plan-list.tsx';

/** Under what the area is, for somebody without it: plans of a former owner, and an example of one. */
export function MarketerPreview() {
  return (
    <>
      <KeptPlans />
      <SamplePlanList />
    </>
  );
}
