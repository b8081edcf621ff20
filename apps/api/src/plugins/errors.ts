import { type Problem, problems } from '@nebosvod/contracts/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/unavailable.ts';
import { ProblemError } from '../problem-error.ts';

/** A refused body is read to its end up to here, so that the client gets to read the refusal. */
const MEGABYTE = 1_048_576;
const maxDrainedBytes = 32 * 1024 * 1024;

/** Writes a problem document; the only place that does (but for sockets that never became a request). */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const { retryAfterSeconds, ...extra } = error.extra;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
  return reply
    .status(error.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .serializer((text: string) => text)
    .send(JSON.stringify({ ...problemDocument(error, request.id), ...extra }));
}

/** The problem document of an error. */
export function problemDocument(error: ProblemError, requestId: string): Problem {
  return {
    type: `urn:nebosvod:problem:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title: problems[error.code].title,
    status: error.status,
    code: error.code,
    detail: error.message,
    requestId,
  };
}

/** Maps whatever was thrown to a problem: ours as it is, the framework's by its status, the rest to a bare 500. */
function toProblem(error: unknown, bodyLimit = MEGABYTE): ProblemError {
  if (error instanceof ProblemError) return error;
  const status = error !== null && typeof error === 'object' && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413)
    return new ProblemError('BODY_TOO_LARGE', `Запрос больше допустимого размера (${bodyLimit / MEGABYTE} МБ)`);
  if (status === 415) return new ProblemError('UNSUPPORTED_MEDIA_TYPE', 'Данные принимаются только в формате JSON');
  if (status === 429) return new ProblemError('TOO_MANY_REQUESTS', 'Слишком много запросов, подождите немного');
  if (status === 404) return new ProblemError('NOT_FOUND');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ProblemError('VALIDATION', 'Запрос не удалось прочитать: проверьте формат данных');
  }
  if (status === 503 || isDatabaseUnavailable(error)) {
    return new ProblemError('UNAVAILABLE', 'Сервис временно недоступен, повторите чуть позже', {
      retryAfterSeconds: 3,
    });
  }
  return new ProblemError('INTERNAL', 'Что-то сломалось у нас. Мы уже записали ошибку, повторите позже');
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error, request.routeOptions.bodyLimit);
    if (problem.code === 'INTERNAL') request.log.error({ err: error }, 'request failed');
    else if (problem.status >= 500) request.log.warn({ err: error }, 'service unavailable');
    if (problem.code === 'BODY_TOO_LARGE') drain(request, reply);
    return sendProblem(request, reply, problem);
  });
}

/** Closing a socket with unread bytes resets it, and the client would see a broken connection instead of the 413. */
function drain(request: FastifyRequest, reply: FastifyReply): void {
  reply.removeHeader('connection');
  let drained = 0;
  request.raw.on('data', (chunk: Buffer) => {
    drained += chunk.length;
    if (drained > maxDrainedBytes) request.raw.destroy();
  });
  request.raw.resume();
}
