import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** Finds out who calls. A present but invalid token is 401 on every call, open ones included; none is a guest. */
export function registerBearer(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    request.caller = token === undefined ? null : await app.gatekeeper.authenticate(token);
    if (!request.caller) throw new ProblemError('UNAUTHORIZED', 'Сессия завершена, войдите снова');
  });
}
