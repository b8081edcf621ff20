import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ModelServer, startModelServer } from '../../../test/model-server.ts';
import { parseEnv } from '../../env.ts';
import { modelSettings } from '../../language-model/model-settings.ts';
import { setLink, tryLink, tryModel } from './setup-trial.service.ts';

let server: Server;
let model: ModelServer;
let origin: string;
beforeAll(async () => {
  model = await startModelServer(() => '{"ready": true}');
  const answers: Record<string, [number, Record<string, string>, string]> = {
    '/health/live': [200, { 'content-type': 'application/json' }, '{"status":"ok"}'],
    '/chat': [200, { 'content-type': 'text/html; charset=utf-8' }, '<p>чат</p>'],
    '/tag.js': [200, { 'content-type': 'application/javascript' }, 'ym()'],
    '/moved': [302, { location: 'https://elsewhere.example/chat' }, ''],
    '/closed': [403, {}, ''],
    '/long': [200, { 'content-type': 'text/html' }, 'x'.repeat(1_000_000)],
  };
  server = createServer((request, response) => {
    const found = answers[request.url ?? ''];
    // What is not named here says nothing at all.
    if (found) response.writeHead(found[0], found[1]).end(found[2]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await Promise.all([model.close(), new Promise((resolve) => server.close(resolve))]);
});

describe('an address that the operator has set', () => {
  it('is what the environment names, and nothing while it names none', () => {
    const env = parseEnv({ PUBLIC_URL: 'https://nebo.example/path', CHAT_URL: 'https://t.me/nebo', METRIKA_ID: '12' });
    expect(setLink(env, 'address')?.url).toBe('https://nebo.example/health/live');
    expect(setLink(env, 'chat')?.url).toBe('https://t.me/nebo');
    expect(setLink(env, 'counter')?.url).toBe('https://mc.yandex.ru/metrika/tag.js');
    for (const step of ['address', 'chat', 'counter'] as const) expect(setLink(parseEnv({}), step)).toBeNull();
  });

  it.each([
    ['address', '/health/live', 'answers'],
    ['address', '/chat', 'foreign'],
    ['address', '/long', 'foreign'],
    ['chat', '/chat', 'answers'],
    ['chat', '/tag.js', 'foreign'],
    ['counter', '/tag.js', 'answers'],
    ['counter', '/chat', 'foreign'],
    ['chat', '/closed', 'refuses'],
  ] as const)('of %s at %s: %s', async (step, path, outcome) => {
    expect(await tryLink({ step, url: `${origin}${path}` })).toMatchObject({ outcome, redirectHost: null });
  });

  it('is not followed where it sends, the host is named', async () => {
    expect(await tryLink({ step: 'chat', url: `${origin}/moved` })).toMatchObject({
      outcome: 'redirects',
      status: 302,
      redirectHost: 'elsewhere.example',
    });
  });

  it('that is silent, closed or without a name says which', async () => {
    expect((await tryLink({ step: 'chat', url: `${origin}/silent` }, 100)).outcome).toBe('timeout');
    expect((await tryLink({ step: 'chat', url: 'http://127.0.0.1:1/' })).outcome).toBe('unreachable');
    expect((await tryLink({ step: 'chat', url: 'https://127.0.0.1:1/' })).outcome).toBe('unreachable');
  });
});

describe("the operator's language model", () => {
  const settings = () => {
    const own = { LLM_MODEL: 'm', LLM_API_KEY: 'key', LLM_NAME: 'Своя', LLM_COUNTRY: 'Россия' };
    const found = modelSettings(parseEnv({ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: model.url, ...own }));
    if (!found) throw new Error('no model');
    return found;
  };

  it('is asked one question, and nothing of anybody', async () => {
    expect(await tryModel(settings())).toMatchObject({ name: 'Своя', fault: null });
    expect(model.received).toHaveLength(1);
  });

  it.each([
    ['refused', 'refused'],
    ['busy', 'busy'],
    ['broken', 'broken'],
    ['garbage', 'garbage'],
    ['hang', 'timeout'],
  ] as const)('that answers with %s has the fault %s, and is not asked again', async (behaviour, fault) => {
    model.received.length = 0;
    model.behave(behaviour);
    expect((await tryModel(settings(), 200)).fault).toBe(fault);
    expect(model.received).toHaveLength(1);
  });
});
