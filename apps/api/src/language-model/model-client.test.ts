import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Behaviour, type ModelServer, startModelServer } from '../../test/model-server.ts';
import { parseEnv } from '../env.ts';
import { createModelClient, type Patience } from './model-client.ts';
import { ModelError } from './model-error.ts';
import { modelSettings } from './model-settings.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(() => 'Всё сказано.');
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
  server.behave('stream');
});

const settingsOf = (env: Record<string, string>) => {
  const settings = modelSettings(parseEnv(env));
  if (!settings) throw new Error('no model');
  return settings;
};
const ownModel = () =>
  settingsOf({
    ...{ LLM_PROVIDER: 'openai-compatible', LLM_BASE_URL: `${server.url}/v1/`, LLM_MODEL: 'm', LLM_API_KEY: 'key' },
    ...{ LLM_NAME: 'Своя', LLM_COUNTRY: 'Россия' },
  });
const quick = { pauseMs: 1, failures: 100 } as const;
/** For a model that says nothing at all: it is sure to be late. */
const short = { ...quick, silenceMs: 100 };
const ask = (patience: Partial<Patience> = {}, settings = ownModel()) =>
  createModelClient(settings, { ...quick, ...patience }).ask(
    { system: 'правила', user: 'материал', mostTokens: 100 },
    new AbortController().signal,
  );
const faultOf = async (promise: Promise<string>) => {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof ModelError ? error.fault : error;
};

describe('a language model', () => {
  it('is asked as chat completions are, and heard as a stream or whole', async () => {
    expect(await ask()).toBe('Всё сказано.');
    server.behave('whole');
    expect(await ask()).toBe('Всё сказано.');
    const [first] = server.received;
    expect(first?.path).toBe('/v1/chat/completions');
    expect(first?.headers.authorization).toBe('Bearer key');
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      model: 'm',
      stream: true,
      max_tokens: 100,
      response_format: { type: 'json_object' },
      messages: [
        { role: 'system', content: 'правила' },
        { role: 'user', content: 'материал' },
      ],
    });
  });

  it('that is busy, broken or breaks off is asked again', async () => {
    for (const behaviour of ['busy', 'broken', 'cut'] as const) {
      server.received.length = 0;
      server.behave(behaviour, behaviour, 'stream');
      expect(await ask(), behaviour).toBe('Всё сказано.');
      expect(server.received, behaviour).toHaveLength(3);
    }
  });

  it.each([
    ['hang', 'timeout', 1],
    ['stall', 'timeout', 1],
    ['cut', 'unreachable', 3],
    ['busy', 'busy', 3],
    ['broken', 'broken', 3],
    ['refused', 'refused', 1],
    ['garbage', 'garbage', 1],
    ['garbage-events', 'garbage', 1],
    ['flood', 'too-long', 1],
    ['flood-whole', 'too-long', 1],
  ] as const satisfies readonly (readonly [Behaviour, string, number])[])(
    'that does nothing but %s is given up: %s after %i tries',
    async (behaviour, fault, tries) => {
      server.behave(behaviour);
      expect(await faultOf(ask(fault === 'timeout' ? short : {}))).toBe(fault);
      expect(server.received).toHaveLength(tries);
    },
  );

  it('is not asked while the breaker is open, and asked again after its rest', async () => {
    const client = createModelClient(ownModel(), { ...quick, retries: 0, failures: 3, restMs: 200 });
    const once = () => client.ask({ system: '', user: '', mostTokens: 1 }, new AbortController().signal);
    server.behave('broken');
    for (let count = 0; count < 3; count += 1) expect(await faultOf(once())).toBe('broken');
    expect(await faultOf(once())).toBe('unreachable');
    expect(server.received).toHaveLength(3);
    server.behave('stream');
    await expect.poll(() => faultOf(once()), { timeout: 5_000, interval: 50 }).toBeNull();
  });

  it('is let go at once by whoever asked', async () => {
    server.behave('hang');
    const stop = new AbortController();
    const asked = createModelClient(ownModel(), quick).ask({ system: '', user: '', mostTokens: 1 }, stop.signal);
    await expect.poll(() => server.received.length).toBe(1);
    stop.abort();
    await expect(asked).rejects.toThrow();
    expect(server.received).toHaveLength(1);
  });

  it('that is not there is unreachable', async () => {
    const nobody = { ...ownModel(), baseUrl: 'http://127.0.0.1:9' };
    expect(await faultOf(ask({}, nobody))).toBe('unreachable');
  });
});

describe('presets', () => {
  it('of YandexGPT name the folder in the model and in a header', async () => {
    const settings = settingsOf({
      ...{ LLM_PROVIDER: 'yandexgpt', LLM_API_KEY: 'AQVN', LLM_FOLDER: 'b1g0' },
      LLM_BASE_URL: server.url,
    });
    expect(settings).toMatchObject({ name: 'YandexGPT', country: 'Россия' });
    await ask({}, settings);
    const [request] = server.received;
    expect(request?.headers).toMatchObject({ authorization: 'Api-Key AQVN', 'openai-project': 'b1g0' });
    expect(JSON.parse(request?.body ?? '').model).toBe('gpt://b1g0/yandexgpt/latest');
  });

  it('of GigaChat exchange the key for a token, keep it, and ask for another when it is refused', async () => {
    const settings = settingsOf({
      ...{
        LLM_PROVIDER: 'gigachat',
        LLM_API_KEY: 'a2V5',
        LLM_BASE_URL: server.url,
        LLM_TOKEN_URL: `${server.url}/oauth`,
      },
      LLM_SCOPE: 'GIGACHAT_API_B2B',
    });
    const client = createModelClient(settings, quick);
    const once = () => client.ask({ system: '', user: '', mostTokens: 1 }, new AbortController().signal);
    await once();
    await once();
    server.behave('refused', 'stream');
    await once();
    const [exchange] = server.received;
    expect(exchange?.headers).toMatchObject({
      authorization: 'Basic a2V5',
      rquid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(exchange?.body).toBe('scope=GIGACHAT_API_B2B');
    const heard = server.received.map(({ path, headers }) => (path === '/oauth' ? 'exchange' : headers.authorization));
    expect(heard).toEqual([
      'exchange',
      ...['Bearer token-1', 'Bearer token-1', 'Bearer token-1'],
      'exchange',
      'Bearer token-2',
    ]);
    const asked = server.received.find(({ path }) => path !== '/oauth')?.body ?? '';
    expect(asked).not.toContain('response_format');
  });

  it('of Ollama and vLLM need a model, and a country to name', () => {
    expect(settingsOf({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'qwen3', LLM_COUNTRY: 'Россия' })).toMatchObject({
      ...{ baseUrl: 'http://localhost:11434/v1', model: 'qwen3', authorization: { kind: 'none' } },
    });
    expect(() => parseEnv({ LLM_PROVIDER: 'vllm', LLM_MODEL: 'm', LLM_COUNTRY: 'Россия' })).toThrow(/LLM_BASE_URL/);
    expect(() => parseEnv({ LLM_PROVIDER: 'ollama', LLM_MODEL: 'm' })).toThrow(/LLM_COUNTRY/);
    expect(() => parseEnv({ LLM_PROVIDER: 'yandexgpt', LLM_API_KEY: 'k' })).toThrow(/LLM_FOLDER/);
    expect(() => parseEnv({ LLM_PROVIDER: 'other' })).toThrow(/LLM_PROVIDER/);
    expect(modelSettings(parseEnv({}))).toBeNull();
  });
});
