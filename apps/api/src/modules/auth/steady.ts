import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than what is done for people who exist takes, and short enough not to be noticed. */
export const stepMs = 120;

/**
 * Holds an answer or a refusal back to the next whole step after its call came: what was written for somebody who exists,
 * and not for a stranger, does not show in the time.
 */
export async function steady<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - started;
    await sleep(Math.ceil(spent / stepMs) * stepMs - spent);
  }
}
