import { getPlanets } from '@nebosvod/contracts/chart';
import { useRef } from 'react';
import { HowComputed } from '../../../chart/how-computed.tsx';
import { TableTools } from '../../../chart/tab-data.tsx';
import type { TabProps } from '../../../chart/tab-props.ts';
import { call } from '../../../platform/api/call.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { PlanetsTable } from '../components/planets-table.tsx';

/** Positions; the answer is the workspace's own, so the tab only shows it. */
export function PlanetsTab({ request, bodies, names, selection, onSelect }: TabProps) {
  const panel = useRef<HTMLDivElement>(null);
  if (bodies.length === 0) return <TableSkeleton rows={9} />;
  return (
    <div className="tab-data">
      <div ref={panel}>
        <PlanetsTable bodies={bodies} names={names} selection={selection} onSelect={onSelect} />
      </div>
      <TableTools name="Планеты" tables={() => [...(panel.current?.querySelectorAll('table') ?? [])]} />
      <HowComputed
        queryKey={['chart', 'planets', request]}
        load={async (signal) => (await call(getPlanets, { body: { ...request, trace: true }, signal })).trace}
      />
    </div>
  );
}
