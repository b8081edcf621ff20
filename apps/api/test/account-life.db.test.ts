import * as auth from '@nebosvod/contracts/auth';
import * as plans from '@nebosvod/contracts/content-plans';
import { listOwnedProducts } from '@nebosvod/contracts/user';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purge } from '../src/modules/account/account-life.repository.ts';
import { proveEmail } from '../src/modules/auth/account.repository.ts';
import { applyOrderNews, grantOrder, type OrderNews } from '../src/modules/purchases/purchases.repository.ts';
import { consents, createPerson, freshEmail, goodPassword, signIn } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const paidOrder = (email: string, externalId: string): OrderNews => ({
  provider: 'getcourse',
  externalId,
  email,
  status: 'paid',
  number: externalId,
  title: 'Астролог',
  amountKopecks: 199_000,
  currency: 'RUB',
  productIds: [1],
  payload: {},
});

const registerOnly = async () => {
  const email = freshEmail();
  const { value } = await test.call(auth.register, { body: { email, password: goodPassword, consents } });
  return { email, id: value.id };
};

const exists = async (id: string) =>
  (await test.database.db.selectFrom('account').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

describe('purge', () => {
  it('removes people who did not prove their address within a week, not before, and nobody else', async () => {
    const { db } = test.database;
    const [old, recent, proven] = [await registerOnly(), await registerOnly(), await createPerson(test)];
    const age = (id: string, days: number) =>
      sql`update account set created_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(db);
    await age(old.id, 8);
    await age(recent.id, 6);
    await age(proven.id, 400);
    expect(await purge(db)).toBe(1);
    expect([await exists(old.id), await exists(recent.id), await exists(proven.id)]).toEqual([false, true, true]);
  });

  it('removes any number of dead rows, batch by batch', async () => {
    const { db } = test.database;
    const { id } = await createPerson(test);
    await sql`insert into session (id, user_id, expires_at)
      select gen_random_uuid(), ${id}, now() - interval '1 day' from generate_series(1, 900)`.execute(db);
    await sql`insert into session (id, user_id, expires_at, revoked_at)
      select gen_random_uuid(), ${id}, now() + interval '9 days', now() - interval '31 days'
      from generate_series(1, 450)`.execute(db);
    await sql`insert into purchase_order (id, provider, external_id, user_id, email, status, created_at)
      select gen_random_uuid(), 'yookassa', 'unpaid-' || n, ${id}, 'x@example.ru', 'pending', now() - interval '31 days'
      from generate_series(1, 300) n`.execute(db);
    await purge(db);
    const left = await sql<{ sessions: number; orders: number }>`
      select (select count(*)::int from session where user_id = ${id}) as sessions,
        (select count(*)::int from purchase_order where user_id = ${id}) as orders`.execute(db);
    expect(left.rows).toEqual([{ sessions: 1, orders: 0 }]);
  });

  it('keeps what it has done when a later part fails: removals by law do not wait for tokens', async () => {
    const { db } = test.database;
    const { id } = await createPerson(test);
    await sql`update account set delete_after = now() - interval '1 second' where id = ${id}`.execute(db);
    await sql`insert into session (id, user_id, expires_at)
      select gen_random_uuid(), id, now() - interval '1 day' from account limit 1`.execute(db);
    await sql`create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`.execute(
      db,
    );
    await sql`create trigger refuse before delete on session for each row
      when (old.expires_at < now()) execute function refuse()`.execute(db);
    await expect(purge(db)).rejects.toThrow('no');
    expect(await exists(id)).toBe(false);
    await sql`drop function refuse() cascade`.execute(db);
  });

  it('runs when the server begins to listen, not an hour later', async () => {
    const { id } = await createPerson(test);
    const { db } = test.database;
    await sql`update account set delete_after = now() - interval '1 second' where id = ${id}`.execute(db);
    const node = await startTestApp({ database: test.database });
    await node.app.listen({ port: 0, host: '127.0.0.1' });
    await expect.poll(() => exists(id), { timeout: 20_000 }).toBe(false);
    await node.close();
  });
});

describe('what was bought', () => {
  it('reaches a person whose address is proven at the same moment', async () => {
    const { db } = test.database;
    const { id, email } = await registerOnly();
    let told: Promise<boolean> | undefined;
    await db.transaction().execute(async (tx) => {
      await proveEmail(tx, id);
      told = applyOrderNews(db, paidOrder(email, `race-${id}`));
      // Long enough for the other transaction to read the person as unproven, if it did not wait.
      await sql`select pg_sleep(0.3)`.execute(tx);
    });
    await told;
    const person = await signIn(test, email, goodPassword);
    expect((await test.call(listOwnedProducts, { token: person.token })).value.map((one) => one.id)).toEqual([1]);
  });

  it('stays refunded when the refund comes between listing an order and opening it', async () => {
    const { db } = test.database;
    const person = await createPerson(test);
    const order = { ...paidOrder(person.email, `refund-${person.id}`), productIds: [] };
    await applyOrderNews(db, order);
    await applyOrderNews(db, { ...order, status: 'refunded' });
    expect(await grantOrder(db, order, person.email, [1])).toBe(false);
    expect((await test.call(listOwnedProducts, { token: person.token })).value).toEqual([]);
  });
});

describe('content plans', () => {
  const day = { from: '2026-12-01', to: '2026-12-31' };

  it('hold 5,000 posts of a person and say so', async () => {
    const { token, id } = await createPerson(test, [3]);
    const plan = (await test.call(plans.createContentPlan, { token, body: { title: 'План', ...day } })).value;
    await sql`insert into content_plan_item (id, plan_id, user_id, planned_on, network, format, purpose, status, rubric,
        topic, hook, body, call_to_action, hashtags, visual_brief, sky_reason, marks, erid)
      select gen_random_uuid(), ${plan.id}, ${id}, '2026-12-05', 'vk', 'post', 'reach', 'idea', '', 'Тема', '', '', '',
        '{}', '', '', '{}', '' from generate_series(1, 4999)`.execute(test.database.db);
    const params = { planId: plan.id };
    const body = { date: '2026-12-05', network: 'vk', topic: 'Экадаши' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => test.call(plans.createPlanItem, { token, params, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
    const refused = await test.call(plans.createContentPlan, { token, body: { title: 'План', ...day, items: [body] } });
    expect(refused.problem.code).toBe('LIMIT_EXCEEDED');
  });

  it('two changes of its days at once leave it whole, and neither is the server’s fault', async () => {
    const { token } = await createPerson(test, [3]);
    const made = await test.call(plans.createContentPlan, { token, body: { title: 'План', ...day } });
    const params = { planId: made.value.id };
    for (let round = 0; round < 15; round += 1) {
      const edit = (body: object) => test.call(plans.editContentPlan, { token, params, body });
      await edit(day);
      const answers = await Promise.all([edit({ from: '2026-12-20' }), edit({ to: '2026-12-10' })]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });
});
