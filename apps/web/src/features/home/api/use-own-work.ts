import { listClients } from '@nebosvod/contracts/clients';
import { listConsultations } from '@nebosvod/contracts/consultations';
import { listContentPlans } from '@nebosvod/contracts/content-plans';
import { getAllMaps } from '@nebosvod/contracts/maps';
import { findProduct } from '@nebosvod/contracts/products.table';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../platform/api/endpoint-query.ts';
import { lastOpened } from '../../../platform/last-opened.ts';
import { planToGoOn } from '../plan-to-go-on.ts';
import { toGoOnWith } from '../work-order.ts';

/** Among so many of the latest the one opened last is looked for. */
const LATEST = 20;

/** The map opened last on this device, else the one changed last; null = none is saved, or nobody is signed in to save it. */
export function useLastMap(isSignedIn: boolean) {
  const opened = lastOpened.usePart(({ map }) => map?.id ?? null);
  const request = isSignedIn ? { body: { order: 'recent' as const, limit: LATEST } } : null;
  return useQuery({ ...endpointQuery(getAllMaps, request, 'stored'), select: ({ maps }) => toGoOnWith(maps, opened) });
}

/** The client opened last, else the one changed last. The book is asked for without a product too: it stays its owner's after the term. */
export function useLastClient(isSignedIn: boolean) {
  const opened = lastOpened.usePart(({ client }) => client?.id ?? null);
  const request = isSignedIn ? { query: { order: 'recent' as const, limit: `${LATEST}` } } : null;
  return useQuery({
    ...endpointQuery(listClients, request, 'stored'),
    select: ({ items }) => toGoOnWith(items, opened),
  });
}

/** The document opened last, else the newest; the marketer's texts have a card of their own, their plan. */
export function useLastDocument(isSignedIn: boolean) {
  const opened = lastOpened.usePart(({ document }) => document?.id ?? null);
  const request = isSignedIn ? { query: { limit: `${LATEST}` } } : null;
  return useQuery({
    ...endpointQuery(listConsultations, request, 'stored'),
    select: ({ items }) =>
      toGoOnWith(
        items.filter(({ productId, status }) => findProduct(productId)?.area !== 'marketer' && status !== 'cancelled'),
        opened,
      ),
  });
}

/**
 * The marketer's plan to go on with.
 * @param userId null where nothing is asked for
 * @param today the day of this device, YYYY-MM-DD
 */
export function useLastPlan(userId: string | null, today: string) {
  const request = userId === null ? null : { params: { userId } };
  return useQuery({
    ...endpointQuery(listContentPlans, request, 'stored'),
    select: (plans) => planToGoOn(plans[userId ?? ''] ?? [], today),
  });
}
