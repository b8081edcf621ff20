import { randomUUID } from 'node:crypto';
import * as edits from '@nebosvod/contracts/consultation-edits';
import * as contract from '@nebosvod/contracts/consultations';
import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import type { ReadingSection } from '@nebosvod/contracts/reading';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPerson, type Person } from '../../../test/people.ts';
import { readingOf } from '../../../test/reading-of.ts';
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

describe('sections of a reading', () => {
  const [essence, work] = twoSections().sections;
  if (!essence || !work) throw new Error('no sections');
  const own = { id: 'essence.own', text: 'Сказано мной.', factors: [], by: 'person', values: [] };
  const first = essence.paragraphs[0]?.sentences[0];
  const withSentences = (...sentences: unknown[]) => ({
    sections: [{ ...essence, paragraphs: [{ id: 'essence.1', sentences }] }],
  });

  it('name each sentence and each paragraph once in the whole document', async () => {
    const id = await written('reading');
    const paragraph = { id: 'essence.1', sentences: [own] };
    const wrong = [
      withSentences({ ...own, id: 'same' }, { ...own, id: 'same' }),
      withSentences(first, first, first),
      withSentences(own, { ...own, id: 'work.1.1' }),
      { sections: [{ ...essence, verdict: { ...own, id: 'work.2.2' } }] },
      { sections: [{ ...essence, paragraphs: [paragraph, { ...paragraph, sentences: [] }] }] },
      { sections: [essence, { ...essence, title: 'Ещё раз' }] },
      { sections: [essence, { ...work, id: 'no-such' }] },
    ];
    expect(await refusals(id, wrong)).toEqual([
      'sections.0.paragraphs.0.sentences.1.id',
      'sections.0.paragraphs.0.sentences.1.id',
      'sections.0.paragraphs.0.sentences.1.id',
      'sections.0.verdict.id',
      'sections.0.paragraphs.1.id',
      'sections.1.id',
      'sections.1.id',
    ]);
    expect(await versionsOf(id)).toEqual([1]);
  });

  it('have ids, titles and words', async () => {
    const id = await written('reading');
    const wrong = [
      withSentences({ ...own, id: '' }),
      withSentences({ ...own, text: ' \n' }),
      { sections: [{ ...essence, title: ' ' }] },
      { sections: [{ ...essence, id: '' }] },
      { sections: [{ ...essence, paragraphs: [{ id: '', sentences: [own] }] }] },
    ];
    expect(await refusals(id, wrong)).toEqual([
      'sections.0.paragraphs.0.sentences.0.id',
      'sections.0.paragraphs.0.sentences.0.text',
      'sections.0.title',
      'sections.0.id',
      'sections.0.paragraphs.0.id',
    ]);
  });

  it('may trade sentences: what was computed stays so, and each factor is named once', async () => {
    const id = await written('reading');
    const sections = [
      withSentences({ ...own, factors: ['f1', 'f1', 'no-such'] }).sections[0],
      { ...work, paragraphs: [{ id: 'work.1', sentences: [first] }] },
    ];
    const { value } = await change(id, { version: 1, sections });
    const told = readingOf(value).document?.sections.map(({ paragraphs }) => paragraphs[0]?.sentences[0]);
    expect(told).toMatchObject([
      { by: 'person', factors: ['f1'] },
      { by: 'composer', id: 'essence.1.1' },
    ]);
  });

  it('are as long as a document may be, all together', async () => {
    const id = await written('reading');
    const filled = (section: ReadingSection, count: number, text: string) => ({
      ...section,
      paragraphs: Array.from({ length: Math.ceil(count / 200) }, (_, part) => ({
        id: `${section.id}.${part}`,
        sentences: Array.from({ length: Math.min(200, count - part * 200) }, (_own, place) => ({
          ...{ ...own, id: `${section.id}.${part}.${place}`, text },
        })),
      })),
    });
    const half = edits.mostSentences / 2;
    const much = 'Слово '.repeat(300).trim();
    expect((await change(id, { version: 1, sections: [filled(essence, half, 'Луна.')] })).status).toBe(200);
    const over = [{ sections: [filled(work, half + 1, 'Луна.')] }, { sections: [filled(work, 250, much)] }];
    const answers = await Promise.all(over.map((part) => change(id, { version: 2, ...part })));
    expect(answers.map(({ problem }) => problem.errors?.[0]?.path)).toEqual(['sections', 'sections']);
    expect((await change(id, { version: 2, sections: [filled(work, half, 'Луна.')] })).status).toBe(200);
  });
});

describe('a story', () => {
  it('has words in every frame and a call in the last, of known parts and plain signs', async () => {
    const id = await written('story');
    const withFrame = (at: number, part: object) => ({
      frames: storyOf().frames.map((frame, place) => (place === at ? { ...frame, ...part } : frame)),
    });
    const wrong = [
      withFrame(2, { cta: undefined }),
      withFrame(2, { cta: ' ' }),
      withFrame(1, { text: '' }),
      withFrame(0, { text: 'Звон\u0007' }),
      withFrame(0, { visual: '\u001b[1m' }),
      withFrame(1, { sticker: { kind: 'poll', text: 'Да?\n', options: [] } }),
      withFrame(0, { colour: 'red' }),
    ];
    expect(await refusals(id, wrong)).toEqual([
      'frames.2.cta',
      'frames.2.cta',
      'frames.1.text',
      'frames.0.text',
      'frames.0.visual',
      'frames.1.sticker.text',
      'frames.0',
    ]);
    const { value } = await change(id, { version: 1, ...withFrame(1, { text: 'Две\nстроки', visual: '' }) });
    expect(value.document).toMatchObject({ version: 2, frames: [{}, { text: 'Две\nстроки' }, {}] });
  });
});

describe('a clip', () => {
  it('has scenes from its first second to its last without a gap', async () => {
    const id = await written('reels');
    const [one, two] = reelsOf().scenes;
    const wrong = [
      { scenes: [{ ...one, from: 3, to: 1 }] },
      { scenes: [one, { ...two, from: 10, to: 15 }] },
      { scenes: [one, { ...two, from: 5 }] },
      { scenes: [one, { ...two, to: 6 }] },
      { scenes: [one, { ...two, to: 14 }] },
      { scenes: [one, { ...two, screen: 'Две\nстроки' }] },
      { scenes: [one, { ...two, music: 'тихо' }] },
      { caption: 'а'.repeat(2001) },
    ];
    expect(await refusals(id, wrong)).toEqual([
      'scenes.0.from',
      'scenes.1.from',
      'scenes.1.from',
      'scenes.1.to',
      'scenes.1.to',
      'scenes.1.screen',
      'scenes.1',
      'caption',
    ]);
    const { value } = await change(id, {
      version: 1,
      scenes: [
        { ...one, to: 7 },
        { ...two, from: 7 },
      ],
      caption: '',
    });
    expect(value.document).toMatchObject({ version: 2, caption: '', scenes: [{ to: 7 }, { from: 7, to: 15 }] });
  });

  it('that was left with a gap before scenes were held to this takes other changes', async () => {
    const id = await written('reels');
    await sql`
      update consultation_version set document = jsonb_set(document, '{scenes,1,to}', '14') where consultation_id = ${id}`.execute(
      test.database.db,
    );
    expect((await change(id, { version: 1, notes: 'для себя' })).status).toBe(200);
    expect((await change(id, { version: 2, caption: 'Луна.' })).value.document).toMatchObject({ caption: 'Луна.' });
  });
});
