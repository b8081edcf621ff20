import { useCallback, useEffect, useRef } from 'react';

/** So long after the last letter what was typed is saved, ms. */
const IDLE_MS = 1_500;

/**
 * Saves what is typed once the typing rests, when the page is hidden or left, and when the field goes away.
 * @param save called while the page is being left as well: what it sends has to outlive the page (`keepalive`)
 * @returns tells of a change, and saves at once what waits
 */
export function useAutosave<T>(save: (value: T) => void): {
  readonly change: (value: T) => void;
  readonly flush: () => void;
} {
  const waiting = useRef<{ readonly value: T } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(save);
  latest.current = save;
  const flush = useCallback(() => {
    clearTimeout(timer.current);
    const { current } = waiting;
    waiting.current = null;
    if (current !== null) latest.current(current.value);
  }, []);
  const change = useCallback(
    (value: T) => {
      waiting.current = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, IDLE_MS);
    },
    [flush],
  );
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);
  return { change, flush };
}
