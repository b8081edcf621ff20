import type { z } from 'zod';

/** Who may call: anyone, a signed-in person, or a signed-in owner of one of the products. */
export type Access = 'guest' | 'user' | { readonly products: readonly number[] };

/** One HTTP call, written once: the API mounts it, the web calls it, OpenAPI is generated from it. */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Fastify path pattern, e.g. `/content_plans/:userId`. A trailing slash means that both forms answer. */
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly response: Response;
  /** Status of success; 200 unless said. */
  readonly status: number;
  /** `bare` answers are the two token calls of the spec, which have no `{response}` envelope; `raw` ones are files and streams. */
  readonly envelope: 'response' | 'bare' | 'raw' | 'none';
}

type Options<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Omit<
  Endpoint<P, Q, B, R>,
  'status' | 'envelope'
> &
  Partial<Pick<Endpoint<P, Q, B, R>, 'status' | 'envelope'>>;

/**
 * Declares an endpoint.
 * "No query" is `z.object({})`, "no body" is `noBody` from this module.
 */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  options: Options<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return { status: 200, envelope: 'response', ...options };
}
