import { listSessions } from '@nebosvod/contracts/auth';
import { newClient } from '@nebosvod/contracts/clients';
import { newContentPlan } from '@nebosvod/contracts/content-plans';
import type { Endpoint } from '@nebosvod/contracts/endpoint';
import { productIds, productsThatOpen } from '@nebosvod/contracts/products.table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addClient } from '../src/modules/clients/clients.service.ts';
import { insertPlan } from '../src/modules/content-plans/content-plans.repository.ts';
import { applyOrderNews } from '../src/modules/purchases/purchases.repository.ts';
import { writeSocialMedia } from '../src/modules/social-media/social-media.repository.ts';
import { renameAccount, writeUserData } from '../src/modules/user/user.repository.ts';
import type { Actor, Case } from './authorization-row.ts';
import { rows } from './authorization-rows.ts';
import { createPerson, createTemporary, type Person } from './people.ts';
import { type Answer, startTestApp, type TestApp } from './test-app.ts';

/** Stands in everything the victim owns: an answer to anybody else that holds it is a leak. */
const canary = 'канарейка-7f3a';

const roleNames = ['user', 'temporary', ...productIds.map((id) => `owner of ${id}`)];

let test: TestApp;
let victim: Actor;
let victimBefore: string;
const actors = new Map<string, Actor>();

beforeAll(async () => {
  test = await startTestApp();
  victim = await createActor('victim');
  await fill(victim);
  victimBefore = await exportOf(victim);
  for (const role of roleNames) actors.set(role, await createActor(role));
});
afterAll(() => test.close());

async function createActor(role: string): Promise<Actor> {
  const product = /^owner of (\d+)$/.exec(role)?.[1];
  const products = role === 'victim' ? [...productIds] : product ? [Number(product)] : [];
  const person: Person = role === 'temporary' ? await createTemporary(test) : await createPerson(test, products);
  const plan = newContentPlan.parse({
    title: role === 'victim' ? canary : 'План',
    from: '2026-12-01',
    to: '2026-12-31',
    items: [{ date: '2026-12-05', network: 'vk', topic: role === 'victim' ? canary : 'Тема' }],
  });
  const made = await insertPlan(test.database.db, person.id, plan);
  if (!made) throw new Error('no room for a plan');
  const client = newClient.parse({ name: role === 'victim' ? canary : 'Клиент' });
  const { id: clientId } = await addClient(test.database.db, person.id, client, new Date());
  const sessions = await test.call(listSessions, { token: person.token });
  return {
    ...person,
    role,
    products,
    isTemporary: role === 'temporary',
    planId: made.plan.id,
    itemId: made.items[0]?.id ?? '',
    clientId,
    sessionId: sessions.value[0]?.id ?? '',
  };
}

/** Gives the victim something of every kind that is stored. */
async function fill({ id, email }: Actor): Promise<void> {
  const { db } = test.database;
  await renameAccount(db, id, canary);
  const birth = { date: '1990-05-17', time: '14:30', latitude: 55.75, longitude: 37.61, name: canary };
  await writeUserData(db, id, { birth, settings: { node: 'true', note: canary } });
  const voice = { tone: canary, audience: '', topics: [], stopWords: [], samples: [], profile: '' };
  for (const product of productIds) await writeSocialMedia(db, id, product, [], voice);
  await applyOrderNews(db, {
    provider: 'getcourse',
    externalId: '777',
    email,
    status: 'paid',
    number: canary,
    title: canary,
    amountKopecks: 199_000,
    currency: 'RUB',
    productIds: [1],
    payload: { note: canary },
  });
}

async function exportOf(actor: Actor): Promise<string> {
  const answer = await test.inject({ url: '/v1/account/export', headers: { authorization: `Bearer ${actor.token}` } });
  return answer.body.replace(/"exportedAt": "[^"]*"/, '');
}

const nameOf = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;

/** What an answer must be: permitted with the endpoint's status, or refused with this code. */
function expectedStatus(endpoint: Endpoint, actor: Actor | null, one: Case): number[] {
  if (endpoint.access !== 'guest' && !actor) return [401];
  const owns = (products: readonly number[]) =>
    products.some((id) => productsThatOpen(id).some((opening) => actor?.products.includes(opening)));
  if (endpoint.access === 'operator') return [403];
  if (typeof endpoint.access === 'object' && !owns(endpoint.access.products)) return [403];
  if (one.needs && !owns(one.needs)) return [403];
  const status = one.status ?? endpoint.status;
  return typeof status === 'number' ? [status] : [...status];
}

const refusals: Record<number, RegExp> = {
  401: /^(UNAUTHORIZED|INVALID_CREDENTIALS|INVALID_REFRESH_TOKEN)$/,
  403: /^(FORBIDDEN|PRODUCT_REQUIRED|SECOND_FACTOR_REQUIRED)$/,
  404: /^NOT_FOUND$/,
};

async function check(endpoint: Endpoint, actor: Actor | null, one: Case, expected: readonly number[], what: string) {
  const answer: Answer<unknown> = await test.call(endpoint, { ...one.parts, ...(actor ? { token: actor.token } : {}) });
  const who = `${nameOf(endpoint)} by ${actor?.role ?? 'guest'}, ${what} ${JSON.stringify(one.parts)}`;
  expect(expected, `${who}: ${answer.status} ${answer.text.slice(0, 300)}`).toContain(answer.status);
  if (answer.status >= 400) {
    const code = refusals[answer.status];
    if (code) expect(answer.problem.code, who).toMatch(code);
  } else if (endpoint.envelope === 'response' || (endpoint.envelope === 'bare' && answer.text !== '')) {
    expect(() => answer.value, who).not.toThrow();
  }
  expect(answer.text, `${who}: leak`).not.toContain(canary);
  expect(answer.text, `${who}: leak`).not.toContain(victim.email);
}

describe('authorization matrix', () => {
  it('has a row for every route, and no row without one', () => {
    const mounted = test.app.endpoints.map(nameOf);
    const missing = mounted.filter((name) => !(name in rows));
    expect(missing, 'add these routes to authorization-rows.ts').toEqual([]);
    const stale = Object.keys(rows).filter((name) => !mounted.includes(name));
    expect(stale, 'these rows have no route').toEqual([]);
  });

  it.each(['guest', ...roleNames])('%s: own things by ownership, nobody else’s', async (role) => {
    for (const endpoint of test.app.endpoints) {
      const row = rows[nameOf(endpoint)];
      if (!row) continue;
      const standing = actors.get(role) ?? null;
      const actor = standing && row.isConsuming ? await createActor(role) : standing;
      const foreign = row.foreign?.cases(actor ?? victim, victim) ?? [];
      for (const one of foreign) {
        const closed = expectedStatus(endpoint, actor, one)[0];
        const expected = closed === 401 || closed === 403 ? closed : (row.foreign?.status ?? 403);
        await check(endpoint, actor, one, [expected], 'foreign');
      }
      // A guest names an imaginary person: naming the victim's address to a form is not an answer about the victim.
      const self = actor ?? { ...victim, role: 'guest', email: 'nobody@example.ru', products: [] };
      for (const one of row.own(self)) {
        await check(endpoint, actor, one, expectedStatus(endpoint, actor, one), 'own');
      }
    }
  });

  it('left everything of the victim as it was', async () => {
    expect(victimBefore).toContain(canary);
    expect(await exportOf(victim)).toBe(victimBefore);
  });
});
