import type { MessagePort } from 'node:worker_threads';

import type { ProblemCode } from '@nebosvod/contracts/problem';
import type { ProblemError } from '../problem-error.ts';

/** Work that a thread does. Its module writes it, threads.worker.ts lists it; the server only names it. */
export interface Task<Input, Output> {
  readonly name: string;
  /** @param progress told the share of the work that is done, 0 … 1 */
  run(input: Input, progress: (share: number) => void): Promise<Output> | Output;
}

/** What a thread says through its port: a share of the work, 0 … 1, and last of all that nothing more comes. */
export type ProgressMessage = number | 'end';

/** What lies under every task of a process; a thread takes it up when its edition is another. Memory is shared: nothing is copied. */
export interface Shared {
  readonly edition: number;
  readonly bytes: Uint8Array<SharedArrayBuffer>;
}

/** What is sent to a thread. `port` carries the progress back. */
export interface TaskCall {
  readonly name: string;
  readonly input: unknown;
  readonly port?: MessagePort | undefined;
  readonly shared?: Shared | undefined;
}

/** What comes back: the answer, or the refusal of a request that only the thread could see through. */
export type TaskAnswer = { readonly value: unknown } | { readonly refusal: Refusal };

/** A ProblemError on its way from a thread. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly extra: ProblemError['extra'];
}

/** For a task that is run where it stands. */
export const noProgress = () => {};

/**
 * A task of a module.
 * @param name of its own among all tasks
 */
export function task<Input, Output>(
  name: string,
  run: (input: Input, progress: (share: number) => void) => Promise<Output> | Output,
): Task<Input, Output> {
  return { name, run };
}
