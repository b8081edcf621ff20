import { randomUUID } from 'node:crypto';
import * as contract from '@nebosvod/contracts/clients';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { momentOf } from '../../database/micros.ts';
import { readMigrations } from '../../database/migrate.ts';
import { cursorOf } from '../../list-cursor.ts';

const birth = { date: '1990-05-17', time: '14:30:00', latitude: 55.7558, longitude: 37.6173, place: 'Москва' } as const;
const consent = { at: '2026-11-01T10:00:00+03:00', how: 'на встрече', text: 'Согласие на хранение данных рождения' };

let test: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp();
  [me, other] = [await createPerson(test, [14]), await createPerson(test, [14])];
});
afterAll(() => test.close());

const add = async (body: object, who = me): Promise<contract.Client> =>
  (await test.call(contract.createClient, { token: who.token, body })).value;
const list = async (query: Record<string, string>, who = me) =>
  (await test.call(contract.listClients, { token: who.token, query })).value;
const change = (id: string, body: object, who = me) =>
  test.call(contract.changeClient, { token: who.token, params: { id }, body });

describe('the book of clients', () => {
  it('keeps a client whole: births with their offsets, consents, notes, events, sessions, packages', async () => {
    const client = await add({
      name: 'Мария Лебедева',
      contacts: [{ kind: 'email', value: 'maria@example.ru' }],
      births: [{ label: 'сама', birth, sex: 'female', consent }],
      tags: ['постоянные'],
      notes: [{ text: 'Время по записи из роддома' }],
      events: [{ date: '2014-08-01', precision: 'month', kind: 'переезд' }],
      sessions: [
        { at: '2026-10-01T12:00:00Z', kind: 'разбор', price: 5000, isPaid: true },
        { at: '2026-11-01T12:00:00Z', kind: 'разбор', price: 3000 },
      ],
      packages: [{ title: 'Три встречи', total: 3, used: 1 }],
      nextContact: { date: '2027-03-15', reason: 'Сатурн вернётся на место' },
    });
    expect(client).toMatchObject({
      version: 1,
      births: [
        {
          label: 'сама',
          sex: 'female',
          isMinor: false,
          birth: { timeZone: 'Europe/Moscow', utcOffsetSeconds: 14_400 },
          consent: { at: '2026-11-01T07:00:00.000Z', how: 'на встрече' },
        },
      ],
      events: [{ precision: 'month', text: '' }],
      sessions: [{ isPaid: true }, { isPaid: false }],
    });
    const { value } = await test.call(contract.getClient, { token: me.token, params: { id: client.id } });
    expect(value).toEqual(client);
    const { items } = await list({ search: 'лебед' });
    expect(items).toMatchObject([{ id: client.id, lastSessionAt: '2026-11-01T12:00:00.000Z', owed: 3000 }]);
  });

  it('is searched, filtered by a tag and paged in the order of names', async () => {
    for (const name of ['Ёлкина', 'Яков', 'Егор', 'Борис']) {
      await add({ name, tags: ['семья'], births: [{ birth: { ...birth, place: 'Тула' } }] }, other);
    }
    const first = await list({ tag: 'семья', limit: '3' }, other);
    const second = await list({ tag: 'семья', limit: '3', cursor: first.nextCursor ?? '' }, other);
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['Борис', 'Егор', 'Ёлкина', 'Яков']);
    expect(second.nextCursor).toBeNull();
    expect((await list({ search: 'тула ёлк' }, other)).items.map(({ name }) => name)).toEqual(['Ёлкина']);
    expect((await test.call(contract.listClients, { token: me.token, query: { limit: '101' } })).status).toBe(400);
  });

  it('is paged from whoever was changed last, too', async () => {
    const someone = await createPerson(test, [14]);
    const [first] = [await add({ name: 'Анна' }, someone), await add({ name: 'Вера' }, someone)];
    await add({ name: 'Борис' }, someone);
    await change(first.id, { version: 1, tags: ['пишет'] }, someone);
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(
        { order: 'recent', limit: '1', ...(cursor === '' ? {} : { cursor }) },
        someone,
      );
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor;
    }
    expect(names).toEqual(['Анна', 'Борис', 'Вера']);
    expect(await list({ order: 'recent', limit: '1' }, other)).not.toMatchObject({ items: [{ name: 'Анна' }] });
    const wrong = await test.call(contract.listClients, { token: me.token, query: { order: 'age' } });
    expect(wrong.status).toBe(400);
  });

  it.each(['name', 'recent'])('by %s goes on where a page ended, whatever became of its last client', async (order) => {
    const someone = await createPerson(test, [14]);
    for (const name of ['Анна', 'Борис', 'Вера', 'Глеб']) await add({ name }, someone);
    const first = await list({ order, limit: '2' }, someone);
    const [, last] = first.items;
    const next = { order, limit: '2', cursor: first.nextCursor ?? '' };
    const second = (await list(next, someone)).items.map(({ name }) => name);
    // Renamed, it is the first of the names and the latest to be changed.
    await change(last?.id ?? '', { version: 1, name: 'Аарон' }, someone);
    expect((await list(next, someone)).items.map(({ name }) => name)).toEqual(second);
    await test.call(contract.eraseClient, { token: someone.token, params: { id: last?.id ?? '' } });
    expect((await list(next, someone)).items.map(({ name }) => name)).toEqual(second);
    expect(second).toEqual(order === 'name' ? ['Вера', 'Глеб'] : ['Борис', 'Анна']);
  });

  it('refuses a cursor that this list has not given', async () => {
    const someone = await createPerson(test, [14]);
    for (const name of ['Анна', 'Борис']) await add({ name }, someone);
    const { nextCursor } = await list({ limit: '1' }, someone);
    const wrong = [
      { cursor: 'X' },
      { cursor: randomUUID() },
      { cursor: cursorOf('name', 'а\0', '1', randomUUID()) },
      { cursor: cursorOf('name', 'а', '99999999999999999', randomUUID()) },
      { cursor: nextCursor ?? '', order: 'recent' },
    ];
    for (const query of wrong) {
      const { status, problem } = await test.call(contract.listClients, { token: someone.token, query });
      expect([status, problem.errors]).toMatchObject([400, [{ path: 'cursor' }]]);
    }
  });

  it('by the latest change reads an index and sorts nothing, on the first page and after any other', async () => {
    const db = test.database.db;
    const someone = await createPerson(test, [14]);
    const { id } = await add({ name: 'Анна' }, someone);
    await sql`insert into client (id, user_id, version, name, contacts, births, relations, tags, notes, events, sessions,
        packages, search_key, name_key, updated_at)
      select gen_random_uuid(), user_id, 1, name, contacts, births, relations, tags, notes, events, sessions, packages,
        search_key, name_key, now() - make_interval(secs => n)
      from client, generate_series(1, 3000) as n where id = ${id}`.execute(db);
    await sql`analyze client`.execute(db);
    const after = sql`and (updated_at, id) < (${momentOf('1764585000000000')}, ${id}::uuid)`;
    for (const more of [sql``, after]) {
      const { rows } = await sql<
        Record<string, string>
      >`explain select id from client where user_id = ${someone.id} ${more}
        order by updated_at desc, id desc limit 50`.execute(db);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('Backward using client_recent');
      expect(plan).not.toMatch(/\bSort\b/);
    }
  });

  it('takes a change over the version it was made over, and answers what stands otherwise', async () => {
    const { id } = await add({ name: 'Основа', tags: ['было'] });
    const { value } = await change(id, { version: 1, tags: ['стало'], notes: [{ text: 'Заметка' }] });
    expect(value).toMatchObject({ version: 2, name: 'Основа', tags: ['стало'] });
    const late = await change(id, { version: 1, name: 'Иначе' });
    expect(late.status).toBe(409);
    expect(late.problem).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 2, name: 'Основа' } });
    const kept = value.notes.map(({ id: note, text }) => ({ id: note, text }));
    const again = await change(id, { version: 2, notes: [...kept, { text: 'Вторая' }] });
    expect(again.value.notes[0]?.id).toBe(value.notes[0]?.id);
  });

  it('draws a package down by the sessions it pays for, and gives back what goes', async () => {
    const { id, packages } = await add({ name: 'По пакету', packages: [{ title: 'Две встречи', total: 2 }] });
    const met = { at: '2026-11-01T12:00:00Z', kind: 'разбор', price: 3000, packageId: packages[0]?.id };
    const { value } = await change(id, { version: 1, sessions: [met, met] });
    expect(value).toMatchObject({ packages: [{ used: 2 }], sessions: [{ isPaid: true }, { isPaid: true }] });
    expect((await list({ search: 'по пакету' })).items).toMatchObject([{ owed: 0 }]);
    const over = await change(id, { version: 2, sessions: [...value.sessions, met] });
    expect(over.problem.errors).toMatchObject([{ path: 'sessions.2.packageId' }]);
    const back = await change(id, { version: 2, sessions: value.sessions.slice(0, 1) });
    expect(back.value.packages).toMatchObject([{ used: 1 }]);
  });

  it('asks for the mark of a legal representative where the person is under eighteen', async () => {
    const child = { birth: { ...birth, date: '2020-02-01' } };
    const bare = await test.call(contract.createClient, { token: me.token, body: { name: 'Дитя', births: [child] } });
    expect(bare.status).toBe(400);
    expect(bare.problem.errors).toMatchObject([{ path: 'births.0.consent' }]);
    const { births } = await add({ name: 'Дитя', births: [{ ...child, consent: { ...consent, how: 'мать' } }] });
    expect(births).toMatchObject([{ isMinor: true }]);
  });

  it('names a wrong field by its path and an ambiguous time with both readings', async () => {
    const wrong = await test.call(contract.createClient, {
      token: me.token,
      body: { name: 'Клиент', births: [{ birth: { ...birth, date: '1990-02-30' } }] },
    });
    expect(wrong.problem.errors).toMatchObject([{ path: 'births.0.birth.date' }]);
    const twice = await test.call(contract.createClient, {
      token: me.token,
      body: { name: 'Клиент', births: [{ birth: { ...birth, date: '1996-10-27', time: '02:30' } }] },
    });
    expect(twice.status).toBe(409);
    expect(twice.problem.candidates).toHaveLength(2);
    const spent = await test.call(contract.createClient, {
      token: me.token,
      body: { name: 'Клиент', packages: [{ title: 'Три', total: 3, used: 4 }] },
    });
    expect(spent.problem.errors).toMatchObject([{ path: 'packages.0.used' }]);
  });

  it.each(['0000-06-01T00:00:00Z', '0001-01-01T00:00:00+23:59', '9999-12-31T23:59:59-23:59'])(
    'takes no moment %s, which no answer could carry, and the book stays readable',
    async (at) => {
      const places = [
        { sessions: [{ at, kind: 'разбор' }] },
        { notes: [{ at, text: 'Заметка' }] },
        { births: [{ birth, consent: { ...consent, at } }] },
      ];
      const refused = await Promise.all(
        places.map((part) =>
          test.call(contract.createClient, { token: me.token, body: { name: 'Без времени', ...part } }),
        ),
      );
      expect(refused.map(({ problem }) => problem.errors?.map(({ path }) => path))).toEqual([
        ['sessions.0.at'],
        ['notes.0.at'],
        ['births.0.consent.at'],
      ]);
      expect((await list({ search: 'без времени' })).items).toEqual([]);
    },
  );

  it('is readable again where such a moment was once stored', async () => {
    const reader = await createPerson(test, [14]);
    const { id, notes } = await add(
      {
        name: 'Давняя',
        births: [{ birth, consent }],
        notes: [{ text: 'Была' }],
        sessions: [{ at: consent.at, kind: 'разбор' }],
      },
      reader,
    );
    const { db } = test.database;
    await sql`update client set sessions = jsonb_set(sessions, '{0,at}', '"-000001-12-31T00:00:00.000Z"'),
      births = jsonb_set(births, '{0,consent,at}', '"+010000-01-01T00:00:00.000Z"') where id = ${id}::uuid`.execute(db);
    const repair = (await readMigrations()).find(({ name }) => name.includes('client-moments'));
    for (const statement of repair?.sql.split(/(?<=\$\$;)/) ?? []) await sql.raw(statement).execute(db);
    const { value } = await test.call(contract.getClient, { token: reader.token, params: { id } });
    expect(value).toMatchObject({
      notes,
      sessions: [{ at: value.createdAt, kind: 'разбор' }],
      births: [{ consent: { ...consent, at: value.createdAt } }],
    });
  });

  it.each([2 ** 31 - 1, 3_000_000_000, Number.MAX_SAFE_INTEGER])(
    'names version %i, which no client has, by its path',
    async (version) => {
      const { id } = await add({ name: 'Одна версия' });
      expect((await change(id, { version, name: 'Другая' })).problem.errors).toMatchObject([{ path: 'version' }]);
    },
  );

  it('holds relations to clients of its own, and nobody else sees a client', async () => {
    const mine = await add({ name: 'Муж' });
    const theirs = await add({ name: 'Чужая' }, other);
    await add({ name: 'Жена', relations: [{ clientId: mine.id, kind: 'муж' }] });
    const foreign = { name: 'Жена', relations: [{ clientId: theirs.id, kind: 'муж' }] };
    expect((await test.call(contract.createClient, { token: me.token, body: foreign })).status).toBe(404);
    const named = { token: me.token, params: { id: theirs.id } };
    expect((await test.call(contract.getClient, named)).status).toBe(404);
    expect((await test.call(contract.eraseClient, named)).status).toBe(404);
    expect((await test.call(contract.exportClient, named)).status).toBe(404);
    expect((await change(theirs.id, { version: 1, name: 'Моя' })).status).toBe(404);
  });

  it('loses its relation to whoever is erased, and is saved as before', async () => {
    const [gone, stays] = [await add({ name: 'Уйдёт' }), await add({ name: 'Останется' })];
    const relations = [gone, stays].map(({ id }) => ({ clientId: id, kind: 'сестра' }));
    const { id } = await add({ name: 'Родня', relations });
    await test.call(contract.eraseClient, { token: me.token, params: { id: gone.id } });
    const { value } = await test.call(contract.getClient, { token: me.token, params: { id } });
    expect(value).toMatchObject({ version: 2, relations: [{ clientId: stays.id }] });
    expect((await change(id, { version: 2, relations: value.relations })).status).toBe(200);
    const again = { version: 3, relations: [...value.relations, { clientId: gone.id, kind: 'сестра' }] };
    expect((await change(id, again)).status).toBe(404);
  });

  it('is freed of relations that were left dangling', async () => {
    const stays = await add({ name: 'Останется' });
    const { id } = await add({ name: 'Родня', relations: [{ clientId: stays.id, kind: 'сестра' }] });
    const { db } = test.database;
    const gone = JSON.stringify([{ clientId: randomUUID(), kind: 'брат' }]);
    await sql`update client set relations = ${gone}::jsonb || relations where id = ${id}::uuid`.execute(db);
    const repair = (await readMigrations()).find(({ name }) => name.includes('client-relations'));
    await sql.raw(repair?.sql ?? '').execute(db);
    const { value } = await test.call(contract.getClient, { token: me.token, params: { id } });
    expect(value.relations).toEqual([{ clientId: stays.id, kind: 'сестра' }]);
  });

  it('names documents of its own in sessions; one that has gone since does not keep it from being saved', async () => {
    const { db } = test.database;
    const [mine, theirs] = [randomUUID(), randomUUID()];
    for (const [document, owner] of [
      [mine, me.id],
      [theirs, other.id],
    ]) {
      await sql`insert into consultation (id, user_id, product_id, kind, title, search_key, idem_key, body_hash, request, status)
        values (${document}::uuid, ${owner}::uuid, 14, 'veda-portrait', 'Портрет', '', ${document}, '', '{}', 'done')`.execute(
        db,
      );
    }
    const met = (consultationId: string) => ({ at: '2026-11-01T12:00:00Z', kind: 'разбор', consultationId });
    const { id, sessions } = await add({ name: 'Встречи', sessions: [met(mine)] });
    expect(sessions).toMatchObject([{ consultationId: mine }]);
    for (const foreign of [theirs, randomUUID()]) {
      const body = { name: 'Встречи', sessions: [met(foreign)] };
      expect((await test.call(contract.createClient, { token: me.token, body })).status).toBe(404);
      expect((await change(id, { version: 1, sessions: [...sessions, met(foreign)] })).status).toBe(404);
    }
    const content = JSON.stringify([{ name: 'Из файла', sessions: [met(mine), met(theirs)] }]);
    await test.call(contract.importClients, { token: me.token, body: { format: 'json', content } });
    const [card] = (await list({ search: 'из файла' })).items;
    const kept = await test.call(contract.getClient, { token: me.token, params: { id: card?.id ?? '' } });
    expect(kept.value.sessions.map(({ consultationId }) => consultationId)).toEqual([mine, undefined]);
    await sql`delete from consultation where id = ${mine}::uuid`.execute(db);
    expect((await change(id, { version: 1, sessions })).status).toBe(200);
  });

  it('goes out and comes in as CSV and JSON, wrong lines named', async () => {
    const reader = await createPerson(test, [14]);
    const csv = [
      '\uFEFFИмя;Почта;Дата;Время;Широта;Долгота;Заметка',
      'Анна;anna@example.ru;17.05.1990;14:30;55,75;37,61;первая',
      'Без рождения;;;;;;',
      'Неверная;;31.02.1990;;55;37;',
      ';;;;;;нет имени',
    ].join('\r\n');
    const body = { format: 'csv', content: csv } as const;
    const { value } = await test.call(contract.importClients, { token: reader.token, body });
    expect(value.imported.map(({ name }) => name)).toEqual(['Анна', 'Без рождения']);
    expect(value.refused.map(({ line }) => line)).toEqual([4, 5]);
    const out = await test.call(contract.exportClients, { token: reader.token });
    expect(out.text).toContain('Анна;anna@example.ru');
    const [anna] = value.imported;
    const one = await test.call(contract.exportClient, { token: reader.token, params: { id: anna?.id ?? '' } });
    const back = await test.call(contract.importClients, {
      token: reader.token,
      body: { format: 'json', content: one.text },
    });
    expect(back.value).toMatchObject({ imported: [{ name: 'Анна' }], refused: [] });
    const many = { format: 'csv', content: `Имя\r\n${'Имя\r\n'.repeat(501)}` } as const;
    expect((await test.call(contract.importClients, { token: reader.token, body: many })).status).toBe(400);
  });

  it('comes in from its own export however full the card is', async () => {
    const reader = await createPerson(test, [14]);
    const { id } = await add({ name: 'Полная' }, reader);
    // A list at a time: all of them together are more than a body holds.
    const lists = [
      { notes: Array.from({ length: 200 }, () => ({ text: 'n'.repeat(4000) })) },
      {
        events: Array.from({ length: 200 }, () => ({
          date: '2014-08-01',
          kind: 'ы'.repeat(60),
          text: 'т'.repeat(1000),
        })),
      },
      { sessions: Array.from({ length: 500 }, () => ({ at: consent.at, kind: 'в'.repeat(100) })) },
    ];
    for (const [index, one] of lists.entries()) {
      expect((await change(id, { version: index + 1, ...one }, reader)).status).toBe(200);
    }
    const out = await test.call(contract.exportClient, { token: reader.token, params: { id } });
    expect(out.text.length).toBeGreaterThan(1_000_000);
    const body = { format: 'json', content: out.text } as const;
    const back = await test.call(contract.importClients, { token: reader.token, body });
    expect(back.value).toMatchObject({ imported: [{ name: 'Полная' }], refused: [] });
    const guest = await test.inject({ method: 'POST', url: '/v3/clients/import', payload: body });
    expect(guest.statusCode).toBe(401);
  });

  it.each([
    ['a name', `{"name":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'content.name.0'],
    ['a client in a client', `${'{"client":'.repeat(80_000)}{}${'}'.repeat(80_000)}`, 'content.client.client'],
    [
      'an entry of a list',
      `[{"name":"Анна"},{"notes":[${'['.repeat(50_000)}${']'.repeat(50_000)}]}]`,
      'content.1.notes',
    ],
  ])('refuses a file nested too deep in %s, by its path', async (_what, content, path) => {
    const answer = await test.call(contract.importClients, { token: me.token, body: { format: 'json', content } });
    expect([answer.status, answer.problem.errors]).toMatchObject([400, [{ path: expect.stringContaining(path) }]]);
  });

  it('reads no file of more values than clients have, however short they are', async () => {
    const load = (content: string) =>
      test.call(contract.importClients, { token: me.token, body: { format: 'json', content } });
    const empty = await load(`[${'[],'.repeat(160_000)}[]]`);
    expect(empty.problem.errors).toMatchObject([{ path: 'content' }]);
    // Signs inside of texts part no values.
    const talk = JSON.stringify({ name: 'Говорит', notes: [{ text: '[{\\",'.repeat(600) }] });
    const told = await load(`[${Array.from({ length: 200 }, () => talk).join()}]`);
    expect(told.value.imported).toHaveLength(200);
  });

  it('erases a client at once and whole, and says what went', async () => {
    const { id } = await add({ name: 'Уходит', births: [{ birth }, { birth }] });
    const { value } = await test.call(contract.eraseClient, { token: me.token, params: { id } });
    expect(value.removed).toEqual({ consultations: 0, links: 0, births: 2 });
    expect((await test.call(contract.getClient, { token: me.token, params: { id } })).status).toBe(404);
  });

  it('is written by owners only, and stays readable and erasable after the term', async () => {
    const former = await createPerson(test);
    const body = { name: 'Клиент' };
    expect((await test.call(contract.createClient, { token: former.token, body })).problem.code).toBe(
      'PRODUCT_REQUIRED',
    );
    expect((await test.call(contract.listClients, { token: former.token })).value.items).toEqual([]);
  });
});
