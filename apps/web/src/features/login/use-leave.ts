import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { safeReturnTo } from '../../platform/paths.ts';
import { useSessionState } from '../../platform/session/use-session.ts';

/**
 * A signed-in person has nothing to do here: back to where they came from, whose code has come while they typed.
 * @param isNeeded whether they have, after all
 */
export function useLeaveWhenSignedIn(returnTo: string | undefined, isNeeded = false): void {
  const { auth } = useSessionState();
  const router = useRouter();
  const { history } = router;
  const isReady = auth.isAuthenticated && !auth.isLoading && !isNeeded;
  useEffect(() => {
    const [to = ''] = safeReturnTo(returnTo).split(/[?#]/);
    void router.preloadRoute({ to }).catch(() => undefined);
  }, [router, returnTo]);
  useEffect(() => {
    if (isReady) history.replace(safeReturnTo(returnTo));
  }, [isReady, history, returnTo]);
}
