import { Piscina } from 'piscina';

export type Threads = Piscina;

/** Tasks at once. */
export const THREADS = 2;
/** A thread with its own ephemeris holds some 50 MB: it is let go when nothing has come for a minute. */
const IDLE_MS = 60_000;

/** Threads that run the tasks of threads.worker.ts. They start when the first task comes. */
export function createThreads(): Threads {
  const isSource = import.meta.url.endsWith('.ts');
  return new Piscina({
    filename: new URL(isSource ? '../threads-from-source.mjs' : '../threads.worker.js', import.meta.url).href,
    // The flags of the process, those of its memory among them, are not a thread's.
    execArgv: [],
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    recordTiming: false,
  });
}
