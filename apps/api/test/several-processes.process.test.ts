import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { calculation, opened, servedProcesses, untilReady } from './served.ts';
import { createOnCluster } from './test-database.ts';

const cluster = process.env.TEST_DATABASE_URL;
const nginxFolder = fileURLToPath(new URL('../../../ops/nginx/', import.meta.url));
const PROCESSES = 3;

describe.runIf(cluster !== undefined)('three processes of one port behind nginx', () => {
  const { serve, folder, databaseUrl } = servedProcesses(cluster, () => true);

  test('are counted as one, serve on while one is replaced, end in order, and their copy opens', async () => {
    const [port, metricsPort] = [await freePort(), await freePort()];
    const server = serve(port, {
      WEB_CONCURRENCY: String(PROCESSES),
      METRICS_PORT: String(metricsPort),
      TRUST_PROXY: '1',
    });
    await server.waitFor(opened);
    await untilReady(port);
    expect(server.output().match(/Небосвод открыт/g)).toHaveLength(1);
    await until(async () => (await readChildren(server.process.pid)).length === PROCESSES);
    const proxied = await startNginx(folder(), port);

    const statuses = await Promise.all(Array.from({ length: 30 }, () => compute(proxied)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    await until(async () => (await counted(metricsPort)) >= 30);
    const text = await metricsOf(metricsPort);
    expect(text).toMatch(/^nebosvod_database_up 1$/m);
    expect(text).toMatch(/^nebosvod_jobs\{state="queued"\} 0$/m);
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(text).not.toContain('127.0.0.1');

    const [victim = 0] = await readChildren(server.process.pid);
    process.kill(victim, 'SIGKILL');
    await until(async () => !(await readChildren(server.process.pid)).includes(victim));
    const after = await Promise.all(Array.from({ length: 30 }, () => compute(proxied)));
    expect(new Set(after)).toEqual(new Set([200]));
    await until(async () => (await readChildren(server.process.pid)).length === PROCESSES);

    const email = 'kept@example.ru';
    const registered = await fetch(`http://127.0.0.1:${port}/v3/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'луна над тихим садом', consents: { offer: true, personalData: true } }),
    });
    expect(registered.status).toBe(201);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);

    // The nightly copy of docs/operating.md, opened by the next start.
    const copy = join(folder(), 'nebosvod.dump');
    const restored = await createOnCluster(cluster ?? '');
    onTestFinished(() => restored.drop());
    run('pg_dump', ['--format=custom', `--file=${copy}`, databaseUrl()]);
    run('pg_restore', ['--exit-on-error', `--dbname=${restored.url}`, copy]);
    const next = serve(port, { DATABASE_URL: restored.url });
    await next.waitFor(opened);
    await untilReady(port);
    const again = await fetch(`http://127.0.0.1:${port}/v3/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'луна над тихим садом' }),
    });
    expect(again.status).toBe(200);
  });
});

/** Starts nginx by the configuration of `ops`, with ports and a certificate of its own; gives its port of TLS. */
async function startNginx(folder: string, port: number): Promise<number> {
  const prefix = join(folder, 'nginx');
  await mkdir(join(prefix, 'tls'), { recursive: true });
  const [plain, tls] = [await freePort(), await freePort()];
  const written = await readFile(join(nginxFolder, 'nginx.conf'), 'utf8');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const conf = written
    .replace('/run/nginx.pid', join(prefix, 'nginx.pid'))
    .replaceAll(/node-\d:3000/g, `127.0.0.1:${port}`)
    .replace('access_log off;', `access_log off;\n${temporary.join('\n')}`)
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${tls} `);
  await writeFile(join(prefix, 'nginx.conf'), conf);
  await copyFile('/etc/nginx/mime.types', join(prefix, 'mime.types'));
  const files = ['-keyout', join(prefix, 'tls/privkey.pem'), '-out', join(prefix, 'tls/fullchain.pem')];
  run('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', ...files]);
  const words = ['-p', prefix, '-c', join(prefix, 'nginx.conf'), '-e', 'stderr'];
  run('/usr/sbin/nginx', ['-t', ...words]);
  const child = spawn('/usr/sbin/nginx', [...words, '-g', 'daemon off;'], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  });
  await until(async () => (await compute(tls).catch(() => 0)) === 200);
  return tls;
}

/** One calculation through the proxy; resolves with its status. */
function compute(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const { path, method, headers, body } = calculation;
    // A certificate of the test's own, made a moment ago.
    const call = request({ host: '127.0.0.1', port, path, method, headers, rejectUnauthorized: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    call.on('error', reject).end(body);
  });
}

async function metricsOf(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

/** Calculations that the processes have counted together. */
async function counted(port: number): Promise<number> {
  const row = /^nebosvod_http_requests_total\{method="POST",route="\/api\/v2\/chart.getPlanets",status="200"\} (\d+)$/m;
  return Number(row.exec(await metricsOf(port))?.[1] ?? 0);
}

async function readChildren(pid: number | undefined): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(100);
}

function run(program: string, words: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}
