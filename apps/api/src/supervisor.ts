import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Env } from './env.ts';
import { openMetrics } from './metrics/metrics-server.ts';

const stopLimitMs = 12_000;
/** A process that ended is started anew after this long; each time it ends young again, after twice as long. */
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** One that served so long was whole. */
const healthyMs = 60_000;

/**
 * Runs `WEB_CONCURRENCY` processes of the server on one port and holds their number. A process that cannot start ends all (its reason
 * stands in its own line); one that ends later is replaced. On a signal to stop, all end in order.
 * @param onOpen called once, with the port, when the first process listens
 * @throws when the port of the metrics is taken.
 */
export async function supervise(env: Env, onOpen: (port: number) => void): Promise<void> {
  if (env.METRICS_PORT !== undefined) {
    const registry = new AggregatorRegistry();
    await openMetrics(env.METRICS_PORT, {
      contentType: registry.contentType,
      text: () => registry.clusterMetrics(),
    });
  }
  let isStopping = false;
  let hasOpened = false;
  const startedAt = new Map<Worker, number>();
  let pauseMs = firstPauseMs;

  const start = () => {
    if (!isStopping) startedAt.set(cluster.fork(), performance.now());
  };
  const stop = (code: number) => {
    if (isStopping) return;
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    if (workers.length === 0) process.exit(code);
    setTimeout(() => process.exit(1), stopLimitMs).unref();
    let worst = code;
    let left = workers.length;
    for (const worker of workers) {
      worker.once('exit', (ended, signal) => {
        // One that had not begun to serve has nothing to end in order.
        worst = Math.max(worst, signal === 'SIGTERM' ? 0 : (ended ?? 1));
        left -= 1;
        if (left === 0) process.exit(worst);
      });
      worker.process.kill('SIGTERM');
    }
  };

  cluster.on('listening', (_worker, { port }) => {
    if (hasOpened) return;
    hasOpened = true;
    onOpen(port);
  });
  cluster.on('exit', (worker) => {
    const age = performance.now() - (startedAt.get(worker) ?? 0);
    startedAt.delete(worker);
    if (isStopping) return;
    if (!hasOpened) {
      stop(1);
      return;
    }
    pauseMs = age >= healthyMs ? firstPauseMs : Math.min(longestPauseMs, pauseMs * 2);
    console.error(`Процесс ${worker.process.pid} закончился, вместо него начнётся другой`);
    setTimeout(start, pauseMs);
  });
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  for (let index = 0; index < env.WEB_CONCURRENCY; index += 1) start();
}
