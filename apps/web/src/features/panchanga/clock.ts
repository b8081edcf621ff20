import { useEffect, useState } from 'react';
import { useHydrated, usePresent } from '../../platform/hydration.ts';

/**
 * The present as ms since 1970, followed; in a hidden tab it waits and catches up when the tab returns.
 * @param stepMs how often it moves
 */
export function useNow(stepMs = 15_000): number {
  const present = usePresent();
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(() => document.visibilityState === 'visible' && tick(), stepMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [stepMs]);
  return isHydrated ? now : present;
}

/**
 * The present, followed, for a page drawn once for everybody.
 * @returns null on the server and in the first drawing of the browser, which must be the same
 */
export function useOwnNow(): number | null {
  const now = useNow();
  return useHydrated() ? now : null;
}
