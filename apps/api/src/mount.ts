import type { Endpoint } from '@nebosvod/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { authorize, type Caller, type Gatekeeper } from './caller.ts';
import { costOf } from './cost.ts';
import { findBadText } from './input-text.ts';
import { ProblemError } from './problem-error.ts';

/** What a handler gets: everything already parsed by the endpoint's schemas. */
export interface Call<P, Q, B> {
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly caller: Caller | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What a handler returns: a value for the response schema (nothing, where that is nothing), or the reply it has sent. */
type Answer<R extends z.ZodType> =
  | z.input<R>
  | FastifyReply
  // biome-ignore lint/suspicious/noConfusingVoidType: an async handler without a return statement has this very type
  | (undefined extends z.input<R> ? void : never);

declare module 'fastify' {
  interface FastifyInstance {
    gatekeeper: Gatekeeper;
    /** Answers are held against their schemas (tests and development). */
    checkResponses: boolean;
    /** Takes what a call costs, milliseconds, from the allowance of its network; throws 429 when that is spent. */
    charge: (request: FastifyRequest, cost: number) => void;
    /** Every mounted endpoint, in order: the authorization matrix and the documents are generated from it. */
    endpoints: Endpoint[];
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
    /** Milliseconds of a page: a route that is not an endpoint. */
    cost?: number;
  }
}

/** A body of a million mistakes gets an answer of readable size. */
const maxListedErrors = 30;

/**
 * Mounts an endpoint: parses params, query and body, authorizes, calls the handler and adds the `{response}` envelope.
 * A path with a trailing slash answers in both forms.
 */
export function mount<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  handle: (call: Call<z.output<P>, z.output<Q>, z.output<B>>) => Promise<Answer<R>> | Answer<R>,
): void {
  app.endpoints.push(endpoint);
  const hasBothForms = endpoint.path.endsWith('/') && endpoint.path !== '/';
  for (const url of hasBothForms ? [endpoint.path, endpoint.path.slice(0, -1)] : [endpoint.path]) {
    app.route({
      method: endpoint.method,
      url,
      config: { endpoint },
      // A body larger than most is not even read of someone who may not send it.
      ...(endpoint.mostBytes === undefined
        ? {}
        : {
            bodyLimit: endpoint.mostBytes,
            onRequest: async (request: FastifyRequest) => authorize(request.caller, endpoint.access),
          }),
      handler: async (request, reply) => {
        authorize(request.caller, endpoint.access);
        const call = {
          params: parsePart(endpoint.params, request.params ?? {}, 'params', endpoint.maxValues),
          query: parsePart(endpoint.query, request.query ?? {}, 'query', endpoint.maxValues),
          body: parsePart(endpoint.body, request.body ?? undefined, 'body', endpoint.maxValues),
          caller: request.caller,
          request,
          reply,
        };
        if (endpoint.limit !== 'none') app.charge(request, costOf(endpoint.cost, call.body));
        // Answers depend on who asks; a handler of public data may allow more.
        reply.header('cache-control', 'no-store');
        const result = await handle(call);
        if (reply.sent || endpoint.envelope === 'raw') return result;
        if (app.checkResponses) endpoint.response.parse(result);
        reply.status(endpoint.status);
        if (endpoint.envelope === 'none') return reply.send();
        return endpoint.envelope === 'bare' ? result : { response: result };
      },
    });
  }
}

function parsePart<S extends z.ZodType>(
  schema: S,
  value: unknown,
  part: 'params' | 'query' | 'body',
  maxValues: number,
): z.output<S> {
  const badText = findBadText(value, maxValues);
  if (badText) throw new ProblemError('VALIDATION', badText.message, { errors: [badText] });
  if (part === 'query') refuseRepeatedKeys(value);
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (part === 'body' && value === undefined) throw new ProblemError('VALIDATION', 'В запросе нет данных');
  const errors = parsed.error.issues.slice(0, maxListedErrors).map((issue) => ({
    path: issue.path.join('.').slice(0, 200),
    message: issue.message,
  }));
  throw new ProblemError('VALIDATION', errors[0]?.message, { errors });
}

/** `?id=1&id=2` means one thing to one program and another to the next: refused. */
function refuseRepeatedKeys(query: unknown): void {
  if (typeof query !== 'object' || query === null) return;
  const repeated = Object.entries(query).find(([, value]) => Array.isArray(value))?.[0];
  if (repeated === undefined) return;
  const message = 'Параметр указан дважды';
  throw new ProblemError('VALIDATION', message, { errors: [{ path: repeated.slice(0, 200), message }] });
}

/** The caller of an endpoint whose access is not `guest`: mount has already refused everyone else. */
export function signedIn(caller: Caller | null): Caller {
  if (!caller) throw new ProblemError('UNAUTHORIZED');
  return caller;
}
