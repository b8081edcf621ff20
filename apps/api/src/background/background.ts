import { MessageChannel } from 'node:worker_threads';
import { ProblemError } from '../problem-error.ts';
import { FairQueue } from './fair-queue.ts';
import type { ProgressMessage, Refusal, Shared, Task, TaskCall } from './task.ts';
import { createThreads, THREADS, type Threads } from './threads.ts';

/** Who waits for a task, and until when. */
export interface Waiting {
  /** Aborted when the client hangs up. */
  readonly signal: AbortSignal;
  /** One address may have so many tasks at once: {@link PER_ADDRESS}. */
  readonly address: string;
}

/** Long calculations in threads of their own, so that the server keeps answering. */
export interface Background {
  run<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    waiting: Waiting,
    onProgress?: (share: number) => void,
  ): Promise<Output>;
  /** Tells every task from now on what lies under it. */
  share(shared: Shared): void;
  close(): Promise<void>;
}

/** Tasks that may wait in all: as many as two threads get done before those who ask have gone. */
const QUEUE = 24;
/** Tasks of one address, those that wait included. */
const PER_ADDRESS = 4;
const LONGEST_MS = 60_000;
/** What is nearly done when its client leaves is let end: to stop a thread costs more than the second it would still take. */
const GRACE_MS = 1_000;

/**
 * The long calculations of a server.
 * @param lent threads that outlive it: whoever lends them ends them
 */
export function createBackground(onError: (error: unknown) => void, lent?: Threads): Background {
  const pool = lent ?? createThreads();
  // A thread that dies refuses its task, which is answered; without a listener the event would end the server.
  pool.on('error', onError);
  const queue = new FairQueue(THREADS);
  let shared: Shared | undefined;
  const running = new Set<AbortController>();

  /** Runs in a thread; a place is held until the thread is free, whether or not anybody still waits for the answer. */
  async function inThread(call: TaskCall, signal: AbortSignal, leave: () => void) {
    const stop = new AbortController();
    running.add(stop);
    const end = (reason: unknown) => stop.abort(reason);
    const timeout = setTimeout(end, LONGEST_MS, tooLong());
    const onLeave = () => setTimeout(end, GRACE_MS, signal.reason).unref();
    signal.addEventListener('abort', onLeave, { once: true });
    const transferList = call.port ? [call.port] : [];
    const result = pool.run({ ...call, shared }, { signal: stop.signal, transferList }).then(
      (told) => {
        if (told.refusal) throw refused(told.refusal);
        // What the task's types say: both ends are one program.
        return told.value;
      },
      (error: unknown) => {
        throw stop.signal.aborted ? stop.signal.reason : error;
      },
    );
    result
      .catch(() => {})
      .finally(() => {
        running.delete(stop);
        clearTimeout(timeout);
        signal.removeEventListener('abort', onLeave);
        leave();
      });
    const left = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
    return Promise.race([result, left]);
  }

  return {
    async run({ name }, input, { signal, address }, onProgress) {
      if (queue.countOf(address) >= PER_ADDRESS) {
        throw new ProblemError('TOO_MANY_REQUESTS', 'Долгие расчёты уже идут: дождитесь их окончания', {
          retryAfterSeconds: 5,
        });
      }
      if (queue.waiting >= QUEUE) {
        throw new ProblemError('UNAVAILABLE', 'Долгих расчётов сейчас слишком много, повторите чуть позже', {
          retryAfterSeconds: 10,
        });
      }
      const leave = await queue.enter(address, signal);
      if (!onProgress) return inThread({ name, input }, signal, leave);
      const { port1, port2 } = new MessageChannel();
      const isAllTold = new Promise<void>((resolve) => {
        port1.on('message', (share: ProgressMessage) => (share === 'end' ? resolve() : onProgress(share)));
      });
      try {
        const answer = await inThread({ name, input, port: port2 }, signal, leave);
        // The answer comes another way and may overtake progress that was told before it.
        await isAllTold;
        return answer;
      } finally {
        port1.close();
      }
    },
    share(next) {
      shared = next;
    },
    async close() {
      if (!lent) return pool.destroy();
      pool.off('error', onError);
      for (const stop of running) stop.abort();
    },
  };
}

function refused({ code, detail, extra }: Refusal): ProblemError {
  return new ProblemError(code, detail, extra);
}

function tooLong(): ProblemError {
  return new ProblemError('LIMIT_EXCEEDED', `Расчёт дольше ${LONGEST_MS / 1000} секунд: сократите период или список`);
}
