import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { type Problem, problemSchema } from '@nebosvod/contracts/problem';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { type AppOptions, buildApp } from '../src/app.ts';
import { createThreads, type Threads } from '../src/background/threads.ts';
import { type Env, parseEnv } from '../src/env.ts';
// What these two add to the type of an application.
import type {} from '../src/mount.ts';
import type {} from '../src/personal-data.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestAppOptions {
  /** Variables of the environment beside the test's own; RATE_LIMIT is off unless given. */
  readonly env?: Record<string, string>;
  readonly gatekeeper?: AppOptions['gatekeeper'];
  readonly content?: AppOptions['content'];
  readonly webRoot?: string;
  /** How the web draws its pages, and when. */
  readonly drawing?: AppOptions['drawing'];
  readonly now?: AppOptions['now'];
  readonly writers?: AppOptions['writers'];
  /** Adds routes before the application is ready. */
  readonly extend?: (app: FastifyInstance) => void;
  /** Whether texts of the base are changed here: threads keep those in force, so they are its own. */
  readonly changesTexts?: boolean;
  /** Several applications on one database: two nodes. The caller removes the database. */
  readonly database?: TestDatabase;
}

export interface CallParts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  /** Access token of a signed-in person. */
  readonly token?: string;
  readonly headers?: Record<string, string>;
}

export interface Answer<T> {
  readonly status: number;
  readonly headers: LightMyRequestResponse['headers'];
  /** The answer without its envelope, held against the endpoint's schema. Throws when the call was refused. */
  readonly value: T;
  /** The problem document. Throws when the call succeeded. */
  readonly problem: Problem;
  readonly text: string;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly env: Env;
  readonly database: TestDatabase;
  /** Any request, as Fastify's `inject`. */
  readonly inject: FastifyInstance['inject'];
  /** A call of an endpoint: both kinds of answers are held against their schemas. */
  call<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
    endpoint: Endpoint<P, Q, B, R>,
    parts?: CallParts,
  ): Promise<Answer<z.output<R>>>;
  close(): Promise<void>;
}

/** One set for all applications of a worker: a thread has the product to load first, seconds of it. They end with the worker. */
let threads: Threads | undefined;

function lentThreads(): Threads {
  threads ??= createThreads();
  return threads;
}

/** The real application on a real database, without listening. Answers are checked against their schemas. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await createTestDatabase());
  const env = parseEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT: 'off',
    ...database.settings,
    ...options.env,
  });
  const emptyWebRoot = options.webRoot ? null : await mkdtemp(join(tmpdir(), 'nebosvod-web-'));
  const app = await buildApp({
    env,
    database,
    webRoot: options.webRoot ?? emptyWebRoot ?? '',
    ...(options.gatekeeper ? { gatekeeper: options.gatekeeper } : {}),
    ...(options.content ? { content: options.content } : {}),
    drawing: options.drawing,
    now: options.now,
    writers: options.writers,
    threads: options.changesTexts ? undefined : lentThreads(),
  });
  options.extend?.(app);
  await app.ready();
  return {
    app,
    env,
    database,
    inject: app.inject.bind(app),
    async call(endpoint, parts = {}) {
      const response = await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, parts),
        headers: {
          ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(parts.token === undefined ? {} : { authorization: `Bearer ${parts.token}` }),
          ...parts.headers,
        },
        ...(parts.body === undefined ? {} : { payload: JSON.stringify(parts.body) }),
      });
      return readAnswer(endpoint, response);
    },
    async close() {
      await app.close();
      if (!options.database) await database.remove();
      if (emptyWebRoot) await rm(emptyWebRoot, { recursive: true, force: true });
    },
  };
}

function addressOf(endpoint: Endpoint, { params = {}, query = {} }: CallParts): string {
  const path = endpoint.path
    .replaceAll(/\/:(\w+)\?/g, (_, name: string) =>
      params[name] === undefined ? '' : `/${encodeURIComponent(params[name])}`,
    )
    .replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

function readAnswer<R extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, z.ZodType, z.ZodType, R>,
  response: LightMyRequestResponse,
): Answer<z.output<R>> {
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    get value() {
      if (response.statusCode >= 400)
        throw new Error(`${endpoint.path} answered ${response.statusCode}: ${response.body}`);
      if (endpoint.envelope === 'none') return endpoint.response.parse(undefined);
      const json: unknown = response.json();
      const inner = endpoint.envelope === 'response' ? z.object({ response: z.unknown() }).parse(json).response : json;
      return endpoint.response.parse(inner);
    },
    get problem() {
      if (response.statusCode < 400) throw new Error(`${endpoint.path} answered ${response.statusCode}, not a problem`);
      return problemSchema.parse(response.json());
    },
  };
}
