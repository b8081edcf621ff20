import * as account from '@nebosvod/contracts/account';
import {
  createMap,
  deleteMap,
  exportMaps,
  getAllMaps,
  importMaps,
  restoreMap,
  type SavedMap,
} from '@nebosvod/contracts/maps';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { must } from '../../../../../scripts/must.ts';
import { longestHold } from '../../../test/loop-watch.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { csvCell, plainCell } from '../../csv-cells.ts';
import { runPurge } from '../../purge.ts';

const birth = {
  date: '1990-05-17',
  time: '14:30:00',
  latitude: 55.7558,
  longitude: 37.6173,
  timeZone: 'Europe/Moscow',
};
const heading = 'Имя;Дата;Время;Широта;Долгота;Часовой пояс;Папка;Метки';
const line = (name: string, more = ';') => `${name};17.05.1990;14:30;55,75;37,61;Europe/Moscow;${more}`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

/** Rows as an earlier version stored them: without keys. */
async function fill({ id }: Person, count: number, { isDeleted = false } = {}): Promise<void> {
  await sql`
    insert into saved_map (id, user_id, name, birth, folder, tags, moon_sign, created_at, deleted_at)
    select gen_random_uuid(), ${id}, 'Карта ' || n, ${JSON.stringify(birth)}::jsonb, 'Папка ' || n % 7, '["метка"]', 1,
      now() - n * interval '1 minute', ${isDeleted ? sql`now() - n * interval '1 second'` : null}
    from generate_series(1, ${count}::int) as n`.execute(test.database.db);
}

const rowsOf = async ({ id }: Person): Promise<number> => {
  const { count } = await test.database.db
    .selectFrom('saved_map')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return count;
};
const importCsv = (who: Person, content: string) =>
  test.call(importMaps, { token: who.token, body: { format: 'csv', content } });
const list = async (who: Person, body: object) => (await test.call(getAllMaps, { token: who.token, body })).value;

describe('an import of maps', () => {
  it('of hundreds of births leaves the loop to others', async () => {
    const me = await createPerson(test);
    const content = [heading, ...Array.from({ length: 300 }, (_, n) => line(`Карта ${n}`))].join('\r\n');
    await importCsv(me, [heading, line('Первая')].join('\n'));
    const { value, heldMs } = await longestHold(() => importCsv(me, content));
    expect(value.value.imported).toHaveLength(300);
    expect(heldMs).toBeLessThan(250);
  });

  it('of more than a thousand births is refused as a whole, before anything is computed', async () => {
    const me = await createPerson(test);
    const content = [heading, ...Array.from({ length: 4_999 }, (_, n) => line(`Карта ${n}`))].join('\n');
    const { value, heldMs } = await longestHold(() => importCsv(me, content));
    expect(value.problem.code).toBe('LIMIT_EXCEEDED');
    expect(heldMs).toBeLessThan(250);
    expect(await rowsOf(me)).toBe(0);
  });

  it('stops at a hundred refused lines, says so and saves nothing', async () => {
    const me = await createPerson(test);
    const content = [heading, line('Хорошая'), ...Array.from({ length: 100_000 }, () => 'x;y')].join('\n');
    const { value, heldMs } = await longestHold(() => importCsv(me, content));
    expect(value.value.imported).toEqual([]);
    expect(value.value.refused).toHaveLength(100);
    expect(value.value.refused.at(-1)?.reason).toContain('дальше файл не читался');
    expect(value.text.length).toBeLessThan(60_000);
    expect(heldMs).toBeLessThan(250);
    expect(await rowsOf(me)).toBe(0);
  });

  it.each([
    ['folder', { folder: 'a'.repeat(890_000) }],
    ['folder', { folder: 'я'.repeat(61) }],
    ['name', { name: 'я'.repeat(201) }],
    ['tags', { tags: ['я'.repeat(41)] }],
    ['tags', { tags: Array.from({ length: 21 }, (_, n) => `метка ${n}`) }],
    ['tags', { tags: Array.from({ length: 100_000 }, () => 1) }],
    ['birth', { birth: { ...birth, place: 'я'.repeat(201) } }],
  ])('takes no longer %s than the form does', async (_field, changes) => {
    const me = await createPerson(test);
    const content = JSON.stringify([
      { name: 'Анна', birth, ...changes },
      { name: 'Пётр', birth },
    ]);
    const { value } = await test.call(importMaps, { token: me.token, body: { format: 'json', content } });
    expect(value.imported.map(({ name }) => name)).toEqual(['Пётр']);
    expect(value.refused).toEqual([{ line: 1, reason: expect.stringMatching(/^.{5,300}$/) }]);
  });

  it('refuses an entry nested too deep by its path', async () => {
    const me = await createPerson(test);
    const content = `[{"name":"a","birth":${'['.repeat(200_000)}${']'.repeat(200_000)}}]`;
    const { status, problem } = await test.call(importMaps, { token: me.token, body: { format: 'json', content } });
    expect([status, problem.errors]).toMatchObject([400, [{ path: expect.stringContaining('content.0.birth.0') }]]);
  });

  it('keeps the settings that an exported map has', async () => {
    const [me, other] = [await createPerson(test), await createPerson(test)];
    await test.call(createMap, { token: me.token, body: { name: 'Анна', birth, settings: { ayanamsha: 'raman' } } });
    const file = await download(me, { format: 'json' });
    const { value } = await test.call(importMaps, { token: other.token, body: { format: 'json', content: file } });
    expect(value.imported[0]?.settings).toEqual({ ayanamsha: 'raman' });
  });
});

const download = async (who: Person, payload: object): Promise<string> => {
  const answer = await test.inject({
    method: 'POST',
    url: exportMaps.path,
    headers: { authorization: `Bearer ${who.token}` },
    payload,
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
};

describe('the ceiling of five thousand maps', () => {
  it('holds for a person who deletes, imports and brings back: deleted maps make way, longest deleted first', async () => {
    const me = await createPerson(test);
    await fill(me, 4_999, { isDeleted: true });
    const last = await save(me, 'Последняя');
    await test.call(deleteMap, { token: me.token, body: { mapId: last.id } });
    const content = [heading, ...Array.from({ length: 20 }, (_, n) => line(`Новая ${n}`))].join('\n');
    expect((await importCsv(me, content)).value.imported).toHaveLength(20);
    expect(await rowsOf(me)).toBe(5_000);
    expect((await test.call(restoreMap, { token: me.token, body: { mapId: last.id } })).status).toBe(200);
    expect(await rowsOf(me)).toBe(5_000);
  });

  it('holds against imports that run together', async () => {
    const me = await createPerson(test);
    await fill(me, 4_985);
    const content = [heading, ...Array.from({ length: 10 }, (_, n) => line(`Новая ${n}`))].join('\n');
    const answers = await Promise.all([importCsv(me, content), importCsv(me, content), importCsv(me, content)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await rowsOf(me)).toBe(4_995);
  });
});

const save = async (who: Person, name: string, more: object = {}): Promise<SavedMap> =>
  (await test.call(createMap, { token: who.token, body: { name, birth, ...more } })).value;

describe('the list of maps', () => {
  it('of 4,999 gives one with the folders and tags of them all', async () => {
    const me = await createPerson(test);
    await fill(me, 4_999);
    const page = await list(me, { limit: 1 });
    expect(page.total).toBe(4_999);
    expect(page.maps.map(({ name }) => name)).toEqual(['Карта 1']);
    expect(page.folders).toHaveLength(7);
    expect(page.tags).toEqual([{ name: 'метка', count: 4_999 }]);
  });

  it.each(['recent', 'name', 'birth'])('by %s comes whole and without repeats, page after page', async (order) => {
    const me = await createPerson(test);
    await fill(me, 23);
    const all = (await list(me, { order, limit: 200 })).maps.map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list(me, { order, limit: 5, ...(cursor ? { cursor } : {}) });
      expect(page.total).toBe(23);
      paged.push(...page.maps.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(paged).toEqual(all);
    expect(new Set(paged).size).toBe(23);
  });

  it('finds maps that an earlier version stored, and refuses a cursor that is none', async () => {
    const me = await createPerson(test);
    await fill(me, 3);
    expect((await list(me, { search: 'КАРТА 2' })).maps.map(({ name }) => name)).toEqual(['Карта 2']);
    const refused = await test.call(getAllMaps, { token: me.token, body: { cursor: 'не курсор' } });
    expect(refused.problem.errors).toMatchObject([{ path: 'cursor' }]);
  });
});

describe('files of many maps', () => {
  it('hold every map once, in the order of the list or of the request', async () => {
    const me = await createPerson(test);
    await fill(me, 120);
    const { maps } = await list(me, { limit: 200 });
    const names = maps.map(({ name }) => name);
    const namesOf = (text: string) => (JSON.parse(text) as { name: string }[]).map(({ name }) => name);
    expect(namesOf(await download(me, { format: 'json' }))).toEqual(names);
    const csv = (await download(me, { format: 'csv' })).trim().split('\r\n').slice(1);
    expect(csv.map((row) => row.split(';')[0])).toEqual(names);
    const chosen = [maps[100], maps[3]].map((map) => must(map).id);
    expect(namesOf(await download(me, { format: 'json', mapIds: chosen }))).toEqual([names[100], names[3]]);
    const nobody = await createPerson(test);
    expect(namesOf(await download(nobody, { format: 'json' }))).toEqual([]);
  });

  it('of 4,999 maps are made without holding the loop, the export of the account as well', async () => {
    const me = await createPerson(test);
    await fill(me, 4_999);
    const maps = await longestHold(() => download(me, { format: 'csv' }));
    expect(maps.value.trim().split('\r\n')).toHaveLength(5_000);
    expect(maps.heldMs).toBeLessThan(250);
    const everything = await longestHold(() =>
      test.inject({ url: account.exportAccount.path, headers: { authorization: `Bearer ${me.token}` } }),
    );
    expect(everything.value.json().maps).toHaveLength(4_999);
    expect(everything.heldMs).toBeLessThan(250);
  });

  it('defuse what a spreadsheet would take for a formula, and read it back as it was', async () => {
    const me = await createPerson(test);
    const names = ['=HYPERLINK("http://evil")', '+7 900', '-1+1', '@SUM(A1)', "'кавычка", '−5 минус'];
    for (const name of names) await save(me, name, { folder: '=1+1', tags: ['@тег'] });
    const file = await download(me, { format: 'csv' });
    expect(file.split('\r\n').filter((row) => /^"?[=+\-@]/.test(row))).toEqual([]);
    expect(file).toContain(";'=1+1;");
    const { imported } = (await importCsv(me, file)).value;
    expect(imported.map(({ name }) => name).sort()).toEqual([...names].sort());
    expect(new Set(imported.map(({ folder }) => folder))).toEqual(new Set(['=1+1']));
    expect(csvCell('-37.61')).toBe('-37.61');
    expect(plainCell(csvCell('=1'))).toBe('=1');
  });
});

describe('a deleted map', () => {
  it('is in the export of the account with the day of its removal', async () => {
    const me = await createPerson(test);
    const map = await save(me, 'Удалённая');
    await test.call(deleteMap, { token: me.token, body: { mapId: map.id } });
    const { value } = await test.call(account.exportAccount, { token: me.token });
    expect(value).toMatchObject({ maps: [{ id: map.id, deletedAt: expect.stringMatching(/^\d{4}-/) }] });
  });

  it('comes back for a day; after that it does not, and the purge removes it', async () => {
    const me = await createPerson(test);
    const [kept, gone] = [await save(me, 'Вчера'), await save(me, 'Позавчера')];
    for (const { id } of [kept, gone]) await test.call(deleteMap, { token: me.token, body: { mapId: id } });
    await sql`update saved_map set deleted_at = now() - interval '25 hours' where id = ${gone.id}`.execute(
      test.database.db,
    );
    expect((await test.call(restoreMap, { token: me.token, body: { mapId: gone.id } })).problem.code).toBe('NOT_FOUND');
    const purge = test.app.purges.find(({ name }) => name === 'deleted maps');
    expect(purge && (await runPurge(purge))).toBe(1);
    expect(await rowsOf(me)).toBe(1);
    expect((await test.call(restoreMap, { token: me.token, body: { mapId: kept.id } })).value.name).toBe('Вчера');
  });
});
