import { randomUUID } from 'node:crypto';
import * as edits from '@nebosvod/contracts/consultation-edits';
import * as contract from '@nebosvod/contracts/consultations';
import { verifyRules } from '@nebosvod/contracts/verify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ModelServer, materialOf, startModelServer } from '../../../test/model-server.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { type ConsultedReading, readingOf } from '../../../test/reading-of.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const birth = {
  ...{ date: '1990-05-17', time: '14:37:00', latitude: 57.6262, longitude: 39.8933, timeZone: 'Europe/Moscow' },
  place: 'Ярославль',
} as const;
const second = { name: 'Евлампий Коробейников', birth: { ...birth, date: '1988-11-03', time: '06:12:00' } } as const;
const client = { name: 'Мавра Стародубцева', birth } as const;
/** What of these people must never be seen outside. */
const CANARIES = [
  /мавр|стародуб|евламп|коробей|яросл/iu,
  /1990|1988/u,
  /17[ .]?(?:мая|05)|05-17|3[ .]?(?:ноября|11)[ .]|11-03/u,
  /14:37|06:12/u,
  /57[.,]62|39[.,]89/u,
  /europe\/moscow/iu,
  /@|\+7|912/u,
];

let server: ModelServer;
let test: TestApp;
let me: Person;
let write: (body: string) => string;
beforeAll(async () => {
  server = await startModelServer((body) => write(body));
  test = await startTestApp({
    env: {
      ...{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: server.url, LLM_MODEL: 'm' },
      ...{ LLM_NAME: 'Своя модель', LLM_COUNTRY: 'Россия' },
    },
  });
  me = await createPerson(test, [17]);
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.behave('stream');
  write = otherWords;
});

/** The theses in other words, and two sentences that are not true. */
function otherWords(body: string): string {
  const { theses, facts, task } = materialOf(body);
  const [first] = facts;
  const paragraphs = theses.map((sentences) =>
    sentences.map(({ text, factors }) => ({
      text: task === undefined ? `Иначе говоря: ${text}` : `Короче: ${text}`,
      factors,
    })),
  );
  const untrue = [
    { text: 'В 2031 году вас ждёт удача.', factors: first ? [first.id] : [] },
    { text: 'Это сказано ни на чём и потому не стоит ничего.', factors: [] },
  ];
  return `Вот раздел:\n\`\`\`json\n${JSON.stringify({ paragraphs: [...paragraphs, untrue] })}\n\`\`\``;
}

async function written(more: object = {}): Promise<ConsultedReading> {
  const body = { productId: 17, kind: 'veda-portrait', client, asOf: '2026-12-01', detail: 'short', ...more };
  const headers = { 'idempotency-key': randomUUID() };
  const { value } = await test.call(contract.generateConsultation, { token: me.token, body, headers });
  const about = { token: me.token, params: { id: value.id } };
  return vi.waitUntil(
    async () => {
      const { value: now } = await test.call(contract.getConsultation, about);
      return now.status === 'done' || now.status === 'failed' ? readingOf(now) : null;
    },
    { timeout: 60_000, interval: 100 },
  );
}

const sentencesOf = ({ document }: ConsultedReading) =>
  document?.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ sentences }) => sentences)) ?? [];

describe('a document by a language model', () => {
  it('is in its words, marked so, and every sentence rests on factors that hold', async () => {
    const made = await written();
    expect([made.status, made.writer, made.document?.writer]).toEqual(['done', 'model', 'model']);
    const sentences = sentencesOf(made);
    const byModel = sentences.filter(({ by }) => by === 'model');
    expect(byModel.length).toBeGreaterThan(20);
    expect(sentences.every(({ text }) => !/В 2031 году вас|ни на чём/u.test(text))).toBe(true);
    expect(byModel.every(({ factors }) => factors.length > 0)).toBe(true);
    const { inputs, settings, factors = {} } = made.document ?? {};
    const rules = Object.values(factors).map(({ rule }) => rule);
    const { value } = await test.call(verifyRules, { body: { births: inputs?.births, settings, rules } });
    expect(value.results.filter(({ holds }) => holds !== true)).toEqual([]);
  });

  it('tells nobody outside whose it is: no name, date, clock, place, coordinate, phone or mail', async () => {
    const question =
      'Мавра спрашивает: переедет ли Евлампий из Ярославля 3 ноября? Пишите на m@mail.example, +79123456789';
    const place = { latitude: 57.6262, longitude: 39.8933, timeZone: 'Europe/Moscow' };
    await written({ question, shareQuestion: true, detail: 'long' });
    await written({ kind: 'veda-pair', second, question });
    await written({ kind: 'veda-tajaka', detail: 'long' });
    await written({ kind: 'veda-dashas', detail: 'long' });
    await written({ kind: 'veda-muhurta', purpose: 'travel', place, from: '2026-12-01', to: '2026-12-20' });
    expect(server.received.length).toBeGreaterThan(20);
    for (const { body } of server.received) {
      for (const canary of CANARIES) expect(body).not.toMatch(canary);
    }
  });

  it('sends the question only when it was ticked, and without who is named in it', async () => {
    const question = 'Стоит ли Мавре менять работу?';
    const questions = () => [...new Set(server.received.map(({ body }) => materialOf(body).question))];
    await written({ question });
    expect(questions()).toEqual([undefined]);
    server.received.length = 0;
    await written({ question, shareQuestion: true });
    expect(questions()).toEqual(['Стоит ли [имя] менять работу?']);
  });

  it('is the composer’s when it was asked for so, and nothing is sent', async () => {
    const made = await written({ writer: 'composer' });
    expect([made.writer, made.document?.writer]).toEqual(['composer', undefined]);
    expect(server.received).toEqual([]);
  });

  it('keeps the composer’s words of a section that did not stand up', async () => {
    write = (body) =>
      materialOf(body).section.id === 'work'
        ? '{"paragraphs":[[{"text":"Дело растёт.","factors":[]}]]}'
        : otherWords(body);
    const made = await written();
    expect(made.writer).toBe('model');
    const byOf = (id: string) =>
      made.document?.sections
        .find((section) => section.id === id)
        ?.paragraphs.flatMap(({ sentences }) => sentences.map(({ by }) => by));
    expect(new Set(byOf('work'))).toEqual(new Set(['composer']));
    expect(new Set(byOf('money'))).toEqual(new Set(['model']));
  });

  it('falls back to the composer when the model talks nonsense, and is not asked for a while; the document says so', async () => {
    server.behave('garbage');
    const made = await written();
    expect([made.status, made.writer, made.document?.writer]).toEqual(['done', 'composer', 'composer-instead']);
    expect(new Set(sentencesOf(made).map(({ by }) => by))).toEqual(new Set(['composer']));
    server.behave('stream');
    server.received.length = 0;
    const next = await written();
    expect([next.document?.writer, server.received.length]).toEqual(['composer-instead', 0]);
  });
});

describe('a section of it', () => {
  // By itself: the faults above leave the breaker open.
  let own: TestApp;
  let who: Person;
  beforeAll(async () => {
    const env = { LLM_PROVIDER: 'ollama', LLM_BASE_URL: server.url, LLM_MODEL: 'm', LLM_COUNTRY: 'Россия' };
    own = await startTestApp({ env });
    who = await createPerson(own, [14]);
  });
  afterAll(() => own.close());

  it('is rewritten by the model; where it does not answer nothing is charged and nothing changes', async () => {
    const body = { productId: 14, kind: 'veda-portrait', client, asOf: '2026-12-01', detail: 'short' };
    const { value } = await own.call(contract.generateConsultation, { token: who.token, body });
    const about = { token: who.token, params: { id: value.id } };
    const made = await vi.waitUntil(
      async () => {
        const { value: now } = await own.call(contract.getConsultation, about);
        return now.status === 'done' ? readingOf(now) : null;
      },
      { timeout: 60_000, interval: 100 },
    );
    expect(made.document?.writer).toBe('model');
    const rewrite = (how: string, version: number) =>
      own.call(edits.rewriteSection, {
        token: who.token,
        params: { id: value.id, section: 'work' },
        body: { version, how },
      });
    server.received.length = 0;
    const again = await rewrite('again', 1);
    expect(again.value.freeRewrites).toBe(2);
    const work = readingOf(again.value).document?.sections.find(({ id }) => id === 'work');
    expect(work?.paragraphs[0]?.sentences[0]).toMatchObject({ by: 'model', text: expect.stringMatching(/^Короче: /) });
    expect(server.received.map(({ body: sent }) => materialOf(sent).task)).toEqual(['Скажи это другими словами.']);
    const { value: versions } = await own.call(edits.listVersions, about);
    expect(versions.items.map(({ by }) => by)).toEqual(['model', 'model']);
    server.behave('refused');
    const refused = await rewrite('gentler', 2);
    expect([refused.status, refused.problem.code]).toEqual([503, 'UNAVAILABLE']);
    const { value: after } = await own.call(contract.getConsultation, about);
    expect([after.freeRewrites, after.document?.version]).toEqual([2, 2]);
  });
});
