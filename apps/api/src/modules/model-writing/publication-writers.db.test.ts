import { randomUUID } from 'node:crypto';
import * as contract from '@nebosvod/contracts/consultations';
import { checkPublication } from '@nebosvod/contracts/publication';
import type { PublicationDocument } from '@nebosvod/contracts/publication-document';
import { generationCount } from '@nebosvod/contracts/user';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type ModelServer, startModelServer } from '../../../test/model-server.ts';
import { createPerson, type Person } from '../../../test/people.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const asked = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });
const material = z.object({
  remark: z.string().optional(),
  voice: z.object({ words: z.number(), address: z.string(), avoid: z.array(z.string()) }),
  parts: z.array(z.object({ id: z.string(), text: z.string(), most: z.number(), seconds: z.number().optional() })),
});
const materialOf = (body: string) => {
  const { messages } = asked.parse(JSON.parse(body));
  return material.parse(JSON.parse(messages.find(({ role }) => role === 'user')?.content ?? ''));
};

let server: ModelServer;
let test: TestApp;
let me: Person;
let write: (body: string) => string;
beforeAll(async () => {
  server = await startModelServer((body) => write(body));
  const env = { LLM_PROVIDER: 'ollama', LLM_BASE_URL: server.url, LLM_MODEL: 'm', LLM_COUNTRY: 'Россия' };
  test = await startTestApp({ env });
  me = await createPerson(test, [3]);
});
afterAll(async () => {
  await test.close();
  await server.close();
});
beforeEach(() => {
  server.received.length = 0;
  server.behave('stream');
  write = answered();
});

/** The parts in other words: they end otherwise, and after the first part whatever a test wants to see refused. */
const answered =
  (more: string = '', only: (body: string) => boolean = () => true) =>
  (body: string) => {
    const parts = materialOf(body).parts.map(({ id, text }, at) => {
      // A question stays one: told as a fact it may promise.
      const other = text.replace(/\.$/u, '…').replace(/\?$/u, '?..');
      return [id, at === 0 && more !== '' && only(body) ? `${other} ${more}` : other] as const;
    });
    return `Вот:\n\`\`\`json\n${JSON.stringify({ parts: Object.fromEntries(parts) })}\n\`\`\``;
  };

async function written(order: object): Promise<PublicationDocument> {
  const body = { productId: 3, kind: 'post', topic: 'Полнолуние', ...order };
  const headers = { 'idempotency-key': randomUUID() };
  const { value } = await test.call(contract.generateConsultation, { token: me.token, body, headers });
  const about = { token: me.token, params: { id: value.id } };
  return vi.waitUntil(
    async () => {
      const { value: now } = await test.call(contract.getConsultation, about);
      if (now.status !== 'done' && now.status !== 'failed') return null;
      if (!now.document || !('kind' in now.document)) throw new Error(now.error?.detail ?? 'no publication');
      expect(now.writer).toBe(now.document.writer === 'model' ? 'model' : 'composer');
      return now.document;
    },
    { timeout: 60_000, interval: 100 },
  );
}

const wordsOf = (document: PublicationDocument): string => {
  switch (document.kind) {
    case 'story':
      return document.frames.map(({ text, cta = '' }) => [text, cta].join('\n')).join('\n');
    case 'reels':
      return [...document.scenes.map(({ voice }) => voice), document.caption].join('\n');
    case 'carousel':
      return [document.hook, document.text, document.cta, ...document.slides.map(({ text }) => text)].join('\n');
    case 'post':
      return [document.hook, document.text, document.cta].join('\n');
    case 'plan':
      return '';
  }
};

describe('a publication by a language model', () => {
  it.each(['post', 'carousel', 'story', 'reels'] as const)(
    '%s is in its words, charged once and checked',
    async (kind) => {
      const query = { user_id: me.id, product_id: '3' };
      const used = async () => (await test.call(generationCount, { token: me.token, query })).value.used;
      const before = await used();
      const document = await written({ kind });
      expect([document.kind, document.writer]).toEqual([kind, 'model']);
      expect(wordsOf(document)).toMatch(/…$/mu);
      expect(await used()).toBe(before + 1);
      expect(server.received).toHaveLength(1);
      const { value: remarks } = await test.call(checkPublication, {
        token: me.token,
        body: { text: wordsOf(document), date: document.asOf },
      });
      expect(remarks.filter(({ level }) => level === 'stop')).toEqual([]);
    },
  );

  it.each([
    ['a promise', 'Гарантированно получите повышение.'],
    ['fear', 'Кто не придёт, встретит год с порчей.'],
    ['a false sky', 'Сегодня Меркурий попятный в Деве.'],
    ['a date of its own', 'Вернёмся к этому 31 марта.'],
    ['a number of its own', 'Это видят 97 человек.'],
    ['a name', 'Спасибо, дорогая Зинаида, за вопрос.'],
    ['an address', 'Подробности на https://example.ru.'],
  ])('with %s is not taken: it is asked again, then the words of the rules stand', async (_, more) => {
    write = answered(more);
    const document = await written({});
    expect(document.writer).toBe('composer-instead');
    expect(wordsOf(document)).not.toContain(more);
    const remarks = server.received.map(({ body }) => materialOf(body).remark);
    expect(remarks).toEqual([undefined, expect.stringMatching(/^Прошлый ответ не подошёл: /)]);
  });

  it('is taken where the second answer stands up', async () => {
    write = answered('Гарантированно получите повышение.', (body) => materialOf(body).remark === undefined);
    expect((await written({ kind: 'story' })).writer).toBe('model');
    expect(server.received).toHaveLength(2);
  });

  it('sends nothing that the person typed: neither the topic nor words that may name somebody', async () => {
    const topic = 'Мавра Стародубцева и её тётушка';
    const document = await written({ topic });
    expect(document.writer).toBe('model');
    expect(wordsOf(document)).toContain(topic);
    for (const { body } of server.received) expect(body).not.toMatch(/Мавр|Стародуб|тётушк/iu);
  });

  it('is of the rules when it was asked for so, and a plan always is: nothing is sent', async () => {
    expect((await written({ writer: 'composer' })).writer).toBeUndefined();
    const place = { latitude: 55.7558, longitude: 37.6173, timeZone: 'Europe/Moscow' };
    const plan = { kind: 'plan', topic: undefined, networks: ['vk'], perWeek: 1, weeks: 1, from: '2026-12-01', place };
    expect((await written(plan)).writer).toBeUndefined();
    expect(server.received).toEqual([]);
  });

  it('falls back to the rules when the model does not answer, and says so', async () => {
    server.behave('refused');
    expect((await written({ kind: 'reels' })).writer).toBe('composer-instead');
  });
});
