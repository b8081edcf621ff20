import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/**
 * The only body this API reads is JSON in UTF-8. An empty body is no body, whatever its content type says;
 * `__proto__` and `constructor.prototype` are refused.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    if (bytes.length === 0) return done(null, undefined);
    if (!isUtf8(bytes)) return done(new ProblemError('VALIDATION', 'Данные должны быть в кодировке UTF-8'));
    void parseJson(request, bytes.toString('utf8'), (error, parsed) => {
      if (error) done(new ProblemError('VALIDATION', 'Данные не разбираются как JSON'));
      else done(null, parsed);
    });
  });
}
