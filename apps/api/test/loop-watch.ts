import { performance } from 'node:perf_hooks';

/** CPU milliseconds of this process so far. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/**
 * Runs a work and tells the longest time, in milliseconds, in which the event loop did nothing else. The lesser of the clock's and the
 * processor's time counts: a machine busy with something else is no fault of the work.
 */
export async function longestHold<T>(work: () => Promise<T>): Promise<{ readonly value: T; readonly heldMs: number }> {
  let heldMs = 0;
  let last = { clock: performance.now(), cpu: cpuMs() };
  const look = () => {
    const now = { clock: performance.now(), cpu: cpuMs() };
    heldMs = Math.max(heldMs, Math.min(now.clock - last.clock, now.cpu - last.cpu));
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
