import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createClient, eraseClient } from '@nebosvod/contracts/clients';
import * as edits from '@nebosvod/contracts/consultation-edits';
import * as contract from '@nebosvod/contracts/consultations';
import { toldFact } from '@nebosvod/contracts/facts';
import { generationCount } from '@nebosvod/contracts/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { readingOf } from '../../../test/reading-of.ts';
import { sampleDocument } from '../../../test/sample-document.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { ProblemError } from '../../problem-error.ts';
import { revokeByOperator } from '../purchases/operator.service.ts';
import { ConsultationRunner } from './runner.ts';
import type { Writer } from './writers.ts';

const birth = { date: '1990-05-17', time: '14:30:00', latitude: 55.7558, longitude: 37.6173, place: 'Москва' } as const;
const order = { productId: 14, kind: 'veda-portrait', client: { name: 'Анна', birth } } as const;

/** Writes at once; a test puts another in its place. */
const atOnce: Writer = async ({ people }, onStep) => {
  await onStep({ done: 1, of: 2, title: 'Расчёт карты' });
  return sampleDocument(`Портрет: ${people[0]?.name ?? ''}`);
};
let write: Writer = atOnce;

let test: TestApp;
let me: Person;
let other: Person;
beforeAll(async () => {
  test = await startTestApp({ writers: { 'veda-portrait': (...given) => write(...given) } });
  [me, other] = [await createPerson(test, [14]), await createPerson(test, [14])];
});
afterAll(() => test.close());
beforeEach(() => {
  write = atOnce;
});

const freshKey = (): string => randomUUID();

const ask = (body: object = order, { who = me, key = freshKey() } = {}) =>
  test.call(contract.generateConsultation, { token: who.token, body, headers: { 'idempotency-key': key } });
const get = async (id: string, who = me) =>
  readingOf((await test.call(contract.getConsultation, { token: who.token, params: { id } })).value);
const until = (id: string, status: string, who = me) =>
  vi.waitUntil(async () => ((await get(id, who)).status === status ? get(id, who) : null), { timeout: 20_000 });
const done = async (who = me) => {
  const { value } = await ask(order, { who });
  return until(value.id, 'done', who);
};
const counts = async (who = me, productId = '14') =>
  (await test.call(generationCount, { token: who.token, query: { user_id: who.id, product_id: productId } })).value;

describe('an order', () => {
  it('is taken, written and charged once', async () => {
    const who = await createPerson(test, [14]);
    const answer = await ask(order, { who });
    expect(answer.status).toBe(202);
    expect(answer.value).toMatchObject({ status: 'queued', isRepeat: false });
    const written = await until(answer.value.id, 'done', who);
    expect(written).toMatchObject({
      title: 'Портрет: Анна',
      charged: 1,
      writer: 'composer',
      attempt: 1,
      error: null,
      document: { version: 1, sections: [{ id: 'essence' }] },
    });
    expect(await counts(who)).toMatchObject({ limit: 10, used: 1, reserved: 0, left: 9 });
  });

  it('again by the same key is the same order; by that key another body is refused', async () => {
    const key = freshKey();
    const first = await ask(order, { key });
    const again = await ask({ client: order.client, kind: order.kind, productId: 14 }, { key });
    expect([again.status, again.value.isRepeat, again.value.id]).toEqual([200, true, first.value.id]);
    const another = await ask({ ...order, detail: 'long' }, { key });
    expect([another.status, another.problem.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect((await ask(order, { key: 'short' })).status).toBe(400);
    const bare = () => test.call(contract.generateCons, { token: other.token, body: order });
    const [one, two] = [await bare(), await bare()];
    // Without a key the minute is a part of it: both are one order but at the turn of a minute.
    if (one.value.id === two.value.id) expect(two.value.isRepeat).toBe(true);
  });

  it('names what is missing, whose product it is and whose client', async () => {
    const bare = await ask({ productId: 14, kind: 'veda-portrait' });
    expect(bare.problem.errors).toMatchObject([{ path: 'client' }]);
    expect((await ask({ ...order, productId: 15 })).problem.code).toBe('PRODUCT_REQUIRED');
    const unbuilt = await ask({ ...order, kind: 'western-portrait' });
    expect(unbuilt.problem.errors).toMatchObject([{ path: 'kind' }]);
    const long = await ask({ ...order, question: 'а'.repeat(10_000) });
    expect(long.problem.errors).toMatchObject([{ path: 'question' }]);
    const twice = { ...order, client: { birth: { ...birth, date: '1996-10-27', time: '02:30' } } };
    const ambiguous = await ask(twice);
    expect([ambiguous.status, ambiguous.problem.candidates?.length]).toEqual([409, 2]);
    const { value: theirs } = await test.call(createClient, { token: other.token, body: { name: 'Чужой' } });
    expect((await ask({ productId: 14, kind: 'veda-portrait', clientId: theirs.id })).status).toBe(404);
    const { value: mine } = await test.call(createClient, { token: me.token, body: { name: 'Без рождения' } });
    const without = await ask({ productId: 14, kind: 'veda-portrait', clientId: mine.id });
    expect(without.problem.errors).toMatchObject([{ path: 'clientId' }]);
  });

  it('is refused past the quota, and the documents stay usable', async () => {
    const who = await createPerson(test, [14]);
    const orders = await Promise.all(Array.from({ length: 12 }, () => ask(order, { who })));
    expect(orders.filter(({ status }) => status === 202)).toHaveLength(10);
    const refused = orders.find(({ status }) => status === 402);
    expect(refused?.problem).toMatchObject({ code: 'QUOTA_EXHAUSTED', resetsAt: expect.any(String) });
    const [first] = orders.filter(({ status }) => status === 202);
    expect((await until(first?.value.id ?? '', 'done', who)).document).toBeDefined();
  });

  it('is refused past the quota that the operator has set, from that very moment', async () => {
    const who = await createPerson(test, [14]);
    const row = { kind: 'product', id: '14', published: JSON.stringify({ quota: 2, termMonths: 12 }) };
    await test.database.db.insertInto('content_entry').values(row).execute();
    const orders = await Promise.all(Array.from({ length: 4 }, () => ask(order, { who })));
    expect(orders.map(({ status }) => status).sort()).toEqual([202, 202, 402, 402]);
    expect(await counts(who)).toMatchObject({ limit: 2, left: 0 });
    await test.database.db.deleteFrom('content_entry').where('kind', '=', 'product').execute();
    expect((await ask(order, { who })).status).toBe(202);
  });

  it('that cannot be written gives its generation back', async () => {
    const who = await createPerson(test, [14]);
    write = () => Promise.reject(new ProblemError('VALIDATION', 'Для этого дня карта не строится'));
    const { value } = await ask(order, { who });
    const failed = await until(value.id, 'failed', who);
    expect(failed).toMatchObject({ charged: 0, error: { detail: 'Для этого дня карта не строится' } });
    expect(await counts(who)).toMatchObject({ used: 0, reserved: 0, left: 10 });
  });

  it('of a day whose three years lie past the sky is refused before it is charged', async () => {
    const { status, problem } = await ask({ ...order, asOf: '2397-01-01' });
    expect([status, problem.code, problem.errors?.[0]?.path]).toEqual([400, 'DATE_OUT_OF_RANGE', 'asOf']);
  });

  it('that comes to what could not be read back is not stored, and gives its generation back', async () => {
    const who = await createPerson(test, [14]);
    write = async (...given) => ({ ...(await atOnce(...given)), asOf: '+010000-01-01' });
    const { value } = await ask(order, { who });
    const failed = await until(value.id, 'failed', who);
    expect([failed.charged, failed.document]).toEqual([0, undefined]);
    expect(await counts(who)).toMatchObject({ used: 0, reserved: 0, left: 10 });
  });

  it('is tried again when its writer breaks, three times in all', async () => {
    let tries = 0;
    write = async (...given) => {
      tries += 1;
      if (tries < 3) throw new Error('broken');
      return atOnce(...given);
    };
    const { value } = await ask();
    expect((await until(value.id, 'done')).attempt).toBe(3);
  });

  it('can be cancelled while it is written; a finished one says what it is', async () => {
    const who = await createPerson(test, [14]);
    write = (_request, _onStep, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      });
    const { value } = await ask(order, { who });
    await until(value.id, 'running', who);
    expect((await counts(who)).reserved).toBe(1);
    const cancel = { token: who.token, params: { id: value.id } };
    expect((await test.call(contract.cancelConsultation, cancel)).value.status).toBe('cancelled');
    expect(await counts(who)).toMatchObject({ used: 0, reserved: 0 });
    write = atOnce;
    const finished = await done(who);
    const late = await test.call(contract.cancelConsultation, { token: who.token, params: { id: finished.id } });
    expect(late.value.status).toBe('done');
  });
});

describe('what may go wrong', () => {
  it('a second person who is missing is named by the path, before anything is charged', async () => {
    const who = await createPerson(test, [16]);
    const asked = await ask({ ...order, productId: 16, kind: 'veda-pair' }, { who });
    // The kind has no writer here: what it needs is looked at by whoever has one.
    expect([asked.status, asked.problem.errors?.[0]?.path]).toEqual([400, 'kind']);
    const pairs = await startTestApp({ database: test.database, writers: { 'veda-pair': atOnce } });
    const missing = await pairs.call(contract.generateConsultation, {
      token: who.token,
      body: { ...order, productId: 16, kind: 'veda-pair' },
    });
    expect([missing.status, missing.problem.errors]).toMatchObject([400, [{ path: 'second' }]]);
    expect(await counts(who, '16')).toMatchObject({ used: 0, reserved: 0 });
    await pairs.close();
  });

  it('a product that ends while its document is written does not take it away; another is refused', async () => {
    const who = await createPerson(test, [14]);
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    write = async (...given) => {
      await held;
      return atOnce(...given);
    };
    const { value } = await ask(order, { who });
    await until(value.id, 'running', who);
    await revokeByOperator(test.database.db, who.email, ['14']);
    go();
    const written = await until(value.id, 'done', who);
    expect(written).toMatchObject({ charged: 1, document: { version: 1 } });
    expect((await ask(order, { who })).problem.code).toBe('PRODUCT_REQUIRED');
  });

  it('a client erased while the document is open in another window takes it along: a change of it is 404', async () => {
    const body = { name: 'Уходит', births: [{ birth }] };
    const { value: client } = await test.call(createClient, { token: me.token, body });
    const { value } = await ask({ productId: 14, kind: 'veda-portrait', clientId: client.id });
    await until(value.id, 'done');
    await test.call(eraseClient, { token: me.token, params: { id: client.id } });
    const about = { token: me.token, params: { id: value.id } };
    const change = await test.call(edits.changeConsultation, { ...about, body: { version: 1, notes: 'поздно' } });
    const rewriting = await test.call(edits.rewriteSection, {
      ...{ token: me.token, params: { id: value.id, section: 'essence' } },
      body: { version: 1, how: 'again' },
    });
    expect([change.status, rewriting.status]).toEqual([404, 404]);
  });

  it('keeps fifty versions of a document: the first and the latest', async () => {
    const { id } = await done();
    for (let version = 1; version <= 55; version += 1) {
      const body = { version, title: `Портрет ${version}` };
      await test.call(edits.changeConsultation, { token: me.token, params: { id }, body });
    }
    const { value } = await test.call(edits.listVersions, { token: me.token, params: { id } });
    const numbers = value.items.map(({ version }) => version);
    expect([numbers.length, numbers[0], numbers.at(-2), numbers.at(-1)]).toEqual([50, 56, 8, 1]);
  });
});

describe('the events of an order', () => {
  const events = async (id: string, last?: string) =>
    (
      await test.inject({
        url: `/v3/consultation/${id}/events`,
        headers: { authorization: `Bearer ${me.token}`, ...(last === undefined ? {} : { 'last-event-id': last }) },
      })
    ).body;

  it('are replayed for a finished one, from the one asked after', async () => {
    const { id } = await done();
    const all = await events(id);
    expect(all).toMatch(
      /^id: 1\nevent: step\ndata: \{.*"title":"Расчёт карты".*\}\n\nid: 2\nevent: done\ndata: .*\n\n$/,
    );
    expect(await events(id, '1')).toMatch(/^id: 2\nevent: done/);
    expect(await events(id, '2')).toBe('');
    // What is no number of an event is as if nothing were said.
    for (const odd of ['2147483648', '1.5', '-1', 'x']) expect(await events(id, odd)).toBe(all);
  });

  it('come while it is written and end with it', async () => {
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    write = async (...given) => {
      await held;
      return atOnce(...given);
    };
    const { value } = await ask();
    const watching = events(value.id);
    await until(value.id, 'running');
    const facts = test.database.db.selectFrom('consultation_event').selectAll().where('event', '=', 'fact');
    await vi.waitUntil(() => facts.where('consultation_id', '=', value.id).executeTakeFirst(), { timeout: 20_000 });
    go();
    const all = await watching;
    expect(all).toContain('event: done');
    const [, fact = ''] = /event: fact\ndata: (.*)/.exec(all) ?? [];
    expect(toldFact.parse(JSON.parse(fact)).text.length).toBeGreaterThan(20);
    // Told once, it is replayed like any other event, and an order that has ended tells no new one.
    expect((await events(value.id)).match(/event: fact/g)).toHaveLength(1);
  });
});

describe('a document', () => {
  it('names a version that no document has by its path', async () => {
    const { id } = await done();
    const body = { version: 3_000_000_000 };
    const { problem } = await test.call(edits.restoreVersion, { token: me.token, params: { id }, body });
    expect(problem.errors).toMatchObject([{ path: 'version' }]);
  });

  it('is edited over its version; what a person wrote is theirs', async () => {
    const { id, document } = await done();
    const [section] = document?.sections ?? [];
    const edited = structuredClone(section);
    const sentence = edited?.paragraphs[0]?.sentences[0];
    if (!edited || !sentence) throw new Error('no sentence');
    sentence.text = 'Луна в Козероге, и это многое объясняет.';
    const change = (body: object) => test.call(edits.changeConsultation, { token: me.token, params: { id }, body });
    const { value } = await change({ version: 1, sections: [edited], notes: 'для себя', title: 'Портрет Анны' });
    expect(value).toMatchObject({ title: 'Портрет Анны', notes: 'для себя', document: { version: 2 } });
    const [first, second] = readingOf(value).document?.sections[0]?.paragraphs[0]?.sentences ?? [];
    expect([first?.by, first?.factors, second?.by]).toEqual(['person', ['f1'], 'composer']);
    const late = await change({ version: 1, notes: 'поздно' });
    expect(late.problem).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 2 } });
    expect((await change({ version: 2, sections: [{ ...edited, id: 'no-such' }] })).status).toBe(400);
    const list = await test.call(edits.listVersions, { token: me.token, params: { id } });
    expect(list.value.items.map(({ version, by }) => [version, by])).toEqual([
      [2, 'person'],
      [1, 'composer'],
    ]);
    const back = await test.call(edits.restoreVersion, { token: me.token, params: { id }, body: { version: 1 } });
    expect(readingOf(back.value).document?.sections).toEqual(document?.sections);
    expect(back.value.title).toBe(document?.title);
    const one = await test.call(edits.getVersion, { token: me.token, params: { id, n: '2' } });
    expect(one.value).toMatchObject({ version: 2, by: 'person' });
  });

  it('is found by words, and goes to the trash and back', async () => {
    const who = await createPerson(test, [14]);
    const { value } = await ask({ ...order, question: 'О переезде' }, { who });
    await until(value.id, 'done', who);
    const list = async (query: Record<string, string>) =>
      (await test.call(contract.listConsultations, { token: who.token, query })).value.items.map(({ id }) => id);
    expect(await list({ search: 'переезд анна' })).toEqual([value.id]);
    expect(await list({ search: 'нет такого' })).toEqual([]);
    expect(await list({ productId: '14', status: 'done' })).toEqual([value.id]);
    expect(await list({ area: 'veda' })).toEqual([value.id]);
    expect(await list({ area: 'astrolog' })).toEqual([]);
    const about = { token: who.token, params: { id: value.id } };
    expect((await test.call(contract.deleteConsultation, about)).status).toBe(204);
    expect(await list({})).toEqual([]);
    expect(await list({ deleted: 'yes' })).toEqual([value.id]);
    expect((await test.call(contract.getConsultation, about)).status).toBe(404);
    expect((await test.call(contract.restoreDeletedConsultation, about)).value.id).toBe(value.id);
    expect(await list({})).toEqual([value.id]);
  });

  it('is nobody else’s on any route', async () => {
    const { id } = await done();
    const about = { token: other.token, params: { id } };
    const statuses = [
      await test.call(contract.getConsultation, about),
      await test.call(contract.watchConsultation, about),
      await test.call(contract.cancelConsultation, about),
      await test.call(contract.deleteConsultation, about),
      await test.call(edits.changeConsultation, { ...about, body: { version: 1, notes: 'чужое' } }),
      await test.call(edits.listVersions, about),
      await test.call(edits.getVersion, { ...about, params: { id, n: '1' } }),
      await test.call(edits.restoreVersion, { ...about, body: { version: 1 } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(Array.from(statuses, () => 404));
  });

  it('goes with its client, running jobs cancelled', async () => {
    const { value: client } = await test.call(createClient, {
      token: me.token,
      body: { name: 'Уходит', births: [{ birth }] },
    });
    const { value } = await ask({ productId: 14, kind: 'veda-portrait', clientId: client.id });
    await until(value.id, 'done');
    const erased = await test.call(eraseClient, { token: me.token, params: { id: client.id } });
    expect(erased.value.removed).toEqual({ consultations: 1, links: 0, births: 1 });
    const about = { token: me.token, params: { id: value.id } };
    expect((await test.call(contract.getConsultation, about)).status).toBe(404);
  });
});

describe('jobs', () => {
  it('whose lease a pause of the machine has outlived stay with the process that writes them', async () => {
    const who = await createPerson(test, [14]);
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    write = async (...given) => {
      await held;
      return atOnce(...given);
    };
    const { value } = await ask(order, { who });
    await until(value.id, 'running', who);
    await test.database.db
      .updateTable('consultation')
      .set({ lease_until: sql<Date>`now() - interval '1 minute'` })
      .where('id', '=', value.id)
      .execute();
    write = atOnce;
    // The next order makes the same process look for jobs.
    await done(who);
    end();
    expect((await until(value.id, 'done', who)).attempt).toBe(1);
    expect(await counts(who)).toMatchObject({ used: 2, reserved: 0 });
  });

  it('are each stored and charged once, whatever workers die', async () => {
    const people = await Promise.all(Array.from({ length: 9 }, () => createPerson(test, [17])));
    const lease = 150;
    const db = test.database.db;
    const slowly: Writer = async (...given) => {
      await wait(5);
      return atOnce(...given);
    };
    const runners = Array.from(
      { length: 3 },
      () => new ConsultationRunner(db, { 'veda-portrait': slowly }, test.app.log, lease),
    );
    for (const runner of runners) runner.start();
    const body = { ...order, productId: 17 };
    // 450 doubled requests, ninety on the wire at a time: a queue longer than the pool's patience is answered 503.
    const asked = people.map(async (who) => {
      const pairs = [];
      for (let row = 0; row < 10; row += 1) {
        const five = Array.from({ length: 5 }, () => {
          const key = freshKey();
          return Promise.all([ask(body, { who, key }), ask(body, { who, key })]);
        });
        pairs.push(...(await Promise.all(five)));
      }
      return pairs;
    });
    for (let kills = 0; kills < 40; kills += 1) {
      const [dying] = runners.splice(kills % runners.length, 1);
      await dying?.stop();
      const next = new ConsultationRunner(db, { 'veda-portrait': slowly }, test.app.log, lease);
      next.start();
      runners.push(next);
      await wait(20);
    }
    const answers = await Promise.all(asked);
    for (const [one, two] of answers.flat()) expect(one.value.id).toBe(two.value.id);
    await vi.waitUntil(
      async () => {
        const waiting = await db
          .selectFrom('consultation')
          .select('id')
          .where('status', 'in', ['queued', 'running'])
          .execute();
        return waiting.length === 0;
      },
      { timeout: 100_000, interval: 200 },
    );
    for (const runner of runners) await runner.stop();
    const ids = people.map(({ id }) => id);
    const { rows } = await sql<{ state: string }>`
      select concat_ws(' ', c.status, g.state, c.version) as state from consultation c
      left join generation_charge g on g.user_id = c.user_id and g.generation_id = c.id::text
      where c.user_id = any(${ids}::uuid[])`.execute(db);
    expect(rows).toHaveLength(450);
    // A job whose worker died three times is given up, and its generation free.
    for (const { state } of rows) expect(['done used 1', 'failed freed 0']).toContain(state);
    for (const who of people) {
      const finished = await db
        .selectFrom('consultation')
        .select('id')
        .where('user_id', '=', who.id)
        .where('status', '=', 'done')
        .execute();
      expect(await counts(who, '17')).toMatchObject({ used: finished.length, reserved: 0 });
    }
  });
});
