import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/** Finds out who calls. A present but invalid token is 401 on every call, open ones included; none is a guest. */
export function registerBearer(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.addHook('onRequest', (request, _reply, done) => {
    const header = request.headers.authorization;
    if (header === undefined) done();
    else identify(request, header).then(() => done(), done);
  });

  async function identify(request: FastifyRequest, header: string): Promise<void> {
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1];
    request.caller = token === undefined ? null : await app.gatekeeper.authenticate(token);
    if (!request.caller) throw new ProblemError('UNAUTHORIZED', 'Сессия завершена, войдите снова');
  }
}
