import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { envNames, parseEnv } from '../src/env.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFile(join(root, path), 'utf8');

const compose = z.object({
  services: z.record(
    z.string(),
    z.object({
      environment: z.record(z.string(), z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      read_only: z.boolean().optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});

describe('what ops/ gives an operator', () => {
  test('sets variables that the server reads', async () => {
    const { services } = compose.parse(parse(await read('ops/compose.yaml'), { merge: true }));
    const example = (await read('ops/example.env')).match(/^\w+(?==)/gm) ?? [];
    const dockerfile = (await read('ops/Dockerfile')).match(/^ENV (.*)$/m)?.[1]?.match(/\w+(?==)/g) ?? [];
    const unit =
      (await read('ops/systemd/nebosvod.service')).match(/^Environment=(.*)$/m)?.[1]?.match(/\w+(?==)/g) ?? [];
    const named = [...Object.keys(services['node-1']?.environment ?? {}), ...example, ...dockerfile, ...unit];
    expect(named.filter((name) => !envNames.has(name) && name !== 'POSTGRES_PASSWORD')).toEqual([]);
    expect(named).toContain('TRUST_PROXY');
  });

  test('mounts only what is there, and lets no node write outside its volume', async () => {
    const { services, volumes } = compose.parse(parse(await read('ops/compose.yaml'), { merge: true }));
    const files = new Set([...(await readdir(join(root, 'ops'), { recursive: true })), 'tls']);
    for (const [name, service] of Object.entries(services)) {
      if (name !== 'database') expect(service.read_only, name).toBe(true);
      for (const volume of service.volumes ?? []) {
        const [source = ''] = volume.split(':');
        expect(source.startsWith('./') ? files.has(source.slice(2)) : source in volumes, volume).toBe(true);
      }
    }
  });

  test('copies into the image folders that the repository has, and starts the server as npm start does', async () => {
    const dockerfile = await read('ops/Dockerfile');
    const copied = [...dockerfile.matchAll(/--from=build \/app\/(\S+)/g)].map(([, name = '']) => name);
    const present = await readdir(root);
    expect(copied.filter((name) => !present.includes(name))).toEqual([]);
    const flags = [...(await read('scripts/server-memory.mjs')).matchAll(/'(--max[^']*)'/g)].map(
      ([, flag = '']) => flag,
    );
    for (const flag of flags) expect([dockerfile, await read('ops/systemd/nebosvod.service')]).toSatisfy(holdsIn(flag));
  });

  test('holds a unit that systemd takes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nebosvod-unit-'));
    try {
      const unit = (await read('ops/systemd/nebosvod.service'))
        .replace('/usr/bin/node', process.execPath)
        .replace('User=nebosvod', 'User=root');
      await writeFile(join(folder, 'nebosvod.service'), unit);
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', join(folder, 'nebosvod.service')], {
        encoding: 'utf8',
      });
      expect(stderr.split('\n').filter((line) => line.includes('nebosvod.service'))).toEqual([]);
      expect(status).toBe(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

test('several processes are refused the embedded database', () => {
  expect(() => parseEnv({ WEB_CONCURRENCY: '2' })).toThrow(/WEB_CONCURRENCY/);
});

const holdsIn = (part: string) => (texts: readonly string[]) => texts.every((text) => text.includes(part));
