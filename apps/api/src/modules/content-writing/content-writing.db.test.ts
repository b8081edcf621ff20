import { randomUUID } from 'node:crypto';
import { addressOf } from '@nebosvod/composer/content/address';
import { emojiIn } from '@nebosvod/composer/content/emoji';
import * as edits from '@nebosvod/contracts/consultation-edits';
import * as contract from '@nebosvod/contracts/consultations';
import { editPlanItem, listContentPlans } from '@nebosvod/contracts/content-plans';
import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import { publicationParts } from '@nebosvod/contracts/publication-edits';
import { defaultAdvertising, saveSocialMedia } from '@nebosvod/contracts/social-media';
import { generationCount } from '@nebosvod/contracts/user';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { loadContent } from '../content/load-content.ts';

/** The operator's, who switches it on in a test. */
const advertising = { ...defaultAdvertising };
let test: TestApp;
let me: Person;
beforeAll(async () => {
  test = await startTestApp({ content: { ...(await loadContent()), advertising } });
  me = await createPerson(test, [3]);
});
afterAll(() => test.close());

const key = () => ({ 'idempotency-key': randomUUID() });
const plan = {
  ...{ productId: 3, kind: 'plan', networks: ['vk', 'dzen'], perWeek: 5, weeks: 2, from: '2026-12-01' },
  ...{ place: { latitude: 56.8389, longitude: 60.6057, timeZone: 'Asia/Yekaterinburg' } },
} as const;

const ask = (body: object, who = me) =>
  test.call(contract.generateConsultation, { token: who.token, body, headers: key() });

async function written(id: string, who = me) {
  const value = await vi.waitUntil(
    async () => {
      const { value } = await test.call(contract.getConsultation, { token: who.token, params: { id } });
      return value.status === 'queued' || value.status === 'running' ? null : value;
    },
    { timeout: 60_000 },
  );
  expect(value.status, value.error?.detail).toBe('done');
  return value;
}
async function documentOf<Kind extends PublicationDocument['kind']>(id: string, kind: Kind) {
  const { document } = await written(id);
  const isOfKind = (one: typeof document): one is Extract<PublicationDocument, { kind: Kind }> =>
    one !== undefined && 'kind' in one && one.kind === kind;
  if (!isOfKind(document)) throw new Error(`no ${kind}`);
  return document;
}

describe('a plan that is asked for', () => {
  it('is written by the sky of its days, kept among the plans and charged', async () => {
    const accepted = await ask(plan);
    expect(accepted.status).toBe(202);
    const document = await documentOf(accepted.value.id, 'plan');
    expect(document.items).toHaveLength(10);
    const { value: kept } = await test.call(listContentPlans, { token: me.token, params: { userId: me.id } });
    const own = kept[me.id]?.find(({ id }) => id === accepted.value.id);
    expect(own).toMatchObject({ from: '2026-12-01', to: '2026-12-14', networks: ['vk', 'dzen'] });
    expect(own?.items).toHaveLength(10);
    expect(own?.items.filter(({ sky }) => sky !== null).length).toBeGreaterThan(6);
    const count = await test.call(generationCount, {
      token: me.token,
      query: { user_id: me.id, product_id: '3' },
    });
    expect(count.value).toMatchObject({ used: 4, reserved: 0 });
    const [item] = own?.items ?? [];
    if (!own || !item) throw new Error('an empty plan');
    const params = { planId: own.id, itemId: item.id };
    const edited = await test.call(editPlanItem, { token: me.token, params, body: { status: 'published' } });
    expect(edited.value.sky).toEqual(item.sky);
  });

  it('keeps to the hours that its networks have', async () => {
    const busy = await createPerson(test, [3]);
    const page = { network: 'vk', link: '', name: '', days: [], hours: ['20:30'] } as const;
    const body = { user_id: busy.id, product_id: 3, networks: [page] };
    await test.call(saveSocialMedia, { token: busy.token, body });
    const { value } = await ask({ ...plan, networks: ['vk'], weeks: 1 }, busy);
    const { document } = await written(value.id, busy);
    if (!document || !('kind' in document) || document.kind !== 'plan') throw new Error('no plan');
    expect(new Set(document.items.map(({ time }) => time))).toEqual(new Set(['20:30']));
  });

  it('that would end past the sky is refused before it is charged', async () => {
    const { status, problem } = await ask({ ...plan, from: '2396-12-20' });
    expect([status, problem.errors?.[0]?.path]).toEqual([400, 'from']);
  });

  it('is refused without a network and without the product', async () => {
    expect(await ask({ ...plan, networks: [] })).toMatchObject({ status: 400 });
    const other = await createPerson(test, [14]);
    expect(await ask(plan, other)).toMatchObject({ status: 403 });
  });
});

describe('a voice learned from own posts', () => {
  it('is that of what is written, until another tone is asked for', async () => {
    const friend = await createPerson(test, [3]);
    const samples = ['Ты видишь Луну? 🌙 Загадай желание 🌙 Тихо.', 'Завари чай ☕ Сядь у окна. Дыши.'];
    const body = { user_id: friend.id, product_id: 3, networks: [], voice: { samples } };
    await test.call(saveSocialMedia, { token: friend.token, body });
    const post = async (tone: object) => {
      const { value } = await ask({ productId: 3, kind: 'post', topic: 'Новолуние', ...tone }, friend);
      const { document } = await written(value.id, friend);
      if (!document || !('kind' in document) || document.kind !== 'post') throw new Error('no post');
      return [document.hook, document.text, document.cta].join('\n');
    };
    const own = await post({});
    expect([addressOf(own), emojiIn(own).length > 3]).toEqual(['familiar', true]);
    const calm = await post({ tone: 'calm' });
    expect([addressOf(calm), emojiIn(calm).length]).toEqual(['formal', 0]);
  });
});

describe('a selling tone', () => {
  const selling = { productId: 3, kind: 'post', topic: 'Новолуние', tone: 'selling' } as const;

  it('exists where the operator has switched it on, with the mark of an advertisement, and never in a barred network', async () => {
    const seller = await createPerson(test, [3]);
    expect(await ask(selling, seller)).toMatchObject({ status: 403, problem: { code: 'FORBIDDEN' } });
    advertising.isSellingAllowed = true;
    expect(await ask({ ...selling, network: 'telegram' }, seller)).toMatchObject({ status: 400 });
    const hookOf = async (order: object) => {
      const { value } = await ask({ ...selling, ...order }, seller);
      const { document } = await written(value.id, seller);
      return document && 'kind' in document && document.kind === 'post' ? document.hook : '';
    };
    expect(await hookOf({ erid: '2VtzqAbc1' })).toMatch(/^Реклама\. erid: 2VtzqAbc1\n/u);
    expect(await hookOf({})).toMatch(/^Реклама\. \[ПОМЕТКА\]\n/u);
    expect(await hookOf({ tone: 'calm' })).not.toContain('Реклама');
  });
});

describe('the two calls of the specification', () => {
  const story = (body: object) => test.call(contract.generateStory, { token: me.token, body, headers: key() });

  it('writes a story of so many frames, the last with a call', async () => {
    const { status, value } = await story({ productId: 3, topic: 'Юпитер ретроградный', frames: 6 });
    expect([status, value.status]).toEqual([202, 'queued']);
    const { frames } = await documentOf(value.id, 'story');
    expect(frames).toHaveLength(6);
    for (const { text } of frames) expect(text.length).toBeLessThanOrEqual(120);
    expect(frames.at(-1)?.cta).toBeTruthy();
  });

  it('answers without the last slash too, and wants a topic or an item', async () => {
    const bare = { ...contract.generateReels, path: '/generate_reels' };
    const body = { productId: 3, topic: 'Полнолуние', seconds: 60 };
    const answer = await test.call(bare, { token: me.token, body, headers: key() });
    const { scenes, seconds } = await documentOf(answer.value.id, 'reels');
    expect([scenes[0]?.from, scenes.at(-1)?.to, seconds]).toEqual([0, 60, 60]);
    expect(await story({ productId: 3 })).toMatchObject({ status: 400 });
    expect(await story({ productId: 3, planItemId: randomUUID() })).toMatchObject({ status: 404 });
  });

  it('makes every format of one item of a plan, edited with its versions kept', async () => {
    const { value: kept } = await test.call(listContentPlans, { token: me.token, params: { userId: me.id } });
    const item = kept[me.id]?.flatMap(({ items }) => items).find(({ sky }) => sky !== null);
    if (!item) throw new Error('no item with a reason');
    const asked = await Promise.all(
      (['post', 'carousel', 'story', 'reels'] as const).map(async (kind) => {
        const { value } = await ask({ productId: 3, kind, planItemId: item.id });
        return { id: value.id, document: await documentOf(value.id, kind) };
      }),
    );
    for (const { id, document } of asked) {
      expect(document.sky).toEqual(item.sky);
      // What was written may be given back as it stands.
      const parts = Object.entries(document).filter(([part]) => part in publicationParts);
      const body = { version: 1, ...Object.fromEntries(parts) };
      const again = await test.call(edits.changeConsultation, { token: me.token, params: { id }, body });
      expect(again.value.document).toEqual({ ...document, version: 2 });
    }
    const { value } = await ask({ productId: 3, kind: 'post', topic: 'Новолуние', tone: 'lively' });
    await documentOf(value.id, 'post');
    const change = { token: me.token, params: { id: value.id } };
    const text = 'Мой текст.';
    const edited = await test.call(edits.changeConsultation, { ...change, body: { version: 1, text } });
    expect(edited.value.document).toMatchObject({ version: 2, text });
    const foreign = await test.call(edits.changeConsultation, { ...change, body: { version: 2, frames: [] } });
    expect(foreign.status).toBe(400);
    const versions = await test.call(edits.listVersions, change);
    expect(versions.value.items.map(({ by }) => by)).toEqual(['person', 'composer']);
    const back = await test.call(edits.restoreVersion, { ...change, body: { version: 1 } });
    expect(back.value.document).toMatchObject({ version: 3, kind: 'post' });
  });
});
