import * as account from '@nebosvod/contracts/account';
import { getMapNotes, saveMapNotes } from '@nebosvod/contracts/map-notes';
import { createMap, deleteMap, restoreMap } from '@nebosvod/contracts/maps';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { runPurge } from '../../purge.ts';

const birth = { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
let test: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp();
  [me, other] = [await createPerson(test), await createPerson(test)];
});
afterAll(() => test.close());

const save = async () => (await test.call(createMap, { token: me.token, body: { name: 'Анна', birth } })).value.id;
const read = (mapId: string, who = me) => test.call(getMapNotes, { token: who.token, body: { mapId } });
const write = (mapId: string, text: string, version: number, who = me) =>
  test.call(saveMapNotes, { token: who.token, body: { mapId, text, version } });

describe('notes on a map', () => {
  it('are empty at first, keep their lines, and go from version to version', async () => {
    const map = await save();
    expect((await read(map)).value).toEqual({ text: '', version: 0 });
    const text = 'Время по записи из роддома.\nПроверить по переезду.';
    expect((await write(map, text, 0)).value).toEqual({ text, version: 1 });
    expect((await write(map, '', 1)).value).toEqual({ text: '', version: 2 });
    expect((await read(map)).value.version).toBe(2);
  });

  it('typed over another version are refused and leave what stands', async () => {
    const map = await save();
    await write(map, 'Первое', 0);
    for (const version of [0, 2]) {
      expect((await write(map, 'Второе', version)).problem.code).toBe('VERSION_CONFLICT');
    }
    expect((await read(map)).value.text).toBe('Первое');
  });

  it('are nobody else’s', async () => {
    const map = await save();
    await write(map, 'Тайна', 0);
    expect((await read(map, other)).problem.code).toBe('NOT_FOUND');
    expect((await write(map, 'Чужое', 1, other)).problem.code).toBe('NOT_FOUND');
  });

  it('stand in the export of everything, come back with a deleted map, and go for good with it', async () => {
    const map = await save();
    await write(map, 'Вернусь', 0);
    await test.call(deleteMap, { token: me.token, body: { mapId: map } });
    await test.call(restoreMap, { token: me.token, body: { mapId: map } });
    expect((await read(map)).value.text).toBe('Вернусь');
    expect(JSON.stringify((await test.call(account.exportAccount, { token: me.token })).value)).toContain('Вернусь');
    await test.call(deleteMap, { token: me.token, body: { mapId: map } });
    const { db } = test.database;
    await sql`update saved_map set deleted_at = now() - interval '2 days' where id = ${map}`.execute(db);
    const purge = test.app.purges.find(({ name }) => name === 'deleted maps');
    expect(purge && (await runPurge(purge))).toBe(1);
    expect(await db.selectFrom('map_note').selectAll().where('map_id', '=', map).execute()).toEqual([]);
  });
});
