import { listClients } from '@nebosvod/contracts/clients';
import { listContentPlans } from '@nebosvod/contracts/content-plans';
import { getAllMaps } from '@nebosvod/contracts/maps';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/call.ts';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { planToGoOn } from '../plan-to-go-on.ts';

/** The map saved last; null = none is saved, or nobody is signed in to save it. */
export function useLastMap(isSignedIn: boolean) {
  const request = isSignedIn ? { body: { order: 'recent' as const, limit: 1 } } : null;
  return useQuery({ ...endpointQuery(getAllMaps, request, 'stored'), select: ({ maps }) => maps[0] ?? null });
}

/** The client changed last. The book is asked for without a product too: it stays its owner's after the term. */
export function useLastClient(isSignedIn: boolean) {
  const request = isSignedIn ? { query: { order: 'recent' as const, limit: '1' } } : null;
  return useQuery({ ...endpointQuery(listClients, request, 'stored'), select: ({ items }) => items[0] ?? null });
}

/**
 * The marketer's plan to go on with.
 * @param userId null where nothing is asked for
 * @param today the day of this device, YYYY-MM-DD
 */
export function useLastPlan(userId: string | null, today: string) {
  return useQuery({
    queryKey: ['content-plans', userId, 'next', today],
    enabled: userId !== null,
    queryFn: async ({ signal }) => {
      const plans = await call(listContentPlans, { params: { userId: userId ?? '' }, signal });
      return planToGoOn(plans[userId ?? ''] ?? [], today);
    },
  });
}
