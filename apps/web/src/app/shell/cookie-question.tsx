import { Suspense } from 'react';
import { analytics } from '../../platform/analytics/analytics.ts';
import { storeConsent, storedConsent } from '../../platform/analytics/consent.ts';
import { config } from '../../platform/config.ts';
import { useHydrated } from '../../platform/hydration.ts';
import { sharedValue } from '../../platform/persisted-value.ts';
import { useSessionState } from '../../platform/session/use-session.ts';
import { lazyNamed } from '../../ui/lazy-named.ts';

const CookieNotice = lazyNamed(
  () => import('../../features/privacy-consent/cookie-notice.tsx'),
  (module) => module.CookieNotice,
);

const hasCounter = config.metrikaId !== null;
const isAsking = sharedValue(hasCounter && storedConsent() === null);

/** Opens the question again; absent where there is nothing to choose. */
export const askCookies = hasCounter ? () => isAsking.set(true) : undefined;

/** The question about cookies, until it is answered on this device: what was answered before, the server does not know. */
export function CookieQuestion() {
  const isOpen = isAsking.use();
  const { auth } = useSessionState();
  const answer = (isGranted: boolean) => {
    storeConsent(isGranted);
    analytics.consent(isGranted);
    isAsking.set(false);
    // This browser obeys at once, whatever becomes of the record.
    if (auth.isAuthenticated)
      import('../../platform/analytics/record-consent.ts')
        .then(({ recordAnalyticsConsent }) => recordAnalyticsConsent(isGranted))
        .catch(() => undefined);
  };
  return (
    useHydrated() &&
    isOpen && (
      <Suspense>
        <CookieNotice onChoose={answer} />
      </Suspense>
    )
  );
}
