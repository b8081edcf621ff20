import { type Problem, problems } from '@nebosvod/contracts/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** Writes a problem document; the only place that does. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: ProblemError): FastifyReply {
  const { retryAfterSeconds, ...extra } = error.extra;
  const body: Problem = {
    type: `urn:nebosvod:problem:${error.code.toLowerCase().replaceAll('_', '-')}`,
    title: problems[error.code].title,
    status: error.status,
    code: error.code,
    detail: error.message,
    requestId: request.id,
    ...extra,
  };
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(Math.ceil(retryAfterSeconds)));
  return reply.status(error.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
}

/** Maps whatever was thrown to a problem: ours as it is, the framework's by its status, the rest to a bare 500. */
function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const status = error !== null && typeof error === 'object' && 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return new ProblemError('BODY_TOO_LARGE', 'Запрос больше допустимого размера (1 МБ)');
  if (status === 415) return new ProblemError('UNSUPPORTED_MEDIA_TYPE', 'Данные принимаются только в формате JSON');
  if (status === 429) return new ProblemError('TOO_MANY_REQUESTS', 'Слишком много запросов, подождите немного');
  if (status === 404) return new ProblemError('NOT_FOUND');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ProblemError('VALIDATION', 'Запрос не удалось прочитать: проверьте формат данных');
  }
  if (status === 503) return new ProblemError('UNAVAILABLE', 'Сервис временно недоступен, повторите позже', { retryAfterSeconds: 3 });
  return new ProblemError('INTERNAL', 'Что-то сломалось у нас. Мы уже записали ошибку, повторите позже');
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    if (problem.status >= 500) request.log.error({ err: error, code: problem.code }, 'request failed');
    return sendProblem(request, reply, problem);
  });
}
