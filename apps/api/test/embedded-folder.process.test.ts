import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.mjs';
import { opened, servedProcesses } from './served.ts';

describe('several processes on one embedded database', () => {
  const { serve, folder, migrated } = servedProcesses(undefined, () => false);

  test('one serves, the others end with its number', async () => {
    await migrated();
    const first = serve(await freePort());
    await first.waitFor(opened);
    const others = [serve(await freePort()), serve(await freePort())];
    for (const other of others) {
      expect(await other.exited).toBe(1);
      expect(other.output()).toContain(`процессом ${first.process.pid}`);
    }
  });

  test('everything one writes is for its own system user only, whatever the folder was before', async () => {
    await chmod(folder(), 0o755);
    const port = await freePort();
    await serve(port, { PUBLIC_URL: `http://127.0.0.1:${port}` }).waitFor(opened);
    await fetch(`http://127.0.0.1:${port}/v3/auth/create_temp_user?email=modes@example.ru`, {
      headers: { 'x-client': 'nebosvod' },
    });
    await untilFound(join(folder(), 'outbox'), /^[^.].*\.eml$/);
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    const open: string[] = [];
    for (const name of await readdir(folder(), { recursive: true })) {
      const { mode } = await stat(join(folder(), name));
      if ((mode & 0o077) !== 0) open.push(`${(mode & 0o777).toString(8)} ${name}`);
    }
    expect(open).toEqual([]);
  });

  test('one that slept through the loss of its lock ends without another word to its clients', async () => {
    await migrated();
    const first = serve(await freePort());
    await first.waitFor(opened);
    const lock = join(folder(), 'database.lock');
    const holder: object = JSON.parse(await readFile(lock, 'utf8'));
    await writeFile(lock, JSON.stringify({ ...holder, nonce: 'another' }));
    expect(await first.exited).toBe(1);
    expect(first.output()).toContain('Замок базы данных перешёл к другому процессу');
    expect(await readFile(lock, 'utf8')).toContain('another');
  });

  test('one stops in order and in time while a client of the operator socket says nothing', async () => {
    await migrated();
    const first = serve(await freePort());
    await first.waitFor(opened);
    const silent = connect(join(folder(), 'operator.sock')).on('error', () => {});
    await new Promise((resolve) => silent.once('connect', resolve));
    const stopped = performance.now();
    first.process.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(5_000);
    silent.destroy();
  });
});

async function untilFound(directory: string, name: RegExp): Promise<void> {
  while (!(await readdir(directory).catch(() => [])).some((found) => name.test(found))) await sleep(50);
}
