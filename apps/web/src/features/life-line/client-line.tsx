import type { ChartRequest } from '@nebosvod/contracts/birth';
import { getLifeLine } from '@nebosvod/contracts/chart-life-line';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { LeftOut } from './left-out.tsx';
import type { LifeEvent } from './life-events.ts';
import { LifeLine } from './life-line.tsx';
import type { Pins } from './life-model.ts';

export interface ClientLineProps {
  readonly request: ChartRequest;
  readonly events: readonly LifeEvent[];
  readonly sessions: readonly LifeEvent[];
  /** With the Western lords of time, which take product 1. */
  readonly isWestern?: boolean;
}

/** The time of a client on one axis: dashas and transits of a birth, events of the life, sessions; and the same as a list. */
export function ClientLine({ request, events, sessions, isWestern = false }: ClientLineProps) {
  const body = { ...request, ...(isWestern ? { western: true } : {}) };
  const { data, error, refetch } = useQuery(endpointQuery(getLifeLine, { body }, 'computed'));
  const pins = useMemo(
    (): readonly Pins[] => [
      { id: 'event', title: 'События', events },
      { id: 'session', title: 'Встречи', events: sessions },
    ],
    [events, sessions],
  );
  if (error !== null) {
    const { shortCode, message } = asProblem(error);
    return (
      <ErrorState onRetry={() => void refetch()} code={shortCode}>
        {message}
      </ErrorState>
    );
  }
  if (data === undefined) return <TableSkeleton rows={8} />;
  return (
    <>
      <LeftOut {...data} />
      <LifeLine key={data.from} answer={data} request={request} pins={pins} />
    </>
  );
}
