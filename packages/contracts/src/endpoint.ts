import type { z } from 'zod';

/**
 * Who may call: anyone, a signed-in person, a signed-in owner of one of the products, or the operator in a session that has passed
 * the second factor.
 */
export type Access = 'guest' | 'user' | 'operator' | { readonly products: readonly number[] };

/**
 * Milliseconds of a processor that a call may take, in the event loop and in a thread together. Of a call about a period: a base
 * and so much for each day between `from` and `to` of its body; of a call about a list, for each of its entries. The limiter charges it; a call that costs more than a row waits for
 * a turn of the event loop of its own.
 */
export type Cost =
  | number
  | {
      readonly base: number;
      readonly perDay: number;
      /** In place of `perDay` where the body's `kinds` ask for these alone. */
      readonly perDayOf?: Readonly<Record<string, number>>;
    }
  | {
      readonly base: number;
      readonly perEntry: number;
      /** The body's field that has the list. */
      readonly list: string;
    };

/** Reads or writes a few rows. */
export const rowCost = 1;
/** Hashes or checks a password or a code. */
export const hashCost = 30;

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
  /** Types that a body may come in. */
  readonly bodyTypes: readonly string[];
  readonly response: Response;
  /** Status of success; 200 unless said. */
  readonly status: number;
  /** `bare` answers are the two token calls of the spec, which have no `{response}` envelope; `raw` ones are files and streams. */
  readonly envelope: 'response' | 'bare' | 'raw' | 'none';
  readonly cost: Cost;
  /** A saved map may be named by `mapId` in place of a birth (or in each of the two people of a pair). */
  readonly takesMap: boolean;
  /** The session stands behind the call: a client sends its token, and when that has run out renews it and asks once more. */
  readonly renews: boolean;
  /** Which of the operator's hosts answers, where there are several: that of the pages, of the accounts, or the test one. */
  readonly host: 'pages' | 'accounts' | 'test';
  /** Whose calls are counted together: those of one network, or nobody's. */
  readonly limit: 'network' | 'none';
  /** Values a JSON body may hold, itself included; what no caller needs is refused before it is looked at. */
  readonly maxValues: number;
  /** Bytes of a body, where one of a megabyte does not do. */
  readonly mostBytes?: number | undefined;
}

/** Of a body with no long list in it. */
const FEW_VALUES = 1_000;

/** What an endpoint answers, as the one who called gets it. */
export type AnswerOf<E extends Endpoint> = z.output<E['response']>;
/** The body of a call as its handler gets it: parsed, defaults filled in. */
export type BodyOf<E extends Endpoint> = z.output<E['body']>;
/** The body of a call as the caller writes it: what has a default may be left out. */
export type SentBodyOf<E extends Endpoint> = z.input<E['body']>;
/** What an endpoint answers as its service writes it: what has a default may be left out. */
export type SentAnswerOf<E extends Endpoint> = z.input<E['response']>;
/** What is computed for an answer; the settings and the moment that every computed answer echoes are added to it. */
export type ComputedOf<E extends Endpoint> = Omit<SentAnswerOf<E>, 'settings' | 'moment'>;

type Defaulted = 'bodyTypes' | 'status' | 'envelope' | 'takesMap' | 'renews' | 'host' | 'limit' | 'maxValues';

type Options<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Omit<
  Endpoint<P, Q, B, R>,
  Defaulted
> &
  Partial<Pick<Endpoint<P, Q, B, R>, Defaulted>>;

/**
 * Declares an endpoint.
 * "No query" is `z.object({})`, "no body" is `noBody` from this module.
 */
export function endpoint<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  options: Options<P, Q, B, R>,
): Endpoint<P, Q, B, R> {
  return {
    bodyTypes: ['application/json'],
    status: 200,
    envelope: 'response',
    takesMap: false,
    renews: true,
    host: 'pages',
    limit: 'network',
    maxValues: FEW_VALUES,
    ...options,
  };
}
