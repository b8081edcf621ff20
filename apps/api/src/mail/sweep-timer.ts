import type { FastifyInstance } from 'fastify';
import { isDatabaseUnavailable } from '../database/unavailable.ts';

const everyMs = 60_000;

/** Delivers what was left when the server begins to listen and every minute after that. */
export function sweepRegularly(app: FastifyInstance): void {
  const sweep = () =>
    app.mailer.sweep().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) app.log.error({ err: error }, 'letters could not be read');
    });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    void sweep();
    timer = setInterval(() => void sweep(), everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
