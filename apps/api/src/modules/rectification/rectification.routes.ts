import { PassThrough } from 'node:stream';
import { getRectification } from '@nebosvod/contracts/chart-rectification';
import type { FastifyInstance } from 'fastify';
import { answerWhileConnected } from '../../background/disconnect.ts';
import { compute, echo } from '../../computation/computation.service.ts';
import type { Context } from '../../context.ts';
import { mount } from '../../mount.ts';
import { problemDocument } from '../../plugins/errors.ts';
import { ProblemError } from '../../problem-error.ts';
import { rectificationOf } from './rectification.service.ts';

const LINES = 'application/x-ndjson';

/** chart.getRectification: one document, or lines of progress and then the document, as the client accepts. */
export function registerRectification(app: FastifyInstance, { background }: Context): void {
  mount(app, getRectification, async ({ body, request, reply }) => {
    const computation = await compute(body);
    const wantsLines = request.headers.accept?.includes(LINES) ?? false;
    return answerWhileConnected(reply, async (waiting) => {
      const stream = wantsLines ? new PassThrough() : null;
      const write = (line: object) => stream?.write(`${JSON.stringify(line)}\n`);
      const work = rectificationOf(computation, body, background, waiting, (progress) => write({ progress }));
      if (!stream) return echo(computation, await work);
      // A proxy that gathers the answer would make the progress useless.
      reply.header('content-type', `${LINES}; charset=utf-8`).header('x-accel-buffering', 'no').send(stream);
      try {
        write({ response: echo(computation, await work) });
      } catch (error) {
        if (!waiting.signal.aborted) write({ problem: problemOf(error, request.id, app) });
      } finally {
        stream.end();
      }
      return reply;
    });
  });
}

/** The status line is sent by now: a refusal is the last line. */
function problemOf(error: unknown, requestId: string, app: FastifyInstance) {
  if (error instanceof ProblemError) {
    const { errors } = error.extra;
    return { ...problemDocument(error, requestId), ...(errors ? { errors } : {}) };
  }
  app.log.error({ err: error, requestId }, 'rectification failed');
  return problemDocument(new ProblemError('INTERNAL'), requestId);
}
