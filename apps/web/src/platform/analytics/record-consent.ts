import { grantConsent, withdrawConsent } from '@nebosvod/contracts/account';
import { call } from '../api/call.ts';
import { queryClient } from '../api/query-client.ts';

/** Writes a signed-in person's answer about analytics into the register of their consents. */
export async function recordAnalyticsConsent(isGranted: boolean): Promise<void> {
  const body = { purpose: 'analytics' } as const;
  const consents = isGranted ? await call(grantConsent, { body }) : (await call(withdrawConsent, { body })).consents;
  queryClient.setQueryData(['consents'], consents);
}
