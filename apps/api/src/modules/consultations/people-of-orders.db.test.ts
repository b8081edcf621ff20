import { randomUUID } from 'node:crypto';
import * as book from '@nebosvod/contracts/clients';
import { changeConsultation } from '@nebosvod/contracts/consultation-edits';
import * as contract from '@nebosvod/contracts/consultations';
import { createLink, readLink } from '@nebosvod/contracts/delivery';
import { generationCount } from '@nebosvod/contracts/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { sampleDocument } from '../../../test/sample-document.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { readMigrations } from '../../database/migrate.ts';
import type { Writer } from './writers.ts';

const birth = { date: '1990-05-17', time: '14:30:00', latitude: 55.7558, longitude: 37.6173, place: 'Москва' } as const;
const kinds = ['veda-portrait', 'veda-pair', 'numerology-family'] as const;

const write: Writer = async ({ people }) =>
  sampleDocument(`Чтение: ${people.map(({ name }) => name ?? '').join(', ')}`);

let test: TestApp;
let me: Person;
beforeAll(async () => {
  test = await startTestApp({ writers: Object.fromEntries(kinds.map((kind) => [kind, write])) });
  me = await createPerson(test, [2, 16]);
});
afterAll(() => test.close());

const add = async (name: string, who = me) =>
  (await test.call(book.createClient, { token: who.token, body: { name, births: [{ birth }] } })).value;
const erase = async (id: string) =>
  (await test.call(book.eraseClient, { token: me.token, params: { id } })).value.removed;
const ask = (body: object, { who = me, key = randomUUID() as string } = {}) =>
  test.call(contract.generateConsultation, { token: who.token, body, headers: { 'idempotency-key': key } });
const get = (id: string) => test.call(contract.getConsultation, { token: me.token, params: { id } });
const written = async (body: object) => {
  const { id } = (await ask(body)).value;
  await vi.waitUntil(async () => (await get(id)).value.status === 'done', { timeout: 20_000 });
  return id;
};
const pairOf = (first: string, second: string) =>
  written({ productId: 16, kind: 'veda-pair', clientId: first, second: { clientId: second } });
const listed = async (query: Record<string, string>, who = me) =>
  (await test.call(contract.listConsultations, { token: who.token, query })).value.items.map(({ id }) => id);

describe('a document about several people of the book', () => {
  it('is listed with each of them and goes with any of them, its link too', async () => {
    const [anna, boris] = [await add('Анна'), await add('Борис')];
    const id = await pairOf(anna.id, boris.id);
    const link = await test.call(createLink, { token: me.token, params: { id }, body: { withProof: true } });
    const token = link.value.url.split('/').at(-1) ?? '';
    expect((await test.call(readLink, { params: { token } })).status).toBe(200);
    expect([await listed({ clientId: anna.id }), await listed({ clientId: boris.id })]).toEqual([[id], [id]]);
    expect(await erase(boris.id)).toEqual({ consultations: 1, links: 1, births: 1 });
    expect((await test.call(readLink, { params: { token } })).status).toBe(404);
    expect((await get(id)).status).toBe(404);
    expect(await listed({ clientId: anna.id })).toEqual([]);
  });

  it('goes with the third of a family, from the trash as well; a typed person is nobody of the book', async () => {
    const [anna, boris, vera] = [await add('Анна'), await add('Борис'), await add('Вера')];
    const family = [{ clientId: boris.id }, { name: 'Глеб', birth }, { clientId: vera.id }];
    const id = await written({ productId: 2, kind: 'numerology-family', clientId: anna.id, people: family });
    await test.call(contract.deleteConsultation, { token: me.token, params: { id } });
    expect(await erase(vera.id)).toMatchObject({ consultations: 1 });
    const left = test.database.db.selectFrom('consultation').select('id').where('id', '=', id);
    expect(await left.execute()).toEqual([]);
  });

  it('is found by the title it has, by every name and by its question, in old rows too', async () => {
    const who = await createPerson(test, [16]);
    const [anna, boris] = [await add('Аннушка', who), await add('Ёжиков', who)];
    const second = { clientId: boris.id };
    const body = { productId: 16, kind: 'veda-pair', clientId: anna.id, second, question: 'Что с Переездом?' };
    const { id } = (await ask(body, { who })).value;
    const about = { token: who.token, params: { id } };
    await vi.waitUntil(async () => (await test.call(contract.getConsultation, about)).value.status === 'done');
    const found = async () =>
      Promise.all(['Аннушка', 'ёжиков', 'переездом', 'новоеназвание'].map((search) => listed({ search }, who)));
    expect(await found()).toEqual([[id], [id], [id], []]);
    const changed = await test.call(changeConsultation, { ...about, body: { version: 1, title: 'Новоеназвание' } });
    expect(changed.status).toBe(200);
    expect(await found()).toEqual([[id], [id], [id], [id]]);
    expect(await listed({ search: 'чтение' }, who)).toEqual([]);
    const { db } = test.database;
    await sql`update consultation set search_key = '' where id = ${id}::uuid`.execute(db);
    const repair = (await readMigrations()).find(({ name }) => name.includes('consultation-search'));
    await sql.raw(repair?.sql ?? '').execute(db);
    expect(await found()).toEqual([[id], [id], [id], [id]]);
  });

  it('that waits gives its generation back when the second is erased', async () => {
    const who = await createPerson(test, [16]);
    const [anna, boris] = [await add('Анна', who), await add('Борис', who)];
    const { db } = test.database;
    const order = { productId: 16, kind: 'veda-pair', clientId: anna.id, second: { clientId: boris.id } };
    const { id } = (await ask(order, { who })).value;
    // As it is before any worker has looked at it.
    await vi.waitUntil(async () => {
      const row = await db.selectFrom('consultation').select('status').where('id', '=', id).executeTakeFirst();
      return row?.status === 'done';
    });
    await sql`update consultation set status = 'running', lease_until = now() + interval '1 hour' where id = ${id}::uuid`.execute(
      db,
    );
    await test.call(book.eraseClient, { token: who.token, params: { id: boris.id } });
    const query = { user_id: who.id, product_id: '16' };
    const { value } = await test.call(generationCount, { token: who.token, query });
    expect(value).toMatchObject({ used: 0, reserved: 0 });
  });

  it('is not left behind by an erasure that runs beside its order, nor do two erasures wait for each other', async () => {
    const who = await createPerson(test, [16]);
    const [anna, boris] = [await add('Анна', who), await add('Борисов', who)];
    for (const [of, to] of [
      [anna, boris],
      [boris, anna],
    ]) {
      const body = { version: 1, relations: [{ clientId: to?.id, kind: 'супруг' }] };
      const params = { id: of?.id ?? '' };
      expect((await test.call(book.changeClient, { token: who.token, params, body })).status).toBe(200);
    }
    const order = { productId: 16, kind: 'veda-pair', clientId: anna.id, second: { clientId: boris.id } };
    const answers = await Promise.all([
      ...Array.from({ length: 3 }, () => ask(order, { who })),
      ...[boris, anna].map(({ id }) => test.call(book.eraseClient, { token: who.token, params: { id } })),
      ...Array.from({ length: 3 }, () => ask(order, { who })),
    ]);
    for (const { status } of answers) expect([200, 202, 404]).toContain(status);
    const left = test.database.db.selectFrom('consultation').select('id').where('user_id', '=', who.id);
    expect(await left.execute()).toEqual([]);
  });

  it('written before they were noted is found by the name and birth that were copied', async () => {
    const [anna, boris] = [await add('Анна'), await add('Борис')];
    const [pair, alone] = [await pairOf(anna.id, boris.id), await pairOf(anna.id, (await add('Иван')).id)];
    const { db } = test.database;
    await sql`drop table consultation_client`.execute(db);
    const migration = (await readMigrations()).find(({ name }) => name.includes('consultation-client'));
    for (const statement of migration?.sql.split(/(?<=;)\n/) ?? []) await sql.raw(statement).execute(db);
    expect(await listed({ clientId: boris.id })).toEqual([pair]);
    expect(await listed({ clientId: anna.id })).toEqual([alone, pair]);
    expect(await erase(boris.id)).toMatchObject({ consultations: 1 });
  });
});

describe('the list of documents', () => {
  it('goes on where a page ended when its last document has gone, and refuses a cursor of no page', async () => {
    const who = await createPerson(test, [16]);
    const plain = { productId: 16, kind: 'veda-portrait', client: { name: 'Анна', birth } };
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.unshift((await ask(plain, { who })).value.id);
    const page = async (query: Record<string, string>) =>
      test.call(contract.listConsultations, { token: who.token, query });
    const first = (await page({ limit: '1' })).value;
    expect(first.items).toMatchObject([{ id: ids[0] }]);
    await sql`delete from consultation where id = ${ids[0]}::uuid`.execute(test.database.db);
    const second = (await page({ limit: '1', cursor: first.nextCursor ?? '' })).value;
    expect(second.items).toMatchObject([{ id: ids[1] }]);
    expect((await page({ cursor: second.nextCursor ?? '' })).value).toMatchObject({
      items: [{ id: ids[2] }],
      nextCursor: null,
    });
    for (const cursor of ['X', randomUUID()]) {
      const { status, problem } = await page({ cursor });
      expect([status, problem.errors]).toMatchObject([400, [{ path: 'cursor' }]]);
    }
  });
});

describe('an order', () => {
  it('keeps nobody whom its kind does not read, and takes no stranger even so', async () => {
    const anna = await add('Анна');
    const portrait = { productId: 16, kind: 'veda-portrait' };
    const strange = [{ second: { clientId: randomUUID() } }, { people: [{ clientId: randomUUID() }] }];
    for (const people of strange) expect((await ask({ ...portrait, clientId: anna.id, ...people })).status).toBe(404);
    const boris = await add('Борис');
    const both = { second: { clientId: boris.id }, people: [{ clientId: boris.id }] };
    const { status, value } = await ask({ ...portrait, clientId: anna.id, birthId: anna.births[0]?.id, ...both });
    expect(status).toBe(202);
    const kept = test.database.db.selectFrom('consultation_client').select('client_id');
    expect(await kept.where('consultation_id', '=', value.id).execute()).toEqual([{ client_id: anna.id }]);
  });
});

describe('a client saved with an order', () => {
  const saving = { productId: 16, kind: 'veda-portrait', client: { name: 'Новая', birth, save: true } };
  const names = async (who: Person) =>
    (await test.call(book.listClients, { token: who.token, query: {} })).value.items.map(({ name }) => name);

  it('enters the book once, however often the order is sent, and has the document', async () => {
    const who = await createPerson(test, [16]);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(saving, { who, key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 7 }, () => 200), 202]);
    const { items } = (await test.call(book.listClients, { token: who.token, query: {} })).value;
    expect(items).toMatchObject([{ name: 'Новая' }]);
    expect(await listed({ clientId: items[0]?.id ?? '' }, who)).toEqual([answers[0]?.value.id]);
  });

  it('does not enter it with an order that is refused', async () => {
    const who = await createPerson(test, [16]);
    const impossible = { birth: { ...birth, date: '2023-02-30' } };
    expect((await ask({ ...saving, kind: 'veda-pair', second: impossible }, { who })).status).toBe(400);
    const unread = { birth: { ...birth, date: '1996-10-27', time: '02:30' } };
    expect((await ask({ ...saving, kind: 'veda-pair', second: unread }, { who })).status).toBe(409);
    const spent = { kind: 'product', id: '16', published: JSON.stringify({ quota: 1, termMonths: 12 }) };
    await test.database.db.insertInto('content_entry').values(spent).execute();
    const plain = { ...saving, client: { ...saving.client, save: false } };
    expect((await ask(plain, { who })).status).toBe(202);
    const refused = await ask(saving, { who });
    await test.database.db.deleteFrom('content_entry').where('kind', '=', 'product').execute();
    expect(refused.problem.code).toBe('QUOTA_EXHAUSTED');
    const child = { name: 'Дитя', birth: { ...birth, date: '2020-02-01' }, save: true };
    const minor = await ask({ ...saving, client: child }, { who });
    expect([minor.status, minor.problem.errors]).toMatchObject([400, [{ path: 'client.birth' }]]);
    expect(await names(who)).toEqual([]);
  });
});
