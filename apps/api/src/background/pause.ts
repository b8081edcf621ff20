import { Turns } from '../plugins/fair-turns.ts';

/** Longest step of a work in pieces on the main thread, milliseconds. */
const stepMs = 10;

/** Shared by all such works: one step of one of them in a turn of the event loop. */
const turns = new Turns();

/**
 * For work of many small pieces that stays on the main thread: called between pieces, it lets everybody else go when the
 * last pause was a few milliseconds ago.
 */
export function createPause(): () => Promise<void> {
  let startedAt = performance.now();
  return async () => {
    if (performance.now() - startedAt < stepMs) return;
    await turns.next();
    startedAt = performance.now();
  };
}
