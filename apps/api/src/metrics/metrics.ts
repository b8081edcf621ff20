import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/open-database.ts';

/** What a server process counts for its operator. Labels hold patterns of routes, methods and states: no address, no id. */
export interface Metrics {
  readonly registry: Registry;
  errorLogged(): void;
  /** Counts the answers of an application and looks at its database when the metrics are asked for. */
  watch(app: FastifyInstance, database: Database): void;
}

/** Seconds: from an answer kept in memory to a long calculation in a thread. */
const latencyBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
/** Methods that are told apart; whatever else a client invents is one label. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** However often several collectors ask, the tables are counted once in so long. */
const countsMs = 5_000;

/**
 * Requests, latencies, lag of the event loop, memory, jobs, mails, connections to the database and logged errors, in a registry of
 * its own. Several processes are summed up by their supervisor; what all of them read from the one database is taken once.
 */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: 'nebosvod_http_requests_total',
    help: 'Answers by method, pattern of the route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'nebosvod_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route'],
    buckets: latencyBuckets,
    registers,
  });
  const errors = new Counter({
    name: 'nebosvod_errors_total',
    help: 'Lines of the log that tell of an error',
    registers,
  });

  return {
    registry,
    errorLogged: () => errors.inc(),
    watch(app, database) {
      app.addHook('onResponse', (request, reply, done) => {
        const method = methods.has(request.method) ? request.method : 'other';
        const route = request.routeOptions.url ?? '(none)';
        answers.inc({ method, route, status: reply.statusCode });
        latency.observe({ method, route }, reply.elapsedTime / 1_000);
        done();
      });
      watchDatabase(registry, database);
    },
  };
}

/** What waits in the database, and how busy the connections to it are. */
function watchDatabase(registry: Registry, database: Database): void {
  const registers = [registry];
  const counts = recently(() => countWork(database));
  new Gauge({
    name: 'nebosvod_database_up',
    help: '1 when the database answers',
    aggregator: 'min',
    registers,
    async collect() {
      this.set((await counts()) === null ? 0 : 1);
    },
  });
  new Gauge({
    name: 'nebosvod_database_connections',
    help: 'Connections of the pool by state, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = database.pool;
      this.set({ state: 'busy' }, totalCount - idleCount);
      this.set({ state: 'idle' }, idleCount);
      this.set({ state: 'waiting' }, waitingCount);
    },
  });
  new Gauge({
    name: 'nebosvod_jobs',
    help: 'Documents that wait to be written or are being written',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      this.reset();
      const found = await counts();
      if (found === null) return;
      this.set({ state: 'queued' }, found.queued);
      this.set({ state: 'running' }, found.running);
    },
  });
  new Gauge({
    name: 'nebosvod_mails_waiting',
    help: 'Letters that are not delivered yet',
    aggregator: 'max',
    registers,
    async collect() {
      this.reset();
      const found = await counts();
      if (found !== null) this.set(found.mails);
    },
  });
}

interface Work {
  readonly queued: number;
  readonly running: number;
  readonly mails: number;
}

/** Null when the database does not answer. */
async function countWork(database: Database): Promise<Work | null> {
  try {
    const { rows } = await sql<Work>`
      select
        (select count(*)::int from consultation where status = 'queued') as queued,
        (select count(*)::int from consultation where status = 'running') as running,
        (select count(*)::int from mail_outbox) as mails`.execute(database.db);
    return rows[0] ?? null;
  } catch {
    return null;
  }
}

/** The last value while it is fresh. */
function recently<T>(read: () => Promise<T>): () => Promise<T> {
  let kept: { readonly at: number; readonly value: Promise<T> } | null = null;
  return () => {
    const now = performance.now();
    if (kept === null || now - kept.at >= countsMs) kept = { at: now, value: read() };
    return kept.value;
  };
}
