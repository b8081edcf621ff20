import { MessageChannel } from 'node:worker_threads';
import type { RectificationInput, RectificationResult } from '@nebosvod/engine/rectification/rectify';
import { Piscina } from 'piscina';
import { ProblemError } from '../problem-error.ts';
import type * as tasks from './background.worker.ts';

/** Tasks that take an input and answer: every export of the worker but the one with progress. */
type PlainTasks = Omit<typeof tasks, 'rectification'>;
type TaskName = keyof PlainTasks;
type InputOf<Name extends TaskName> = Parameters<PlainTasks[Name]>[0];
type OutputOf<Name extends TaskName> = Awaited<ReturnType<PlainTasks[Name]>>;

/** Who waits for a task, and until when. */
export interface Waiting {
  /** Aborted when the client hangs up: the thread is stopped. */
  readonly signal: AbortSignal;
  /** One address may have so many tasks at once: {@link PER_ADDRESS}. */
  readonly address: string;
}

/** Long calculations in threads of their own, so that the server keeps answering. */
export interface Background {
  run<Name extends TaskName>(name: Name, input: InputOf<Name>, waiting: Waiting): Promise<OutputOf<Name>>;
  rectify(
    input: RectificationInput,
    waiting: Waiting,
    onProgress: (share: number) => void,
  ): Promise<RectificationResult>;
  close(): Promise<void>;
}

const THREADS = 2;
const QUEUE = 8;
const PER_ADDRESS = 2;
const LONGEST_MS = 60_000;
/** A thread with its own ephemeris holds some 50 MB: it is let go when nothing has come for a minute. */
const IDLE_MS = 60_000;

/** The pool of a server. Threads start when the first task comes. */
export function createBackground(onError: (error: unknown) => void): Background {
  const isSource = import.meta.url.endsWith('.ts');
  const pool = new Piscina({
    filename: new URL(isSource ? './from-source.mjs' : './background.worker.js', import.meta.url).href,
    // The built server needs no flag; those of its memory are the whole process's.
    execArgv: isSource ? ['--conditions=@nebosvod/source'] : [],
    minThreads: 0,
    maxThreads: THREADS,
    maxQueue: QUEUE,
    idleTimeout: IDLE_MS,
    recordTiming: false,
    // Else a task that found no free thread goes behind those that came after it.
    stricterFIFO: true,
  });
  // A thread that dies refuses its task, which is answered; without a listener the event would end the server.
  pool.on('error', onError);
  const running = new Map<string, number>();

  async function guarded<Result>(
    { signal, address }: Waiting,
    start: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const count = running.get(address) ?? 0;
    if (count >= PER_ADDRESS || pool.queueSize >= QUEUE) {
      throw new ProblemError('TOO_MANY_REQUESTS', 'Долгий расчёт уже идёт: дождитесь его окончания', {
        retryAfterSeconds: 5,
      });
    }
    running.set(address, count + 1);
    const timeout = AbortSignal.timeout(LONGEST_MS);
    try {
      return await start(AbortSignal.any([signal, timeout]));
    } catch (error) {
      if (timeout.aborted) {
        throw new ProblemError(
          'LIMIT_EXCEEDED',
          `Расчёт дольше ${LONGEST_MS / 1000} секунд: сократите период или список`,
        );
      }
      throw error;
    } finally {
      const left = (running.get(address) ?? 1) - 1;
      if (left > 0) running.set(address, left);
      else running.delete(address);
    }
  }

  return {
    run: (name, input, waiting) => guarded(waiting, (signal) => pool.run(input, { name, signal })),
    rectify: (input, waiting, onProgress) =>
      guarded(waiting, async (signal) => {
        const { port1, port2 } = new MessageChannel();
        port1.on('message', (share: number) => onProgress(share));
        try {
          const options = { name: 'rectification', signal, transferList: [port2] };
          return await pool.run({ input, port: port2 }, options);
        } finally {
          port1.close();
        }
      }),
    close: () => pool.destroy(),
  };
}
