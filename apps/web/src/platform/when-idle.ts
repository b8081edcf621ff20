/**
 * Does something once the page has nothing better to do, at the latest after two seconds.
 * @returns how to take it back
 */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 600);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
