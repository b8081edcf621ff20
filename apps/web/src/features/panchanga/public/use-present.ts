import { useEffect, useState } from 'react';

/**
 * The present as ms since 1970, followed; in a hidden tab it waits and catches up when the tab returns.
 * @returns null on the server and in the first drawing of the browser, which must be the same
 */
export function usePresent(stepMs = 15_000): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(() => document.visibilityState === 'visible' && tick(), stepMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [stepMs]);
  return now;
}
