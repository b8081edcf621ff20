import { getPlanets } from '@nebosvod/contracts/chart';
import { useRef } from 'react';
import { useChart } from '../../../chart/chart-context.ts';
import { HowComputed } from '../../../chart/how-computed.tsx';
import { TableTools } from '../../../chart/tab-data.tsx';
import { call } from '../../../platform/api/call.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { PlanetsTable } from '../components/planets-table.tsx';

/** Positions; the answer is the workspace's own, so the tab only shows it. */
export function PlanetsTab() {
  const { request, bodies } = useChart();
  const panel = useRef<HTMLDivElement>(null);
  if (bodies.length === 0) return <TableSkeleton rows={9} />;
  return (
    <div>
      <div ref={panel}>
        <PlanetsTable />
      </div>
      <TableTools name="Планеты" tables={() => [...(panel.current?.querySelectorAll('table') ?? [])]} />
      <HowComputed
        queryKey={['chart', 'planets', request]}
        load={async (signal) => (await call(getPlanets, { body: { ...request, trace: true }, signal })).trace}
      />
    </div>
  );
}
