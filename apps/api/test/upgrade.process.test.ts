import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../../scripts/free-port.mjs';
import { openEmbedded } from '../src/database/embedded/open-embedded.ts';
import { embeddedPaths } from '../src/database/embedded/paths.ts';
import { migrate, readMigrations } from '../src/database/migrate.ts';
import { hashSecret } from '../src/modules/auth/password-hash.ts';
import { runChild } from './child.ts';
import { opened, servedProcesses, untilReady } from './served.ts';
import { createOnCluster } from './test-database.ts';

const cluster = process.env.TEST_DATABASE_URL;

/** The first migration that the older installation has not seen. */
const since = '0050';
const email = 'vera@nebo.example';
const password = 'луна над тихим садом';
const userId = randomUUID();
const mapId = randomUUID();
/** Two lines, as an earlier version let through: a migration makes one of them. */
const savedName = 'Вера\nиз Твери';

type Queries = Pick<pg.ClientBase, 'query'>;

/** An installation as it was before `since`: its schema, and a person with a map and a paid product. */
async function makeOlder(client: pg.ClientBase): Promise<void> {
  const known = (await readMigrations()).filter(({ name }) => name < since);
  expect(await migrate(client, known)).toHaveLength(known.length);
  await client.query(
    'insert into account (id, email, name, password_hash, email_verified_at) values ($1, $2, $3, $4, now())',
    [userId, email, 'Вера', await hashSecret(password)],
  );
  await client.query('insert into saved_map (id, user_id, name, birth, moon_sign) values ($1, $2, $3, $4, 2)', [
    mapId,
    userId,
    savedName,
    JSON.stringify({ date: '1990-05-17', time: '14:30', latitude: 55.75, longitude: 37.6, name: savedName }),
  ]);
  await client.query(
    `insert into purchase (id, user_id, email, product_id, provider, external_id, state)
     values ($1, $2, $3, 3, 'getcourse', '77', 'paid')`,
    [randomUUID(), userId, email],
  );
}

/** What is in a database that the upgrade has not touched. */
async function expectOlder(client: Queries): Promise<void> {
  const newest = await client.query('select max(name) as name from schema_migration');
  expect(newest.rows[0].name < since).toBe(true);
  const maps = await client.query('select name from saved_map');
  expect(maps.rows).toEqual([{ name: savedName }]);
}

/** The server is well, its schema is the present one, and the person finds everything they had. */
async function expectUpgraded(port: number): Promise<void> {
  const at = (path: string) => `http://127.0.0.1:${port}${path}`;
  await untilReady(port);
  const login = await post(at('/v3/auth/login'), { email, password });
  const { accessToken: token } = z.object({ accessToken: z.string() }).parse(login);
  const listed = answerOfMaps.parse(await post(at('/api/v2/chart.getAllMaps'), {}, token));
  expect(listed.response.maps).toEqual([{ id: mapId, name: 'Вера из Твери' }]);
  const products = await fetch(at('/v3/user/products'), { headers: { authorization: `Bearer ${token}` } });
  expect(answerOfProducts.parse(await products.json()).response).toEqual([{ id: 3, expiresAt: null }]);
}

const answerOfMaps = z.object({
  response: z.object({ maps: z.array(z.object({ id: z.string(), name: z.string() })) }),
});
const answerOfProducts = z.object({
  response: z.array(z.object({ id: z.number(), expiresAt: z.string().nullable() })),
});

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(answer.status, url).toBe(200);
  return answer.json();
}

describe('an older installation on the embedded database', () => {
  const { serve, folder } = servedProcesses(undefined, () => false);

  async function inside(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
    const database = await openEmbedded(folder(), (error) => expect.fail(String(error)));
    const client = await database.pool.connect();
    try {
      await work(client);
    } finally {
      client.release();
      await database.close();
    }
  }

  test('is upgraded by a start, and the copy made before it takes it back', async () => {
    await inside(makeOlder);
    const port = await freePort();
    const server = serve(port);
    await server.waitFor(opened);
    await expectUpgraded(port);
    server.process.kill('SIGTERM');
    expect(await server.exited).toBe(0);

    expect(await readdir(embeddedPaths(folder()).copies)).toHaveLength(1);
    const restoring = runChild('apps/api/dist/admin.js', { DATA_DIR: folder() }, ['db', 'restore']);
    expect(await restoring.exited, restoring.output()).toBe(0);
    await inside(expectOlder);
  });
});

describe.runIf(cluster !== undefined)('an older installation on PostgreSQL', () => {
  const { serve, folder, databaseUrl } = servedProcesses(cluster, () => true);

  test('is upgraded by two nodes that start together, and the dump made before it restores', async () => {
    await onPostgres(databaseUrl(), makeOlder);
    const dump = join(folder(), 'before.dump');
    run('pg_dump', ['--format=custom', `--file=${dump}`, databaseUrl()]);
    const ports = [await freePort(), await freePort()];
    const nodes = ports.map((port) => serve(port));
    await Promise.all(nodes.map((node) => node.waitFor(opened)));
    await Promise.all(ports.map(expectUpgraded));

    const restored = await createOnCluster(cluster ?? '');
    onTestFinished(() => restored.drop());
    run('pg_restore', ['--exit-on-error', `--dbname=${restored.url}`, dump]);
    await onPostgres(restored.url, expectOlder);
  });
});

async function onPostgres(connectionString: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function run(program: string, words: readonly string[]): void {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${error?.message ?? stderr}`);
}
