import type { FastifyReply } from 'fastify';
import { clientAddress } from '../count-limit.ts';
import type { Waiting } from './background.ts';

/** The client of a reply as the one who waits: its signal is aborted when it hangs up before the answer is written. */
function waitingClient(reply: FastifyReply): Waiting {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return { signal: controller.signal, address: clientAddress(reply.request) };
}

/**
 * Runs a handler whose client may hang up: then there is nobody to answer and nothing to log.
 * @param work gets who waits; what it returns is the answer
 */
export async function answerWhileConnected<Result>(
  reply: FastifyReply,
  work: (waiting: Waiting) => Promise<Result>,
): Promise<Result | FastifyReply> {
  const waiting = waitingClient(reply);
  try {
    return await work(waiting);
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
    reply.hijack();
    return reply;
  }
}
