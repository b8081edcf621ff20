import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Env } from '../env.ts';

/** The level from which a line of the log tells of an error. */
const errorLevel = 50;

/**
 * Logger settings. What is logged about a request is decided in `registerRequestLog`, about an error in `safeError`.
 * @param onError told of every line about an error
 */
export function loggerOptions(env: Env, onError: () => void): NonNullable<FastifyServerOptions['logger']> {
  if (env.LOG_LEVEL === 'silent') return false;
  return {
    level: env.LOG_LEVEL,
    hooks: {
      logMethod(args, method, level) {
        if (level >= errorLevel) onError();
        method.apply(this, args);
      },
    },
    // A URL holds e-mails, ids and secrets (the spec puts them there), an address is a person: neither is logged.
    serializers: { req: () => ({}), res: () => ({}), err: safeError },
  };
}

/** One line a request: the route's pattern instead of the path, no query, no address, no body. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

export interface SafeError {
  readonly [key: string]: unknown;
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly code?: string;
  readonly constraint?: string;
}

/**
 * An error without the values that caused it: PostgreSQL and parsers quote them in messages and details.
 * The stack keeps its frames only.
 */
function safeError(error: unknown): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    stack: frames.slice(0, 20).join('\n'),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('constraint' in error && typeof error.constraint === 'string' ? { constraint: error.constraint } : {}),
  };
}

/** Takes quoted values, e-mails, tokens and numbers of a person's kind out of a message. */
function withoutValues(message: string): string {
  return message
    .replaceAll(/"[^"]*"|'[^']*'|«[^»]*»|`[^`]*`/g, '"…"')
    .replaceAll(/[^\s@=(,]+@[^\s@,)]+/g, '[email]')
    .replaceAll(/[\w-]{24,}(\.[\w-]+)*/g, '[token]')
    .replaceAll(/\d{6,}/g, '[digits]')
    .slice(0, 500);
}
