import type { Endpoint } from '@nebosvod/contracts/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { authorize, type Caller, type Gatekeeper } from './caller.ts';
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

declare module 'fastify' {
  interface FastifyInstance {
    gatekeeper: Gatekeeper;
    /** Answers are held against their schemas (tests and development). */
    checkResponses: boolean;
    /** Every mounted endpoint, in order: the authorization matrix and the documents are generated from it. */
    endpoints: Endpoint[];
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/**
 * Mounts an endpoint: parses params, query and body, authorizes, calls the handler and adds the `{response}` envelope.
 * A path with a trailing slash answers in both forms.
 */
export function mount<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  app: FastifyInstance,
  endpoint: Endpoint<P, Q, B, R>,
  handle: (
    call: Call<z.output<P>, z.output<Q>, z.output<B>>,
  ) => Promise<z.input<R> | FastifyReply> | z.input<R> | FastifyReply,
): void {
  app.endpoints.push(endpoint);
  const paths = endpoint.path.endsWith('/') && endpoint.path !== '/' ? [endpoint.path, endpoint.path.slice(0, -1)] : [endpoint.path];
  paths.forEach((url, index) => {
    app.route({
      method: endpoint.method,
      url,
      config: { endpoint },
      ...(index === 0 ? { schema: documentation(endpoint) } : { schema: { hide: true } }),
      validatorCompiler: passThrough,
      serializerCompiler: () => (data) => JSON.stringify(data),
      handler: async (request, reply) => {
        await authorize(request.caller, endpoint.access, app.gatekeeper);
        const call = {
          params: parsePart(endpoint.params, request.params ?? {}, 'params'),
          query: parsePart(endpoint.query, request.query ?? {}, 'query'),
          body: parsePart(endpoint.body, request.body ?? undefined, 'body'),
          caller: request.caller,
          request,
          reply,
        };
        const result = await handle(call);
        if (reply.sent || endpoint.envelope === 'raw') return result;
        if (app.checkResponses) endpoint.response.parse(result);
        reply.status(endpoint.status);
        if (endpoint.envelope === 'none') return reply.send();
        return endpoint.envelope === 'bare' ? result : { response: result };
      },
    });
  });
}

/** Parsing is ours (parsePart), so that defaults, transforms and Russian messages come from one place. */
const passThrough = () => (data: unknown) => ({ value: data });

function parsePart<S extends z.ZodType>(schema: S, value: unknown, part: 'params' | 'query' | 'body'): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  if (part === 'body' && value === undefined) throw new ProblemError('VALIDATION', 'В запросе нет данных');
  const errors = parsed.error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  throw new ProblemError('VALIDATION', errors[0]?.message, { errors });
}

/** JSON Schema for the OpenAPI document only; nothing is validated by it. */
function documentation(endpoint: Endpoint) {
  const json = (schema: z.ZodType, io: 'input' | 'output') =>
    z.toJSONSchema(schema, { io, target: 'draft-2020-12', unrepresentable: 'any' });
  const wrapped = endpoint.envelope === 'response' ? z.object({ response: endpoint.response }) : endpoint.response;
  const isEmpty = (schema: z.ZodType) => schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0;
  return {
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(isEmpty(endpoint.params) ? {} : { params: json(endpoint.params, 'input') }),
    ...(isEmpty(endpoint.query) ? {} : { querystring: json(endpoint.query, 'input') }),
    ...(endpoint.body instanceof z.ZodUndefined ? {} : { body: json(endpoint.body, 'input') }),
    ...(endpoint.envelope === 'raw' || endpoint.envelope === 'none' ? {} : { response: { [endpoint.status]: json(wrapped, 'output') } }),
    ...(endpoint.access === 'guest' ? {} : { security: [{ bearer: [] }] }),
  };
}

/** The caller of an endpoint whose access is not `guest`: mount has already refused everyone else. */
export function signedIn(caller: Caller | null): Caller {
  if (!caller) throw new ProblemError('UNAUTHORIZED');
  return caller;
}
