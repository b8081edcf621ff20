import { grantConsent, listConsents, withdrawConsent } from '@nebosvod/contracts/account';
import { call } from '../api/call.ts';
import { endpointQuery } from '../api/endpoint-query.ts';
import { queryClient } from '../api/query-client.ts';

/** The register of a signed-in person's consents. */
export const consentsQuery = endpointQuery(listConsents, {}, 'stored');

/** Writes a signed-in person's answer about analytics into the register of their consents. */
export async function recordAnalyticsConsent(isGranted: boolean): Promise<void> {
  const body = { purpose: 'analytics' } as const;
  const consents = isGranted ? await call(grantConsent, { body }) : (await call(withdrawConsent, { body })).consents;
  queryClient.setQueryData(consentsQuery.queryKey, consents);
}
