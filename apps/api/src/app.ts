import Fastify, { type FastifyInstance } from 'fastify';
import type { Gatekeeper } from './caller.ts';
import type { Env } from './env.ts';
import { registerChart } from './modules/chart/chart.routes.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { ProblemError } from './problem-error.ts';

export interface AppOptions {
  readonly env: Env;
  readonly gatekeeper: Gatekeeper;
}

/** Assembles the whole server without listening: plugins and modules in the order they are written here. */
export async function buildApp({ env, gatekeeper }: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: env.LOG_LEVEL === 'silent' ? false : { level: env.LOG_LEVEL },
    bodyLimit: 1_048_576,
    routerOptions: { ignoreTrailingSlash: false },
  });
  app.decorate('gatekeeper', gatekeeper);
  app.decorate('checkResponses', env.NODE_ENV === 'test');
  app.decorate('endpoints', []);
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const header = request.headers.authorization;
    if (header === undefined) return;
    const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(header)?.[1];
    request.caller = token === undefined ? null : await gatekeeper.authenticate(token);
    if (!request.caller) throw new ProblemError('UNAUTHORIZED', 'Сессия завершена, войдите снова');
  });

  registerErrors(app);
  await registerOpenapi(app);
  registerChart(app);
  return app;
}
