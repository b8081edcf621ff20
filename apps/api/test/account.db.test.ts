import * as account from '@nebosvod/contracts/account';
import { listSessions, login } from '@nebosvod/contracts/auth';
import * as plans from '@nebosvod/contracts/content-plans';
import { createMap } from '@nebosvod/contracts/maps';
import { getSocialMedia, saveSocialMedia } from '@nebosvod/contracts/social-media';
import { deleteUserData, getUserByEmail, getUserData, saveUserData } from '@nebosvod/contracts/user';
import { DAY_MS } from '@nebosvod/engine/time/durations';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purge } from '../src/modules/account/account-life.repository.ts';
import { ensureOwner } from '../src/modules/auth/owner.service.ts';
import { applyOrderNews } from '../src/modules/purchases/purchases.repository.ts';
import { reserveGeneration, spendGeneration } from '../src/modules/user/quota.repository.ts';
import { createPerson, createTemporary, goodPassword, mailsTo } from './people.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const birth = { date: '1990-05-17', time: '14:30', latitude: 55.7558, longitude: 37.6173, name: 'Анна' };

describe('own data', () => {
  it('is saved in parts and deleted in parts or as a whole', async () => {
    const { token, id } = await createPerson(test);
    const empty = await test.call(getUserData, { token, query: { user_id: id } });
    expect(empty.value).toEqual({ userId: id, birth: null, settings: null, lifeEvents: [], updatedAt: null });
    await test.call(saveUserData, { token, body: { birth } });
    const settings = { ayanamsha: 'raman', outerPlanets: true, karakas: 8 };
    const saved = await test.call(saveUserData, { token, body: { user_id: id, settings } });
    expect(saved.value).toMatchObject({ birth, settings });
    const without = await test.call(deleteUserData, { token, body: { part: 'birth' } });
    expect(without.value).toMatchObject({ birth: null, settings });
    expect((await test.call(deleteUserData, { token, body: { part: 'all' } })).value).toMatchObject({ settings: null });
  });

  it('keeps events of a life beside them, as many as an account may have', async () => {
    const { token } = await createPerson(test);
    const event = { chart: '1990-05-17 55.76 37.62', id: 'a', date: '2014-06-02', title: 'Свадьба' };
    await test.call(saveUserData, { token, body: { birth } });
    expect((await test.call(saveUserData, { token, body: { lifeEvents: [event] } })).value).toMatchObject({
      birth,
      lifeEvents: [event],
    });
    const many = Array.from({ length: 300 }, (_, index) => ({ ...event, id: String(index) }));
    expect((await test.call(saveUserData, { token, body: { lifeEvents: many } })).value.lifeEvents).toEqual(many);
    for (const wrong of [[...many, event], [{ ...event, title: '' }], [{ ...event, chart: 'Анна' }]])
      expect((await test.call(saveUserData, { token, body: { lifeEvents: wrong } })).status).toBe(400);
    const without = await test.call(deleteUserData, { token, body: { part: 'lifeEvents' } });
    expect(without.value).toMatchObject({ birth, lifeEvents: [] });
  });

  it('refuses nonsense beside the field', async () => {
    const { token } = await createPerson(test);
    const body = { birth: { ...birth, latitude: 91 } };
    expect((await test.call(saveUserData, { token, body })).problem.errors?.[0]?.path).toBe('birth.latitude');
    expect((await test.call(saveUserData, { token, body: {} })).status).toBe(400);
  });
});

describe('social media', () => {
  it('keeps networks and voice of each product apart', async () => {
    const { token, id } = await createPerson(test, [1, 3]);
    const vk = { network: 'vk', link: 'https://vk.com/club1', name: 'Звёзды', days: [1, 3], hours: ['09:00'] };
    const body = { user_id: id, product_id: 3, networks: [vk], voice: { tone: 'тепло' } };
    const saved = await test.call(saveSocialMedia, { token, body });
    expect(saved.value).toMatchObject({ productId: 3, networks: [vk], voice: { tone: 'тепло', audience: '' } });
    await test.call(saveSocialMedia, { token, body: { ...body, voice: { audience: 'новички' } } });
    const read = await test.call(getSocialMedia, { token, query: { user_id: id, product_id: '3' } });
    expect(read.value.voice).toMatchObject({ tone: 'тепло', audience: 'новички' });
    const other = await test.call(getSocialMedia, { token, query: { user_id: id, product_id: '1' } });
    expect(other.value).toMatchObject({ networks: [], updatedAt: null });
  });

  it('learns a voice from own posts, keeps what the person corrected, and learns anew when asked or the posts change', async () => {
    const { token, id } = await createPerson(test, [3]);
    const save = async (voice: object) =>
      test.call(saveSocialMedia, { token, body: { user_id: id, product_id: 3, networks: [], voice } });
    const samples = ['Ты видишь Луну? 🌙 Загадай желание.', 'Ты дома? Завари чай.', 'Ты права! Отдыхай.'];
    const { learned } = (await save({ samples })).value.voice;
    expect(learned).toMatchObject({ address: 'familiar', opening: 'question', favourites: ['🌙'] });
    const corrected = { ...learned, emoji: 2 };
    expect((await save({ samples, learned: corrected })).value.voice.learned).toEqual(corrected);
    expect((await save({ tone: 'тепло', samples })).value.voice.learned).toEqual(corrected);
    expect((await save({ learned: null })).value.voice.learned).toEqual(learned);
    const changed = await save({ samples: ['Вы видите Луну. Загадайте желание.'] });
    expect(changed.value.voice.learned?.address).toBe('formal');
    expect((await save({ samples: [] })).value.voice.learned).toBeNull();
    expect(await save({ learned: { ...corrected, sentenceWords: 400 } })).toMatchObject({ status: 400 });
  });

  it('refuses links that are not web addresses', async () => {
    const { token, id } = await createPerson(test, [3]);
    const network = { network: 'vk', link: 'javascript:alert(1)', name: '', days: [], hours: [] };
    const body = { user_id: id, product_id: 3, networks: [network] };
    expect((await test.call(saveSocialMedia, { token, body })).status).toBe(400);
  });
});

describe('content plans', () => {
  it('makes, edits, moves and deletes a plan and its posts by hand', async () => {
    const { token, id } = await createPerson(test, [3]);
    const item = { date: '2026-12-05', time: '10:00', network: 'vk', topic: 'Экадаши' };
    const body = { title: 'Декабрь', from: '2026-12-01', to: '2026-12-31', items: [item] };
    const plan = (await test.call(plans.createContentPlan, { token, body })).value;
    expect(plan.items[0]).toMatchObject({ ...item, status: 'idea', format: 'post' });

    const params = { planId: plan.id };
    const early = { ...item, date: '2026-12-02', time: null, topic: 'Раньше' };
    await test.call(plans.createPlanItem, { token, params, body: early });
    const itemId = plan.items[0]?.id ?? '';
    const edited = await test.call(plans.editPlanItem, {
      token,
      params: { ...params, itemId },
      body: { date: '2026-12-07', status: 'ready' },
    });
    expect(edited.value).toMatchObject({ date: '2026-12-07', status: 'ready', topic: 'Экадаши', time: '10:00' });
    const renamed = await test.call(plans.editContentPlan, { token, params, body: { title: 'Зима' } });
    expect(renamed.value).toMatchObject({ title: 'Зима', from: '2026-12-01' });

    const list = await test.call(plans.listContentPlans, { token, params: { userId: id } });
    expect(Object.keys(list.value)).toEqual([id]);
    expect(list.value[id]?.[0]?.items.map(({ date }) => date)).toEqual(['2026-12-02', '2026-12-07']);

    expect((await test.call(plans.deletePlanItem, { token, params: { ...params, itemId } })).status).toBe(204);
    expect((await test.call(plans.deleteContentPlan, { token, params })).status).toBe(204);
    expect((await test.call(plans.deleteContentPlan, { token, params })).problem.code).toBe('NOT_FOUND');
    expect((await test.call(plans.listContentPlans, { token, params: { userId: id } })).value).toEqual({ [id]: [] });
  });

  it('refuses impossible dates and a plan that ends before it begins', async () => {
    const { token } = await createPerson(test, [3]);
    const body = { title: 'План', from: '2026-12-31', to: '2026-12-01' };
    expect((await test.call(plans.createContentPlan, { token, body })).problem.errors?.[0]?.path).toBe('to');
    const never = { ...body, to: '2027-02-29' };
    expect((await test.call(plans.createContentPlan, { token, body: never })).status).toBe(400);
    const good = { ...body, from: '2026-12-01', to: '2026-12-31' };
    const plan = (await test.call(plans.createContentPlan, { token, body: good })).value;
    const shrink = await test.call(plans.editContentPlan, {
      token,
      params: { planId: plan.id },
      body: { to: '2026-11-01' },
    });
    expect(shrink.problem.errors?.[0]?.path).toBe('to');
  });

  it('stays readable when the term has ended', async () => {
    const { token, id, email } = await createPerson(test, [3]);
    const body = { title: 'План', from: '2026-12-01', to: '2026-12-31' };
    await test.call(plans.createContentPlan, { token, body });
    await test.database.db.updateTable('purchase').set({ state: 'refunded' }).where('email', '=', email).execute();
    expect((await test.call(plans.createContentPlan, { token, body })).problem.code).toBe('PRODUCT_REQUIRED');
    expect((await test.call(plans.listContentPlans, { token, params: { userId: id } })).value[id]).toHaveLength(1);
  });
});

describe('consents', () => {
  it('shows what was agreed to, grants once, withdraws with the time', async () => {
    const { token } = await createPerson(test);
    const purposes = async () =>
      (await test.call(account.listConsents, { token })).value.map((one) => [one.purpose, one.withdrawnAt !== null]);
    expect((await purposes()).sort()).toEqual([
      ['offer', false],
      ['personal-data', false],
    ]);
    await test.call(account.grantConsent, { token, body: { purpose: 'newsletter' } });
    const twice = await test.call(account.grantConsent, { token, body: { purpose: 'newsletter' } });
    expect([twice.status, twice.value.length]).toEqual([201, 3]);
    const withdrawn = await test.call(account.withdrawConsent, { token, body: { purpose: 'newsletter' } });
    expect(withdrawn.value.deleteAfter).toBeNull();
    expect(await purposes()).toContainEqual(['newsletter', true]);
  });

  it('withdrawing the consent to keep data begins the removal', async () => {
    const { token, email } = await createPerson(test);
    const { value } = await test.call(account.withdrawConsent, {
      token,
      body: { purpose: 'personal-data', password: goodPassword },
    });
    expect(value.deleteAfter).not.toBeNull();
    expect((await test.call(getUserByEmail, { token, query: { email } })).value.deleteAfter).toBe(value.deleteAfter);
  });
});

describe('export and removal', () => {
  it('exports everything that is stored, and no secret', async () => {
    const { token, email, id } = await createPerson(test, [3]);
    await test.call(saveUserData, { token, body: { birth } });
    await test.call(plans.createContentPlan, { token, body: { title: 'План', from: '2026-12-01', to: '2026-12-31' } });
    await test.call(createMap, { token, body: { name: 'Анна', birth } });
    const month = '2026-11-01';
    const charge = { userId: id, productId: 3, generationId: 'g1', month, limit: 60, cost: 1 };
    await reserveGeneration(test.database.db, charge);
    await spendGeneration(test.database.db, id, 'g1');
    await applyOrderNews(test.database.db, {
      provider: 'getcourse',
      externalId: `order-of-${id}`,
      email,
      status: 'pending',
      number: '1',
      title: 'Маркетолог',
      amountKopecks: null,
      currency: 'RUB',
      productIds: [3],
      payload: { phone: '+7 900 000-00-00' },
    });
    const answer = await test.inject({
      url: account.exportAccount.path,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers['content-disposition']).toContain('nebosvod-my-data.json');
    expect(answer.json()).toMatchObject({
      user: { email },
      userData: { birth },
      contentPlans: [{ title: 'План' }],
      purchases: {
        orders: [{ number: '1' }],
        products: [{ productId: 3, state: 'paid' }],
        messages: [{ order: `order-of-${id}`, payload: { phone: '+7 900 000-00-00' } }],
      },
      generations: { months: [{ productId: 3, month, used: 1 }], charges: [{ generationId: 'g1' }] },
      consents: [{ address: expect.any(String) }, { address: expect.any(String) }],
      sessions: [{ userAgent: expect.any(String), endedAt: null }],
      maps: [{ birth }],
      socialMedia: [],
    });
    expect(answer.body).not.toMatch(/argon2|password_hash|code_hash|refreshToken/);
  });

  it('knows a part of the export for every table that holds something of a person', async () => {
    const parts: Readonly<Record<string, string | null>> = {
      account: 'user',
      session: 'sessions',
      // A secret that lives ten minutes.
      mail_code: null,
      second_factor: 'secondFactor',
      // Hashes of codes that only their owner has.
      recovery_code: null,
      consent: 'consents',
      user_data: 'userData',
      purchase: 'purchases',
      purchase_order: 'purchases',
      payment_event: 'purchases',
      quota_usage: 'generations',
      generation_charge: 'generations',
      social_media: 'socialMedia',
      content_plan: 'contentPlans',
      content_plan_item: 'contentPlans',
      saved_map: 'maps',
      map_share: 'mapShares',
      client: 'clients',
      consultation: 'consultations',
      brand: 'brand',
      brand_file: 'brandFiles',
      booking_page: 'booking',
      booking_request: 'bookingRequests',
      told_fact: 'toldFacts',
      reminder: 'reminders',
      reminder_sent: 'reminders',
      reminder_chat: 'reminders',
      // A secret that lives a quarter of an hour.
      reminder_chat_code: null,
      document_letter: 'documentLetters',
      document_link: 'documentLinks',
    };
    const { rows } = await sql<{ table_name: string }>`
      select distinct table_name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'email')`.execute(test.database.db);
    expect(rows.map(({ table_name }) => table_name).sort()).toEqual(Object.keys(parts).sort());
    const registered = test.app.personalData.map(({ name }) => name);
    expect(registered.sort()).toEqual([...new Set(Object.values(parts))].filter((part) => part !== null).sort());
  });

  it('removes the account after 14 days with everything about it; until then one may change one’s mind', async () => {
    const person = await createPerson(test, [1, 3]);
    const { token, id, email } = person;
    await test.call(plans.createContentPlan, { token, body: { title: 'План', from: '2026-12-01', to: '2026-12-31' } });
    const wrong = await test.call(account.requestDeletion, { token, body: { password: 'не тот' } });
    expect(wrong.problem.errors?.[0]?.path).toBe('password');
    const asked = await test.call(account.requestDeletion, { token, body: { password: goodPassword } });
    expect(asked.status).toBe(202);
    expect((Date.parse(asked.value.deleteAfter) - Date.now()) / DAY_MS).toBeCloseTo(14, 1);
    expect((await mailsTo(test, email)).at(-1)?.subject).toBe('Аккаунт будет удалён: Небосвод');

    expect(await purge(test.database.db)).toBe(0);
    expect((await test.call(account.cancelDeletion, { token })).status).toBe(204);
    await test.call(account.requestDeletion, { token, body: { password: goodPassword } });
    await test.database.db
      .updateTable('account')
      .set({ delete_after: sql`now() - interval '1 second'` })
      .where('id', '=', id)
      .execute();
    expect(await purge(test.database.db)).toBe(1);

    expect((await test.call(listSessions, { token })).status).toBe(401);
    expect((await test.call(login, { body: { email, password: goodPassword } })).status).toBe(401);
    const left = await sql<{ table_name: string; column_name: string }>`
      select table_name, column_name from information_schema.columns
      where table_schema = 'public' and (column_name = 'user_id' or column_name = 'email')`.execute(test.database.db);
    for (const { table_name, column_name } of left.rows) {
      const value = column_name === 'email' ? email : id;
      const { rows } =
        await sql`select 1 from ${sql.table(table_name)} where ${sql.ref(column_name)}::text = ${value}`.execute(
          test.database.db,
        );
      expect([table_name, rows.length]).toEqual([table_name, 0]);
    }
  });

  it('removes temporary people after their week, and keeps what they bought for their address', async () => {
    const person = await createTemporary(test);
    await test.database.db
      .updateTable('account')
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where('id', '=', person.id)
      .execute();
    expect(await purge(test.database.db)).toBe(1);
  });
});

describe('the owner of the first start', () => {
  it('is made once, on an empty database, with every product', async () => {
    const fresh = await startTestApp();
    const env = { OWNER_EMAIL: 'Owner@Example.RU' };
    const made = await Promise.all([ensureOwner(fresh.database.db, env), ensureOwner(fresh.database.db, env)]);
    const owners = made.filter((one) => one !== null);
    expect(owners).toHaveLength(1);
    expect(owners[0]?.password.length).toBeGreaterThanOrEqual(24);
    const { value } = await fresh.call(login, { body: owners[0] });
    const user = await fresh.call(getUserByEmail, { token: value.accessToken, query: { email: 'owner@example.ru' } });
    expect(user.value).toMatchObject({ role: 'owner', isTemporary: false });
    expect(await ensureOwner(fresh.database.db, env)).toBeNull();
    await fresh.close();
  });
});
