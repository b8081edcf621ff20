import { performance } from 'node:perf_hooks';

/** Runs a work and tells the longest time, in milliseconds, in which the event loop did nothing else. */
export async function longestHold<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly heldMs: number }> {
  let heldMs = 0;
  let last = performance.now();
  const look = () => {
    const now = performance.now();
    heldMs = Math.max(heldMs, now - last);
    last = now;
  };
  const timer = setInterval(look, 1);
  try {
    const value = await work();
    look();
    return { value, heldMs };
  } finally {
    clearInterval(timer);
  }
}
