import { chmod, cp, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '../open-database.ts';
import { createSharedLimiter, sweepLimits } from '../rate-limiter.ts';
import { WalFlusher } from './disk-sync.ts';
import { embeddedPaths } from './paths.ts';
import { restoreCopy } from './restore-copy.ts';
import { addCopy, copyTime, listCopies } from './rotating-copies.ts';

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nebosvod-embedded-'));
  database = await openDatabase({ DATA_DIR: folder });
  await database.migrate();
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

describe('an embedded database', () => {
  test('is not opened twice', async () => {
    await expect(openDatabase({ DATA_DIR: folder })).rejects.toThrow(`процессом ${process.pid}`);
  });

  test('keeps its memory small: the shared buffers are those we chose', async () => {
    const { rows } = await database.pool.query('show shared_buffers');
    expect(rows).toEqual([{ shared_buffers: '16MB' }]);
  });

  test('acknowledges a write only after its log has been flushed', async () => {
    // What a power cut leaves is what was on the disk at the acknowledgement: a copy of the files taken at that
    // moment, without a checkpoint, opens and holds the row.
    await sql`create table acknowledged (id int primary key)`.execute(database.db);
    await sql`insert into acknowledged values (7)`.execute(database.db);
    const twin = await mkdtemp(join(tmpdir(), 'nebosvod-twin-'));
    await cp(embeddedPaths(folder).database, embeddedPaths(twin).database, { recursive: true });
    const reopened = await openDatabase({ DATA_DIR: twin });
    await reopened.migrate();
    const { rows } = await sql<{ id: number }>`select id from acknowledged`.execute(reopened.db);
    expect(rows).toEqual([{ id: 7 }]);
    await reopened.close();
    await rm(twin, { recursive: true, force: true });
  });

  test('flushes nothing for the counters of limits: a guest cannot make the disk work', async () => {
    const limiter = createSharedLimiter(database.db);
    const flush = vi.spyOn(WalFlusher.prototype, 'flush');
    for (let n = 0; n < 20; n += 1) await limiter.hit('guest', 5, 60);
    await limiter.forgive('guest');
    await limiter.reset('guest');
    await sweepLimits(database.db, 10);
    expect(flush).not.toHaveBeenCalled();
    await sql`create table flushed (id int primary key)`.execute(database.db);
    expect(flush).toHaveBeenCalledTimes(1);
    flush.mockRestore();
  });

  test('comes back from its newest copy, and the replaced directory is kept', async () => {
    await sql`create table restored (id int primary key)`.execute(database.db);
    await sql`insert into restored values (1)`.execute(database.db);
    await database.copy();
    await sql`insert into restored values (2)`.execute(database.db);
    await expect(restoreCopy(folder)).rejects.toThrow('уже открыта');
    await database.close();
    const { replaced } = await restoreCopy(folder);
    expect(replaced).toContain('database-replaced-');
    database = await openDatabase({ DATA_DIR: folder });
    await database.migrate();
    const { rows } = await sql<{ id: number }>`select id from restored`.execute(database.db);
    expect(rows).toEqual([{ id: 1 }]);
  });
});

describe('a restore that was interrupted', () => {
  test('leaves nothing that the next one would mix with its copy', async () => {
    await database.copy();
    await database.close();
    const { database: place } = embeddedPaths(folder);
    for (const leftover of [`${place}.incoming`, `${place}.partial`]) {
      await mkdir(leftover);
      await writeFile(join(leftover, 'leftover'), '');
    }
    await restoreCopy(folder);
    expect(await readdir(place)).not.toContain('leftover');
    expect((await readdir(folder)).filter((name) => /incoming|partial/.test(name))).toEqual([]);
    database = await openDatabase({ DATA_DIR: folder });
    await database.migrate();
  });

  test('between its renames is finished by the next start: an empty database is never made instead', async () => {
    await sql`create table survives (id int primary key)`.execute(database.db);
    await sql`insert into survives values (1)`.execute(database.db);
    await database.close();
    const { database: place } = embeddedPaths(folder);
    await rename(place, `${place}.incoming`);
    database = await openDatabase({ DATA_DIR: folder });
    await database.migrate();
    const { rows } = await sql<{ id: number }>`select id from survives`.execute(database.db);
    expect(rows).toEqual([{ id: 1 }]);
  });
});

describe('the folder of an embedded database', () => {
  test('is closed to other users at every start, however it was before', async () => {
    await database.copy();
    await database.close();
    const { database: place, copies } = embeddedPaths(folder);
    const version = join(place, 'PG_VERSION');
    for (const path of [folder, place, copies, version]) await chmod(path, 0o777);
    database = await openDatabase({ DATA_DIR: folder });
    await database.migrate();
    for (const directory of [folder, place, copies]) expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect((await stat(version)).mode & 0o777).toBe(0o600);
  });
});

describe('rotating copies', () => {
  test('are the three newest, newest first; an unfinished one is never listed', async () => {
    const from = await mkdtemp(join(tmpdir(), 'nebosvod-from-'));
    const copies = join(from, 'copies');
    const source = join(from, 'source');
    await cp(new URL('.', import.meta.url), source, { recursive: true });
    for (const day of [11, 12, 13, 14, 15]) await addCopy(source, copies, new Date(`2026-11-${day}T10:00:00Z`));
    await writeFile(join(copies, '2026-11-16T10-00-00-000Z.partial'), '');
    expect(await listCopies(copies)).toEqual([15, 14, 13].map((day) => `2026-11-${day}T10-00-00-000Z`));
    await addCopy(source, copies, new Date('2026-11-17T10:00:00Z'));
    expect((await listCopies(copies))[0]).toBe('2026-11-17T10-00-00-000Z');
    expect(copyTime('2026-11-17T10-00-00-000Z')).toBe(Date.parse('2026-11-17T10:00:00Z'));
    expect(copyTime(undefined)).toBe(0);
    await rm(from, { recursive: true, force: true });
  });
});

describe('the flusher of the log', () => {
  test('lets callers that come during a flush share the next one', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'nebosvod-wal-'));
    await writeFile(join(directory, '000000010000000000000001'), 'log');
    const flusher = new WalFlusher(directory);
    const first = flusher.flush();
    const second = flusher.flush();
    const third = flusher.flush();
    expect(second).toBe(third);
    expect(first).not.toBe(second);
    await Promise.all([first, second, third]);
    await rm(directory, { recursive: true, force: true });
  });

  test('reports a log that cannot be flushed instead of acknowledging', async () => {
    await expect(new WalFlusher(join(folder, 'nowhere')).flush()).rejects.toThrow('ENOENT');
  });
});
