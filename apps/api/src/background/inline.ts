import type { Endpoint } from '@nebosvod/contracts/endpoint';
import type { FastifyReply } from 'fastify';
import { costOf } from '../cost.ts';
import type { Background } from './background.ts';
import { answerWhileConnected } from './disconnect.ts';
import { noProgress, type Task } from './task.ts';

/** How long the server may stand still for one answer, milliseconds; what would take longer runs in a thread. */
export const INLINE_MS = 50;

/** Runs a task where it belongs by the cost its endpoint declares: here, or in a thread when it would hold the loop. */
export function whereItBelongs<Input, Output>(
  { cost }: Pick<Endpoint, 'cost'>,
  task: Task<Input, Output>,
  input: Input,
  {
    background,
    body,
    reply,
  }: { readonly background: Background; readonly body: unknown; readonly reply: FastifyReply },
): Promise<Output | FastifyReply> {
  if (costOf(cost, body) <= INLINE_MS) return Promise.resolve(task.run(input, noProgress));
  return answerWhileConnected(reply, (waiting) => background.run(task, input, waiting));
}
