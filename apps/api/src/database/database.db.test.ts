import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOnCluster, createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { DirectoryLockedError, lockDirectory } from './embedded/directory-lock.ts';
import { processIdentity } from './embedded/process-identity.ts';
import { MigrationError, migrate, readMigrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { createSharedLimiter } from './rate-limiter.ts';
import { DatabaseUnavailableError, isDatabaseUnavailable } from './unavailable.ts';

const cluster = process.env.TEST_DATABASE_URL;
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nebosvod-database-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('one database, whichever stands behind it', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.remove());

  test('counts and calendar days come as numbers and as text', async () => {
    const { rows } = await sql<{ count: number; day: string }>`
      select count(*) as count, '1990-05-17'::date as day from (values (1), (2)) as v`.execute(database.db);
    expect(rows).toEqual([{ count: 2, day: '1990-05-17' }]);
  });

  test('an error leaves the connection usable, in and out of a transaction', async () => {
    await expect(sql`select 1 / 0`.execute(database.db)).rejects.toMatchObject({ code: '22012' });
    const failing = database.db.transaction().execute((tx) => sql`select * from nowhere`.execute(tx));
    await expect(failing).rejects.toMatchObject({ code: '42P01' });
    await expect(database.ping()).resolves.toBeUndefined();
  });

  test('a refused transaction leaves nothing', async () => {
    const limiter = createSharedLimiter(database.db);
    const failing = database.db.transaction().execute(async (tx) => {
      await createSharedLimiter(tx).hit('inside', 1, 60);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await limiter.hit('inside', 1, 60)).toEqual({ allowed: true, retryAfterSeconds: 0 });
  });

  test('the shared limiter allows exactly its limit of parallel events and then says when to come again', async () => {
    const limiter = createSharedLimiter(database.db);
    const verdicts = await Promise.all(Array.from({ length: 20 }, () => limiter.hit('login:someone', 5, 60)));
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(5);
    for (const { retryAfterSeconds } of verdicts.filter(({ allowed }) => !allowed)) {
      expect(retryAfterSeconds).toBeGreaterThan(0);
      expect(retryAfterSeconds).toBeLessThanOrEqual(60);
    }
    const { rows } = await sql<{ key: string }>`select key from rate_limit`.execute(database.db);
    expect(JSON.stringify(rows)).not.toContain('someone');
    await limiter.reset('login:someone');
    expect((await limiter.hit('login:someone', 5, 60)).allowed).toBe(true);
  });

  test('a window that has ended starts again', async () => {
    const limiter = createSharedLimiter(database.db);
    await limiter.hit('short', 1, 60);
    expect((await limiter.hit('short', 1, 60)).allowed).toBe(false);
    await sql`update rate_limit set expires_at = now() - interval '1 second'`.execute(database.db);
    expect((await limiter.hit('short', 1, 60)).allowed).toBe(true);
  });

  test('a transaction longer than five seconds is an error, and the database works on', async () => {
    const slow = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await new Promise((resolve) => setTimeout(resolve, 5_200));
      await sql`select 1`.execute(tx);
    });
    await expect(slow).rejects.toSatisfy(isDatabaseUnavailable);
    await expect(database.ping()).resolves.toBeUndefined();
  }, 20_000);

  if (!cluster) {
    test('a forgotten transaction handle becomes an error instead of hanging for ever', async () => {
      const forgotten = database.db.transaction().execute(async (tx) => {
        await sql`select 1`.execute(tx);
        await sql`select 1`.execute(database.db);
      });
      await expect(forgotten).rejects.toSatisfy(isDatabaseUnavailable);
      await expect(database.ping()).resolves.toBeUndefined();
    }, 20_000);
  }
});

describe('before its schema is ready', () => {
  test('a database refuses queries as unavailable', async () => {
    const created = cluster ? await createOnCluster(cluster) : null;
    const database = await openDatabase({ DATA_DIR: folder, DATABASE_URL: created?.url });
    await expect(sql`select 1`.execute(database.db)).rejects.toThrow(DatabaseUnavailableError);
    await expect(database.ping()).rejects.toThrow(DatabaseUnavailableError);
    await database.migrate();
    await expect(sql`select 1`.execute(database.db)).resolves.toBeDefined();
    await database.close();
    await created?.drop();
  });
});

describe('migrations', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.remove());

  async function withClient<T>(use: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    const client = await database.pool.connect();
    try {
      return await use(client);
    } finally {
      client.release();
    }
  }

  test('are applied once', async () => {
    expect(await withClient(async (client) => migrate(client, await readMigrations()))).toEqual([]);
  });

  test('are refused when edited after having been applied', async () => {
    const [first, ...rest] = await readMigrations();
    if (!first) throw new Error('no migration');
    const edited = [{ ...first, sha256: 'different' }, ...rest];
    await expect(withClient((client) => migrate(client, edited))).rejects.toThrow(MigrationError);
  });

  test('fail as a whole: a broken file leaves neither its tables nor its name', async () => {
    const broken = [{ name: '9999-broken.sql', sha256: 'x', sql: 'create table half_done (id int); select nothing;' }];
    await expect(withClient((client) => migrate(client, broken))).rejects.toThrow('9999-broken.sql');
    const { rows } = await database.pool.query("select to_regclass('half_done') as half");
    expect(rows).toEqual([{ half: null }]);
  });

  test('two files with one number are refused', async () => {
    await writeFile(join(folder, '0001-one.sql'), '');
    await writeFile(join(folder, '0001-two.sql'), '');
    await expect(readMigrations(pathToFileURL(`${folder}/`))).rejects.toThrow('share a number');
    await expect(readMigrations(pathToFileURL(`${join(folder, 'none')}/`))).rejects.toThrow();
  });

  if (cluster) {
    test('of five nodes that start together on an empty database one migrates and all end ready', async () => {
      const created = await createOnCluster(cluster);
      const nodes = await Promise.all(
        Array.from({ length: 5 }, () => openDatabase({ DATA_DIR: folder, DATABASE_URL: created.url })),
      );
      const applied = await Promise.all(nodes.map((node) => node.migrate()));
      expect(applied.filter((names) => names.length > 0)).toHaveLength(1);
      await Promise.all(nodes.map((node) => node.ping()));
      const { rows } = await nodes[0]!.pool.query('select count(*) as count from schema_migration');
      expect(rows).toEqual([{ count: (await readMigrations()).length }]);
      await Promise.all(nodes.map((node) => node.close()));
      await created.drop();
    });
  }
});

describe('the lock of an embedded directory', () => {
  const file = () => join(folder, 'database.lock');
  const holder = (changes: object) =>
    JSON.stringify({ pid: process.pid, identity: 'x', host: hostname(), nonce: 'n', ...changes });

  test('lets one holder in and names its process to the second within two seconds', async () => {
    const lock = await lockDirectory(file());
    const started = Date.now();
    await expect(lockDirectory(file())).rejects.toThrow(`процессом ${process.pid}`);
    expect(Date.now() - started).toBeLessThan(2_000);
    lock.release();
    (await lockDirectory(file())).release();
    expect(await readdir(folder)).toEqual([]);
  });

  test('of a dead process is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await writeFile(file(), holder({ pid }));
    (await lockDirectory(file())).release();
  });

  test('of a dead process whose number lives again is taken over', async () => {
    await writeFile(file(), holder({ identity: `${processIdentity(process.pid)}-earlier` }));
    (await lockDirectory(file())).release();
  });

  test('of another machine holds while its heart beats', async () => {
    await writeFile(file(), holder({ host: 'elsewhere' }));
    await expect(lockDirectory(file())).rejects.toThrow('на машине elsewhere');
  });

  test('of another container with the same name of host holds while its heart beats: its number means nothing here', async () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    await writeFile(file(), holder({ pid, namespace: 'another' }));
    await expect(lockDirectory(file())).rejects.toThrow(DirectoryLockedError);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(file(), longAgo, longAgo);
    (await lockDirectory(file())).release();
  });

  test('that was taken while its holder slept tells the holder at the next beat, once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    let losses = 0;
    const lock = await lockDirectory(file(), () => {
      losses += 1;
    });
    await vi.advanceTimersByTimeAsync(11_000);
    expect(losses).toBe(0);
    await writeFile(file(), holder({ nonce: 'another' }));
    const { mtimeMs } = await stat(file());
    await vi.advanceTimersByTimeAsync(11_000);
    vi.useRealTimers();
    expect(losses).toBe(1);
    expect((await stat(file())).mtimeMs).toBe(mtimeMs);
    lock.release();
  });

  test('that went stale in sleep is looked at before a write is acknowledged', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    let losses = 0;
    const lock = await lockDirectory(file(), () => {
      losses += 1;
    });
    await writeFile(file(), holder({ nonce: 'another' }));
    lock.assertMine();
    expect(losses).toBe(0);
    vi.setSystemTime(Date.now() + 60_000);
    lock.assertMine();
    vi.useRealTimers();
    expect(losses).toBe(1);
    lock.release();
  });

  test('that was removed by hand is put back', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const lock = await lockDirectory(file(), () => expect.unreachable());
    await rm(file());
    await vi.advanceTimersByTimeAsync(6_000);
    vi.useRealTimers();
    await expect(lockDirectory(file())).rejects.toThrow(DirectoryLockedError);
    lock.release();
  });

  test('left dead goes to exactly one of many that want it', async () => {
    await writeFile(file(), holder({ identity: 'long dead' }));
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(file())));
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(won).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(DirectoryLockedError);
    }
    won[0]?.value.release();
  });

  test('that somebody else has taken since is not released by the earlier holder', async () => {
    const lock = await lockDirectory(file());
    await writeFile(file(), holder({ identity: 'another' }));
    lock.release();
    expect(await readFile(file(), 'utf8')).toContain('another');
  });
});
