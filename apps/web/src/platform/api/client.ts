import type { Endpoint } from '@nebosvod/contracts/endpoint';
import type { z } from 'zod';
import { ApiProblem, problemOf } from './api-problem.ts';
import { type RefreshOptions, TokenRefresh } from './token-refresh.ts';
import type { TokenStore } from './token-store.ts';

/** A part of a request: optional where the schema accepts nothing at all. */
type Part<Name extends string, S extends z.ZodType> =
  Record<string, never> extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : undefined extends z.input<S>
      ? { readonly [K in Name]?: z.input<S> }
      : { readonly [K in Name]: z.input<S> };

/** What a call takes: the parts its endpoint asks for, and how to stop it. */
export type CallRequest<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType> = Part<'params', P> &
  Part<'query', Q> &
  Part<'body', B> & {
    readonly signal?: AbortSignal;
    readonly headers?: Readonly<Record<string, string>>;
    /** The call outlives the page, if its body is short enough for that. */
    readonly keepalive?: boolean;
  };

/** Bytes of a body that may outlive its page: browsers refuse 64 KiB of all such calls together. */
const LONGEST_KEPT = 60_000;

interface AnyRequest {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
  readonly keepalive?: boolean;
}

export interface ClientOptions {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Origin that answers an endpoint, '' for the page's own. */
  readonly originOf: (endpoint: Pick<Endpoint, 'host'>) => string;
  readonly tokens: TokenStore;
  readonly exchange: (
    client: Client,
    refreshToken: string,
  ) => Promise<{ accessToken: string; refreshToken?: string | undefined }>;
  readonly alone: RefreshOptions['alone'];
  readonly onOtherTab: RefreshOptions['onOtherTab'];
  readonly arrived: RefreshOptions['arrived'];
  /** Called once a session could not be renewed; both tokens are already removed. */
  readonly onSessionLost: () => void;
}

/** The browser's side of the endpoints in contracts: sends, renews the session once, takes the `{response}` envelope off. */
export class Client {
  readonly #options: ClientOptions;
  readonly #refresh: TokenRefresh;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#refresh = new TokenRefresh({
      tokens: options.tokens,
      alone: options.alone,
      onOtherTab: options.onOtherTab,
      arrived: options.arrived,
      onLost: options.onSessionLost,
      exchange: (refreshToken) => options.exchange(this, refreshToken),
    });
  }

  /**
   * Calls an endpoint and returns what is inside its envelope, checked by its schema.
   * @throws ApiProblem always of this kind, except an AbortError when `signal` fires
   */
  async call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    request: CallRequest<P, Q, B>,
  ): Promise<z.output<R>> {
    const response = await this.send(endpoint, request);
    const payload: unknown = response.status === 204 || endpoint.envelope === 'none' ? undefined : await json(response);
    const inner = endpoint.envelope === 'response' && isRecord(payload) ? payload.response : payload;
    const parsed = endpoint.response.safeParse(inner);
    if (!parsed.success) throw new ApiProblem('BAD_RESPONSE', response.status);
    return parsed.data;
  }

  /** Calls an endpoint and hands the successful answer over as it is: files and streams. */
  async send<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    request: AnyRequest,
  ): Promise<Response> {
    const url = this.#options.originOf(endpoint) + pathOf(endpoint.path, request.params) + queryOf(request.query);
    if (endpoint.renews) await this.#refresh.settled();
    const token = endpoint.renews ? this.#options.tokens.get('accessToken') : null;
    let response = await this.#fetch(endpoint.method, url, request, token);
    if (response.status === 401 && endpoint.renews) {
      const renewed = await this.#refresh.renew(token);
      response = await this.#fetch(endpoint.method, url, request, renewed);
    }
    if (!response.ok) throw await problemOf(response);
    return response;
  }

  async #fetch(method: string, url: string, request: AnyRequest, token: string | null): Promise<Response> {
    const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
    if (token !== null) headers.authorization = `Bearer ${token}`;
    const sent = bodyOf(request.body);
    if (sent !== null) headers['content-type'] = sent.type;
    try {
      return await this.#options.fetch(url, {
        method,
        headers,
        credentials: 'omit',
        ...(sent === null ? {} : { body: sent.body }),
        ...(request.signal === undefined ? {} : { signal: request.signal }),
        ...(request.keepalive && bytesOf(sent?.body) <= LONGEST_KEPT ? { keepalive: true } : {}),
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiProblem('NETWORK', null);
    }
  }
}

/** JSON, or a file as it is; null where there is nothing to send. */
function bodyOf(body: unknown): { readonly type: string; readonly body: string | Blob } | null {
  if (body === undefined) return null;
  if (body instanceof Blob) return { type: body.type === '' ? 'application/octet-stream' : body.type, body };
  return { type: 'application/json', body: JSON.stringify(body) };
}

const bytesOf = (body: string | Blob | undefined): number =>
  body instanceof Blob ? body.size : new Blob([body ?? '']).size;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new ApiProblem('BAD_RESPONSE', response.status);
  }
}

/** Fills `:name` parts of a path, each encoded. A missing one stays empty. */
export function pathOf(pattern: string, params: unknown): string {
  const values = isRecord(params) ? params : {};
  return pattern
    .replace(/\/:(\w+)\?/g, (_, name: string) =>
      values[name] === undefined ? '' : `/${encodeURIComponent(String(values[name]))}`,
    )
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name] ?? '')));
}

/** `?a=1&b=2`; undefined and null values are left out, '' when nothing remains. */
export function queryOf(query: unknown): string {
  if (!isRecord(query)) return '';
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
