import type { Birth } from '@nebosvod/contracts/birth';
import { getUserData, lifeEventLimits, saveUserData } from '@nebosvod/contracts/user';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { asProblem } from '../../platform/api/api-problem.ts';
import { call } from '../../platform/api/call.ts';
import { endpointQuery } from '../../platform/api/endpoint-query.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { deviceEvents, eventsKey, type LifeEvent, mergedEvents, withEvents } from './life-events.ts';

/** Events of a chart by date, where they are kept, and how to change them. */
export interface LifeEvents {
  readonly events: readonly LifeEvent[];
  /** How many fit, when no more do. */
  readonly full: number | null;
  readonly isInAccount: boolean;
  /** Why the account has not taken the last change; what was added stays on this device. */
  readonly failure: string | null;
  readonly add: (event: LifeEvent) => void;
  readonly remove: (id: string) => void;
}

const none: readonly LifeEvent[] = [];

/**
 * Events pinned to the line of a chart: of a guest on this device, of a signed-in person in the account. What is added is kept on
 * the device at once and leaves it when the account has it, so what a broken connection held back goes when the line is next opened.
 */
export function useLifeEvents(birth: Pick<Birth, 'date' | 'latitude' | 'longitude'>): LifeEvents {
  const chart = eventsKey(birth);
  const here = deviceEvents.use()[chart] ?? none;
  const isInAccount = useSessionState().auth.isAuthenticated;
  const client = useQueryClient();
  const query = endpointQuery(getUserData, isInAccount ? {} : null, 'stored');
  const { data } = useQuery(query);
  const keepHere = (next: readonly LifeEvent[]) => deviceEvents.set(withEvents(deviceEvents.get(), chart, next));

  const saving = useMutation({
    // One after another: each begins with what the one before has left.
    scope: { id: 'life-events' },
    mutationFn: async (gone: string | null) => {
      const waiting = deviceEvents.get()[chart] ?? [];
      // Another device may have added its own.
      const { lifeEvents } = await client.fetchQuery({ ...query, staleTime: 0 });
      const kept = lifeEvents.filter((one) => one.id !== gone);
      const added = waiting.filter(({ id }) => !kept.some((one) => one.id === id)).map((one) => ({ ...one, chart }));
      const body = { lifeEvents: [...kept, ...added] };
      client.setQueryData(query.queryKey, await call(saveUserData, { body }));
      keepHere((deviceEvents.get()[chart] ?? []).filter(({ id }) => !waiting.some((one) => one.id === id)));
    },
  });
  const { mutate } = saving;
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded && here.length > 0) mutate(null);
  }, [isLoaded, here, mutate]);

  const all = data?.lifeEvents;
  const events = useMemo(() => {
    const own = all?.filter((one) => one.chart === chart) ?? none;
    return mergedEvents(
      own.map(({ id, date, title }) => ({ id, date, title })),
      here,
    );
  }, [all, chart, here]);
  const isAccountFull = all !== undefined && all.length + here.length >= lifeEventLimits.ofAccount;
  return {
    events,
    full: events.length >= lifeEventLimits.ofChart ? events.length : isAccountFull ? lifeEventLimits.ofAccount : null,
    isInAccount,
    failure: saving.error === null ? null : asProblem(saving.error).message,
    add: (one) => keepHere([...here, one]),
    remove: (id) => {
      keepHere(here.filter((one) => one.id !== id));
      if (all?.some((one) => one.id === id)) mutate(id);
    },
  };
}
