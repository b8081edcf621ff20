import { randomUUID } from 'node:crypto';
import * as edits from '@nebosvod/contracts/consultation-edits';
import * as contract from '@nebosvod/contracts/consultations';
import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import type { ReadingSection } from '@nebosvod/contracts/reading';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { sampleDocument } from '../../../test/sample-document.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = { date: '1990-05-17', time: '14:30:00', latitude: 55.7558, longitude: 37.6173, place: 'Москва' } as const;
const orders = {
  reading: { productId: 14, kind: 'veda-portrait', client: { name: 'Анна', birth } },
  story: { productId: 3, kind: 'story', topic: 'Полнолуние' },
  reels: { productId: 3, kind: 'reels', topic: 'Полнолуние' },
} as const;

const about = { version: 1, title: 'Полнолуние', asOf: '2026-12-01' } as const;
const storyOf = (): Extract<PublicationDocument, { kind: 'story' }> => ({
  ...about,
  kind: 'story',
  frames: [
    { text: 'Луна полна.', visual: 'небо' },
    { text: 'Что завершить?', visual: '', sticker: { kind: 'poll', text: 'Завершаете?', options: ['да', ''] } },
    { text: 'Запишите одно дело.', visual: 'лист', cta: 'Сохраните' },
  ],
});
const reelsOf = (): Extract<PublicationDocument, { kind: 'reels' }> => ({
  ...about,
  ...{ kind: 'reels', seconds: 15, hook: 'Луна полна.', caption: 'Полнолуние.', hashtags: ['#луна'] },
  scenes: [
    { from: 0, to: 6, voice: 'Луна полна, и это видно.', screen: 'Полнолуние', shot: 'небо' },
    { from: 6, to: 15, voice: 'Запишите одно дело.', screen: '', shot: 'лист' },
  ],
});
const twoSections = () => ({
  ...sampleDocument('Портрет'),
  sections: ['essence', 'work'].map(
    (id): ReadingSection => ({
      ...{ id, title: id === 'work' ? 'Работа' : 'Суть' },
      paragraphs: [1, 2].map((paragraph) => ({
        id: `${id}.${paragraph}`,
        sentences: [1, 2].map((place) => ({
          ...{ id: `${id}.${paragraph}.${place}`, text: 'Луна в Козероге.', factors: ['f1'], values: [] },
          by: 'composer' as const,
        })),
      })),
    }),
  ),
});

let test: TestApp;
let me: Person;
beforeAll(async () => {
  test = await startTestApp({
    writers: { 'veda-portrait': async () => twoSections(), story: async () => storyOf(), reels: async () => reelsOf() },
  });
  me = await createPerson(test, [14, 3]);
});
afterAll(() => test.close());

const get = async (id: string) =>
  (await test.call(contract.getConsultation, { token: me.token, params: { id } })).value;
async function written(kind: keyof typeof orders): Promise<string> {
  const headers = { 'idempotency-key': randomUUID() };
  const { value } = await test.call(contract.generateConsultation, { token: me.token, body: orders[kind], headers });
  await vi.waitUntil(async () => (await get(value.id)).status === 'done', { timeout: 20_000 });
  return value.id;
}
const change = (id: string, body: object) =>
  test.call(edits.changeConsultation, { token: me.token, params: { id }, body });
const versionsOf = async (id: string) =>
  (await test.call(edits.listVersions, { token: me.token, params: { id } })).value.items.map(({ version }) => version);
/** Where each of the changes is refused; every one of them is over the first version. */
const refusals = (id: string, changes: readonly object[]) =>
  Promise.all(
    changes.map(async (part) => {
      const answer = await change(id, { version: 1, ...part });
      return answer.status === 400 ? answer.problem.errors?.[0]?.path : answer.status;
    }),
  );

describe('the version of a document', () => {
  it('is raised by notes alone, so that none of two windows loses what it wrote', async () => {
    const id = await written('reading');
    const answers = await Promise.all(['один', 'два'].map((notes) => change(id, { version: 1, notes })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [kept, late] = answers[0]?.status === 200 ? answers : [...answers].reverse();
    expect(kept?.value.document?.version).toBe(2);
    expect(late?.problem).toMatchObject({ code: 'VERSION_CONFLICT', current: { version: 2 } });
    expect(await get(id)).toMatchObject({ notes: kept?.value.notes, document: { version: 2 } });
  });

  it('stays where nothing is changed', async () => {
    const id = await written('reading');
    const { status, value } = await change(id, { version: 1 });
    expect([status, value]).toEqual([200, await get(id)]);
    expect(value.document?.version).toBe(1);
    expect((await change(id, { version: 2 })).status).toBe(409);
  });

  it('raised by notes pushes no text out of those kept, the first least of all', async () => {
    const id = await written('reading');
    await change(id, { version: 1, title: 'Второй' });
    for (let version = 2; version <= 60; version += 1) await change(id, { version, notes: `Заметка ${version}` });
    expect(await versionsOf(id)).toEqual([61, 1]);
    await change(id, { version: 61, title: 'Третий' });
    expect(await versionsOf(id)).toEqual([62, 61, 1]);
    const one = await test.call(edits.getVersion, { token: me.token, params: { id, n: '61' } });
    expect(one.value).toMatchObject({ by: 'person', document: { title: 'Второй', version: 61 } });
    const back = await test.call(edits.restoreVersion, { token: me.token, params: { id }, body: { version: 1 } });
    expect(back.value.document).toMatchObject({ version: 63, title: 'Портрет' });
  });
});

describe('a change', () => {
  it('of a part that the document has not is refused by its name, and makes no version', async () => {
    const [reading, story] = [await written('reading'), await written('story')];
    const { frames } = storyOf();
    const { scenes } = reelsOf();
    const foreign = [{ hook: 'Луна' }, { notes: 'и', hashtags: ['#луна'] }, { frames }, { title: 'Имя', scenes }];
    expect(await refusals(reading, foreign)).toEqual(['hook', 'hashtags', 'frames', 'scenes']);
    expect(await refusals(story, [{ sections: [] }, { frames, text: 'Луна' }])).toEqual(['sections', 'text']);
    expect([await versionsOf(reading), await versionsOf(story)]).toEqual([[1], [1]]);
    expect(await get(reading)).toMatchObject({ title: 'Портрет', notes: '' });
  });
});
