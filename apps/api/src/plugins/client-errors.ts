import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { ProblemError } from '../problem-error.ts';
import { problemDocument, sendProblem } from './errors.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** Answers what fails before a route is chosen: the framework runs no hook there, so headers are set here. */
export function frameworkErrors(headers: SecurityHeaders) {
  return (error: { readonly statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(headers.common).header('x-request-id', request.id);
    const isTooLong = error.statusCode === 414;
    const detail = isTooLong ? 'Слишком длинный адрес' : 'Адрес запроса записан неверно';
    sendProblem(request, reply, new ProblemError('VALIDATION', detail));
  };
}

/**
 * Answers bytes that are not HTTP, headers that are too large and requests that never end; then hangs up. A connection over which
 * nothing came ends without a word: a browser opens some ahead of need, and would read the answer as that of the request it sends
 * the next moment, where after a bare end it sends the request again.
 */
export function clientErrorHandler(headers: SecurityHeaders): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return (_error, socket) => {
    if (socket.writable && socket.bytesRead > 0 && socket.bytesWritten === 0) {
      const problem = new ProblemError('VALIDATION', 'Запрос не удалось прочитать');
      const body = JSON.stringify(problemDocument(problem, randomUUID()));
      const lines = Object.entries(headers.common).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(
        `HTTP/1.1 400 Bad Request\r\n${lines.join('')}content-type: application/problem+json; charset=utf-8\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      );
    }
    socket.destroySoon();
  };
}
